package org.example.rope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class RopeTest {
    private final Rope rope = Rope.of("to be").concat(Rope.of("\nor not")).concat(Rope.of("\nto be"));

    @Test
    void cutsAndJoins() {
        Rope inserted = rope.take(3).concat(Rope.of("really ")).concat(rope.drop(3));
        assertEquals("to really be\nor not\nto be", inserted.toString());
    }

    @Test
    void countsLines() {
        assertEquals(3, rope.lines());
    }

    @Test
    void findsCharacters() {
        assertEquals('r', rope.charAt(7));
        assertThrows(IndexOutOfBoundsException.class, () -> rope.charAt(18));
    }
}
