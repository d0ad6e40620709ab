//@ about: enumerate: what counts as structure has one value: booleans, enum constants, classes; what is not read does not
//@ enumerate: Settled$Light --n 1 -> ends
//@ enumerate: Settled$Switches --n 1 -> ends
//@ enumerate: Settled$Sum --n 3 -> ends
//@ enumerate: Settled$Deque --n 3 -> ends
//@ enumerate: Settled$Numbers --n 1 -> ends
//@ enumerate: Settled$Numbers --n 1 --range -1..1 --count -> ends
//@ enumerate: Settled$Numbers --n 1 --json -> ends
class Settled {
    enum Colour {
        RED,
        GREEN,
        BLUE
    }

    /** The first may be any constant, the second any but one, the third also null. */
    static class Light {
        Colour first, second, third;

        boolean repOK() {
            return first != null && second != null && second != Colour.GREEN && (third == null || third == second);
        }
    }

    /** One is decided, two are read and may be anything together with a number, one is not read. */
    static class Switches {
        boolean decided, one, two, ignored;
        int number;

        boolean repOK() {
            boolean any = one | two;
            return decided && (any ? number > 3 : number < 3);
        }
    }

    /** Subclasses. */
    static class Sum {
        abstract static class Node {
            abstract int depth(int most);
        }

        static final class Leaf extends Node {
            boolean negative;

            int depth(int most) {
                return negative ? 0 : 1;
            }
        }

        static final class Fork extends Node {
            Node left, right;

            int depth(int most) {
                if (most == 0 || left == null || right == null || left == right) {
                    throw new IllegalStateException();
                }
                return left.depth(most - 1) + right.depth(most - 1);
            }
        }

        Node root;

        boolean repOK() {
            return root != null && root.depth(1) > 0;
        }
    }

    /** Which elements are in use depends on a number: that is part of the structure, the number is not. */
    static class Deque {
        Object[] elements;
        int head;

        boolean repOK() {
            if (elements == null || head < 0 || head >= elements.length) {
                return false;
            }
            return elements[head] != null && elements[elements.length - 1 - head] == null;
        }
    }

    /** All kinds of number; two paths with the same shape are one structure. */
    static class Numbers {
        byte b;
        short s;
        char c;
        int i;
        long l;
        float f;
        double d;
        int ignored;

        boolean repOK() {
            return b < 0 && s > 5 && c > 'x' && l > i && f > 1 && d < 0 && (i > 0 || i < -3);
        }
    }
}
