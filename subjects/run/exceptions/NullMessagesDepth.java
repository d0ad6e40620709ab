//@ about: how far helpful NullPointerException messages follow fields, array elements, indices and method results
import java.util.Iterator;
import java.util.List;

public class NullMessagesDepth {
    static NullMessagesDepth first;
    static int zero;
    static Object[][] table = new Object[3][];

    NullMessagesDepth next;
    NullMessagesDepth[] all = new NullMessagesDepth[3];
    int[][] grid = new int[2][];
    int[][][] cube = {{null}};
    int[] indices = {0, 1, 2};
    byte[] bytes = {1};
    int number = 1;
    long wide = 2;
    Integer boxed = 1;
    String text;

    static NullMessagesDepth chain(int length) {
        NullMessagesDepth last = null;
        for (int i = 0; i < length; i++) {
            NullMessagesDepth one = new NullMessagesDepth();
            one.next = last;
            last = one;
        }
        return last;
    }

    NullMessagesDepth next() {
        return next;
    }

    static String name(Object o, String s, StringBuilder b, Integer i, Object[] os, String[][] ss, int[] is, List<String> l) {
        return null;
    }

    interface Code {
        void run();
    }

    static void npe(String what, Code code) {
        try {
            code.run();
            System.out.println(what + ": none");
        } catch (NullPointerException e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        NullMessagesDepth it = new NullMessagesDepth();
        it.fields();
        it.indices(1, 2L);
        results();
        types();
    }

    void fields() {
        npe("one", () -> System.out.println(next.number));
        next = chain(1);
        npe("two", () -> System.out.println(next.next.number));
        next = chain(2);
        npe("three", () -> System.out.println(next.next.next.number));
        next = chain(3);
        npe("four", () -> System.out.println(next.next.next.next.number));
        next = chain(4);
        npe("five", () -> System.out.println(next.next.next.next.next.number));
        next = chain(5);
        npe("six", () -> System.out.println(next.next.next.next.next.next.number));
        first = chain(5);
        npe("static one", () -> System.out.println(first.next.next.next.next.next.number));
        first.next.next.next.next = null;
        npe("static two", () -> System.out.println(first.next.next.next.next.number));
        npe("store", () -> first.next.next.next.next.wide = 1);
        npe("elements", () -> System.out.println(first.all[1].all[2].number));
        first.all[1] = first;
        npe("deep elements", () -> System.out.println(first.all[1].all[1].all[1].all[1].all[2].number));
        npe("deeper elements", () -> System.out.println(first.all[1].all[1].all[1].all[1].all[1].all[2].number));
        npe("dimensions", () -> System.out.println(first.cube[0][0][0]));
        npe("row", () -> table[2][1] = "x");
    }

    void indices(int i, long l) {
        npe("parameter", () -> System.out.println(all[i].number));
        npe("constant", () -> System.out.println(all[0].number));
        npe("field", () -> System.out.println(all[number].number));
        npe("static", () -> System.out.println(all[zero].number));
        npe("element", () -> System.out.println(all[indices[2]].number));
        npe("element of element", () -> System.out.println(all[indices[indices[indices[2]]]].number));
        npe("byte element", () -> System.out.println(all[bytes[0]].number));
        npe("sum", () -> System.out.println(all[i + 1].number));
        npe("long", () -> System.out.println(all[(int) l].number));
        npe("call", () -> System.out.println(all[Math.abs(-1)].number));
        npe("unboxed", () -> System.out.println(all[boxed].number));
        npe("length", () -> System.out.println(all[bytes.length].number));
        npe("choice", () -> System.out.println(all[i > 0 ? 1 : 2].number));
        npe("assignment", () -> System.out.println(all[number = 2].number));
        npe("increment", () -> System.out.println(all[zero++].number));
        npe("grid", () -> System.out.println(grid[i][i]));
        npe("byte constant", () -> System.out.println((new String[40000])[100].length()));
        npe("short constant", () -> System.out.println((new String[40000])[30000].length()));
        npe("int constant", () -> System.out.println((new String[40000])[39999].length()));
        npe("index is null", () -> System.out.println(all[next.next.next.next.next.next.number].number));
    }

    static void results() {
        NullMessagesDepth it = chain(2);
        npe("call", () -> System.out.println(it.next().next().number));
        npe("call then field", () -> System.out.println(it.next().next.number));
        npe("call then element", () -> System.out.println(it.next().all[2].number));
        npe("static call", () -> System.out.println(chain(0).number));
        npe("static call then field", () -> System.out.println(chain(1).next.number));
        npe("interface call", () -> System.out.println(((Iterator<?>) iterator()).next().toString()));
        npe("constructor", () -> System.out.println(new NullMessagesDepth().text.length()));
        npe("cast", () -> System.out.println(((NullMessagesDepth) (Object) it.next.next).number));
        npe("concatenated", () -> System.out.println("a" + it.text + it.text.length()));
    }

    static Iterator<Object> iterator() {
        return java.util.Collections.singletonList(null).iterator();
    }

    static void types() {
        npe("parameters", () -> System.out.println(name(null, null, null, null, null, null, null, null).isEmpty()));
        npe("builder", () -> ((StringBuilder) null).append((CharSequence) null, 1, 2));
        npe("string", () -> System.out.println(((String) null).compareTo("")));
        npe("clone ints", () -> System.out.println(((int[]) null).clone()));
        npe("clone strings", () -> System.out.println(((String[][]) null).clone()));
        npe("lambda", () -> ((Code) null).run());
    }
}
