//@ about: while, do-while, for, enhanced for over arrays and iterables, empty bodies, several loop variables
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class Loops {
    static class Countdown implements Iterable<Integer> {
        private final int start;

        Countdown(int start) {
            this.start = start;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                private int left = start;

                @Override
                public boolean hasNext() {
                    return left > 0;
                }

                @Override
                public Integer next() {
                    return left--;
                }
            };
        }
    }

    static int conditionCalls;

    static boolean below(int a, int b) {
        conditionCalls++;
        return a < b;
    }

    public static void main(String[] args) {
        int n = 27, steps = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        System.out.println("collatz " + steps);

        int once = 0;
        do {
            once++;
        } while (once < 0);
        do ; while (below(once++, 5));
        System.out.println("do " + once + " " + conditionCalls);

        for (int i = 0, j = 10; i < j; i++, j -= 2) {
            System.out.print(i + "/" + j + " ");
        }
        System.out.println();
        int k = 0;
        for (; ; ) {
            if (++k > 6) break;
            if (k % 3 == 0) continue;
            System.out.print(k + " ");
        }
        System.out.println();
        for (long l = Long.MAX_VALUE - 2; l > 0; l++) System.out.print(l % 1000 + " ");
        for (double d = 1; d > 0.1; d /= 2) System.out.print(d + " ");
        for (char c = 'a'; c <= 'e'; c += 2) System.out.print(c);
        System.out.println();
        enhanced();
        iterables();
        lateCondition();
    }

    static void enhanced() {
        int[] source = {1, 2, 3};
        // The array expression is evaluated once, so assigning the variable does not disturb the loop.
        for (int v : source) {
            source = new int[] {9, 9, 9};
            System.out.print(v + " ");
        }
        int[] changing = {1, 1, 1, 1};
        for (int v : changing) {
            changing[3] += v;
            System.out.print(v + " ");
        }
        int total = 0;
        for (int[] row : new int[][] {{1, 2}, {}, {3}}) {
            for (long cell : row) {
                total += cell;
            }
        }
        for (String s : new String[0]) {
            total += s.length();
        }
        System.out.println(total);
    }

    static void iterables() {
        for (int v : new Countdown(4)) {
            for (Integer w : new Countdown(v)) {
                System.out.print(v * w + (w == 1 ? "; " : " "));
            }
        }
        System.out.println();
        List<Runnable> later = new ArrayList<>();
        for (int v : new Countdown(3)) {
            later.add(() -> System.out.print("later " + v + " "));
        }
        later.forEach(Runnable::run);
        System.out.println();
    }

    static void lateCondition() {
        StringBuilder order = new StringBuilder();
        for (int i = note(order, "init", 0); note(order, "cond", i) < 2; i = note(order, "step", i + 1)) {
            order.append("body ");
        }
        System.out.println(order);
    }

    static int note(StringBuilder order, String what, int v) {
        order.append(what).append(v).append(' ');
        return v;
    }
}
