//@ about: BigInteger modPow, modInverse, isProbablePrime, nextProbablePrime, a small RSA and Chinese remainders
import java.math.BigInteger;

public class BigIntModular {
    static BigInteger n(String s) {
        return new BigInteger(s);
    }

    static BigInteger n(long l) {
        return BigInteger.valueOf(l);
    }

    public static void main(String[] args) {
        System.out.println(n(3).modPow(n(200), n(13)) + " " + n(3).modPow(n(200), n(16)) + " " + n(2).modPow(n(1000), n(1_000_000_007)) + " " + n(-7).modPow(n(3), n(10)) + " " + n(5).modPow(BigInteger.ZERO, n(7)) + " " + n(5).modPow(n(3), BigInteger.ONE) + " " + n(3).modPow(n(-1), n(11)) + " " + n(3).modPow(n(-5), n(7)));
        System.out.println(n(7).modPow(n("123456789012345678901234567890"), n("1000000000000000000000000000057")));
        System.out.println(n(12345).modPow(n(1L << 40), n("340282366920938463463374607431768211456")));
        for (int a = 1; a < 13; a++) System.out.print(n(a).modInverse(n(13)) + " ");
        System.out.println(n(-3).modInverse(n(11)) + " " + n("98765432109876543210").modInverse(n("1000000000000000000000000000057")));
        for (long[] bad : new long[][] {{2, 4}, {3, 0}, {3, -7}}) {
            try {
                System.out.println(n(bad[0]).modInverse(n(bad[1])));
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        }
        StringBuilder primes = new StringBuilder();
        for (int i = -3; i < 120; i++) if (n(i).isProbablePrime(20)) primes.append(i).append(' ');
        System.out.println(primes);
        BigInteger p = n(10);
        StringBuilder next = new StringBuilder();
        for (int i = 0; i < 15; i++) next.append(p = p.nextProbablePrime()).append(' ');
        System.out.println(next);
        System.out.println(n(561).isProbablePrime(10) + " " + n(41041).isProbablePrime(10) + " " + n("2147483647").isProbablePrime(10) + " " + n("2305843009213693951").isProbablePrime(10) + " " + n("2305843009213693953").isProbablePrime(10));

        BigInteger prime1 = n("1000000007"), prime2 = n("998244353");
        BigInteger modulus = prime1.multiply(prime2);
        BigInteger phi = prime1.subtract(BigInteger.ONE).multiply(prime2.subtract(BigInteger.ONE));
        BigInteger e = n(65537), d = e.modInverse(phi);
        BigInteger message = new BigInteger(1, "Lissom".getBytes());
        BigInteger cipher = message.modPow(e, modulus);
        System.out.println(modulus + " " + d + " " + message + " " + cipher + " " + new String(cipher.modPow(d, modulus).toByteArray()));

        long[] residues = {2, 3, 2, 7}, moduli = {3, 5, 7, 11};
        BigInteger product = BigInteger.ONE, x = BigInteger.ZERO;
        for (long m : moduli) product = product.multiply(n(m));
        for (int i = 0; i < moduli.length; i++) {
            BigInteger rest = product.divide(n(moduli[i]));
            x = x.add(n(residues[i]).multiply(rest).multiply(rest.modInverse(n(moduli[i]))));
        }
        System.out.println(x.mod(product) + " mod " + product);
        BigInteger fibA = BigInteger.ZERO, fibB = BigInteger.ONE;
        for (int i = 0; i < 300; i++) {
            BigInteger t = fibA.add(fibB);
            fibA = fibB;
            fibB = t;
        }
        System.out.println(fibA + " " + fibA.mod(n(1000)) + " " + fibA.bitLength());
        BigInteger lucas = n(4), mersenne = BigInteger.TWO.pow(61).subtract(BigInteger.ONE);
        for (int i = 0; i < 59; i++) lucas = lucas.multiply(lucas).subtract(BigInteger.TWO).mod(mersenne);
        System.out.println("Lucas-Lehmer for 61: " + lucas);
    }
}
