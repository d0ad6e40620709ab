//@ about: Random ints, longs, doubles streams with sizes and bounds; boxed, collected and sorted
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class RandomStreams {
    public static void main(String[] args) {
        System.out.println(new Random(1).ints(5).boxed().collect(Collectors.toList()));
        System.out.println(new Random(1).ints(8, 0, 10).boxed().collect(Collectors.toList()));
        System.out.println(new Random(1).ints(8, -100, 100).boxed().collect(Collectors.toList()));
        System.out.println(new Random(1).ints(0, 5).limit(10).boxed().collect(Collectors.toList()));
        System.out.println(new Random(1).ints().limit(3).boxed().collect(Collectors.toList()));
        System.out.println(new Random(2).longs(4).boxed().collect(Collectors.toList()));
        System.out.println(new Random(2).longs(4, 0, 1_000_000_000_000L).boxed().collect(Collectors.toList()));
        System.out.println(new Random(2).longs(10, 20).limit(6).boxed().collect(Collectors.toList()));
        System.out.println(new Random(3).doubles(3).boxed().collect(Collectors.toList()));
        System.out.println(new Random(3).doubles(3, -1, 1).boxed().collect(Collectors.toList()));
        System.out.println(new Random(3).doubles().limit(2).sum());
        System.out.println(new Random(4).ints(0).count() + " " + new Random(4).ints(1000, 0, 100).summaryStatistics());
        System.out.println("counts " + new Random(5).ints(2000, 0, 10).boxed().collect(Collectors.groupingBy(i -> i, TreeMap::new, Collectors.counting())));
        System.out.println(new Random(6).ints(49, 1, 50).distinct().limit(6).sorted().boxed().collect(Collectors.toList()));
        System.out.println(new Random(7).ints(30, 'a', 'z' + 1).mapToObj(i -> String.valueOf((char) i)).collect(Collectors.joining()));
        List<Integer> sorted = new Random(8).ints(12, 0, 1000).boxed().sorted().collect(Collectors.toList());
        System.out.println(sorted);
        System.out.println(new Random(9).doubles(1000).filter(d -> d < 0.25).count());
        System.out.println(new Random(10).ints(500).filter(i -> i % 2 == 0).count() + " " + new Random(10).ints(500).max().getAsInt() + " " + new Random(10).longs(500).min().getAsLong());
        int[] drawn = new Random(11).ints(6, 0, 6).toArray();
        StringBuilder b = new StringBuilder();
        for (int d : drawn) b.append(d).append(',');
        System.out.println(b);
        Random shared = new Random(12);
        int before = shared.ints(3, 0, 100).sum();
        int after = shared.nextInt(100);
        System.out.println(before + " " + after);
        System.out.println(new Random(13).doubles(4, 1e-5, 1e5).mapToObj(d -> String.format("%.6f", d)).collect(Collectors.joining(" ")));
        for (int s = 0; s < 5; s++) System.out.print(new Random(s).ints(100, 0, 2).sum() + " ");
        System.out.println();
        System.out.println(new Random(14).ints(5, Integer.MIN_VALUE, Integer.MAX_VALUE).boxed().collect(Collectors.toList()));
        System.out.println(new Random(14).longs(3, Long.MIN_VALUE, Long.MAX_VALUE).boxed().collect(Collectors.toList()));
    }
}
