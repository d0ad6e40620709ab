//@ about: jagged arrays: triangles, rows replaced and shared, null rows, growth
import java.util.Arrays;

public class Jagged {
    static int[][] pascal(int rows) {
        int[][] t = new int[rows][];
        for (int r = 0; r < rows; r++) {
            t[r] = new int[r + 1];
            t[r][0] = t[r][r] = 1;
            for (int c = 1; c < r; c++) {
                t[r][c] = t[r - 1][c - 1] + t[r - 1][c];
            }
        }
        return t;
    }

    static int[][] buckets(int[] values, int count) {
        int[][] out = new int[count][0];
        for (int v : values) {
            int b = Math.floorMod(v, count);
            out[b] = Arrays.copyOf(out[b], out[b].length + 1);
            out[b][out[b].length - 1] = v;
        }
        return out;
    }

    static char[][] wrap(String text, int width) {
        char[][] lines = new char[(text.length() + width - 1) / width][];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = text.substring(i * width, Math.min(text.length(), (i + 1) * width)).toCharArray();
        }
        return lines;
    }

    static int[] flatten(int[][] rows) {
        int n = 0;
        for (int[] row : rows) {
            n += row == null ? 0 : row.length;
        }
        int[] flat = new int[n];
        n = 0;
        for (int[] row : rows) {
            if (row != null) {
                System.arraycopy(row, 0, flat, n, row.length);
                n += row.length;
            }
        }
        return flat;
    }

    static Object nest(int depth) {
        Object inner = new int[] {depth};
        for (int i = 0; i < depth; i++) {
            inner = new Object[] {i, inner};
        }
        return inner;
    }

    static int depth(Object o) {
        int d = 0;
        while (o instanceof Object[]) {
            o = ((Object[]) o)[1];
            d++;
        }
        return o instanceof int[] ? d + ((int[]) o)[0] : -1;
    }

    public static void main(String[] args) {
        for (int[] row : pascal(10)) {
            System.out.println(Arrays.toString(row));
        }
        System.out.println(Arrays.deepToString(buckets(new int[] {5, -3, 12, 7, 0, -14, 8, 22, -1}, 5)));
        for (char[] line : wrap("the quick brown fox jumps", 7)) {
            System.out.println(line.length + "[" + new String(line) + "]");
        }
        int[][] rows = {{1, 2}, null, {}, {3}, {4, 5, 6}};
        System.out.println(Arrays.toString(flatten(rows)));
        try {
            System.out.println(rows[1].length);
        } catch (NullPointerException e) {
            System.out.println("null row");
        }
        try {
            rows[2][0] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        int[] shared = {7, 7};
        int[][] alias = {shared, shared, shared.clone()};
        alias[0][1] = 8;
        System.out.println(Arrays.deepToString(alias));
        System.out.println(depth(nest(0)) + " " + depth(nest(5)) + " " + depth("x"));
        Object[] self = new Object[2];
        self[0] = "me";
        self[1] = self;
        System.out.println(Arrays.deepToString(self) + " " + (((Object[]) self[1])[1] == self));
        int[][] sorted = {{3, 1}, {}, {2}, {9, 9, 9}};
        Arrays.sort(sorted, (a, b) -> Integer.compare(b.length, a.length));
        System.out.println(Arrays.deepToString(sorted));
    }
}
