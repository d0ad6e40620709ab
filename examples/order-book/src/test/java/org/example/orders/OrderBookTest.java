package org.example.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class OrderBookTest {
    private final OrderBook book = new OrderBook();

    @Test
    void fillsAtTheBestPriceFirst() {
        book.place(Side.SELL, 102, 5);
        book.place(Side.SELL, 101, 5);
        assertEquals(7, book.place(Side.BUY, 102, 7));
        assertEquals(3, book.place(Side.BUY, 110, 9));
        assertEquals(0, book.spread());
    }

    @Test
    void keepsWhatCannotBeFilled() {
        book.place(Side.SELL, 105, 5);
        assertEquals(0, book.place(Side.BUY, 100, 5));
        assertEquals(5, book.spread());
    }

    @Test
    void cancels() {
        book.place(Side.BUY, 100, 5);
        assertTrue(book.cancel(1));
        assertFalse(book.cancel(1));
    }

    @Test
    void refusesNothing() {
        assertThrows(IllegalArgumentException.class, () -> book.place(Side.BUY, 100, 0));
    }
}
