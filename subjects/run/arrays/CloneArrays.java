//@ about: clone() of arrays of all types: new identity, equal contents, shallow for nested arrays
import java.util.Arrays;

public class CloneArrays {
    static class Box {
        int v;

        Box(int v) {
            this.v = v;
        }
    }

    public static void main(String[] args) {
        int[] ints = {1, 2, 3};
        int[] copy = ints.clone();
        copy[0] = 100;
        System.out.println(ints[0] + " " + copy[0] + " " + (ints != copy) + " " + copy.length);
        primitives();
        shallow();
        typed(new String[] {"a", "b"});
        typed(new Integer[] {1});
        typed(new Object[0]);
        nested();
        inExpressions();
    }

    static void primitives() {
        boolean[] z = {true, false};
        byte[] b = {-1, 1};
        short[] s = {300};
        char[] c = {'c'};
        long[] l = {1L << 50, -1};
        float[] f = {1.5f, Float.NaN};
        double[] d = {-0.0, 2.5};
        boolean[] z2 = z.clone();
        byte[] b2 = b.clone();
        short[] s2 = s.clone();
        char[] c2 = c.clone();
        long[] l2 = l.clone();
        float[] f2 = f.clone();
        double[] d2 = d.clone();
        System.out.println(Arrays.equals(z, z2) + " " + Arrays.equals(b, b2) + " " + Arrays.equals(s, s2) + " " + Arrays.equals(c, c2) + " "
            + Arrays.equals(l, l2) + " " + Arrays.equals(f, f2) + " " + Arrays.equals(d, d2));
        z[0] = false;
        b[0] = 5;
        s[0]++;
        c[0]++;
        l[0]++;
        f[0]++;
        d[0]++;
        System.out.println(z2[0] + " " + b2[0] + " " + s2[0] + " " + c2[0] + " " + l2[0] + " " + f2[0] + " " + d2[0]);
        System.out.println(new int[0].clone().length + " " + new String[3].clone()[2]);
    }

    static void shallow() {
        Box[] boxes = {new Box(1), new Box(2), null};
        Box[] copy = boxes.clone();
        copy[0].v = 10;
        copy[1] = new Box(20);
        System.out.println(boxes[0].v + " " + boxes[1].v + " " + copy[1].v + " " + (boxes[0] == copy[0]) + " " + copy[2]);
    }

    static void typed(Object[] a) {
        Object[] copy = a.clone();
        System.out.println(copy.getClass() == a.getClass() ? copy.getClass().getName() : "different class");
        if (copy.length > 0) {
            try {
                copy[0] = new Object();
                System.out.println("stored");
            } catch (ArrayStoreException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static void nested() {
        int[][] grid = {{1, 2}, {3, 4}};
        int[][] shallow = grid.clone();
        int[][] deep = new int[grid.length][];
        for (int i = 0; i < grid.length; i++) {
            deep[i] = grid[i].clone();
        }
        grid[0][0] = 99;
        grid[1] = new int[] {7};
        System.out.println(Arrays.deepToString(grid) + Arrays.deepToString(shallow) + Arrays.deepToString(deep));
        System.out.println(Arrays.deepEquals(shallow, deep) + " " + (shallow[0] == grid[0]) + " " + (deep[0] == grid[0]));
    }

    static void inExpressions() {
        int[] a = {3, 1, 2};
        int[] b;
        Arrays.sort(b = a.clone());
        System.out.println(Arrays.toString(a) + Arrays.toString(b));
        int sum = 0;
        for (int v : a.clone()) {
            a[0] += v;
            sum += v;
        }
        System.out.println(a[0] + " " + sum);
        int[] none = null;
        try {
            none.clone();
        } catch (NullPointerException e) {
            System.out.println("no array to clone");
        }
    }
}
