//@ about: ConcurrentLinkedQueue and ConcurrentLinkedDeque: ends, interior removal, weakly consistent iterators
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;

public class LinkedQueues {
    public static void main(String[] args) {
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        System.out.println(q.poll() + " " + q.peek() + " " + q.isEmpty() + " " + q.size());
        for (int i = 0; i < 10; i++) q.offer(i);
        System.out.println(q + " " + q.peek() + " " + q.poll() + " " + q.remove() + " " + q.element() + " " + q.contains(5) + " " + q.remove(5) + " " + q.remove(55) + " " + q.size());
        List<Integer> seen = new ArrayList<>();
        for (Integer i : q) {
            seen.add(i);
            if (i == 4) {
                q.remove(6);
                q.add(100);
            }
        }
        System.out.println(seen + " " + q);
        for (Iterator<Integer> it = q.iterator(); it.hasNext(); ) if (it.next() % 2 == 1) it.remove();
        q.removeIf(i -> i == 8);
        q.addAll(List.of(1, 2, 3));
        System.out.println(q + " " + q.retainAll(List.of(100, 1, 3)) + " " + Arrays.toString(q.toArray()));
        try {
            q.add(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        try {
            new ConcurrentLinkedQueue<String>().element();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        try {
            q.addAll(q);
        } catch (IllegalArgumentException e) {
            System.out.println("cannot add itself");
        }

        ConcurrentLinkedDeque<String> d = new ConcurrentLinkedDeque<>();
        d.add("c");
        d.addFirst("b");
        d.addLast("d");
        d.push("a");
        d.offerFirst("z");
        d.offerLast("e");
        System.out.println(d + " " + d.getFirst() + " " + d.getLast() + " " + d.peekFirst() + " " + d.peekLast() + " " + d.size());
        System.out.println(d.pop() + " " + d.pollLast() + " " + d.removeFirst() + " " + d.removeLast() + " " + d);
        d.addAll(List.of("b", "x", "b", "y"));
        System.out.println(d.removeFirstOccurrence("b") + " " + d.removeLastOccurrence("b") + " " + d.removeLastOccurrence("q") + " " + d + " " + d.contains("b"));
        StringBuilder back = new StringBuilder();
        for (Iterator<String> it = d.descendingIterator(); it.hasNext(); ) back.append(it.next()).append(' ');
        System.out.println(back);
        for (Iterator<String> it = d.iterator(); it.hasNext(); ) if (it.next().equals("x")) it.remove();
        System.out.println(d + " " + d.stream().map(String::toUpperCase).toList());
        d.clear();
        System.out.println(d.pollFirst() + " " + d.peekLast() + " " + d.isEmpty());
        try {
            d.pop();
        } catch (NoSuchElementException e) {
            System.out.println("empty deque");
        }
        long check = 0;
        for (int round = 0; round < 100; round++) {
            for (int i = 0; i < 7; i++) q.add(round * 7 + i);
            for (int i = 0; i < 6; i++) check = check * 31 + q.poll();
        }
        System.out.println(check + " " + q.size() + " " + q.peek());
    }
}
