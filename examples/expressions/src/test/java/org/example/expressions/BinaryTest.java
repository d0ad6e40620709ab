package org.example.expressions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class BinaryTest {
    private final Expression x = new Variable(0);
    private final Expression y = new Variable(1);

    @Test
    void evaluates() {
        Expression sum = Binary.of(Operator.ADD, x, Binary.of(Operator.SUBTRACT, y, new Literal(1)));
        assertEquals(9, sum.evaluate(new int[] {3, 7}));
        assertThrows(UnboundVariableException.class, () -> sum.evaluate(new int[] {3}));
    }

    @Test
    void leavesOutWhatChangesNothing() {
        Expression nothing = Binary.of(Operator.SUBTRACT, new Literal(2), new Literal(2));
        assertSame(x, Binary.of(Operator.ADD, nothing, x).simplify());
    }
}
