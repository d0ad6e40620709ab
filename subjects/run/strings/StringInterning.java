//@ about: string literals, compile-time constants, intern() and reference equality
public class StringInterning {
    static final String HELLO = "hello";
    static final String WORLD = "wor" + "ld";
    static final int SEVEN = 7;
    static final String NOT_CONSTANT;

    static {
        NOT_CONSTANT = "seven";
    }

    static class Other {
        static final String HELLO = "hello";
        static String lazy = "lazy";
    }

    interface Constants {
        String NAME = "hello" + "world";
    }

    static String dynamic(String s) {
        return s + "";
    }

    public static void main(String[] args) {
        String lit = "hello";
        System.out.println("literal == field " + (lit == HELLO));
        System.out.println("literal == other class " + (lit == Other.HELLO));
        System.out.println("folded " + ("world" == WORLD));
        System.out.println("folded int " + ("hello7" == HELLO + SEVEN));
        System.out.println("folded interface " + (HELLO + WORLD == Constants.NAME));
        System.out.println("folded ternary " + (("a" + (true ? "b" : "c")) == "ab"));
        System.out.println("folded char " + (("a" + 'b' + 1 + 2L + 3.0 + true + null) == "ab123.0truenull"));
        System.out.println("static non-constant " + (NOT_CONSTANT == "seven"));

        String copy = new String("hello");
        System.out.println("copy == literal " + (copy == lit));
        System.out.println("copy equals " + copy.equals(lit));
        System.out.println("copy.intern() == literal " + (copy.intern() == lit));
        System.out.println("copy.intern() == copy " + (copy.intern() == copy));

        String run = dynamic("hel") + dynamic("lo");
        System.out.println("runtime concat == " + (run == lit) + " interned " + (run.intern() == lit));

        String fresh = new StringBuilder("never").append("-seen-").append(123).toString();
        String canonical = fresh.intern();
        System.out.println("fresh becomes canonical " + (canonical == fresh));
        System.out.println("second intern " + (new String(fresh).intern() == fresh));

        final String local = "fin";
        String effectively = "fin";
        System.out.println("final local folds " + ((local + "al") == "final"));
        System.out.println("non-final local does not " + ((effectively + "al") == "final"));

        System.out.println("substring(0) same " + (lit.substring(0) == lit));
        System.out.println("toString same " + (lit.toString() == lit));
        System.out.println("concat empty same " + (lit.concat("") == lit));
        System.out.println("trim same " + (lit.trim() == lit));
        System.out.println("replace miss same " + (lit.replace('x', 'y') == lit));
        System.out.println("lower same " + (lit.toLowerCase() == lit));
        System.out.println("upper same " + (lit.toUpperCase() == lit));
        System.out.println("valueOf(object) same " + (String.valueOf((Object) lit) == lit));
        System.out.println("strip same " + (lit.strip() == lit));
        System.out.println("repeat(1) same " + (lit.repeat(1) == lit));
        System.out.println("empty literals " + ("" == "".intern()) + " " + ("".repeat(5) == ""));
        System.out.println("non-latin literals " + ("\u4e2d" == new String(new char[] {0x4e2d}).intern()));

        String compound = "x";
        compound += "y";
        System.out.println("compound " + compound + " " + (compound == "xy") + " " + (compound.intern() == "xy"));
        Object o = lit;
        System.out.println("object comparison " + (o == HELLO));
        synchronized (HELLO) {
            System.out.println("lock held on literal " + Thread.holdsLock("hello") + " on copy " + Thread.holdsLock(copy));
        }
    }
}
