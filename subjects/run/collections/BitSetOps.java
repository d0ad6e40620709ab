//@ about: BitSet: set, flip, ranges, logic, cardinality, next and previous bits, streams, byte and long arrays, a sieve
import java.util.Arrays;
import java.util.BitSet;

public class BitSetOps {
    static BitSet of(int... bits) {
        BitSet b = new BitSet();
        for (int i : bits) b.set(i);
        return b;
    }

    static BitSet copy(BitSet b) {
        return (BitSet) b.clone();
    }

    public static void main(String[] args) {
        BitSet b = new BitSet();
        System.out.println(b + " " + b.length() + " " + b.size() + " " + b.isEmpty() + " " + b.cardinality());
        b.set(1);
        b.set(5, 9);
        b.set(64);
        b.set(130, true);
        b.set(200, false);
        System.out.println(b + " " + b.length() + " " + b.size() + " " + b.cardinality() + " " + b.get(5) + b.get(4) + b.get(9999));
        b.flip(0);
        b.flip(5);
        b.flip(60, 70);
        System.out.println(b);
        b.clear(61, 63);
        b.clear(130);
        b.set(100, 103, true);
        System.out.println(b + " " + b.get(58, 72) + " " + b.nextSetBit(10) + " " + b.nextClearBit(6) + " " + b.previousSetBit(50) + " " + b.previousClearBit(8) + " " + b.nextSetBit(1000) + " " + b.previousSetBit(-1));

        BitSet x = of(1, 3, 5, 7, 70), y = of(3, 4, 5, 6, 200);
        BitSet and = copy(x), or = copy(x), xor = copy(x), not = copy(x);
        and.and(y);
        or.or(y);
        xor.xor(y);
        not.andNot(y);
        System.out.println(and + " " + or + " " + xor + " " + not + " " + x.intersects(y) + " " + x.intersects(of(2)));
        System.out.println(x.equals(of(70, 7, 5, 3, 1)) + " " + x.hashCode() + " " + new BitSet(1000).equals(new BitSet()) + " " + Arrays.toString(x.toLongArray()) + " " + Arrays.toString(x.toByteArray()));
        System.out.println(BitSet.valueOf(new long[] {5, 1L << 63}) + " " + BitSet.valueOf(new byte[] {3, -128}) + " " + BitSet.valueOf(x.toByteArray()).equals(x));
        System.out.println(x.stream().sum() + " " + Arrays.toString(y.stream().toArray()));
        for (int bad = 0; bad < 4; bad++) {
            try {
                if (bad == 0) x.set(-1);
                if (bad == 1) x.get(3, 1);
                if (bad == 2) new BitSet(-1);
                if (bad == 3) x.nextSetBit(-1);
            } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
                System.out.println(e.getMessage());
            }
        }
        BitSet sieve = new BitSet(2000);
        sieve.set(2, 2000);
        for (int i = 2; i * i < 2000; i = sieve.nextSetBit(i + 1)) for (int j = i * i; j < 2000; j += i) sieve.clear(j);
        System.out.println(sieve.cardinality() + " primes, last " + sieve.previousSetBit(1999) + ", 100th " + sieve.stream().skip(99).findFirst().getAsInt());
        StringBuilder gaps = new StringBuilder();
        for (int i = sieve.nextSetBit(0); i >= 0 && i < 60; i = sieve.nextSetBit(i + 1)) gaps.append(i).append(' ');
        System.out.println(gaps);
        BitSet row = of(31);
        for (int g = 0; g < 12; g++) {
            StringBuilder line = new StringBuilder();
            BitSet next = new BitSet();
            for (int i = 0; i < 63; i++) {
                line.append(row.get(i) ? '#' : '.');
                boolean left = i > 0 && row.get(i - 1), right = row.get(i + 1);
                next.set(i, left ^ (row.get(i) || right));
            }
            System.out.println(line);
            row = next;
        }
        b.clear();
        System.out.println(b + " " + b.length() + " " + b.isEmpty());
    }
}
