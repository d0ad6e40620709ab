//@ about: primes four ways, factorization, totients, perfect numbers, Goldbach, Miller-Rabin and Pollard rho
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class PrimeSieves {
    static List<Integer> eratosthenes(int n) {
        boolean[] composite = new boolean[n + 1];
        List<Integer> primes = new ArrayList<>();
        for (int i = 2; i <= n; i++) {
            if (composite[i]) continue;
            primes.add(i);
            for (long j = (long) i * i; j <= n; j += i) composite[(int) j] = true;
        }
        return primes;
    }

    static List<Integer> linear(int n, int[] least) {
        List<Integer> primes = new ArrayList<>();
        for (int i = 2; i <= n; i++) {
            if (least[i] == 0) {
                least[i] = i;
                primes.add(i);
            }
            for (int p : primes) {
                if (p > least[i] || (long) p * i > n) break;
                least[p * i] = p;
            }
        }
        return primes;
    }

    static List<Integer> sundaram(int n) {
        int k = (n - 1) / 2;
        BitSet out = new BitSet(k + 1);
        for (int i = 1; i <= k; i++) for (int j = i; i + j + 2 * i * j <= k; j++) out.set(i + j + 2 * i * j);
        List<Integer> primes = new ArrayList<>(n >= 2 ? List.of(2) : List.of());
        for (int i = 1; i <= k; i++) if (!out.get(i)) primes.add(2 * i + 1);
        return primes;
    }

    static Map<Long, Integer> factor(long n) {
        Map<Long, Integer> f = new TreeMap<>();
        for (long p = 2; p * p <= n; p += p == 2 ? 1 : 2) for (; n % p == 0; n /= p) f.merge(p, 1, Integer::sum);
        if (n > 1) f.merge(n, 1, Integer::sum);
        return f;
    }

    static long mulMod(long a, long b, long m) {
        return BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).mod(BigInteger.valueOf(m)).longValueExact();
    }

    static long powMod(long b, long e, long m) {
        long r = 1;
        for (b %= m; e > 0; e >>= 1) {
            if ((e & 1) == 1) r = mulMod(r, b, m);
            b = mulMod(b, b, m);
        }
        return r;
    }

    static boolean millerRabin(long n) {
        if (n < 2) return false;
        for (long p : new long[] {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) if (n % p == 0) return n == p;
        int s = Long.numberOfTrailingZeros(n - 1);
        long d = n - 1 >> s;
        witness:
        for (long a : new long[] {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) {
            long x = powMod(a, d, n);
            if (x == 1 || x == n - 1) continue;
            for (int r = 1; r < s; r++) {
                x = mulMod(x, x, n);
                if (x == n - 1) continue witness;
            }
            return false;
        }
        return true;
    }

    static long rho(long n) {
        if (n % 2 == 0) return 2;
        for (long c = 1; ; c++) {
            long x = 2, y = 2, d = 1;
            while (d == 1) {
                x = (mulMod(x, x, n) + c) % n;
                y = (mulMod(y, y, n) + c) % n;
                y = (mulMod(y, y, n) + c) % n;
                d = BigInteger.valueOf(Math.abs(x - y)).gcd(BigInteger.valueOf(n)).longValue();
            }
            if (d != n) return d;
        }
    }

    static void split(long n, List<Long> out) {
        if (n == 1) return;
        if (millerRabin(n)) {
            out.add(n);
            return;
        }
        long d = rho(n);
        split(d, out);
        split(n / d, out);
    }

    public static void main(String[] args) {
        int[] least = new int[5001];
        List<Integer> a = eratosthenes(5000), b = linear(5000, least), c = sundaram(5000);
        System.out.println(a.size() + " primes, agree " + a.equals(b) + " " + a.equals(c) + ", last " + a.get(a.size() - 1));
        System.out.println(a.subList(0, 20));
        int[] totient = new int[101];
        for (int i = 1; i <= 100; i++) totient[i] = i;
        for (int i = 2; i <= 100; i++) if (totient[i] == i) for (int j = i; j <= 100; j += i) totient[j] -= totient[j] / i;
        System.out.println(Arrays.toString(Arrays.copyOfRange(totient, 1, 31)) + " sum " + Arrays.stream(totient).sum());
        for (long n : new long[] {1, 12, 97, 360, 1001, 65536, 999999, 600851475143L}) System.out.println(n + " = " + factor(n));
        List<Integer> perfect = new ArrayList<>();
        int abundant = 0;
        for (int n = 2; n <= 1000; n++) {
            int sum = 1;
            for (int d = 2; d * d <= n; d++) if (n % d == 0) sum += d + (d * d == n ? 0 : n / d);
            if (sum == n) perfect.add(n);
            if (sum > n) abundant++;
        }
        System.out.println("perfect " + perfect + " abundant " + abundant);
        int most = 0, who = 0;
        for (int n = 4; n <= 300; n += 2) {
            int ways = 0;
            for (int p : a) if (p <= n / 2 && least[n - p] == n - p) ways++;
            if (ways > most) {
                most = ways;
                who = n;
            }
        }
        System.out.println("Goldbach: " + who + " has " + most + " splittings");
        for (long n : new long[] {561, 2047, 1_000_000_007L, 3215031751L, 999999999989L, 2305843009213693951L}) System.out.println(n + " prime " + millerRabin(n) + " " + BigInteger.valueOf(n).isProbablePrime(30));
        for (long n : new long[] {8051, 10403, 1000009 * 3L, 1234567891011L}) {
            List<Long> parts = new ArrayList<>();
            split(n, parts);
            parts.sort(null);
            System.out.println(n + " = " + parts);
        }
        StringBuilder spiral = new StringBuilder();
        for (int r = 0; r < 9; r++) {
            for (int col = 0; col < 9; col++) {
                int x = col - 4, y = 4 - r, k = Math.max(Math.abs(x), Math.abs(y)), m = (2 * k + 1) * (2 * k + 1);
                int v = y == -k ? m - (k - x) : x == -k ? m - 2 * k - (y + k) : y == k ? m - 4 * k - (x + k) : m - 6 * k - (k - y);
                spiral.append(v > 1 && least[v] == v ? '*' : '.');
            }
            spiral.append('\n');
        }
        System.out.print(spiral);
    }
}
