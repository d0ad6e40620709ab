package hex;

import jbse.meta.Analysis;

/** What rules and triggers can do besides: subclasses, arrays, static fields, and jbse.meta.Analysis. */
public class Api {
    static Node shared;

    Node node;
    Shape shape;
    Node[] row;

    boolean _isRound;

    static class Node {
        int value;
        Node next;
    }

    abstract static class Shape {
        abstract int corners();
    }

    static class Circle extends Shape {
        @Override
        int corners() {
            return 0;
        }
    }

    static class Square extends Shape {
        @Override
        int corners() {
            return 4;
        }
    }

    static class Triangle extends Shape {
        @Override
        int corners() {
            return 3;
        }
    }

    static class Global {
        static int value = Integer.parseInt("seven");
    }

    /** Triggers. */
    static class Hex {
        static void round(Api api) {
            api._isRound = true;
        }

        static void edged(Api api) {
            api._isRound = false;
        }

        static void gotNode(Node node) {
            Analysis.assume(!Analysis.isResolved(node, "next"));
            Analysis.assume(Analysis.isResolved(node, "value"));
            Analysis.assume(node.value > 10);
            if (node.next != null) {
                Analysis.assume(node.next.value < 0);
            }
        }

        static void nothing() {
        }
    }

    public int subclasses() {
        int corners = shape.corners();
        assert _isRound == (corners == 0);
        assert corners != 3;
        return corners;
    }

    public int triggered() {
        if (node == null) return 0;
        assert Analysis.isResolved(node, "next");
        assert node.value > 10;
        assert node.next == null || node.next.value < 0;
        return node.value;
    }

    public int array() {
        int count = 0;
        for (Node each : row) {
            if (each == null) count++;
        }
        assert row[0] != null;
        return count;
    }

    public boolean statics() {
        return shared == null;
    }

    public int notInitialized() {
        return Global.value;
    }

    public int failing(int x) {
        try {
            if (x == 3) Analysis.fail();
            Analysis.ass3rt(x != 4);
        } catch (Throwable never) {
            return -1;
        }
        if (x == 5) Analysis.succeed();
        assert x != 5;
        return Analysis.force(x > 7) ? 1 : 0;
    }

    public int names(int x) {
        assert Analysis.isRunByJBSE();
        assert Analysis.isSymbolic(x);
        assert !Analysis.isSymbolic(3);
        assert Analysis.symbolName(x).equals("{ROOT}:x");
        assert Analysis.symbolName(3) == null;
        return 1;
    }

    public boolean same(Node a, Node b) {
        return a == b;
    }
}
