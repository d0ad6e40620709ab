//@ about: ReentrantLock, ReentrantReadWriteLock, StampedLock, Semaphore and monitors, uncontended on one thread
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class LocksUncontended {
    static final Object MONITOR = new Object();

    static synchronized int nested(int n) {
        synchronized (MONITOR) {
            return n == 0 ? 0 : 1 + nested(n - 1);
        }
    }

    static void throwing() {
        synchronized (MONITOR) {
            throw new IllegalStateException("inside");
        }
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        System.out.println(lock.isLocked() + " " + lock.isHeldByCurrentThread() + " " + lock.getHoldCount() + " " + lock.isFair() + " " + lock.hasQueuedThreads());
        lock.lock();
        lock.lock();
        System.out.println(lock.tryLock() + " " + lock.getHoldCount() + " " + lock.isLocked() + " " + lock.tryLock(0, TimeUnit.SECONDS) + " " + lock.getQueueLength());
        for (int i = 0; i < 4; i++) lock.unlock();
        System.out.println(lock.getHoldCount() + " " + lock.isLocked());
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not the owner " + e.getMessage());
        }
        ReentrantLock fair = new ReentrantLock(true);
        fair.lockInterruptibly();
        Condition c = fair.newCondition();
        c.signal();
        c.signalAll();
        System.out.println(fair.isFair() + " " + fair.hasWaiters(c) + " " + (c.awaitNanos(0) <= 0) + " " + c.await(0, TimeUnit.MILLISECONDS));
        fair.unlock();
        try {
            c.signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println("signal needs the lock");
        }

        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        rw.readLock().lock();
        System.out.println(rw.getReadLockCount() + " " + rw.getReadHoldCount() + " " + rw.writeLock().tryLock());
        rw.readLock().unlock();
        rw.readLock().unlock();
        rw.writeLock().lock();
        rw.readLock().lock();
        System.out.println(rw.isWriteLocked() + " " + rw.isWriteLockedByCurrentThread() + " " + rw.getWriteHoldCount() + " " + rw.getReadHoldCount());
        rw.writeLock().unlock();
        System.out.println("downgraded " + rw.isWriteLocked() + " " + rw.getReadLockCount());
        rw.readLock().unlock();
        try {
            rw.readLock().unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("no read lock held");
        }

        StampedLock sl = new StampedLock();
        long optimistic = sl.tryOptimisticRead();
        System.out.println(sl.validate(optimistic) + " " + sl.isWriteLocked());
        long w = sl.writeLock();
        System.out.println(sl.validate(optimistic) + " " + sl.isWriteLocked() + " " + (sl.tryReadLock() == 0));
        sl.unlockWrite(w);
        long r = sl.readLock();
        long up = sl.tryConvertToWriteLock(r);
        System.out.println((up != 0) + " " + sl.isWriteLocked() + " " + sl.getReadLockCount());
        sl.unlock(up);

        Semaphore s = new Semaphore(3);
        s.acquire();
        System.out.println(s.availablePermits() + " " + s.tryAcquire(2) + " " + s.tryAcquire() + " " + s.availablePermits() + " " + s.tryAcquire(0, TimeUnit.MILLISECONDS));
        s.release(5);
        System.out.println(s.drainPermits() + " " + s.availablePermits() + " " + s.isFair());
        CountDownLatch latch = new CountDownLatch(2);
        latch.countDown();
        latch.countDown();
        latch.countDown();
        latch.await();
        System.out.println(latch.getCount() + " " + latch.await(1, TimeUnit.DAYS));

        System.out.println(nested(20) + " " + Thread.holdsLock(MONITOR));
        try {
            throwing();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " released " + !Thread.holdsLock(MONITOR));
        }
        try {
            MONITOR.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println("notify outside monitor");
        }
        synchronized (MONITOR) {
            MONITOR.notifyAll();
            MONITOR.wait(1);
            System.out.println("waited and still holding " + Thread.holdsLock(MONITOR));
        }
        Thread.currentThread().interrupt();
        System.out.println(Thread.currentThread().isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            System.out.println("interrupted before sleeping " + Thread.currentThread().isInterrupted());
        }
    }
}
