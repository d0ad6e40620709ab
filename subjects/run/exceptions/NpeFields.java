//@ about: helpful NullPointerException messages for fields, arrays, locals, parameters and method results
public class NpeFields {
    static class Node {
        Node next;
        int value;
        long wide;
        String name;
        int[] data;
        Node[] children;
        int[][] grid;
        static Node root;

        Node next() {
            return next;
        }

        static Node find(String s, int i) {
            return null;
        }
    }

    Node member;
    static Node shared;
    static int[] numbers;

    interface Code {
        Object run() throws Throwable;
    }

    static void npe(String what, Code c) {
        try {
            System.out.println(what + " -> " + c.run());
        } catch (NullPointerException e) {
            System.out.println(what + ": " + e.getMessage());
        } catch (Throwable t) {
            System.out.println(what + ": other " + t);
        }
    }

    public static void main(String[] args) {
        npe("static field read", () -> shared.value);
        npe("static field write", () -> shared.value = 1);
        npe("wide write", () -> shared.wide = 1);
        npe("reference write", () -> shared.name = "x");
        npe("chain", () -> new Node().next.value);
        npe("long chain", () -> { Node n = new Node(); n.next = new Node(); return n.next.next.next; });
        npe("nested class static", () -> Node.root.next);
        npe("method result", () -> new Node().next().value);
        npe("static method result", () -> Node.find("a", 1).name);
        npe("array length", () -> numbers.length);
        npe("array load", () -> numbers[3]);
        npe("array store", () -> numbers[0] = 5);
        npe("field array", () -> new Node().data[0]);
        npe("element", () -> { Node n = new Node(); n.children = new Node[2]; return n.children[1].value; });
        npe("element by variable", () -> { Node[] a = new Node[5]; int i = 2; return a[i + 1].next; });
        npe("grid", () -> { Node n = new Node(); n.grid = new int[2][]; return n.grid[1][0]; });
        npe("grid itself", () -> new Node().grid[0][0]);
        npe("local array", () -> { int[][][] cube = new int[1][1][]; return cube[0][0].length; });
        npe("constant null", () -> ((Node) null).value);
        npe("compound", () -> shared.value++);
        npe("compound element", () -> numbers[1] += 2);
        parameters(null, 1, null, 2L, null);
        new NpeFields().instance();
        types();
    }

    static void parameters(Node node, int i, int[] a, long l, String s) {
        try {
            node.value = i;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            a[i] = 1;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(s.length());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    void instance() {
        Node local = member;
        try {
            System.out.println(local.value);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(member.next.next);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            this.member.children[0] = null;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    static void types() {
        boolean[] z = null;
        char[] c = null;
        short[] s = null;
        long[] l = null;
        float[] f = null;
        double[] d = null;
        Object[] o = null;
        npe("boolean", () -> z[0]);
        npe("char", () -> c[0] = 'x');
        npe("short", () -> s[0]);
        npe("long", () -> l[0] = 1);
        npe("float", () -> f[0]);
        npe("double", () -> d[0] = 1);
        npe("Object", () -> o[0]);
        npe("Object store", () -> o[0] = "x");
    }
}
