//@ about: SplittableRandom and RandomGenerator by name with fixed seeds: splits, bounded draws and streams
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

public class RandomSplittable {
    public static void main(String[] args) {
        for (long seed : new long[] {0, 1, 42, -7}) {
            SplittableRandom r = new SplittableRandom(seed);
            StringBuilder b = new StringBuilder(seed + ":");
            for (int i = 0; i < 3; i++) b.append(' ').append(r.nextInt()).append(' ').append(r.nextLong()).append(' ').append(r.nextDouble()).append(' ').append(r.nextBoolean());
            System.out.println(b);
        }
        SplittableRandom root = new SplittableRandom(2024);
        SplittableRandom left = root.split();
        SplittableRandom right = root.split();
        for (int i = 0; i < 4; i++) System.out.println(root.nextInt(1000) + " " + left.nextInt(1000) + " " + right.nextInt(1000));
        SplittableRandom deep = root;
        StringBuilder chain = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            deep = deep.split();
            chain.append(deep.nextInt(100)).append(' ');
        }
        System.out.println(chain);
        SplittableRandom r = new SplittableRandom(5);
        System.out.println(r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextInt(-5, 5) + " " + r.nextLong(1L << 40) + " " + r.nextLong(-3, 3) + " " + r.nextDouble(2) + " " + r.nextDouble(-1, 1) + " " + r.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE));
        byte[] bytes = new byte[11];
        r.nextBytes(bytes);
        System.out.println(java.util.Arrays.toString(bytes));
        System.out.println(new SplittableRandom(6).ints(6).boxed().collect(Collectors.toList()));
        System.out.println(new SplittableRandom(6).ints(10, 0, 7).boxed().collect(Collectors.toList()));
        System.out.println(new SplittableRandom(6).longs(3, 0, 1000).boxed().collect(Collectors.toList()));
        System.out.println(new SplittableRandom(6).doubles(3).boxed().collect(Collectors.toList()));
        System.out.println(new SplittableRandom(6).ints(0, 3).limit(8).boxed().collect(Collectors.toList()));
        for (int bad : new int[] {0, -1}) {
            try {
                r.nextInt(bad);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            r.nextInt(3, 3);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        RandomGenerator g = new java.util.Random(1);
        System.out.println(g.nextInt(100) + " " + g.nextLong(100) + " " + g.nextFloat() + " " + g.isDeprecated());
        int[] histogram = new int[8];
        SplittableRandom h = new SplittableRandom(99);
        for (int i = 0; i < 4000; i++) histogram[h.nextInt(8)]++;
        System.out.println(java.util.Arrays.toString(histogram));
        long mix = 0;
        for (int i = 0; i < 1000; i++) mix = mix * 31 + h.nextLong();
        System.out.println(mix);
    }
}
