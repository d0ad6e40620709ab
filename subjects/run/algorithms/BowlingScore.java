//@ about: ten-pin bowling and tennis scoring, poker hand ranking and Yahtzee categories, in a Java 11 class file
//@ release: 11
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class BowlingScore {
    static int score(String game) {
        List<Integer> rolls = new ArrayList<>();
        for (char c : game.replace(" ", "").toCharArray()) {
            if (c == 'X') rolls.add(10);
            else if (c == '/') rolls.add(10 - rolls.get(rolls.size() - 1));
            else if (c == '-') rolls.add(0);
            else if (Character.isDigit(c)) rolls.add(c - '0');
            else throw new IllegalArgumentException("bad roll " + c);
        }
        int total = 0, at = 0;
        for (int frame = 0; frame < 10; frame++) {
            if (at + 1 >= rolls.size() && !(at < rolls.size() && rolls.get(at) == 10)) throw new IllegalStateException("incomplete at frame " + (frame + 1));
            if (rolls.get(at) == 10) {
                if (at + 2 >= rolls.size()) throw new IllegalStateException("missing bonus at frame " + (frame + 1));
                total += 10 + rolls.get(at + 1) + rolls.get(at + 2);
                at++;
            } else {
                int sum = rolls.get(at) + rolls.get(at + 1);
                if (sum > 10) throw new IllegalStateException("too many pins in frame " + (frame + 1));
                total += sum == 10 ? 10 + rolls.get(at + 2) : sum;
                at += 2;
            }
        }
        return total;
    }

    static String tennis(String points) {
        int a = 0, b = 0;
        String[] names = {"love", "fifteen", "thirty", "forty"};
        for (char c : points.toCharArray()) {
            if (c == 'A') a++;
            else b++;
        }
        if (a >= 4 && a >= b + 2) return "game A";
        if (b >= 4 && b >= a + 2) return "game B";
        if (a >= 3 && b >= 3) return a == b ? "deuce" : a > b ? "advantage A" : "advantage B";
        return names[a] + "-" + (a == b ? "all" : names[b]);
    }

    enum Rank { HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH }

    static final class Hand implements Comparable<Hand> {
        final String text;
        final Rank rank;
        final List<Integer> kickers;

        Hand(String text) {
            this.text = text;
            Map<Integer, Long> counts = Arrays.stream(text.split(" ")).map(c -> "23456789TJQKA".indexOf(c.charAt(0)) + 2).collect(Collectors.groupingBy(v -> v, TreeMap::new, Collectors.counting()));
            kickers = counts.entrySet().stream().sorted(Map.Entry.<Integer, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()).reversed()).map(Map.Entry::getKey).collect(Collectors.toCollection(ArrayList::new));
            boolean flush = Arrays.stream(text.split(" ")).map(c -> c.charAt(1)).distinct().count() == 1;
            boolean wheel = kickers.equals(List.of(14, 5, 4, 3, 2));
            boolean straight = wheel || counts.size() == 5 && kickers.get(0) - kickers.get(4) == 4;
            if (wheel) Collections.rotate(kickers, -1);
            long most = Collections.max(counts.values());
            rank = straight && flush ? Rank.STRAIGHT_FLUSH : most == 4 ? Rank.FOUR : most == 3 && counts.size() == 2 ? Rank.FULL_HOUSE : flush ? Rank.FLUSH : straight ? Rank.STRAIGHT : most == 3 ? Rank.THREE : counts.size() == 3 ? Rank.TWO_PAIR : counts.size() == 4 ? Rank.PAIR : Rank.HIGH_CARD;
        }

        @Override
        public int compareTo(Hand o) {
            if (rank != o.rank) return rank.compareTo(o.rank);
            for (int i = 0; i < kickers.size(); i++) {
                int c = kickers.get(i).compareTo(o.kickers.get(i));
                if (c != 0) return c;
            }
            return 0;
        }

        @Override
        public String toString() {
            return text + " " + rank + kickers;
        }
    }

    static Map<String, Integer> yahtzee(int... dice) {
        Map<String, Integer> out = new TreeMap<>();
        int[] counts = new int[7];
        for (int d : dice) counts[d]++;
        int sum = Arrays.stream(dice).sum(), most = Arrays.stream(counts).max().getAsInt();
        for (int i = 1; i <= 6; i++) out.put("n" + i, counts[i] * i);
        out.put("three", most >= 3 ? sum : 0);
        out.put("four", most >= 4 ? sum : 0);
        out.put("full", Arrays.stream(counts).anyMatch(c -> c == 3) && Arrays.stream(counts).anyMatch(c -> c == 2) ? 25 : 0);
        int run = 0, best = 0;
        for (int i = 1; i <= 6; i++) best = Math.max(best, run = counts[i] > 0 ? run + 1 : 0);
        out.put("small", best >= 4 ? 30 : 0);
        out.put("large", best >= 5 ? 40 : 0);
        out.put("yahtzee", most == 5 ? 50 : 0);
        out.put("chance", sum);
        return out;
    }

    public static void main(String[] args) {
        for (String g : new String[] {"XXXXXXXXXXXX", "9- 9- 9- 9- 9- 9- 9- 9- 9- 9-", "5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/ 5/5", "X 7/ 9- X -8 8/ -6 X X X81", "-- -- -- -- -- -- -- -- -- --", "X X", "55 5", "99", "?"}) {
            try {
                System.out.println(g + " = " + score(g));
            } catch (RuntimeException e) {
                System.out.println(g + ": " + e.getMessage());
            }
        }
        for (String p : new String[] {"", "A", "AB", "AAB", "ABABAB", "ABABABA", "ABABABAB", "AAAA", "BBBB", "ABABABBB"}) System.out.print(tennis(p) + "; ");
        System.out.println();
        List<Hand> hands = new ArrayList<>();
        for (String h : new String[] {"TH JH QH KH AH", "9C 9D 9H 9S 2D", "KH KD KS 4C 4D", "2H 7H 9H JH KH", "5C 6D 7H 8S 9C", "AC 2D 3H 4S 5C", "7C 7D 7H 2S KD", "QC QD 5H 5S 2D", "QH QS 5C 5D 9D", "8C 8D AH KS 2D", "AC KD 9H 7S 2D", "AD KC 9S 7D 3C"}) hands.add(new Hand(h));
        hands.sort(Comparator.reverseOrder());
        hands.forEach(System.out::println);
        System.out.println(new Hand("2C 3D 4H 5S 7C").compareTo(new Hand("2D 3H 4S 5C 7D")));
        System.out.println(yahtzee(3, 3, 3, 5, 5) + "\n" + yahtzee(2, 3, 4, 5, 6) + "\n" + yahtzee(6, 6, 6, 6, 6) + "\n" + yahtzee(1, 2, 3, 4, 6));
    }
}
