//@ about: ASCII Mandelbrot and Julia sets in doubles and in fixed point, Sierpinski, Hilbert and dragon curves
public class MandelbrotAscii {
    static final String SHADES = " .:-=+*#%@";

    static int escape(double cr, double ci, int limit) {
        double zr = 0, zi = 0;
        for (int i = 0; i < limit; i++) {
            double r2 = zr * zr, i2 = zi * zi;
            if (r2 + i2 > 4) return i;
            zi = 2 * zr * zi + ci;
            zr = r2 - i2 + cr;
        }
        return limit;
    }

    static int escapeFixed(int cr, int ci, int limit) {
        int zr = 0, zi = 0;
        for (int i = 0; i < limit; i++) {
            int r2 = (int) ((long) zr * zr >> 16), i2 = (int) ((long) zi * zi >> 16);
            if (r2 + i2 > 4 << 16) return i;
            zi = (int) ((long) zr * zi >> 15) + ci;
            zr = r2 - i2 + cr;
        }
        return limit;
    }

    static int julia(double zr, double zi, double cr, double ci, int limit) {
        for (int i = 0; i < limit; i++) {
            double t = zr * zr - zi * zi + cr;
            zi = 2 * zr * zi + ci;
            zr = t;
            if (zr * zr + zi * zi > 4) return i;
        }
        return limit;
    }

    static void sierpinski(char[][] g, int r, int c, int size) {
        if (size == 1) {
            g[r][c] = '^';
            return;
        }
        int half = size / 2;
        sierpinski(g, r, c, half);
        sierpinski(g, r + half, c - half, half);
        sierpinski(g, r + half, c + half, half);
    }

    static int[] hilbert(int n, int d) {
        int x = 0, y = 0;
        for (int s = 1, t = d; s < n; s *= 2) {
            int rx = 1 & t / 2, ry = 1 & (t ^ rx);
            if (ry == 0) {
                if (rx == 1) {
                    x = s - 1 - x;
                    y = s - 1 - y;
                }
                int swap = x;
                x = y;
                y = swap;
            }
            x += s * rx;
            y += s * ry;
            t /= 4;
        }
        return new int[] {x, y};
    }

    static String dragon(int depth) {
        String s = "R";
        for (int i = 1; i < depth; i++) {
            StringBuilder b = new StringBuilder(s).append('R');
            for (int k = s.length() - 1; k >= 0; k--) b.append(s.charAt(k) == 'R' ? 'L' : 'R');
            s = b.toString();
        }
        return s;
    }

    public static void main(String[] args) {
        int inside = 0, different = 0;
        for (int row = 0; row < 21; row++) {
            StringBuilder line = new StringBuilder();
            for (int col = 0; col < 60; col++) {
                double cr = -2.1 + col * 0.05, ci = -1.1 + row * 0.11;
                int n = escape(cr, ci, 60);
                if (n == 60) inside++;
                if (n != escapeFixed((int) (cr * 65536), (int) (ci * 65536), 60)) different++;
                line.append(n == 60 ? '@' : SHADES.charAt(Math.min(8, n / 2)));
            }
            System.out.println(line.toString().stripTrailing());
        }
        System.out.println("inside " + inside + ", fixed point differs in " + (different < 60 ? "few" : "many"));
        for (int row = 0; row < 15; row++) {
            StringBuilder line = new StringBuilder();
            for (int col = 0; col < 48; col++) line.append(SHADES.charAt(julia(-1.6 + col * 3.2 / 47, -1.1 + row * 2.2 / 14, -0.8, 0.156, 36) / 4));
            System.out.println(line.toString().stripTrailing());
        }
        char[][] g = new char[8][15];
        for (char[] row : g) java.util.Arrays.fill(row, ' ');
        sierpinski(g, 0, 7, 8);
        for (char[] row : g) System.out.println(new String(row).stripTrailing());
        StringBuilder path = new StringBuilder();
        int[] last = hilbert(8, 0);
        boolean connected = true;
        for (int d = 1; d < 64; d++) {
            int[] p = hilbert(8, d);
            connected &= Math.abs(p[0] - last[0]) + Math.abs(p[1] - last[1]) == 1;
            path.append(p[0] > last[0] ? '>' : p[0] < last[0] ? '<' : p[1] > last[1] ? 'v' : '^');
            last = p;
        }
        System.out.println(path + " connected " + connected);
        System.out.println(dragon(5) + " " + dragon(10).length());
        double area = 0;
        for (int i = 0; i < 40; i++) for (int j = 0; j < 40; j++) if (escape(-2 + i * 3.0 / 40, -1.5 + j * 3.0 / 40, 100) == 100) area += 9.0 / 1600;
        System.out.println("area about " + area);
    }
}
