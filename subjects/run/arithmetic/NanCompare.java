//@ about: fcmpl, fcmpg, dcmpl, dcmpg: all six comparisons with NaN, infinities and signed zeros
public class NanCompare {
    static String relations(float a, float b) {
        String s = "";
        if (a < b) s += " <";
        if (a <= b) s += " <=";
        if (a == b) s += " ==";
        if (a != b) s += " !=";
        if (a >= b) s += " >=";
        if (a > b) s += " >";
        s += " not:";
        if (!(a < b)) s += " <";
        if (!(a <= b)) s += " <=";
        if (!(a == b)) s += " ==";
        if (!(a != b)) s += " !=";
        if (!(a >= b)) s += " >=";
        if (!(a > b)) s += " >";
        return s;
    }

    static String relations(double a, double b) {
        boolean lt = a < b, le = a <= b, eq = a == b, ne = a != b, ge = a >= b, gt = a > b;
        return (lt ? " <" : " .") + (le ? " <=" : " .") + (eq ? " ==" : " .") + (ne ? " !=" : " .") + (ge ? " >=" : " .") + (gt ? " >" : " .")
            + (lt || eq || gt ? " ordered" : " unordered");
    }

    public static void main(String[] args) {
        float[] fs = {Float.NaN, 0f, -0f, 1f, -1f, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
        for (float a : fs) {
            for (float b : fs) {
                System.out.println(a + " ? " + b + relations(a, b));
            }
        }
        double[] ds = {Double.NaN, 0d, -0d, 2d, -2d, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -Double.MIN_VALUE};
        for (double a : ds) {
            for (double b : ds) {
                System.out.println(a + " ? " + b + relations(a, b));
            }
        }
        totalOrder(ds);
        loopsThatEnd();
    }

    /** Unlike the operators, compare() and equals() order NaN last and -0.0 before 0.0. */
    static void totalOrder(double[] ds) {
        for (double a : ds) {
            StringBuilder row = new StringBuilder();
            for (double b : ds) {
                row.append(Double.compare(a, b)).append(Double.valueOf(a).equals(b) ? "E " : ". ");
                row.append(Float.compare((float) a, (float) b)).append(' ');
            }
            System.out.println(row);
        }
        java.util.Arrays.sort(ds);
        System.out.println(java.util.Arrays.toString(ds));
    }

    static void loopsThatEnd() {
        int n = 0;
        for (double d = 0; d < Double.NaN; d++) n++;
        for (double d = 0; !(d >= 3 || d > Double.NaN); d++) n += 10;
        double x = 1;
        while (x == x) {
            x = x > 1e200 ? x * 1e200 - x * 1e200 : x * 1e100;
            n += 100;
        }
        System.out.println(n + " " + x);
    }
}
