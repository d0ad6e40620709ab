//@ about: Float.toString, Double.toString and string concatenation of floating-point numbers; parsing back
public class FloatPrinting {
    public static void main(String[] args) {
        double[] doubles = {
            0, 1, -1, 10, 100, 1234567, 9999999, 10000000, 12345678, 0.1, 0.01, 0.001, 0.0001, 0.00012345, 1e-5,
            1.0 / 3, 2.0 / 3, 1e21, 1e22, 123456789012345680.0, 4.35, 0.1 + 0.7, 100 * 1.1, Math.PI, Math.E, Math.sqrt(2),
            Double.MAX_VALUE, Double.MIN_VALUE, Double.MIN_NORMAL, 1.7976931348623155e308, 5e-323,
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, -0.0, 65536, 1 << 30, 1L << 53, 0x1p-3, 0x1.8p10,
        };
        for (double d : doubles) {
            String s = Double.toString(d);
            double back = Double.parseDouble(s);
            System.out.println(s + " " + (back == d || d != d) + " " + (s.equals("" + d)) + " hex " + Double.toHexString(d));
        }
        float[] floats = {
            0, 1, 0.1f, 0.2f, 0.1f + 0.2f, 1e7f, 9999999f, 1e-3f, 9.99e-4f, 1f / 3, 16777216f, 3.4e38f, 1.5e-45f, Float.MAX_VALUE, Float.MIN_VALUE,
            123456.79f, 3.1415927f, -0f, Float.NaN, Float.POSITIVE_INFINITY, 1.1f * 1.1f, 33554432f, 8388608.5f,
        };
        for (float f : floats) {
            String s = String.valueOf(f);
            System.out.println(s + " " + (Float.parseFloat(s) == f || f != f) + " as double " + (double) f + " hex " + Float.toHexString(f));
        }
        parsing();
        appending();
    }

    static void parsing() {
        String[] texts = {
            "1", "1.", ".5", "1e3", "1E-3", "+2.5", "-7d", "3f", "0x1p4", "0x.8p1", " 12 ", "NaN", "-Infinity", "1e400", "1e-400",
            "4.9e-324", "2.4703282292062328e-324", "", "abc", "1..2", "e5", "0x10",
        };
        for (String text : texts) {
            try {
                System.out.println("'" + text + "' " + Double.parseDouble(text) + " " + Float.parseFloat(text));
            } catch (NumberFormatException e) {
                System.out.println("'" + text + "' " + e.getMessage());
            }
        }
    }

    static void appending() {
        StringBuilder out = new StringBuilder();
        float f = 1.25f;
        double d = 1e-7;
        out.append(f).append('|').append(d).append('|').append((Object) f).append('|').append((float) d).append('|');
        out.append(f + d).append('|').append(f == 1.25 ? f : d).append('|').append(new float[] {f}[0] * 2);
        System.out.println(out);
        System.out.println(1.0f + "" + 1.0 + 'x' + 100.0f / 3 + " " + (int) 'x' + 1.5);
    }
}
