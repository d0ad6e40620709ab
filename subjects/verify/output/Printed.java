//@ about: what is printed is not looked at, unless the program reads it again
//@ verify: Printed#number -> holds
//@ verify: Printed#all -> holds
//@ verify: Printed#text -> holds
//@ verify: Printed#object -> violated
//@ verify: Printed#error -> violated
//@ verify: Printed#kept -> violated
//@ verify: Printed#heard -> violated
//@ verify: Printed#nothing -> violated
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

class Printed {
    private static class Value {
        final int number;

        Value(int number) {
            this.number = number;
        }

        @Override
        public String toString() {
            if (number == 7) {
                throw new IllegalStateException("seven");
            }
            return "a value";
        }
    }

    static void number(int number) {
        System.out.println(number);
        System.out.print(number);
        System.err.println(number);
    }

    static void all(boolean a, char b, long c, float d, double e) {
        System.out.println(a);
        System.out.print(b);
        System.out.println(c);
        System.out.print(d);
        System.out.println(e);
        System.out.write(b);
        System.out.append(b);
    }

    static void text(String text) {
        System.out.println(text);
        System.out.print(text);
    }

    static void object(Object object) {
        System.out.println(object);
    }

    /** What is printed has to be made all the same. */
    static void error(int number) {
        System.out.println(new Value(number));
    }

    /** Who reads what was printed sees it. */
    static void kept(char letter) {
        if (letter >= 'a' && letter <= 'c') {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            PrintStream before = System.out;
            System.setOut(new PrintStream(bytes));
            System.out.print(letter);
            System.out.flush();
            System.setOut(before);
            assert bytes.toByteArray()[0] != 'b';
        }
    }

    /** A stream of one's own may do anything with it. */
    private static class Listener extends PrintStream {
        boolean heard;

        Listener() {
            super(System.out);
        }

        @Override
        public void print(boolean flag) {
            heard |= flag;
            super.print(flag);
        }
    }

    static void heard(boolean flag) {
        Listener listener = new Listener();
        listener.println(flag);
        assert !listener.heard;
    }

    static void nothing(char[] letters) {
        System.out.print(letters);
    }
}
