/** Throwing through a few frames, catching, finally. */
public class Exceptions {
    static int depth(int n) {
        if (n == 0) throw new IllegalStateException("bottom");
        try {
            return depth(n - 1) + 1;
        } finally {
            counter++;
        }
    }

    static int counter;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int caught = 0;
        int[] small = new int[2];
        for (int i = 0; i < n * 10; i++) {
            try {
                caught += depth(5);
            } catch (IllegalStateException e) {
                caught++;
            }
            try {
                small[i & 3]++;
            } catch (ArrayIndexOutOfBoundsException e) {
                caught++;
            }
        }
        System.out.println(caught + counter);
    }
}
