//@ about: single-threaded use of synchronized classes: own buffer, StringBuffer, Vector, Hashtable, synchronized wrappers
import java.util.ArrayList;
import java.util.Collections;
import java.util.Hashtable;
import java.util.List;
import java.util.Vector;

public class BoundedBuffer {
    static class Buffer<T> {
        private final Object[] items;
        private int head, size, waits;

        Buffer(int capacity) {
            items = new Object[capacity];
        }

        synchronized boolean offer(T t) {
            if (size == items.length) {
                waits++; // with other threads, this is where wait() would stand
                return false;
            }
            items[(head + size++) % items.length] = t;
            notifyAll();
            return true;
        }

        @SuppressWarnings("unchecked")
        synchronized T poll() {
            if (size == 0) {
                waits++;
                return null;
            }
            T t = (T) items[head];
            items[head] = null;
            head = (head + 1) % items.length;
            size--;
            notifyAll();
            return t;
        }

        synchronized int drainTo(List<? super T> out) {
            int n = 0;
            for (T t = poll(); t != null; t = poll(), n++) {
                out.add(t);
            }
            return n;
        }

        @Override
        public synchronized String toString() {
            StringBuilder s = new StringBuilder("[");
            for (int i = 0; i < size; i++) s.append(i == 0 ? "" : ", ").append(items[(head + i) % items.length]);
            return s.append("] waits ").append(waits).toString();
        }
    }

    static class LazyValue {
        private volatile String value;
        private int computed;

        String get() {
            String v = value;
            if (v == null) {
                synchronized (this) {
                    v = value;
                    if (v == null) {
                        computed++;
                        value = v = "computed " + computed;
                    }
                }
            }
            return v;
        }
    }

    public static void main(String[] args) {
        Buffer<String> b = new Buffer<>(3);
        for (String s : "a b c d e".split(" ")) {
            System.out.println(s + " " + b.offer(s) + " " + b);
        }
        System.out.println(b.poll() + b.poll() + " " + b.offer("f") + " " + b);
        List<Object> drained = new ArrayList<>();
        System.out.println(b.drainTo(drained) + " " + drained + " " + b);
        LazyValue lazy = new LazyValue();
        System.out.println(lazy.get() + " " + lazy.get() + " " + (lazy.get() == lazy.get()));

        StringBuffer text = new StringBuffer("sync");
        text.append(1).insert(0, 'x').reverse().setCharAt(0, '!');
        System.out.println(text + " " + text.length() + " " + text.indexOf("c"));
        Vector<Integer> v = new Vector<>();
        for (int i = 0; i < 12; i++) v.add(0, i * i);
        v.removeElementAt(3);
        System.out.println(v + " " + v.elementAt(2) + " " + v.capacity());
        Hashtable<String, Integer> table = new Hashtable<>();
        table.put("one", 1);
        System.out.println(table.get("one") + " " + table.get("two") + " " + table.containsKey("one"));
        try {
            table.put("null", null);
        } catch (NullPointerException e) {
            System.out.println("no null values");
        }
        List<Integer> wrapped = Collections.synchronizedList(new ArrayList<>(List.of(3, 1, 2)));
        synchronized (wrapped) {
            Collections.sort(wrapped);
            System.out.println(wrapped + " " + Thread.holdsLock(wrapped));
        }
    }
}
