//@ about: floating-point loops: Newton, Taylor series, Simpson, mandelbrot, Kahan summation, matrix solve
public class Series {
    static double sqrt(double x) {
        double guess = x > 1 ? x / 2 : 1;
        for (int i = 0; i < 60; i++) {
            double next = (guess + x / guess) / 2;
            if (next == guess) {
                break;
            }
            guess = next;
        }
        return guess;
    }

    static double exp(double x) {
        double term = 1, sum = 1;
        for (int n = 1; n < 40; n++) {
            term *= x / n;
            sum += term;
        }
        return sum;
    }

    static double simpson(double from, double to, int steps) {
        double h = (to - from) / steps, sum = 0;
        for (int i = 0; i <= steps; i++) {
            double x = from + i * h;
            double weight = i == 0 || i == steps ? 1 : i % 2 == 1 ? 4 : 2;
            sum += weight * (x * x * x - 2 * x + 1);
        }
        return sum * h / 3;
    }

    static int escape(double cr, double ci) {
        double zr = 0, zi = 0;
        for (int n = 0; n < 60; n++) {
            double r2 = zr * zr, i2 = zi * zi;
            if (r2 + i2 > 4) {
                return n;
            }
            zi = 2 * zr * zi + ci;
            zr = r2 - i2 + cr;
        }
        return 60;
    }

    static double kahan(float[] xs) {
        float sum = 0, lost = 0;
        for (float x : xs) {
            float y = x - lost;
            float t = sum + y;
            lost = (t - sum) - y;
            sum = t;
        }
        return sum;
    }

    static double[] solve(double[][] m) {
        int n = m.length;
        for (int p = 0; p < n; p++) {
            int best = p;
            for (int r = p + 1; r < n; r++) {
                if (Math.abs(m[r][p]) > Math.abs(m[best][p])) best = r;
            }
            double[] swap = m[p];
            m[p] = m[best];
            m[best] = swap;
            for (int r = 0; r < n; r++) {
                if (r == p) continue;
                double k = m[r][p] / m[p][p];
                for (int c = p; c <= n; c++) m[r][c] -= k * m[p][c];
            }
        }
        double[] x = new double[n];
        for (int i = 0; i < n; i++) x[i] = m[i][n] / m[i][i];
        return x;
    }

    public static void main(String[] args) {
        for (double x : new double[] {2, 3, 10, 0.5, 1e10, 1e-10}) {
            System.out.println(x + " " + sqrt(x) + " " + Math.sqrt(x) + " " + exp(x > 20 ? 1 : x));
        }
        System.out.println(simpson(0, 2, 10) + " " + simpson(-1, 1, 100));
        for (double y = -1.2; y <= 1.2; y += 0.2) {
            StringBuilder row = new StringBuilder();
            for (double x = -2; x <= 0.6; x += 0.05) {
                row.append(" .:-=+*#%@".charAt(escape(x, y) * 9 / 60));
            }
            System.out.println(row);
        }
        float[] xs = new float[2000];
        float naive = 0;
        for (int i = 0; i < xs.length; i++) {
            xs[i] = 1f / (i + 1) + 1000;
            naive += xs[i];
        }
        System.out.println(naive + " " + kahan(xs));
        for (double x : solve(new double[][] {{2, 1, -1, 8}, {-3, -1, 2, -11}, {-2, 1, 2, -3}})) {
            System.out.println(Math.round(x * 1e9) / 1e9);
        }
    }
}
