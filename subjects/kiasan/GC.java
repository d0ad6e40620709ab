package kiasan;

/** The mark phase of a mark-and-sweep collector, over objects with two references each. */
public class GC {
    static class Cell {
        Cell left;
        Cell right;
        boolean marked;
    }

    /** A stack of cells: the work that is left, or the cells a contract has seen. */
    private static final class Stack {
        final Cell top;
        final Stack rest;

        Stack(Cell top, Stack rest) {
            this.top = top;
            this.rest = rest;
        }
    }

    /** Marks whatever root can reach. */
    public static void mark(Cell root) {
        if (root == null) {
            return;
        }
        root.marked = true;
        Stack pending = new Stack(root, null);
        while (pending != null) {
            Cell cell = pending.top;
            pending = pending.rest;
            Cell left = cell.left;
            if (left != null && !left.marked) {
                left.marked = true;
                pending = new Stack(left, pending);
            }
            Cell right = cell.right;
            if (right != null && !right.marked) {
                right.marked = true;
                pending = new Stack(right, pending);
            }
        }
    }

    static boolean markRequires(Cell root) {
        return all(root, false);
    }

    static boolean markEnsures(Cell root) {
        return all(root, true);
    }

    private static boolean all(Cell root, boolean marked) {
        for (Stack seen = reachable(root); seen != null; seen = seen.rest) {
            if (seen.top.marked != marked) {
                return false;
            }
        }
        return true;
    }

    /** Every cell root can reach. Both children of a cell are looked at before anything below them, as mark does. */
    private static Stack reachable(Cell root) {
        if (root == null) {
            return null;
        }
        Stack seen = new Stack(root, null);
        Stack pending = seen;
        while (pending != null) {
            Cell cell = pending.top;
            pending = pending.rest;
            Cell left = cell.left;
            if (left != null && !contains(seen, left)) {
                seen = new Stack(left, seen);
                pending = new Stack(left, pending);
            }
            Cell right = cell.right;
            if (right != null && !contains(seen, right)) {
                seen = new Stack(right, seen);
                pending = new Stack(right, pending);
            }
        }
        return seen;
    }

    private static boolean contains(Stack stack, Cell cell) {
        for (Stack s = stack; s != null; s = s.rest) {
            if (s.top == cell) {
                return true;
            }
        }
        return false;
    }
}
