//@ about: RandomGenerator with a seed: the classic Random, SplittableRandom, L64X128MixRandom and Xoshiro256PlusPlus, streams and bounds
//@ jdk: 25
import java.util.*;
import java.util.random.*;

public class SeededRandom {
    public static void main(String[] args) {
        for (String name : new String[] {"Random", "SplittableRandom", "L64X128MixRandom", "L32X64MixRandom", "L128X256MixRandom", "Xoshiro256PlusPlus", "Xoroshiro128PlusPlus"}) {
            RandomGenerator random = RandomGeneratorFactory.of(name).create(12345L);
            System.out.println(name + ": " + random.nextInt() + " " + random.nextLong() + " " + random.nextInt(10) + " " + random.nextInt(-5, 5) + " "
                + random.nextLong(1L << 40) + " " + random.nextBoolean() + " " + random.nextDouble() + " " + random.nextFloat() + " " + random.nextDouble(1.5, 2.5));
            byte[] bytes = new byte[5];
            random.nextBytes(bytes);
            System.out.println("  " + Arrays.toString(bytes) + " " + Arrays.toString(random.ints(5, 0, 100).toArray()));
        }
        Random classic = new Random(7);
        System.out.println(classic.nextGaussian() + " " + classic.ints(3).boxed().toList() + " " + classic.doubles(2).boxed().toList());
        SplittableRandom one = new SplittableRandom(1), two = one.split();
        System.out.println(one.nextInt(100) + " " + two.nextInt(100) + " " + one.longs(2, 0, 50).boxed().toList());
    }
}
