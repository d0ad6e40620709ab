//@ about: AtomicIntegerArray, AtomicLongArray, AtomicReferenceArray, field updaters, LongAdder, accumulators and VarHandle
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

public class AtomicArraysAdders {
    volatile int count;
    volatile long total;
    volatile String name = "n";
    int plain = 4;
    static final VarHandle PLAIN;
    static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    static {
        try {
            PLAIN = MethodHandles.lookup().findVarHandle(AtomicArraysAdders.class, "plain", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, 2, 3});
        System.out.println(a + " " + a.length() + " " + a.get(1) + " " + a.getAndAdd(1, 5) + " " + a.incrementAndGet(0) + " " + a.compareAndSet(2, 3, 30) + " " + a.compareAndSet(2, 3, 31) + " " + a.updateAndGet(2, x -> x / 4) + " " + a.accumulateAndGet(0, 9, Math::max) + " " + a.getAndSet(1, 0) + " " + a);
        try {
            a.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("index 3 out of bounds");
        }
        AtomicLongArray la = new AtomicLongArray(3);
        la.set(2, 1L << 50);
        la.lazySet(0, -1);
        System.out.println(la.getAndDecrement(2) + " " + la.addAndGet(1, 77) + " " + la + " " + la.length());
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(new String[] {"x", null, "z"});
        System.out.println(ra.compareAndSet(1, null, "y") + " " + ra.getAndSet(0, "w") + " " + ra.updateAndGet(2, s -> s + s) + " " + ra.getAndAccumulate(1, "!", String::concat) + " " + ra);

        AtomicArraysAdders o = new AtomicArraysAdders();
        AtomicIntegerFieldUpdater<AtomicArraysAdders> iu = AtomicIntegerFieldUpdater.newUpdater(AtomicArraysAdders.class, "count");
        AtomicLongFieldUpdater<AtomicArraysAdders> lu = AtomicLongFieldUpdater.newUpdater(AtomicArraysAdders.class, "total");
        AtomicReferenceFieldUpdater<AtomicArraysAdders, String> ru = AtomicReferenceFieldUpdater.newUpdater(AtomicArraysAdders.class, String.class, "name");
        System.out.println(iu.incrementAndGet(o) + " " + iu.getAndAdd(o, 10) + " " + iu.compareAndSet(o, 11, 50) + " " + o.count + " " + lu.addAndGet(o, 1L << 33) + " " + o.total + " " + ru.compareAndSet(o, "n", "m") + " " + ru.getAndUpdate(o, s -> s + "2") + " " + o.name);
        try {
            AtomicIntegerFieldUpdater.newUpdater(AtomicArraysAdders.class, "plain");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            AtomicIntegerFieldUpdater.newUpdater(AtomicArraysAdders.class, "missing");
        } catch (RuntimeException e) {
            System.out.println("no such field");
        }

        LongAdder adder = new LongAdder();
        for (int i = 0; i < 100; i++) adder.add(i);
        adder.increment();
        adder.decrement();
        System.out.println(adder.sum() + " " + adder + " " + adder.intValue() + " " + adder.sumThenReset() + " " + adder.sum());
        DoubleAdder da = new DoubleAdder();
        for (int i = 0; i < 10; i++) da.add(0.1);
        System.out.println(da.sum() + " " + da.sumThenReset() + " " + da);
        LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
        LongAccumulator product = new LongAccumulator((x, y) -> x * y, 1);
        for (int i = 1; i <= 10; i++) {
            max.accumulate(i * 7 % 11);
            product.accumulate(i);
        }
        System.out.println(max.get() + " " + product.getThenReset() + " " + product.get() + " " + new DoubleAccumulator(Double::min, 5).get());

        System.out.println((int) PLAIN.get(o) + " " + PLAIN.compareAndSet(o, 4, 44) + " " + (int) PLAIN.getAndAdd(o, 6) + " " + o.plain + " " + (int) PLAIN.getVolatile(o) + " " + (int) PLAIN.getAndBitwiseOr(o, 1) + " " + o.plain);
        PLAIN.set(o, 7);
        PLAIN.setVolatile(o, (int) PLAIN.get(o) + 1);
        int[] ints = {10, 20, 30};
        System.out.println(o.plain + " " + (int) INTS.getAndSet(ints, 1, 99) + " " + (boolean) INTS.compareAndSet(ints, 2, 30, 31) + " " + java.util.Arrays.toString(ints) + " " + (int) INTS.compareAndExchange(ints, 0, 11, 12));
        VarHandle.fullFence();
    }
}
