/** Integer arithmetic in a nested loop. */
public class IntLoop {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 1000; j++) {
                sum += (i ^ j) * 31 + (sum >>> 3);
            }
        }
        System.out.println(sum);
    }
}
