//@ about: numeric algorithms on doubles: Newton, bisection, Simpson, Runge-Kutta, Gauss elimination, Kahan summation
import java.util.Arrays;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

public class NumericMethods {
    static double newton(DoubleUnaryOperator f, DoubleUnaryOperator df, double x) {
        for (int i = 0; i < 50; i++) {
            double step = f.applyAsDouble(x) / df.applyAsDouble(x);
            x -= step;
            if (Math.abs(step) < 1e-14) break;
        }
        return x;
    }

    static double bisect(DoubleUnaryOperator f, double lo, double hi) {
        int steps = 0;
        while (hi - lo > 1e-12) {
            double mid = (lo + hi) / 2;
            if (Math.signum(f.applyAsDouble(mid)) == Math.signum(f.applyAsDouble(lo))) lo = mid;
            else hi = mid;
            steps++;
        }
        System.out.println("  steps " + steps);
        return lo;
    }

    static double simpson(DoubleUnaryOperator f, double a, double b, int n) {
        double h = (b - a) / n;
        double s = f.applyAsDouble(a) + f.applyAsDouble(b);
        for (int i = 1; i < n; i++) s += f.applyAsDouble(a + i * h) * (i % 2 == 0 ? 2 : 4);
        return s * h / 3;
    }

    static double rungeKutta(DoubleBinaryOperator f, double y, double t, double h, int n) {
        for (int i = 0; i < n; i++, t += h) {
            double k1 = f.applyAsDouble(t, y);
            double k2 = f.applyAsDouble(t + h / 2, y + h / 2 * k1);
            double k3 = f.applyAsDouble(t + h / 2, y + h / 2 * k2);
            double k4 = f.applyAsDouble(t + h, y + h * k3);
            y += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
        }
        return y;
    }

    static double[] solve(double[][] a, double[] b) {
        int n = b.length;
        for (int col = 0; col < n; col++) {
            int pivot = col;
            for (int r = col + 1; r < n; r++) if (Math.abs(a[r][col]) > Math.abs(a[pivot][col])) pivot = r;
            double[] row = a[col];
            a[col] = a[pivot];
            a[pivot] = row;
            double v = b[col];
            b[col] = b[pivot];
            b[pivot] = v;
            if (a[col][col] == 0) throw new ArithmeticException("singular");
            for (int r = col + 1; r < n; r++) {
                double k = a[r][col] / a[col][col];
                b[r] -= k * b[col];
                for (int c = col; c < n; c++) a[r][c] -= k * a[col][c];
            }
        }
        double[] x = new double[n];
        for (int r = n - 1; r >= 0; r--) {
            double s = b[r];
            for (int c = r + 1; c < n; c++) s -= a[r][c] * x[c];
            x[r] = s / a[r][r];
        }
        return x;
    }

    public static void main(String[] args) {
        System.out.println(newton(x -> x * x - 2, x -> 2 * x, 1));
        System.out.println(newton(x -> x * x * x - x - 2, x -> 3 * x * x - 1, 1.5));
        System.out.println(bisect(x -> x * x * x - 7, 0, 7));
        System.out.println(simpson(x -> x * x, 0, 3, 10));
        System.out.println(simpson(x -> 1 / (1 + x * x), 0, 1, 100) * 4);
        System.out.println(rungeKutta((t, y) -> y, 1, 0, 0.01, 100));
        System.out.println(rungeKutta((t, y) -> -2 * t * y, 1, 0, 0.05, 40));
        System.out.println(Arrays.toString(solve(new double[][] {{2, 1, -1}, {-3, -1, 2}, {-2, 1, 2}}, new double[] {8, -11, -3})));
        try {
            solve(new double[][] {{1, 2}, {2, 4}}, new double[] {1, 2});
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        double plain = 0, sum = 0, c = 0;
        for (int i = 0; i < 5000; i++) {
            double term = 1.0 / (i + 1);
            plain += term;
            double y = term - c, t = sum + y;
            c = t - sum - y;
            sum = t;
        }
        System.out.println(plain + " " + sum + " " + (plain - sum));
        double logistic = 0.4;
        for (int i = 0; i < 100; i++) logistic = 3.9 * logistic * (1 - logistic);
        System.out.println(logistic);
        float fsum = 0;
        double exact = 0;
        for (int i = 1; i <= 2000; i++) {
            fsum += 1f / i;
            exact += 1.0 / i;
        }
        System.out.println(fsum + " " + exact);
        double e = 1, fact = 1;
        for (int i = 1; i < 20; i++) e += 1 / (fact *= i);
        System.out.println(e + " " + (e == Math.E));
    }
}
