//@ about: many large short-lived arrays in a row: garbage is collected, memory is not exhausted
public class LargeArraysInARow {
    static long sum(int[] a, int[] b, long[] c) {
        a[a.length - 1] = 1;
        b[0] = 2;
        c[c.length / 2] = 3;
        return a[a.length - 1] + b[0] + c[c.length / 2] + a.length;
    }

    public static void main(String[] args) {
        long total = 0;
        for (int i = 0; i < 40; i++) {
            total += sum(new int[5_000_000], new int[4_500_000 + i], new long[2_500_000]);
        }
        System.out.println(total);
        Object[] chain = null;
        for (int i = 0; i < 60; i++) {
            Object[] next = new Object[2_000_000];
            next[i] = i % 10 == 0 ? null : chain;
            chain = next;
        }
        int links = 0;
        for (int i = 59; chain != null; i--) {
            chain = (Object[]) chain[i];
            links++;
        }
        System.out.println(links);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 22; i++) {
            text.append(i).append(text, 0, text.length());
        }
        System.out.println(text.length());
    }
}
