//@ about: arrays of every element type: defaults, loads, stores, narrowing, initializers, class names
public class ElementTypes {
    static boolean[] booleans = new boolean[3];
    static byte[] bytes = new byte[3];
    static short[] shorts = new short[3];
    static char[] chars = new char[3];
    static int[] ints = new int[3];
    static long[] longs = new long[3];
    static float[] floats = new float[3];
    static double[] doubles = new double[3];
    static String[] strings = new String[3];
    static int[][] nested = new int[3][];

    static void show(String when) {
        for (int i = 0; i < 3; i++) {
            System.out.println(when + " " + i + ": " + booleans[i] + " " + bytes[i] + " " + shorts[i] + " " + (int) chars[i] + " " + ints[i] + " " + longs[i]
                + " " + floats[i] + " " + doubles[i] + " " + strings[i] + " " + (nested[i] == null ? "null" : "int[" + nested[i].length + "]"));
        }
    }

    static void fill(int v) {
        for (int i = 0; i < 3; i++) {
            int x = v * (i + 1);
            booleans[i] = x % 2 != 0;
            bytes[i] = (byte) x;
            shorts[i] = (short) x;
            chars[i] = (char) x;
            ints[i] = x;
            longs[i] = (long) x << 20;
            floats[i] = x / 3f;
            doubles[i] = -x;
            strings[i] = "s" + x;
            nested[i] = new int[i];
        }
    }

    public static void main(String[] args) {
        show("fresh");
        fill(77777);
        show("filled");
        fill(-129);
        show("refilled");
        Object[] all = {booleans, bytes, shorts, chars, ints, longs, floats, doubles, strings, nested, new Object[0][0][0], new ElementTypes[1], new Runnable[0]};
        for (Object a : all) {
            System.out.println(a.getClass().getName() + " " + a.getClass().getSimpleName() + " " + a.getClass().getComponentType() + " "
                + a.getClass().getSuperclass().getName() + " " + (a instanceof Cloneable) + " " + (a instanceof java.io.Serializable) + " " + java.lang.reflect.Array.getLength(a));
        }
        initializers();
        lengths();
    }

    static void initializers() {
        byte[] b = {1, -1, 'a', (byte) 200};
        char[] c = {'x', 65, (char) -1};
        long[] l = {1, 'b', Integer.MAX_VALUE + 1, Integer.MAX_VALUE + 1L};
        float[] f = {1, 'c', 1L << 60, 0x1p-149f};
        double[] d = {1, 1f / 3, 1.0 / 3, 'd'};
        boolean[] z = {b[1] < 0, c.length == 3, !true};
        Object[] o = {1, 'e', 2L, 3f, 4.0, true, "s", null, new int[] {9}.length};
        int sum = 0;
        for (byte v : b) sum += v;
        for (char v : c) sum += v;
        for (boolean v : z) sum += v ? 1 : 0;
        System.out.println(sum + " " + l[2] + " " + l[3] + " " + f[2] + " " + f[3] + " " + d[1] + " " + d[3]);
        for (Object v : o) {
            System.out.print(v + (v == null ? " " : ":" + v.getClass().getSimpleName() + " "));
        }
        System.out.println();
    }

    static void lengths() {
        int old[] = {1}, plain = 2, cube[][][] = new int[2][3][4];
        System.out.println(old.length + plain + cube.length * cube[1].length * cube[1][2].length);
        System.out.println(new int[0].length + " " + new int['a'].length + " " + new int[(byte) 5].length + " " + new double[(short) 7].length);
        int[] empty = {};
        for (int v : empty) System.out.println("never " + v);
        int size = 4;
        System.out.println(new long[size++ * size].length + " " + size);
    }
}
