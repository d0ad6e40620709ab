package org.example.orders;

import java.util.Objects;

/**
 * The orders to buy and to sell one thing. An order that comes in is filled from those of the other side whose prices
 * suit it; what is left of it waits in the book.
 */
public final class OrderBook {
    private final BookSide bids = new BookSide(Side.BUY);
    private final BookSide asks = new BookSide(Side.SELL);
    private long lastId;

    /**
     * Places an order. If some of it has to wait, that gets the next id.
     *
     * @param limit the highest price a buyer pays, or the lowest a seller takes
     * @return how much of it was filled at once
     * @throws NullPointerException if there is no side
     * @throws IllegalArgumentException if limit or quantity is not positive
     */
    public int place(Side side, int limit, int quantity) throws NullPointerException, IllegalArgumentException {
        Objects.requireNonNull(side, "side");
        int filled = of(side.opposite()).fill(limit, quantity);
        if (filled < quantity) {
            lastId++;
            of(side).add(lastId, limit, quantity - filled);
        }
        return filled;
    }

    /** Cancels the order with an id. Returns whether there was one. */
    public boolean cancel(long id) {
        return bids.cancel(id) || asks.cancel(id);
    }

    /** By how much the best bid is lower than the best ask; 0 if one of them is missing. */
    public int spread() {
        return bids.size() == 0 || asks.size() == 0 ? 0 : asks.bestPrice() - bids.bestPrice();
    }

    boolean spreadEnsures(int result) {
        return result >= 0;
    }

    private BookSide of(Side side) {
        return side == Side.BUY ? bids : asks;
    }

    /** Both sides are valid, and nobody who would pay a price waits while somebody would take it. */
    boolean repOK() {
        return bids != null
                && asks != null
                && bids.isFor(Side.BUY)
                && asks.isFor(Side.SELL)
                && bids.repOK()
                && asks.repOK()
                && (bids.size() == 0 || asks.size() == 0 || bids.bestPrice() < asks.bestPrice());
    }
}
