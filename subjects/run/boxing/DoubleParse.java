//@ about: Double.parseDouble on hard decimal inputs, hexadecimal floats, rounding ties and limits; Double.toHexString
public class DoubleParse {
    public static void main(String[] args) {
        String[] texts = {
            "1", "1.", ".1", "00001.50000", "1e1", "1E+2", "1e-2", "1.7976931348623157E308", "1.7976931348623158E308", "1.7976931348623159E308", "4.9E-324", "2.4703282292062327E-324", "2.4703282292062328E-324", "2.5E-324",
            "2.2250738585072011e-308", "2.2250738585072012e-308", "9007199254740993", "9007199254740993.0000000000000001", "9007199254740992.9999999999", "0.1000000000000000055511151231257827021181583404541015625",
            "0.30000000000000004", "123456789012345678901234567890", "1.00000000000000011102230246251565", "1.00000000000000011102230246251564", "1.000000000000000111022302462515659",
            "8.5e22", "1e22", "1e23", "100000000000000000000000", "6.631236846766476e-316", "3.2378839133029012895883524125015321748630094732e-311",
            "-0", "-0.0e5", "0e999999999", "1e-999999999", "1e2147483648", "0x1p0", "0x1.fffffffffffffp1023", "0x1.fffffffffffff8p1023", "0x.8p1", "0x1p-1074", "0x1p-1075", "0x1.8p-1075", "-0x1.921fb54442d18p1", "0x10p-4", "0X1.0P10", "0x1.00000000000008p0", "0x1.000000000000081p0",
            "  12.5  ", "\t1\n", "1f", "1.5D", "+7", "NaN", "-NaN", "+Infinity"};
        for (String t : texts) {
            double d = Double.parseDouble(t);
            System.out.println(t.trim() + " -> " + Long.toHexString(Double.doubleToRawLongBits(d)) + " " + Double.toHexString(d));
        }
        String[] floats = {"0.1", "16777217", "16777217.000001", "1.17549429e-38", "3.4028236e38", "3.40282357e38", "7.006492321624085e-46", "7.006492321624086e-46", "1.00000017881393421514957253748434595763683319091796875", "0x1.000001p0", "0x1.0000010000001p0"};
        for (String t : floats) {
            System.out.println(t + " -> " + Integer.toHexString(Float.floatToRawIntBits(Float.parseFloat(t))) + " via double " + Integer.toHexString(Float.floatToRawIntBits((float) Double.parseDouble(t))));
        }
        StringBuilder digits = new StringBuilder("0.");
        for (int i = 0; i < 60; i++) {
            digits.append((i * 7 + 3) % 10);
            if (i % 6 == 0) System.out.println(Long.toHexString(Double.doubleToLongBits(Double.parseDouble(digits.toString()))));
        }
        for (int e = -330; e <= 310; e += 40) System.out.print(Long.toHexString(Double.doubleToLongBits(Double.parseDouble("7.3e" + e))) + " ");
        System.out.println();
        System.out.println(Double.MAX_VALUE + " " + Double.MIN_VALUE + " " + Double.MIN_NORMAL + " " + Double.MAX_EXPONENT + " " + Double.MIN_EXPONENT);
        double third = Double.parseDouble("0.333333333333333333333333333333");
        System.out.println((third == 1.0 / 3) + " " + (Double.parseDouble("0.1") + Double.parseDouble("0.2") == Double.parseDouble("0.3")));
    }
}
