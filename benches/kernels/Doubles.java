/** Floating-point arithmetic: an n-body-like loop over double arrays. */
public class Doubles {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        double[] x = new double[16], v = new double[16];
        for (int i = 0; i < 16; i++) {
            x[i] = i * 1.5;
        }
        for (int step = 0; step < n * 4; step++) {
            for (int i = 0; i < 16; i++) {
                double force = 0;
                for (int j = 0; j < 16; j++) {
                    double d = x[i] - x[j];
                    if (d != 0) force += d / (d * d + 0.01);
                }
                v[i] = v[i] * 0.99 + force * 0.001;
                x[i] += v[i];
            }
        }
        double sum = 0;
        for (double d : x) sum += d;
        System.out.println(sum);
    }
}
