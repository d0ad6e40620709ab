//@ about: float arithmetic (add sub mul div rem neg) shown as raw bits and as text
public class FloatOps {
    static final float[] VALUES = {
        0.0f, -0.0f, 1.0f, -1.0f, 0.1f, 3.5f, -2.25f, 1e10f, 1e-10f, 16777216f, 16777217f,
        Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE, -Float.MAX_VALUE,
        Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN,
    };

    static String bits(float f) {
        return Integer.toHexString(Float.floatToIntBits(f));
    }

    public static void main(String[] args) {
        for (float f : VALUES) {
            System.out.println(Float.toHexString(f) + " " + bits(f) + " neg " + bits(-f) + " abs " + bits(Math.abs(f)));
        }
        int count = 0;
        for (float a : VALUES) {
            for (float b : VALUES) {
                System.out.println(count++ + " " + bits(a + b) + " " + bits(a - b) + " " + bits(a * b)
                    + " " + bits(a / b) + " " + bits(a % b));
            }
        }
        accumulate();
        rounding();
    }

    static void accumulate() {
        float sum = 0;
        for (int i = 0; i < 1000; i++) {
            sum += 0.1f;
        }
        System.out.println("sum " + sum + " " + (sum == 100f) + " " + bits(sum));
        float product = 1;
        int steps = 0;
        while (product > 0) {
            product /= 2;
            steps++;
        }
        System.out.println("halvings to zero " + steps);
        float growing = 1;
        steps = 0;
        while (growing != growing + 1) {
            growing *= 2;
            steps++;
        }
        System.out.println("doublings until +1 is lost " + steps + " " + growing);
    }

    static void rounding() {
        float third = 1f / 3f;
        float twoThirds = 2f / 3f;
        System.out.println(bits(third) + " " + bits(twoThirds) + " " + bits(third + twoThirds) + " " + bits(third * 3));
        // Each step rounds to float; computed in double and rounded once, the answer would differ.
        float a = 16777216f;
        float b = 1f;
        System.out.println((a + b + b) + " " + (a + (b + b)) + " " + (float) ((double) a + b + b));
        System.out.println(5.5f % 2f + " " + -5.5f % 2f + " " + 5.5f % -2f + " " + 1e20f % 3f);
    }
}
