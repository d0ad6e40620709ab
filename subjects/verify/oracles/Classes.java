//@ about: SymSolve with several classes, enum constants and elements of arrays
//@ verify: Classes#depth --oracle symsolve --init lazy --n 2 --property exceptions -> holds within the scope
//@ verify: Classes#depth --oracle symsolve --no-symmetry --init lazy --n 2 --property exceptions -> holds within the scope
//@ verify: Classes#depth --oracle joint --init lazy --n 2 --property exceptions -> holds within the scope
//@ verify: Classes#depth --oracle symsolve --n 2 --property exceptions -> holds within the scope
//@ verify: Classes#first --oracle symsolve --init lazy --n 2 --property exceptions -> holds within the scope
//@ verify: Classes#first --oracle joint --init lazy --n 2 --property exceptions -> holds within the scope
//@ verify: Classes#paint --oracle symsolve --init lazy --n 2 --property exceptions -> holds within the scope
//@ verify: Classes#paint --oracle conservative --init lazy --n 2 --property exceptions -> holds
//@ verify: Classes#paint --oracle symsolve --n 2 --property exceptions --json -> holds within the scope
//@ verify: Classes#paint --oracle joint --init lazy --n 2 --property exceptions -> holds within the scope
class Classes {
    enum Colour {
        RED,
        GREEN
    }

    abstract static class Expression {}

    static final class Leaf extends Expression {
        Classes owner;
    }

    static final class Not extends Expression {
        Expression inner;
    }

    Colour colour;
    Expression top;
    Leaf[] leaves;

    /** Two negations at most, no cycle; a leaf at the end that is ours; the first leaf of the list is that one. */
    boolean repOK() {
        if (colour != Colour.GREEN || leaves == null || leaves.length == 0) {
            return false;
        }
        Expression e = top;
        for (int i = 0; i < 3; i++) {
            if (e instanceof Leaf leaf) {
                return leaf.owner == this && leaves[0] == leaf;
            }
            if (!(e instanceof Not not)) {
                return false;
            }
            e = not.inner;
        }
        return false;
    }

    int depth() {
        int depth = 0;
        Expression e = top;
        while (e instanceof Not not) {
            e = not.inner;
            depth++;
        }
        return ((Leaf) e).owner == this ? depth : -1;
    }

    /** What is in the array and what is at the end of the negations is the same leaf. */
    boolean first() {
        Leaf leaf = leaves[0];
        return top == leaf || ((Not) top).inner == leaf;
    }

    int paint() {
        return switch (colour) {
            case RED -> 1;
            case GREEN -> 2;
        };
    }
}
