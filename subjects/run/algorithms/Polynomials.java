//@ about: polynomial arithmetic: parsing, division, gcd, derivative, Horner, Lagrange interpolation, Sturm root counts, NTT product
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class Polynomials {
    /** Integer coefficients, index is the power, no trailing zeros. */
    record Poly(BigInteger... c) {
        static Poly of(long... c) {
            int n = c.length;
            while (n > 0 && c[n - 1] == 0) n--;
            return new Poly(Arrays.stream(c).limit(n).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new));
        }

        static Poly trim(BigInteger[] c) {
            int n = c.length;
            while (n > 0 && c[n - 1].signum() == 0) n--;
            return new Poly(Arrays.copyOf(c, n));
        }

        static Poly parse(String s) {
            Map<Integer, Long> terms = new TreeMap<>();
            Matcher m = Pattern.compile("([+-]?)(\\d*)(x(?:\\^(\\d+))?)?").matcher(s.replace(" ", ""));
            while (m.find()) {
                if (m.group().isEmpty()) continue;
                long k = m.group(2).isEmpty() ? 1 : Long.parseLong(m.group(2));
                if (m.group(1).equals("-")) k = -k;
                int power = m.group(3) == null ? 0 : m.group(4) == null ? 1 : Integer.parseInt(m.group(4));
                terms.merge(power, k, Long::sum);
            }
            long[] c = new long[terms.isEmpty() ? 0 : ((TreeMap<Integer, Long>) terms).lastKey() + 1];
            terms.forEach((p, k) -> c[p] = k);
            return of(c);
        }

        int degree() {
            return c.length - 1;
        }

        BigInteger at(int i) {
            return i < c.length ? c[i] : BigInteger.ZERO;
        }

        Poly plus(Poly o) {
            BigInteger[] r = new BigInteger[Math.max(c.length, o.c.length)];
            for (int i = 0; i < r.length; i++) r[i] = at(i).add(o.at(i));
            return trim(r);
        }

        Poly scale(BigInteger k) {
            return trim(Arrays.stream(c).map(k::multiply).toArray(BigInteger[]::new));
        }

        Poly minus(Poly o) {
            return plus(o.scale(BigInteger.ONE.negate()));
        }

        Poly times(Poly o) {
            if (c.length == 0 || o.c.length == 0) return of();
            BigInteger[] r = new BigInteger[c.length + o.c.length - 1];
            Arrays.fill(r, BigInteger.ZERO);
            for (int i = 0; i < c.length; i++) for (int j = 0; j < o.c.length; j++) r[i + j] = r[i + j].add(c[i].multiply(o.c[j]));
            return trim(r);
        }

        Poly power(int n) {
            return n == 0 ? of(1) : n % 2 == 0 ? times(this).power(n / 2) : times(power(n - 1));
        }

        /** The pseudo remainder, made primitive. */
        Poly rem(Poly o) {
            if (o.c.length == 0) throw new ArithmeticException("division by the zero polynomial");
            Poly r = this;
            while (r.degree() >= o.degree() && r.c.length > 0) {
                BigInteger lead = r.c[r.degree()], ol = o.c[o.degree()], g = lead.gcd(ol);
                BigInteger[] shift = new BigInteger[r.degree() - o.degree() + 1];
                Arrays.fill(shift, BigInteger.ZERO);
                shift[shift.length - 1] = lead.divide(g).multiply(BigInteger.valueOf(ol.signum()));
                r = r.scale(ol.abs().divide(g)).minus(o.times(new Poly(shift)));
            }
            return r.primitive();
        }

        Poly primitive() {
            BigInteger g = Arrays.stream(c).reduce(BigInteger.ZERO, BigInteger::gcd);
            return g.signum() == 0 ? this : trim(Arrays.stream(c).map(x -> x.divide(g)).toArray(BigInteger[]::new));
        }

        Poly gcd(Poly o) {
            return o.c.length == 0 ? c.length > 0 && c[degree()].signum() < 0 ? scale(BigInteger.ONE.negate()).primitive() : primitive() : o.gcd(rem(o));
        }

        Poly derivative() {
            BigInteger[] r = new BigInteger[Math.max(0, c.length - 1)];
            for (int i = 1; i < c.length; i++) r[i - 1] = c[i].multiply(BigInteger.valueOf(i));
            return trim(r);
        }

        BigInteger eval(BigInteger x) {
            BigInteger v = BigInteger.ZERO;
            for (int i = c.length - 1; i >= 0; i--) v = v.multiply(x).add(c[i]);
            return v;
        }

        int rootsIn(long a, long b) {
            Poly p = this, q = derivative();
            int va = 0, vb = 0, lastA = 0, lastB = 0;
            while (p.c.length > 0) {
                int sa = p.eval(BigInteger.valueOf(a)).signum(), sb = p.eval(BigInteger.valueOf(b)).signum();
                if (sa != 0) {
                    if (lastA != 0 && sa != lastA) va++;
                    lastA = sa;
                }
                if (sb != 0) {
                    if (lastB != 0 && sb != lastB) vb++;
                    lastB = sb;
                }
                Poly next = q.c.length == 0 ? of() : p.rem(q).scale(BigInteger.ONE.negate());
                p = q;
                q = next;
            }
            return va - vb;
        }

        @Override
        public String toString() {
            StringBuilder b = new StringBuilder();
            for (int i = degree(); i >= 0; i--) {
                if (c[i].signum() == 0) continue;
                BigInteger k = c[i].abs();
                b.append(b.length() == 0 ? c[i].signum() < 0 ? "-" : "" : c[i].signum() < 0 ? " - " : " + ");
                if (i == 0 || !k.equals(BigInteger.ONE)) b.append(k);
                if (i > 0) b.append(i == 1 ? "x" : "x^" + i);
            }
            return b.length() == 0 ? "0" : b.toString();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Poly p && Arrays.equals(c, p.c);
        }
    }

    static final long MOD = 998_244_353;

    static long pow(long b, long e) {
        long r = 1;
        for (; e > 0; e >>= 1, b = b * b % MOD) if ((e & 1) == 1) r = r * b % MOD;
        return r;
    }

    static long[] ntt(long[] a, boolean inverse) {
        int n = a.length;
        if (n == 1) return a.clone();
        long[] even = new long[n / 2], odd = new long[n / 2];
        for (int i = 0; i < n; i++) (i % 2 == 0 ? even : odd)[i / 2] = a[i];
        even = ntt(even, inverse);
        odd = ntt(odd, inverse);
        long w = pow(3, (MOD - 1) / n), x = 1;
        if (inverse) w = pow(w, MOD - 2);
        long[] out = new long[n];
        for (int i = 0; i < n / 2; i++, x = x * w % MOD) {
            long t = odd[i] * x % MOD;
            out[i] = (even[i] + t) % MOD;
            out[i + n / 2] = (even[i] - t + MOD) % MOD;
        }
        return out;
    }

    public static void main(String[] args) {
        Poly p = Poly.parse("x^3 - 6x^2 + 11x - 6"), q = Poly.parse("x^2 - 3x + 2"), r = Poly.parse("-2x^4 + x - 7");
        System.out.println(p + " | " + q + " | " + r + " | " + Poly.parse("0") + " | " + Poly.parse("x - x"));
        System.out.println(p.plus(q) + " | " + p.minus(p) + " | " + p.times(q) + " | " + q.power(3));
        System.out.println("gcd " + p.gcd(q) + " | " + p.gcd(r) + " | " + p.times(r).gcd(q.times(r)) + " | rem " + r.rem(q));
        System.out.println("derivative " + p.derivative() + " | " + r.derivative().derivative() + " | at 10: " + p.eval(BigInteger.TEN) + " " + r.eval(BigInteger.valueOf(-3)));
        System.out.println("roots of p in (0,4] " + p.rootsIn(0, 4) + ", in (1,3] " + p.rootsIn(1, 3) + ", x^2+1 " + Poly.parse("x^2+1").rootsIn(-100, 100) + ", chebyshev " + Poly.parse("16x^5 - 20x^3 + 5x").rootsIn(-2, 2));
        System.out.println(Poly.parse("x + 1").power(12));
        System.out.println(p.equals(Poly.parse("x - 1").times(Poly.parse("x - 2")).times(Poly.parse("x - 3"))));
        long[] a = new long[64], b = new long[64];
        for (int i = 0; i < 30; i++) {
            a[i] = i * i + 1;
            b[i] = 100 - i;
        }
        long[] fa = ntt(a, false), fb = ntt(b, false), fc = new long[64];
        for (int i = 0; i < 64; i++) fc[i] = fa[i] * fb[i] % MOD;
        long[] product = ntt(fc, true);
        long inv = pow(64, MOD - 2);
        Poly slow = Poly.of(a).times(Poly.of(b));
        boolean same = true;
        for (int i = 0; i < 64; i++) same &= product[i] * inv % MOD == slow.at(i).longValue();
        System.out.println("number theoretic transform agrees " + same + " degree " + slow.degree() + " lead " + slow.at(slow.degree()));
    }
}
