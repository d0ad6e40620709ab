//@ about: Collections.shuffle with a seeded Random, sampling, weighted choice, reservoir and a random walk
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Random;

public class RandomShuffle {
    static <T> void fisherYates(T[] a, Random r) {
        for (int i = a.length - 1; i > 0; i--) {
            int j = r.nextInt(i + 1);
            T t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }

    static String weighted(Map<String, Integer> weights, Random r) {
        int total = 0;
        for (int w : weights.values()) total += w;
        int roll = r.nextInt(total);
        for (Map.Entry<String, Integer> e : weights.entrySet()) {
            roll -= e.getValue();
            if (roll < 0) return e.getKey();
        }
        throw new AssertionError();
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 2, 4, 5, 10, 30}) {
            List<Integer> list = new ArrayList<>();
            for (int i = 0; i < n; i++) list.add(i);
            Collections.shuffle(list, new Random(42));
            System.out.println(n + " " + list);
            List<Integer> linked = new LinkedList<>();
            for (int i = 0; i < n; i++) linked.add(i);
            Collections.shuffle(linked, new Random(42));
            System.out.println("  linked list agrees " + linked.equals(list));
        }
        Integer[] array = {1, 2, 3, 4, 5, 6, 7, 8};
        fisherYates(array, new Random(42));
        List<Integer> library = new ArrayList<>(Arrays.asList(1, 2, 3, 4, 5, 6, 7, 8));
        Collections.shuffle(library, new Random(42));
        System.out.println(Arrays.toString(array) + " same as library " + Arrays.asList(array).equals(library));
        int[] firsts = new int[4];
        for (int seed = 0; seed < 400; seed++) {
            List<Integer> four = Arrays.asList(0, 1, 2, 3);
            Collections.shuffle(four, new Random(seed * 7919L));
            firsts[four.get(0)]++;
        }
        System.out.println(Arrays.toString(firsts));

        List<String> deck = new ArrayList<>();
        for (char suit : "CDHS".toCharArray()) for (char rank : "23456789TJQKA".toCharArray()) deck.add("" + rank + suit);
        Collections.shuffle(deck, new Random(52));
        for (int hand = 0; hand < 4; hand++) {
            List<String> cards = new ArrayList<>(deck.subList(hand * 13, hand * 13 + 13));
            Collections.sort(cards, (a, b) -> a.charAt(1) != b.charAt(1) ? a.charAt(1) - b.charAt(1) : "23456789TJQKA".indexOf(a.charAt(0)) - "23456789TJQKA".indexOf(b.charAt(0)));
            System.out.println(cards);
        }
        Map<String, Integer> weights = new LinkedHashMap<>();
        weights.put("common", 80);
        weights.put("rare", 18);
        weights.put("epic", 2);
        Map<String, Integer> hits = new LinkedHashMap<>();
        Random r = new Random(1);
        for (int i = 0; i < 1000; i++) hits.merge(weighted(weights, r), 1, Integer::sum);
        System.out.println(hits);

        int[] reservoir = new int[5];
        Random sampler = new Random(77);
        for (int i = 0; i < 1000; i++) {
            if (i < 5) reservoir[i] = i;
            else {
                int j = sampler.nextInt(i + 1);
                if (j < 5) reservoir[j] = i;
            }
        }
        System.out.println(Arrays.toString(reservoir));
        int x = 0, y = 0, far = 0;
        Random walk = new Random(5);
        for (int i = 0; i < 1000; i++) {
            switch (walk.nextInt(4)) {
                case 0 -> x++;
                case 1 -> x--;
                case 2 -> y++;
                default -> y--;
            }
            far = Math.max(far, Math.abs(x) + Math.abs(y));
        }
        System.out.println(x + "," + y + " farthest " + far);
        try {
            Collections.shuffle(List.of(1, 2, 3), new Random(0));
        } catch (UnsupportedOperationException e) {
            System.out.println("cannot shuffle an immutable list");
        }
    }
}
