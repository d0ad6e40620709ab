package org.example.orders;

/** All orders at one price, first come, first served. */
final class PriceLevel {
    final int price;
    PriceLevel worse;
    private Order first;
    private Order last;

    PriceLevel(int price) {
        this.price = price;
    }

    boolean isEmpty() {
        return first == null;
    }

    Order first() {
        return first;
    }

    void append(long id, int quantity) {
        Order order = new Order(id, this, quantity);
        if (last == null) {
            first = order;
        } else {
            last.next = order;
        }
        last = order;
    }

    void removeFirst() {
        first = first.next;
        if (first == null) {
            last = null;
        }
    }

    /** Removes the order with an id. Returns whether it was here. */
    boolean remove(long id) {
        Order before = null;
        Order order = first;
        while (order != null && order.id != id) {
            before = order;
            order = order.next;
        }
        if (order == null) {
            return false;
        }
        if (before == null) {
            removeFirst();
            return true;
        }
        before.next = order.next;
        if (order == last) {
            last = before;
        }
        return true;
    }

    /** The quantity of all orders together. */
    long depth() {
        long sum = 0;
        for (Order order = first; order != null; order = order.next) {
            sum += order.quantity;
        }
        return sum;
    }

    /** How many orders wait here, or -1: one belongs elsewhere or wants nothing, there are too many, or last is not the last. */
    int countValid(int most) {
        int count = 0;
        Order end = null;
        for (Order order = first; order != null; order = order.next) {
            if (order.level != this || order.quantity <= 0 || ++count > most) {
                return -1;
            }
            end = order;
        }
        return end == last ? count : -1;
    }
}
