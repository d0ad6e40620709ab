//@ about: seeded java.util.Random: nextInt, nextLong, nextDouble, nextFloat, nextBoolean, nextBytes, nextGaussian
import java.util.Arrays;
import java.util.Random;

public class RandomNext {
    public static void main(String[] args) {
        for (long seed : new long[] {0, 1, 42, -1, 123456789012345L, Long.MIN_VALUE}) {
            Random r = new Random(seed);
            StringBuilder b = new StringBuilder("seed " + seed + ":");
            for (int i = 0; i < 4; i++) b.append(' ').append(r.nextInt());
            b.append(" | ").append(r.nextLong()).append(' ').append(r.nextLong());
            b.append(" | ").append(r.nextBoolean()).append(r.nextBoolean());
            b.append(" | ").append(r.nextDouble()).append(' ').append(Integer.toHexString(Float.floatToIntBits(r.nextFloat())));
            b.append(" | ").append(r.nextGaussian()).append(' ').append(r.nextGaussian()).append(' ').append(r.nextGaussian());
            byte[] bytes = new byte[7];
            r.nextBytes(bytes);
            b.append(" | ").append(Arrays.toString(bytes));
            System.out.println(b);
        }
        Random r = new Random(7);
        int first = r.nextInt();
        r.nextGaussian();
        r.setSeed(7);
        System.out.println("reset " + (r.nextInt() == first) + " " + r.nextGaussian());
        Random same1 = new Random(99), same2 = new Random(99);
        boolean equal = true;
        for (int i = 0; i < 1000; i++) equal &= same1.nextInt(1 + i) == same2.nextInt(1 + i);
        System.out.println("streams agree " + equal);

        Random custom = new Random() {
            int state = 1;

            @Override
            protected int next(int bits) {
                state = state * 69069 + 5;
                return state >>> 32 - bits;
            }
        };
        System.out.println(custom.nextInt() + " " + custom.nextInt(10) + " " + custom.nextLong() + " " + custom.nextBoolean() + " " + custom.nextDouble());

        double sum = 0, squares = 0;
        Random g = new Random(2024);
        for (int i = 0; i < 2000; i++) {
            double x = g.nextGaussian();
            sum += x;
            squares += x * x;
        }
        System.out.println("mean " + sum / 2000 + " variance " + squares / 2000);
        System.out.println("spread gaussian " + new Random(3).nextGaussian(10, 2) + " exponential " + String.format("%.12f", new Random(3).nextExponential()));
        for (double bad : new double[] {-1}) {
            try {
                g.nextGaussian(0, bad);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            g.nextBytes(null);
        } catch (NullPointerException e) {
            System.out.println("null bytes");
        }
    }
}
