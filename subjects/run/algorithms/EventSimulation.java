//@ about: a discrete event simulation of a shop with queues, servers, seeded arrivals and statistics
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;

public class EventSimulation {
    enum Kind { ARRIVE, START, FINISH, CLOSE }

    record Event(int time, int order, Kind kind, int customer, int server) implements Comparable<Event> {
        public int compareTo(Event o) {
            return time != o.time ? Integer.compare(time, o.time) : Integer.compare(order, o.order);
        }
    }

    static final class Statistics {
        int n, max;
        long sum, squares;

        void add(int v) {
            n++;
            sum += v;
            squares += (long) v * v;
            max = Math.max(max, v);
        }

        @Override
        public String toString() {
            if (n == 0) return "none";
            double mean = (double) sum / n, variance = (double) squares / n - mean * mean;
            return String.format("n=%d mean=%.3f sd=%.3f max=%d", n, mean, Math.sqrt(variance), max);
        }
    }

    private final PriorityQueue<Event> agenda = new PriorityQueue<>();
    private final Random random;
    private final boolean[] busy;
    private final int[] served, workTime;
    private final Deque<Integer> queue = new ArrayDeque<>();
    private final Map<Integer, Integer> arrivedAt = new java.util.HashMap<>();
    private final EnumMap<Kind, Integer> counts = new EnumMap<>(Kind.class);
    private final Statistics waiting = new Statistics(), queueLength = new Statistics();
    private final boolean verbose;
    private int order, now, customers, turnedAway;
    private boolean open = true;

    EventSimulation(int servers, long seed, boolean verbose) {
        random = new Random(seed);
        busy = new boolean[servers];
        served = new int[servers];
        workTime = new int[servers];
        this.verbose = verbose;
    }

    private void schedule(int delay, Kind kind, int customer, int server) {
        agenda.add(new Event(now + delay, order++, kind, customer, server));
    }

    private void log(String s) {
        if (verbose) System.out.println(String.format("%4d %s", now, s));
    }

    EventSimulation run(int closing) {
        schedule(1 + random.nextInt(5), Kind.ARRIVE, customers++, -1);
        schedule(closing, Kind.CLOSE, -1, -1);
        while (!agenda.isEmpty()) {
            Event e = agenda.poll();
            if (e.time() < now) throw new AssertionError("time runs backwards");
            now = e.time();
            counts.merge(e.kind(), 1, Integer::sum);
            switch (e.kind()) {
                case ARRIVE -> arrive(e);
                case START -> start(e);
                case FINISH -> finish(e);
                case CLOSE -> {
                    open = false;
                    log("doors close with " + queue.size() + " waiting");
                }
            }
        }
        return this;
    }

    private void arrive(Event e) {
        if (open) schedule(1 + random.nextInt(6), Kind.ARRIVE, customers++, -1);
        if (!open || queue.size() >= 6) {
            turnedAway++;
            log("customer " + e.customer() + " turns away");
            return;
        }
        arrivedAt.put(e.customer(), now);
        queue.add(e.customer());
        queueLength.add(queue.size());
        log("customer " + e.customer() + " queues, length " + queue.size());
        for (int s = 0; s < busy.length; s++) {
            if (busy[s]) continue;
            busy[s] = true;
            schedule(0, Kind.START, -1, s);
            break;
        }
    }

    private void start(Event e) {
        Integer c = queue.poll();
        if (c == null) {
            busy[e.server()] = false;
            return;
        }
        waiting.add(now - arrivedAt.get(c));
        int work = 3 + random.nextInt(7);
        workTime[e.server()] += work;
        log("server " + e.server() + " takes " + c + " for " + work);
        schedule(work, Kind.FINISH, c, e.server());
    }

    private void finish(Event e) {
        served[e.server()]++;
        log("customer " + e.customer() + " leaves");
        schedule(0, Kind.START, -1, e.server());
    }

    String report() {
        return "ended at " + now + ", events " + counts + ", served " + Arrays.toString(served) + ", busy " + Arrays.toString(workTime) + ", turned away " + turnedAway + "\n  wait " + waiting + "\n  queue " + queueLength;
    }

    public static void main(String[] args) {
        System.out.println(new EventSimulation(1, 7, true).run(40).report());
        for (int servers = 1; servers <= 4; servers++) System.out.println(servers + " servers: " + new EventSimulation(servers, 99, false).run(1000).report());
        int[] away = new int[10];
        for (int seed = 0; seed < 10; seed++) {
            EventSimulation s = new EventSimulation(2, seed, false).run(300);
            away[seed] = s.turnedAway;
        }
        System.out.println("turned away by seed " + Arrays.toString(away));
    }
}
