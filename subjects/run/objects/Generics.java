//@ about: generic classes with inner classes and iterators, generic methods, functions over them
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.BiFunction;
import java.util.function.Function;

public class Generics {
    static class Pair<A, B> {
        final A a;
        final B b;

        Pair(A a, B b) {
            this.a = a;
            this.b = b;
        }

        <C> Pair<A, C> with(Function<? super B, ? extends C> f) {
            return new Pair<>(a, f.apply(b));
        }

        Pair<B, A> swap() {
            return new Pair<>(b, a);
        }

        public String toString() {
            return "(" + a + ", " + b + ")";
        }
    }

    static class Chain<T> implements Iterable<T> {
        private class Link {
            T item;
            Link next;
        }

        private Link first, last;
        int size;

        Chain<T> add(T t) {
            Link link = new Link();
            link.item = t;
            if (first == null) first = link;
            else last.next = link;
            last = link;
            size++;
            return this;
        }

        <R> R fold(R start, BiFunction<R, ? super T, R> f) {
            R r = start;
            for (T t : this) r = f.apply(r, t);
            return r;
        }

        <R> Chain<R> map(Function<? super T, ? extends R> f) {
            Chain<R> out = new Chain<>();
            for (T t : this) out.add(f.apply(t));
            return out;
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<T>() {
                Link at = first;

                public boolean hasNext() {
                    return at != null;
                }

                public T next() {
                    if (at == null) throw new NoSuchElementException();
                    T t = at.item;
                    at = at.next;
                    return t;
                }
            };
        }
    }

    static <T extends Comparable<? super T>> T largest(Iterable<? extends T> items) {
        T best = null;
        for (T t : items) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }

    public static void main(String[] args) {
        Pair<String, Integer> p = new Pair<>("k", 20);
        System.out.println(p + " " + p.swap() + " " + p.with(i -> i * 1.5) + " " + p.with(String::valueOf).b.length());
        Chain<Integer> c = new Chain<Integer>().add(3).add(9).add(4);
        System.out.println(c.fold("", (s, i) -> s + i) + " " + c.map(i -> i * i).fold(0L, (s, i) -> s + i) + " " + largest(c) + " " + c.size);
        Chain<Pair<String, Integer>> pairs = c.map(i -> new Pair<>("p" + i, i));
        for (Pair<String, Integer> pair : pairs) System.out.print(pair.swap() + " ");
        System.out.println(pairs.map(x -> x.b).fold(1, (x, y) -> x * y));
        Chain<Chain<String>> nested = new Chain<Chain<String>>().add(new Chain<String>().add("a").add("b")).add(new Chain<>());
        System.out.println(nested.fold("", (s, inner) -> s + "[" + inner.fold("", String::concat) + "]"));
        System.out.println(largest(List.of("b", "c", "a")) + " " + largest(new Chain<Double>()) + " " + largest(c.map(i -> -i)));
        Iterator<Integer> it = c.iterator();
        int sum = 0;
        while (it.hasNext()) sum += it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("exhausted after " + sum);
        }
        System.out.println(new Chain<String>().getClass() == new Chain<Integer>().getClass());
    }
}
