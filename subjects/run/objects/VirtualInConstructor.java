//@ about: constructors calling overridden methods see default values; this escaping; template methods
public class VirtualInConstructor {
    static abstract class Widget {
        private final String description;

        Widget() {
            description = describe();
            onCreate(this);
        }

        abstract String describe();

        void onCreate(Widget w) {
            System.out.println("created " + w.getClass().getSimpleName() + " as " + description + " now " + w.describe());
        }

        String description() {
            return description;
        }
    }

    static class Label extends Widget {
        private String text = "initial";
        private int size = 12;
        private final String fixed = "constant";
        private final String boxed = String.valueOf("not constant");

        Label(String text) {
            this.text = text;
        }

        @Override
        String describe() {
            return text + ":" + size + ":" + fixed + ":" + boxed;
        }
    }

    static class Button extends Label {
        private Runnable action;
        private long clicks = 1;

        Button(String text, Runnable action) {
            super(text);
            this.action = action;
        }

        @Override
        String describe() {
            return "button " + super.describe() + " " + (action == null ? "no action" : "action") + " " + clicks;
        }

        @Override
        void onCreate(Widget w) {
            super.onCreate(w);
            clicks += 5; // overwritten by the field initializer later
        }
    }

    static class Counter {
        int calls;

        Counter() {
            increment();
            increment();
        }

        void increment() {
            calls++;
        }
    }

    static class Doubling extends Counter {
        int extra;
        int reset = 0;

        @Override
        void increment() {
            super.increment();
            extra++;
            reset++;
        }
    }

    static class Registry {
        static final Registry[] all = new Registry[4];
        static int n;
        final int id;

        Registry(int id) {
            all[n++] = this;
            this.id = id + seen();
        }

        int seen() {
            int s = 0;
            for (int i = 0; i < n; i++) s += all[i].id;
            return s;
        }
    }

    static class Outer {
        final int base;

        Outer(int base) {
            Inner early = new Inner();
            this.base = base;
            System.out.println(early.seen + " " + new Inner().seen);
        }

        class Inner {
            final int seen = base;
        }
    }

    public static void main(String[] args) {
        Label label = new Label("hello");
        System.out.println(label.description() + " / " + label.describe());
        Button button = new Button("ok", () -> { });
        System.out.println(button.description() + " / " + button.describe());
        Widget anonymous = new Label("anon") {
            final int seven = Integer.parseInt("7");

            @Override
            String describe() {
                return super.describe() + seven;
            }
        };
        System.out.println(anonymous.description() + " / " + anonymous.describe());
        Doubling d = new Doubling();
        d.increment();
        System.out.println(d.calls + " " + d.extra + " " + d.reset);
        for (int i = 1; i <= 4; i++) new Registry(i);
        for (Registry r : Registry.all) System.out.print(r.id + " ");
        System.out.println();
        new Outer(9);
    }
}
