//@ about: array element compound assignments as statements and values: dup, dup_x1, dup_x2, dup2, dup2_x1, dup2_x2
public class StackShapes {
    static long staticLong = 5;
    static int staticInt = 5;
    long fieldLong = 7;
    double fieldDouble = 0.5;
    int fieldInt = 7;
    String fieldString = "f";

    static int index;

    static int at() {
        return index++;
    }

    static StackShapes self(StackShapes s) {
        index += 100;
        return s;
    }

    public static void main(String[] args) {
        int[] i = {1, 2, 3, 4};
        long[] l = {1L << 33, 2, 3, 4};
        double[] d = {0.5, 1.5, 2.5, 3.5};
        byte[] b = {127, -128, 0, 1};
        String[] s = {"a", "b", "c", "d"};

        int x = i[at()]++;
        int y = ++i[at()];
        int z = i[at()] += 10;
        int w = i[at()] = 20;
        System.out.println(x + " " + y + " " + z + " " + w + " " + i[0] + i[1] + i[2] + i[3] + " " + index);
        index = 0;
        long p = l[at()]++, q = --l[at()], r = l[at()] <<= 40, t = l[at()] = -1;
        System.out.println(p + " " + q + " " + r + " " + t + " " + l[0] + " " + l[3] + " " + index);
        index = 0;
        double e = d[at()]--, f = ++d[at()], g = d[at()] *= 4, h = d[at()] = 9;
        System.out.println(e + " " + f + " " + g + " " + h + " " + d[0] + " " + index);
        index = 0;
        int m = b[at()]++, n = --b[at()], o = b[at()] += 300, k = b[at()] = (byte) 255;
        System.out.println(m + " " + n + " " + o + " " + k + " " + b[0] + " " + b[1] + " " + index);
        index = 0;
        String c = s[at()] += "x", v = s[at()] = s[at()] + s[at()];
        System.out.println(c + " " + v + " " + String.join(",", s) + " " + index);

        index = 0;
        StackShapes o1 = new StackShapes();
        long fl = self(o1).fieldLong++ + ++self(o1).fieldLong + (self(o1).fieldLong *= 2);
        double fd = self(o1).fieldDouble-- - (self(o1).fieldDouble /= 4);
        int fi = self(o1).fieldInt-- * --self(o1).fieldInt;
        String fs = (self(o1).fieldString += at()) + (o1.fieldString += at());
        System.out.println(fl + " " + fd + " " + fi + " " + fs + " " + o1.fieldLong + " " + o1.fieldDouble + " " + o1.fieldInt + " " + o1.fieldString + " " + index);
        long sl = staticLong++ + (staticLong -= 3) + --staticLong;
        int si = staticInt++ + (staticInt ^= 1) + --staticInt + (staticInt = 50);
        System.out.println(sl + " " + si + " " + staticLong + " " + staticInt);

        int a1, a2, a3;
        a1 = i[0] = o1.fieldInt = staticInt = a2 = i[1] = a3 = 77;
        long b1 = l[0] = o1.fieldLong = staticLong = a1 + a2 + a3;
        System.out.println(a1 + " " + i[0] + " " + o1.fieldInt + " " + staticInt + " " + b1 + " " + l[0] + " " + o1.fieldLong + " " + staticLong);

        int[][] grid = {{1, 2}, {3, 4}};
        index = 0;
        grid[at()][at()] += grid[at() - 1][0]-- + --grid[1][1];
        long[][] big = {{1}, {2}};
        long value = (big[1][0] += big[0][0]++ * 10) + big[0][0];
        System.out.println(grid[0][0] + " " + grid[0][1] + " " + grid[1][0] + " " + grid[1][1] + " " + value + " " + big[1][0]);

        Integer[] boxed = {1, 2};
        Integer before = boxed[0]++;
        boxed[1] += boxed[0];
        Long wide = 5L;
        wide++;
        Character ch = 'a';
        ch++;
        System.out.println(before + " " + boxed[0] + " " + boxed[1] + " " + wide + " " + ch);
        self(o1).fieldLong++;
        new int[] {1, 2}[1]++;
        System.out.println(new long[] {3, 4}[1] + o1.fieldLong);
    }
}
