//@ about: huge BigInteger values: factorials, Karatsuba and Toom-Cook sized products, binomials, Catalan, big powers
import java.math.BigInteger;

public class BigIntFactorial {
    static BigInteger factorial(int n) {
        BigInteger r = BigInteger.ONE;
        for (int i = 2; i <= n; i++) r = r.multiply(BigInteger.valueOf(i));
        return r;
    }

    static int digitSum(BigInteger b) {
        return b.toString().chars().map(c -> c - '0').sum();
    }

    static BigInteger pattern(int words, int seed) {
        byte[] bytes = new byte[words * 4];
        int x = seed;
        for (int i = 0; i < bytes.length; i++) {
            x = x * 1103515245 + 12345;
            bytes[i] = (byte) (x >>> 16);
        }
        return new BigInteger(1, bytes);
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 5, 10, 20, 21, 25, 50, 100}) System.out.println(n + "! = " + factorial(n));
        BigInteger f300 = factorial(300);
        System.out.println("300! digits " + f300.toString().length() + " sum " + digitSum(f300) + " bits " + f300.bitLength() + " trailing zero bits " + f300.getLowestSetBit());
        BigInteger back = f300;
        for (int i = 300; i > 1; i--) back = back.divide(BigInteger.valueOf(i));
        System.out.println("divided back to " + back);

        for (int n = 0; n <= 30; n += 6) {
            StringBuilder row = new StringBuilder();
            for (int k = 0; k <= n; k += 3) row.append(factorial(n).divide(factorial(k).multiply(factorial(n - k)))).append(' ');
            System.out.println(row);
        }
        System.out.println("Catalan 50 " + factorial(100).divide(factorial(50).multiply(factorial(51))));

        for (int words : new int[] {1, 10, 79, 80, 81, 150, 241, 300}) {
            BigInteger a = pattern(words, words), b = pattern(words + 3, words * 7);
            BigInteger product = a.multiply(b);
            BigInteger square = a.multiply(a);
            System.out.println(words + " words: product mod " + product.mod(BigInteger.valueOf(1_000_000_007)) + " square mod " + square.mod(BigInteger.valueOf(998_244_353)) + " pow2 " + a.pow(2).equals(square) + " exact " + product.divide(a).equals(b) + " hash " + product.hashCode());
        }
        BigInteger a = pattern(200, 5), b = pattern(90, 9);
        BigInteger[] qr = a.divideAndRemainder(b);
        System.out.println("long division " + qr[0].multiply(b).add(qr[1]).equals(a) + " " + qr[1].compareTo(b) + " " + qr[0].hashCode() + " " + qr[1].hashCode());
        BigInteger p = BigInteger.valueOf(7).pow(1000);
        String text = p.toString();
        System.out.println("7^1000 " + text.length() + " " + text.substring(0, 20) + "..." + text.substring(text.length() - 20) + " " + new BigInteger(text).equals(p));
        System.out.println("2^4096 head " + BigInteger.TWO.pow(4096).toString().substring(0, 30) + " sqrt is 2^2048 " + BigInteger.TWO.pow(4096).sqrt().equals(BigInteger.TWO.pow(2048)));
        System.out.println("gcd " + factorial(40).gcd(BigInteger.valueOf(2).pow(30).multiply(BigInteger.valueOf(3).pow(30))));
    }
}
