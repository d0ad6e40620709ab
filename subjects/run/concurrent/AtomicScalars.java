//@ about: AtomicInteger, AtomicLong, AtomicBoolean, AtomicReference: get and set, CAS, update functions, memory modes
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;

public class AtomicScalars {
    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.get() + " " + i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndDecrement() + " " + i.decrementAndGet() + " " + i.getAndAdd(10) + " " + i.addAndGet(-3) + " " + i.getAndSet(100) + " " + i);
        System.out.println(i.compareAndSet(100, 1) + " " + i.compareAndSet(100, 2) + " " + i.get() + " " + i.compareAndExchange(1, 7) + " " + i.compareAndExchange(1, 8) + " " + i.getPlain());
        System.out.println(i.updateAndGet(x -> x * x) + " " + i.getAndUpdate(x -> x + 1) + " " + i.accumulateAndGet(10, Math::max) + " " + i.getAndAccumulate(3, (x, y) -> x - y) + " " + i.intValue() + " " + i.doubleValue());
        i.set(Integer.MAX_VALUE);
        System.out.println(i.incrementAndGet() + " " + new AtomicInteger() + " " + (i.equals(new AtomicInteger(i.get()))));
        i.lazySet(3);
        i.setPlain(i.getOpaque() + 1);
        i.setRelease(i.getAcquire() * 2);
        i.setOpaque(i.get() + 1);
        System.out.println(i);
        int spins = 0;
        while (!i.weakCompareAndSetPlain(9, 10)) spins++;
        System.out.println(i + " " + (spins >= 0));

        AtomicLong l = new AtomicLong(1L << 40);
        System.out.println(l.getAndIncrement() + " " + l.addAndGet(1L << 40) + " " + l.compareAndSet(0, 1) + " " + l.updateAndGet(x -> -x) + " " + l.accumulateAndGet(7, (a, b) -> a % b) + " " + l.getAndSet(Long.MIN_VALUE) + " " + l.decrementAndGet() + " " + l.longValue());
        AtomicBoolean flag = new AtomicBoolean();
        System.out.println(flag.get() + " " + flag.compareAndSet(false, true) + " " + flag.compareAndSet(false, true) + " " + flag.getAndSet(false) + " " + flag + " " + flag.compareAndExchange(false, true) + " " + flag.getPlain());

        AtomicReference<String> r = new AtomicReference<>("start");
        String other = new String("start");
        System.out.println(r.compareAndSet(other, "equal but not same") + " " + r.compareAndSet("start", "next") + " " + r.getAndSet("third") + " " + r.updateAndGet(s -> s + "!") + " " + r.getAndUpdate(String::toUpperCase) + " " + r.accumulateAndGet("?", String::concat) + " " + r);
        AtomicReference<Integer> boxed = new AtomicReference<>(1000);
        System.out.println(boxed.compareAndSet(boxed.get(), 1001) + " " + boxed.get() + " " + new AtomicReference<>().get());
        AtomicStampedReference<String> stamped = new AtomicStampedReference<>("a", 0);
        int[] holder = new int[1];
        System.out.println(stamped.compareAndSet("a", "b", 0, 1) + " " + stamped.compareAndSet("b", "c", 0, 2) + " " + stamped.get(holder) + holder[0] + " " + stamped.attemptStamp("b", 9) + " " + stamped.getStamp() + " " + stamped.getReference());
        AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("node", false);
        boolean[] mark = new boolean[1];
        System.out.println(marked.attemptMark("node", true) + " " + marked.isMarked() + " " + marked.compareAndSet("node", "gone", true, false) + " " + marked.get(mark) + mark[0]);

        AtomicReference<Node> stack = new AtomicReference<>();
        for (int k = 0; k < 6; k++) {
            Node n = new Node(k);
            do {
                n.next = stack.get();
            } while (!stack.compareAndSet(n.next, n));
        }
        StringBuilder b = new StringBuilder();
        for (Node n; (n = stack.get()) != null && stack.compareAndSet(n, n.next); ) b.append(n.value).append(' ');
        System.out.println(b);
        AtomicInteger counter = new AtomicInteger();
        for (int k = 0; k < 1000; k++) counter.accumulateAndGet(k, (x, y) -> x ^ y * 31);
        System.out.println(counter);
    }

    static class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }
}
