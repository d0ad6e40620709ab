/** Reading and writing fields of one object. */
public class Fields {
    private int a = 1, b = 2, c = 3;
    private long total;

    private void step(int i) {
        a = b + i;
        b = c ^ a;
        c = a + b;
        total += a + b + c;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Fields f = new Fields();
        for (int i = 0; i < n * 1000; i++) {
            f.step(i);
        }
        System.out.println(f.total);
    }
}
