package org.example.orders;

import java.util.Objects;

/** One side of an order book: a list of price levels, the best price first. */
public final class BookSide {
    private final Side side;
    private PriceLevel best;
    private int size;

    /** @throws NullPointerException if no side is given */
    public BookSide(Side side) throws NullPointerException {
        this.side = Objects.requireNonNull(side, "side");
    }

    boolean isFor(Side wanted) {
        return side == wanted;
    }

    /** How many orders wait. */
    public int size() {
        return size;
    }

    /**
     * The best price.
     *
     * @throws IllegalStateException if nothing waits
     */
    public int bestPrice() throws IllegalStateException {
        if (best == null) {
            throw new IllegalStateException("no order waits on this side");
        }
        return best.price;
    }

    /** The quantity of all orders together. */
    public long depth() {
        long sum = 0;
        for (PriceLevel level = best; level != null; level = level.worse) {
            sum += level.depth();
        }
        return sum;
    }

    /**
     * Adds an order behind those of the same price.
     *
     * @throws IllegalArgumentException if price or quantity is not positive
     */
    public void add(long id, int price, int quantity) throws IllegalArgumentException {
        check(price, quantity);
        levelOf(price).append(id, quantity);
        size++;
    }

    static void check(int price, int quantity) {
        if (price <= 0 || quantity <= 0) {
            throw new IllegalArgumentException("price and quantity of an order must be positive");
        }
    }

    /** The level of a price, which is made if there is none. */
    private PriceLevel levelOf(int price) {
        PriceLevel better = null;
        PriceLevel level = best;
        while (level != null && side.isBetter(level.price, price)) {
            better = level;
            level = level.worse;
        }
        if (level != null && level.price == price) {
            return level;
        }
        PriceLevel made = new PriceLevel(price);
        made.worse = level;
        if (better == null) {
            best = made;
        } else {
            better.worse = made;
        }
        return made;
    }

    /** Cancels the order with an id. Returns whether there was one. */
    public boolean cancel(long id) {
        PriceLevel better = null;
        PriceLevel level = best;
        while (level != null && !level.remove(id)) {
            better = level;
            level = level.worse;
        }
        if (level == null) {
            return false;
        }
        size--;
        if (level.isEmpty()) {
            if (better == null) {
                best = level.worse;
            } else {
                better.worse = level.worse;
            }
        }
        return true;
    }

    /**
     * Fills an order of the other side from the orders here, as long as their price is at least as good as its limit:
     * best price first, oldest order first.
     *
     * @return how much was filled
     * @throws IllegalArgumentException if limit or quantity is not positive
     */
    public int fill(int limit, int quantity) throws IllegalArgumentException {
        check(limit, quantity);
        int filled = 0;
        while (filled < quantity && best != null && !side.isBetter(limit, best.price)) {
            Order oldest = best.first();
            int part = Math.min(oldest.quantity, quantity - filled);
            oldest.quantity -= part;
            filled += part;
            if (oldest.quantity == 0) {
                best.removeFirst();
                size--;
                if (best.isEmpty()) {
                    best = best.worse;
                }
            }
        }
        return filled;
    }

    /** What is filled is gone from here, and what is not filled could not be. */
    boolean fillEnsures(int limit, int quantity, int filled, long depthBefore) {
        return depth() == depthBefore - filled
                && (filled == quantity || filled < quantity && (best == null || side.isBetter(limit, best.price)));
    }

    long fillOld(int limit, int quantity) {
        return depth();
    }

    /** Prices are positive and get worse from level to level; no level is empty; size counts all orders. */
    boolean repOK() {
        if (side == null || size < 0) {
            return false;
        }
        int count = 0;
        for (PriceLevel level = best; level != null; level = level.worse) {
            if (level.price <= 0 || level.worse != null && !side.isBetter(level.price, level.worse.price)) {
                return false;
            }
            int here = level.countValid(size - count);
            if (here <= 0) {
                return false;
            }
            count += here;
        }
        return count == size;
    }
}
