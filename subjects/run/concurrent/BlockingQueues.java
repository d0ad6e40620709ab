//@ about: ArrayBlockingQueue, LinkedBlockingQueue, LinkedBlockingDeque and PriorityBlockingQueue without blocking
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;

public class BlockingQueues {
    static void exercise(String name, BlockingQueue<Integer> q) throws InterruptedException {
        System.out.println(name + " remaining " + (q.remainingCapacity() > 1000 ? "plenty" : q.remainingCapacity()) + " " + q.poll() + " " + q.peek());
        q.put(5);
        q.add(3);
        System.out.println(q.offer(9) + " " + q.offer(1) + " " + q.offer(7, 0, TimeUnit.MILLISECONDS) + " " + q + " " + q.size());
        try {
            q.add(11);
            q.add(12);
            System.out.println("room for more");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(q.take() + " " + q.poll(0, TimeUnit.SECONDS) + " " + q.remove() + " " + q.element() + " " + q.contains(9) + " " + q.remove(9) + " " + q);
        q.addAll(List.of(20));
        List<Integer> drained = new ArrayList<>();
        System.out.println(q.drainTo(drained, 2) + " " + drained + " " + q.drainTo(drained) + " " + drained + " " + q.isEmpty());
        for (int i = 0; i < 4; i++) q.offer(i * i);
        for (Iterator<Integer> it = q.iterator(); it.hasNext(); ) if (it.next() == 4) it.remove();
        q.removeIf(i -> i == 0);
        System.out.println(q + " " + q.stream().mapToInt(i -> i).sum() + " " + q.poll(0, TimeUnit.NANOSECONDS));
        q.clear();
        System.out.println(q.poll(0, TimeUnit.MILLISECONDS) + " " + q.size());
        for (int op = 0; op < 3; op++) {
            try {
                if (op == 0) q.add(null);
                if (op == 1) q.drainTo(q);
                if (op == 2) q.remove();
            } catch (RuntimeException e) {
                System.out.println(op + " " + e.getClass().getSimpleName());
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        exercise("array", new ArrayBlockingQueue<>(4));
        exercise("linked bounded", new LinkedBlockingQueue<>(5));
        exercise("linked", new LinkedBlockingQueue<>());
        exercise("deque", new LinkedBlockingDeque<>(4));
        exercise("priority", new PriorityBlockingQueue<>());
        exercise("priority reversed", new PriorityBlockingQueue<>(2, Comparator.reverseOrder()));
        LinkedBlockingDeque<String> d = new LinkedBlockingDeque<>(3);
        d.putFirst("b");
        d.putLast("c");
        d.push("a");
        System.out.println(d.offerFirst("x") + " " + d.offerLast("y") + " " + d + " " + d.takeLast() + " " + d.pollFirst() + " " + d.peekLast() + " " + d.remainingCapacity());
        ArrayBlockingQueue<Integer> ring = new ArrayBlockingQueue<>(3, true);
        long check = 0;
        for (int i = 0; i < 100; i++) {
            while (!ring.offer(i)) check = check * 31 + ring.poll();
        }
        System.out.println(check + " " + ring + " " + ring.remainingCapacity());
        PriorityBlockingQueue<String> words = new PriorityBlockingQueue<>(11, Comparator.comparing(String::length));
        for (String w : "ccc a bb dddd e".split(" ")) words.put(w);
        StringBuilder b = new StringBuilder();
        while (!words.isEmpty()) b.append(words.take().length()).append(' ');
        System.out.println(b + " " + words.comparator().compare("a", "bb"));
        for (int bad : new int[] {0, -1}) {
            try {
                new ArrayBlockingQueue<>(bad);
            } catch (IllegalArgumentException e) {
                System.out.println("bad capacity " + bad);
            }
        }
    }
}
