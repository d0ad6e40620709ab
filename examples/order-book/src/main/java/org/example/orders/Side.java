package org.example.orders;

/** What somebody wants to do. */
public enum Side {
    BUY,
    SELL;

    public Side opposite() {
        return this == BUY ? SELL : BUY;
    }

    /** Whether the first price comes before the second: buyers who pay more do, and sellers who ask for less. */
    boolean isBetter(int price, int than) {
        return this == BUY ? price > than : price < than;
    }
}
