//@ about: PriorityQueue natural and custom order, heap layout, removal from the middle, top-k and merging
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;

public class PriorityQueueOrder {
    record Job(String name, int priority, int arrival) implements Comparable<Job> {
        @Override
        public int compareTo(Job o) {
            return priority != o.priority ? Integer.compare(o.priority, priority) : Integer.compare(arrival, o.arrival);
        }
    }

    static <T> String drain(PriorityQueue<T> q) {
        StringBuilder b = new StringBuilder();
        while (!q.isEmpty()) b.append(q.poll()).append(' ');
        return b.toString().trim();
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int i : new int[] {5, 3, 8, 1, 9, 2, 7, 3, 0, 6}) {
            q.add(i);
            System.out.println("add " + i + " heap " + q);
        }
        System.out.println(q.peek() + " " + q.size() + " " + q.contains(7) + " " + q.remove(7) + " " + q.remove(77) + " " + q);
        for (Iterator<Integer> it = q.iterator(); it.hasNext(); ) if (it.next() == 3) it.remove();
        System.out.println(q + " -> " + drain(q));
        System.out.println(q.poll() + " " + q.peek());

        PriorityQueue<Integer> reverse = new PriorityQueue<>(Collections.reverseOrder());
        reverse.addAll(Arrays.asList(4, 1, 3, 2, 16, 9, 10, 14, 8, 7));
        System.out.println(reverse + " -> " + drain(reverse));
        PriorityQueue<String> byLength = new PriorityQueue<>(4, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(byLength, "pear", "fig", "apple", "kiwi", "plum", "date", "banana", "nut");
        System.out.println(drain(byLength));
        System.out.println("from list " + new PriorityQueue<>(List.of(9, 8, 7, 6, 5, 4, 3, 2, 1)));
        PriorityQueue<Job> jobs = new PriorityQueue<>();
        String[] names = {"mail", "backup", "page", "index", "alert", "clean"};
        int[] priorities = {2, 1, 5, 1, 5, 2};
        for (int i = 0; i < names.length; i++) jobs.offer(new Job(names[i], priorities[i], i));
        for (Job j; (j = jobs.poll()) != null; ) System.out.println(j);

        PriorityQueue<Integer> topK = new PriorityQueue<>();
        int x = 12345;
        for (int i = 0; i < 1000; i++) {
            x = (x * 1103515245 + 12345) & 0x7fffffff;
            topK.add(x % 10000);
            if (topK.size() > 5) topK.poll();
        }
        System.out.println("top five " + drain(topK));
        int[][] sorted = {{1, 4, 7, 10}, {2, 5, 8}, {3, 6, 9, 11, 12}, {}};
        PriorityQueue<int[]> heads = new PriorityQueue<>((a, b) -> sorted[a[0]][a[1]] - sorted[b[0]][b[1]]);
        for (int i = 0; i < sorted.length; i++) if (sorted[i].length > 0) heads.add(new int[] {i, 0});
        StringBuilder merged = new StringBuilder();
        while (!heads.isEmpty()) {
            int[] h = heads.poll();
            merged.append(sorted[h[0]][h[1]]).append(' ');
            if (++h[1] < sorted[h[0]].length) heads.add(h);
        }
        System.out.println(merged);
        PriorityQueue<Integer> low = new PriorityQueue<>(Comparator.reverseOrder()), high = new PriorityQueue<>();
        StringBuilder medians = new StringBuilder();
        for (int v : new int[] {5, 15, 1, 3, 8, 7, 9, 2}) {
            low.add(v);
            high.add(low.poll());
            if (high.size() > low.size()) low.add(high.poll());
            medians.append(low.size() > high.size() ? low.peek() : (low.peek() + high.peek()) / 2.0).append(' ');
        }
        System.out.println(medians);
        try {
            q.add(null);
        } catch (NullPointerException e) {
            System.out.println("null rejected");
        }
        try {
            PriorityQueue<Object> objects = new PriorityQueue<>();
            objects.add(new Object());
            objects.add(new Object());
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
        try {
            new PriorityQueue<>(0);
        } catch (IllegalArgumentException e) {
            System.out.println("bad capacity");
        }
    }
}
