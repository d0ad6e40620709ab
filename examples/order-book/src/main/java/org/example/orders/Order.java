package org.example.orders;

/** An order that waits in the book. */
final class Order {
    final long id;
    final PriceLevel level;
    /** How much of it is still wanted. */
    int quantity;
    /** The order that came after it at the same price. */
    Order next;

    Order(long id, PriceLevel level, int quantity) {
        this.id = id;
        this.level = level;
        this.quantity = quantity;
    }
}
