//@ about: Random.nextInt(bound) and ranges, their distribution, power-of-two path, and bound errors
import java.util.Arrays;
import java.util.Random;

public class RandomBounded {
    interface Draw {
        Object draw();
    }

    static void attempt(Draw d) {
        try {
            System.out.println(d.draw());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int bound : new int[] {1, 2, 3, 6, 10, 16, 100, 1 << 20, 1_000_000_007, Integer.MAX_VALUE, (1 << 30) + 1}) {
            Random r = new Random(5);
            StringBuilder b = new StringBuilder(bound + ":");
            for (int i = 0; i < 8; i++) b.append(' ').append(r.nextInt(bound));
            System.out.println(b);
        }
        Random r = new Random(11);
        int[] dice = new int[6];
        for (int i = 0; i < 6000; i++) dice[r.nextInt(6)]++;
        System.out.println(Arrays.toString(dice));
        StringBuilder ranges = new StringBuilder();
        for (int i = 0; i < 6; i++) ranges.append(r.nextInt(-10, 10)).append(' ').append(r.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE)).append(' ').append(r.nextLong(1000)).append(' ').append(r.nextLong(-5, 1L << 50)).append(' ').append(r.nextDouble(5)).append(' ').append(r.nextDouble(-1, 1)).append(' ').append(Float.floatToIntBits(r.nextFloat(3))).append('\n');
        System.out.print(ranges);

        attempt(() -> new Random(1).nextInt(0));
        attempt(() -> new Random(1).nextInt(-5));
        attempt(() -> new Random(1).nextInt(5, 5));
        attempt(() -> new Random(1).nextLong(0));
        attempt(() -> new Random(1).nextDouble(0));
        attempt(() -> new Random(1).nextDouble(Double.NaN));
        attempt(() -> new Random(1).ints(-1));
        attempt(() -> new Random(1).ints(5, 3, 3));

        String alphabet = "abcdefghijklmnopqrstuvwxyz";
        Random words = new Random(1234);
        StringBuilder text = new StringBuilder();
        for (int w = 0; w < 8; w++) {
            int len = 3 + words.nextInt(5);
            for (int i = 0; i < len; i++) text.append(alphabet.charAt(words.nextInt(26)));
            text.append(' ');
        }
        System.out.println(text);
        int inside = 0;
        Random pi = new Random(31415);
        for (int i = 0; i < 5000; i++) {
            double x = pi.nextDouble(), y = pi.nextDouble();
            if (x * x + y * y < 1) inside++;
        }
        System.out.println("pi about " + 4.0 * inside / 5000);
        long collisions = 0;
        boolean[] seen = new boolean[365];
        Random birthday = new Random(8);
        for (int i = 0; i < 40; i++) {
            int day = birthday.nextInt(365);
            if (seen[day]) collisions++;
            seen[day] = true;
        }
        System.out.println("birthday collisions " + collisions);
    }
}
