//@ about: interfaces with default, static and private methods; super calls into interfaces; constants; functional use
import java.util.ArrayList;
import java.util.List;

public class InterfaceMethods {
    interface Greeter {
        String name();

        default String greet() {
            return prefix() + name() + suffix();
        }

        private String prefix() {
            return "Hello, ";
        }

        private static String mark(int n) {
            return "!".repeat(n);
        }

        default String suffix() {
            return mark(1);
        }

        static Greeter of(String name) {
            return () -> name;
        }
    }

    interface LoudGreeter extends Greeter {
        @Override
        default String greet() {
            return Greeter.super.greet().toUpperCase();
        }

        @Override
        default String suffix() {
            return "!!!" + Greeter.super.suffix();
        }
    }

    static class Person implements Greeter {
        public String name() {
            return "person";
        }
    }

    static class LoudPerson extends Person implements LoudGreeter {
    }

    static class Mixed extends Person implements LoudGreeter {
        public String greet() {
            return "mixed(" + LoudGreeter.super.greet() + "," + super.greet() + ")";
        }
    }

    /** A class method wins over a default of an interface, wherever it is in the hierarchy. */
    static class Silent {
        public String suffix() {
            return "";
        }
    }

    static class SilentGreeter extends Silent implements LoudGreeter {
        public String name() {
            return "silent";
        }
    }

    enum Language implements Greeter {
        EN, DE {
            @Override
            public String greet() {
                return "Hallo, de" + suffix();
            }
        }
    }

    record Guest(String name) implements Greeter {
    }

    interface Stack<T> {
        List<T> items();

        default Stack<T> push(T t) {
            items().add(t);
            return this;
        }

        default T pop() {
            return items().remove(items().size() - 1);
        }

        static <T> Stack<T> create() {
            List<T> list = new ArrayList<>();
            return () -> list;
        }
    }

    public static void main(String[] args) {
        Greeter[] all = {
            new Person(), new LoudPerson(), new Mixed(), new SilentGreeter(), Language.EN, Language.DE, new Guest("guest"), Greeter.of("lambda"),
            new LoudGreeter() {
                public String name() {
                    return "anonymous";
                }
            },
        };
        for (Greeter g : all) {
            System.out.println(g.name() + ": " + g.greet() + " " + g.suffix());
        }
        LoudGreeter loud = () -> "loud lambda";
        System.out.println(loud.greet());
        Stack<Integer> stack = Stack.<Integer>create().push(1).push(2).push(3);
        System.out.println(stack.pop() + stack.pop() * 10 + " " + stack.items());
        Greeter g = loud::greet;
        System.out.println(g.greet());
    }
}
