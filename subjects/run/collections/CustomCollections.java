//@ about: collections built on AbstractList, AbstractSet, AbstractMap, AbstractQueue and map entries
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;

public class CustomCollections {
    static class Range extends AbstractList<Integer> implements RandomAccess {
        final int from, to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Integer get(int i) {
            java.util.Objects.checkIndex(i, size());
            return from + i;
        }

        @Override
        public int size() {
            return to - from;
        }
    }

    static class Growing extends AbstractList<String> {
        final StringBuilder text = new StringBuilder();

        @Override
        public String get(int i) {
            return String.valueOf(text.charAt(i));
        }

        @Override
        public int size() {
            return text.length();
        }

        @Override
        public void add(int i, String s) {
            text.insert(i, s.charAt(0));
            modCount++;
        }

        @Override
        public String set(int i, String s) {
            String old = get(i);
            text.setCharAt(i, s.charAt(0));
            return old;
        }

        @Override
        public String remove(int i) {
            String old = get(i);
            text.deleteCharAt(i);
            modCount++;
            return old;
        }
    }

    static class Bits extends AbstractSet<Integer> {
        long bits;

        @Override
        public boolean add(Integer i) {
            long old = bits;
            bits |= 1L << i;
            return bits != old;
        }

        @Override
        public int size() {
            return Long.bitCount(bits);
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                long left = bits, last;

                public boolean hasNext() {
                    return left != 0;
                }

                public Integer next() {
                    last = Long.lowestOneBit(left);
                    left ^= last;
                    return Long.numberOfTrailingZeros(last);
                }

                public void remove() {
                    bits &= ~last;
                }
            };
        }
    }

    static class Squares extends AbstractMap<Integer, Integer> {
        final int n;

        Squares(int n) {
            this.n = n;
        }

        @Override
        public Set<Map.Entry<Integer, Integer>> entrySet() {
            return new AbstractSet<>() {
                public int size() {
                    return n;
                }

                public Iterator<Map.Entry<Integer, Integer>> iterator() {
                    return new Range(0, n).stream().<Map.Entry<Integer, Integer>>map(i -> new SimpleEntry<>(i, i * i)).iterator();
                }
            };
        }
    }

    static class Ring extends AbstractQueue<String> {
        final String[] slots = new String[3];
        int head, count;

        public boolean offer(String s) {
            if (count == slots.length) return false;
            slots[(head + count++) % slots.length] = s;
            return true;
        }

        public String poll() {
            if (count == 0) return null;
            String s = slots[head];
            head = (head + 1) % slots.length;
            count--;
            return s;
        }

        public String peek() {
            return count == 0 ? null : slots[head];
        }

        public Iterator<String> iterator() {
            List<String> copy = new ArrayList<>();
            for (int i = 0; i < count; i++) copy.add(slots[(head + i) % slots.length]);
            return copy.iterator();
        }

        public int size() {
            return count;
        }
    }

    public static void main(String[] args) {
        Range r = new Range(5, 12);
        System.out.println(r + " " + r.indexOf(7) + " " + r.contains(99) + " " + r.subList(2, 4) + " " + r.equals(Arrays.asList(5, 6, 7, 8, 9, 10, 11)) + " " + r.hashCode() + " " + Collections.binarySearch(r, 9) + " " + r.stream().mapToInt(i -> i).sum());
        try {
            r.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("read only");
        }
        Growing g = new Growing();
        Collections.addAll(g, "d", "a", "c", "b");
        Collections.sort(g);
        g.add(2, "x");
        g.addAll(1, List.of("p", "q"));
        g.remove("c");
        g.removeIf(s -> s.equals("q"));
        Collections.reverse(g);
        System.out.println(g + " " + g.text + " " + g.lastIndexOf("a") + " " + g.subList(1, 3));
        g.subList(0, 2).clear();
        System.out.println(g + " " + g.text);
        g.clear();
        System.out.println(g.isEmpty());
        Bits b = new Bits();
        b.addAll(List.of(5, 1, 40, 5));
        System.out.println(b + " " + b.contains(40) + " " + b.remove(1) + " " + b.retainAll(Set.of(5, 6)) + " " + b + " " + b.equals(Set.of(5)) + " " + b.hashCode() + " " + b.containsAll(List.of(5)));
        Squares s = new Squares(5);
        System.out.println(s + " " + s.get(3) + " " + s.get(9) + " " + s.containsKey(4) + " " + s.containsValue(16) + " " + s.keySet() + " " + s.values() + " " + s.size() + " " + s.hashCode() + " " + s.getOrDefault(7, -1));
        try {
            s.put(1, 1);
        } catch (UnsupportedOperationException e) {
            System.out.println("no put");
        }
        Ring ring = new Ring();
        System.out.println(ring.offer("a") + " " + ring.add("b") + " " + ring.remove() + " " + ring.add("c") + " " + ring.add("d") + " " + ring.offer("e") + " " + ring + " " + ring.element() + " " + ring.contains("d"));
        try {
            ring.add("f");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        var entry = new AbstractMap.SimpleEntry<>("k", 1);
        entry.setValue(2);
        System.out.println(entry + " " + entry.equals(Map.entry("k", 2)) + " " + new AbstractMap.SimpleImmutableEntry<>(entry));
    }
}
