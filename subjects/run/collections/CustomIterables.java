//@ about: hand-written Iterable, Iterator, generators, nested and composed iterators in for-each loops
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;

public class CustomIterables {
    static Iterable<Integer> range(int from, int to, int step) {
        return () -> new Iterator<>() {
            int next = from;

            @Override
            public boolean hasNext() {
                return step > 0 ? next < to : next > to;
            }

            @Override
            public Integer next() {
                if (!hasNext()) throw new NoSuchElementException("past " + to);
                int r = next;
                next += step;
                return r;
            }
        };
    }

    static <A, B> Iterable<B> map(Iterable<A> in, Function<? super A, ? extends B> f) {
        return () -> {
            Iterator<A> it = in.iterator();
            return new Iterator<B>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public B next() {
                    return f.apply(it.next());
                }
            };
        };
    }

    static <A> Iterable<A> filter(Iterable<A> in, Predicate<? super A> p) {
        return () -> new Iterator<A>() {
            final Iterator<A> it = in.iterator();
            A pending;
            boolean ready;

            public boolean hasNext() {
                while (!ready && it.hasNext()) {
                    pending = it.next();
                    ready = p.test(pending);
                }
                return ready;
            }

            public A next() {
                if (!hasNext()) throw new NoSuchElementException();
                ready = false;
                return pending;
            }
        };
    }

    static class Tree implements Iterable<Integer> {
        Tree left, right;
        final int value;

        Tree(int value) {
            this.value = value;
        }

        void add(int v) {
            if (v < value) {
                if (left == null) left = new Tree(v);
                else left.add(v);
            } else if (right == null) right = new Tree(v);
            else right.add(v);
        }

        @Override
        public Iterator<Integer> iterator() {
            Deque<Tree> stack = new ArrayDeque<>();
            for (Tree t = this; t != null; t = t.left) stack.push(t);
            return new Iterator<>() {
                public boolean hasNext() {
                    return !stack.isEmpty();
                }

                public Integer next() {
                    Tree t = stack.pop();
                    for (Tree c = t.right; c != null; c = c.left) stack.push(c);
                    return t.value;
                }
            };
        }
    }

    static class Permutations implements Iterator<int[]> {
        int[] next;

        Permutations(int n) {
            next = new int[n];
            for (int i = 0; i < n; i++) next[i] = i;
        }

        public boolean hasNext() {
            return next != null;
        }

        public int[] next() {
            int[] result = next.clone();
            int i = next.length - 2;
            while (i >= 0 && next[i] > next[i + 1]) i--;
            if (i < 0) {
                next = null;
                return result;
            }
            int j = next.length - 1;
            while (next[j] < next[i]) j--;
            swap(i, j);
            for (int a = i + 1, b = next.length - 1; a < b; a++, b--) swap(a, b);
            return result;
        }

        void swap(int a, int b) {
            int t = next[a];
            next[a] = next[b];
            next[b] = t;
        }
    }

    static String join(Iterable<?> in) {
        StringBuilder b = new StringBuilder();
        for (Object o : in) b.append(o).append(' ');
        return b.toString();
    }

    public static void main(String[] args) {
        System.out.println(join(range(0, 5, 1)) + "| " + join(range(10, 0, -3)) + "| " + join(range(5, 5, 1)));
        Iterable<String> squares = map(filter(range(0, 20, 1), i -> i % 3 == 1), i -> i + "^2=" + i * i);
        System.out.println(join(squares));
        System.out.println(join(squares));
        int product = 0;
        for (int i : range(1, 4, 1)) for (int j : range(i, 4, 1)) product += i * j;
        System.out.println(product);
        Tree t = new Tree(50);
        for (int v : new int[] {30, 70, 20, 40, 60, 80, 35, 65, 50}) t.add(v);
        System.out.println(join(t));
        int sum = 0;
        for (int v : t) {
            if (v > 60) break;
            if (v % 20 == 0) continue;
            sum += v;
        }
        System.out.println(sum);
        Permutations p = new Permutations(3);
        StringBuilder b = new StringBuilder();
        p.forEachRemaining(x -> b.append(Arrays.toString(x)));
        System.out.println(b);
        Iterator<Integer> spent = range(0, 1, 1).iterator();
        spent.next();
        try {
            spent.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            spent.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> sink = new ArrayList<>();
        range(0, 10, 4).forEach(sink::add);
        System.out.println(sink);
        try {
            for (Object o : (Iterable<?>) null) System.out.println(o);
        } catch (NullPointerException e) {
            System.out.println("null iterable");
        }
    }
}
