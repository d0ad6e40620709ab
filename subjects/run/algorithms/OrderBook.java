//@ about: a limit order book with price-time priority, partial fills, cancels, market orders and a trade log
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

public class OrderBook {
    enum Side {
        BUY, SELL;

        Side other() {
            return this == BUY ? SELL : BUY;
        }
    }

    static final class Order {
        final long id;
        final Side side;
        final int price;
        int left;

        Order(long id, Side side, int price, int quantity) {
            this.id = id;
            this.side = side;
            this.price = price;
            this.left = quantity;
        }

        @Override
        public String toString() {
            return "#" + id + "x" + left;
        }
    }

    record Trade(long maker, long taker, int price, int quantity) {}

    private final Map<Side, TreeMap<Integer, Deque<Order>>> books = new HashMap<>();
    private final Map<Long, Order> resting = new HashMap<>();
    private final List<Trade> trades = new ArrayList<>();
    private long nextId = 1;

    OrderBook() {
        books.put(Side.BUY, new TreeMap<>(Collections.reverseOrder()));
        books.put(Side.SELL, new TreeMap<>());
    }

    long limit(Side side, int price, int quantity) {
        if (quantity <= 0) throw new IllegalArgumentException("quantity " + quantity);
        Order o = new Order(nextId++, side, price, quantity);
        match(o, true);
        if (o.left > 0) {
            books.get(side).computeIfAbsent(price, p -> new ArrayDeque<>()).add(o);
            resting.put(o.id, o);
        }
        return o.id;
    }

    int market(Side side, int quantity) {
        Order o = new Order(nextId++, side, 0, quantity);
        match(o, false);
        return quantity - o.left;
    }

    private void match(Order taker, boolean limited) {
        TreeMap<Integer, Deque<Order>> against = books.get(taker.side.other());
        while (taker.left > 0 && !against.isEmpty()) {
            Map.Entry<Integer, Deque<Order>> best = against.firstEntry();
            if (limited && (taker.side == Side.BUY ? best.getKey() > taker.price : best.getKey() < taker.price)) return;
            Order maker = best.getValue().peek();
            int quantity = Math.min(maker.left, taker.left);
            maker.left -= quantity;
            taker.left -= quantity;
            trades.add(new Trade(maker.id, taker.id, maker.price, quantity));
            if (maker.left == 0) {
                best.getValue().poll();
                resting.remove(maker.id);
                if (best.getValue().isEmpty()) against.pollFirstEntry();
            }
        }
    }

    boolean cancel(long id) {
        Order o = resting.remove(id);
        if (o == null) return false;
        Deque<Order> level = books.get(o.side).get(o.price);
        for (Iterator<Order> it = level.iterator(); it.hasNext(); ) if (it.next() == o) it.remove();
        if (level.isEmpty()) books.get(o.side).remove(o.price);
        return true;
    }

    int depth(Side side) {
        return books.get(side).values().stream().flatMap(Deque::stream).mapToInt(o -> o.left).sum();
    }

    boolean crossed() {
        return !books.get(Side.BUY).isEmpty() && !books.get(Side.SELL).isEmpty() && books.get(Side.BUY).firstKey() >= books.get(Side.SELL).firstKey();
    }

    @Override
    public String toString() {
        return "bids " + books.get(Side.BUY) + " asks " + books.get(Side.SELL);
    }

    public static void main(String[] args) {
        OrderBook b = new OrderBook();
        b.limit(Side.BUY, 99, 10);
        b.limit(Side.BUY, 98, 20);
        b.limit(Side.SELL, 101, 5);
        b.limit(Side.SELL, 101, 7);
        b.limit(Side.SELL, 103, 50);
        System.out.println(b);
        long crossing = b.limit(Side.BUY, 102, 9);
        System.out.println(b + " after #" + crossing + " " + b.trades);
        System.out.println(b.cancel(2) + " " + b.cancel(2) + " " + b.cancel(3) + " " + b);
        System.out.println(b.market(Side.SELL, 4) + " sold, " + b.market(Side.BUY, 1000) + " bought " + b);
        System.out.println(b.limit(Side.SELL, 90, 3) + " " + b);
        try {
            b.limit(Side.BUY, 1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        OrderBook sim = new OrderBook();
        Random r = new Random(2020);
        List<Long> mine = new ArrayList<>();
        long bought = 0;
        boolean sane = true;
        for (int i = 0; i < 1500; i++) {
            int action = r.nextInt(10);
            if (action < 7) mine.add(sim.limit(r.nextBoolean() ? Side.BUY : Side.SELL, 95 + r.nextInt(11), 1 + r.nextInt(20)));
            else if (action < 9 && !mine.isEmpty()) sim.cancel(mine.get(r.nextInt(mine.size())));
            else bought += sim.market(Side.BUY, 1 + r.nextInt(10));
            sane &= !sim.crossed();
        }
        long volume = 0, value = 0;
        Map<Integer, Integer> byPrice = new TreeMap<>();
        for (Trade t : sim.trades) {
            volume += t.quantity();
            value += (long) t.price() * t.quantity();
            byPrice.merge(t.price(), t.quantity(), Integer::sum);
        }
        System.out.println("never crossed " + sane + ", trades " + sim.trades.size() + ", volume " + volume + ", value " + value + ", market bought " + bought);
        System.out.println(byPrice);
        System.out.println("resting " + sim.resting.size() + ", bid depth " + sim.depth(Side.BUY) + ", ask depth " + sim.depth(Side.SELL));
        System.out.println(sim.trades.get(0) + " ... " + sim.trades.get(sim.trades.size() - 1));
    }
}
