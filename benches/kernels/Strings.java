/** Building, searching and hashing strings. */
public class Strings {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        long sum = 0;
        for (int round = 0; round < n; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 100; i++) {
                text.append("item ").append(i).append(',').append(i * 2);
            }
            String all = text.toString();
            sum += all.hashCode() + all.indexOf("item 99") + all.length();
            for (int i = 0; i < all.length(); i++) {
                if (all.charAt(i) == ',') sum++;
            }
        }
        System.out.println(sum);
    }
}
