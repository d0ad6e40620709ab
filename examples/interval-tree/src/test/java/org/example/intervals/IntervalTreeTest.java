package org.example.intervals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class IntervalTreeTest {
    private final IntervalTree tree = new IntervalTree();

    @Test
    void findsAnOverlap() {
        tree.add(Interval.of(5, 8));
        tree.add(Interval.of(1, 2));
        tree.add(Interval.of(9, 12));
        assertEquals(Interval.of(1, 2), tree.findOverlap(Interval.of(2, 3)));
        assertNull(tree.findOverlap(Interval.of(3, 4)));
    }

    @Test
    void addsOnce() {
        assertTrue(tree.add(Interval.of(1, 2)));
        assertFalse(tree.add(Interval.of(1, 2)));
        assertEquals(1, tree.size());
    }

    @Test
    void removesANodeWithTwoChildren() {
        tree.add(Interval.of(5, 8));
        tree.add(Interval.of(1, 2));
        tree.add(Interval.of(9, 12));
        assertTrue(tree.remove(Interval.of(5, 8)));
        assertFalse(tree.contains(Interval.of(5, 8)));
        assertNull(tree.findOverlap(Interval.of(5, 8)));
        assertEquals(2, tree.size());
    }
}
