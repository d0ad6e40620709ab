//@ about: lambdas and anonymous, local and inner classes capturing this, outer this, locals and each other
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class InnerClassCaptures {
    private int secret = 1;
    private static int staticSecret = 100;
    String name = "outer";

    class Inner {
        String name = "inner";
        int secret = 2;

        class Deep {
            String name = "deep";

            Supplier<String> names() {
                return () -> name + "," + this.name + "," + Inner.this.name + "," + InnerClassCaptures.this.name;
            }

            IntSupplier secrets() {
                return () -> secret * 1000 + InnerClassCaptures.this.secret++ + staticSecret;
            }
        }

        Runnable bump() {
            return () -> {
                secret++;
                InnerClassCaptures.this.secret += 10;
                staticSecret++;
            };
        }
    }

    Supplier<String> viaAnonymous(String param) {
        int local = param.length();
        return new Supplier<>() {
            int calls;

            @Override
            public String get() {
                calls++;
                Supplier<String> in = () -> param + local + calls + name + this.calls;
                return in.get();
            }
        };
    }

    Iterable<Integer> range(int n) {
        class Counter implements Iterator<Integer> {
            int i;

            public boolean hasNext() {
                return i < n;
            }

            public Integer next() {
                return secret * 100 + i++;
            }
        }
        return Counter::new;
    }

    static List<Consumer<StringBuilder>> builders() {
        List<Consumer<StringBuilder>> list = new ArrayList<>();
        for (char c = 'a'; c < 'd'; c++) {
            char letter = c;
            class Appender implements Consumer<StringBuilder> {
                final int times = letter - 'a' + 1;

                public void accept(StringBuilder b) {
                    for (int i = 0; i < times; i++) b.append(letter);
                }

                Consumer<StringBuilder> upper() {
                    return b -> b.append(Character.toUpperCase(letter)).append(times);
                }
            }
            Appender a = new Appender();
            list.add(a);
            list.add(a.upper());
            list.add(b -> new Appender().upper().andThen(a).accept(b));
        }
        return list;
    }

    static class Button {
        private final List<Runnable> handlers = new ArrayList<>();

        void onClick(Runnable r) {
            handlers.add(r);
        }

        void click() {
            handlers.forEach(Runnable::run);
        }
    }

    class Screen {
        int clicks;
        final Button button = new Button();

        Screen() {
            button.onClick(() -> clicks++);
            button.onClick(this::log);
            button.onClick(InnerClassCaptures.this::log);
            button.onClick(new Runnable() {
                public void run() {
                    clicks += 10;
                    log();
                    Screen.this.log();
                }

                void log() {
                    System.out.println("anonymous log");
                }
            });
        }

        void log() {
            System.out.println("screen log " + clicks);
        }
    }

    void log() {
        System.out.println("outer log " + name);
    }

    public static void main(String[] args) {
        InnerClassCaptures o = new InnerClassCaptures();
        Inner inner = o.new Inner();
        Inner.Deep deep = inner.new Deep();
        System.out.println(deep.names().get() + " " + deep.secrets().getAsInt() + " " + deep.secrets().getAsInt());
        Runnable bump = inner.bump();
        bump.run();
        bump.run();
        System.out.println(inner.secret + " " + o.secret + " " + staticSecret + " " + deep.secrets().getAsInt());
        Supplier<String> anon = o.viaAnonymous("par");
        anon.get();
        o.name = "renamed";
        System.out.println(anon.get());
        StringBuilder b = new StringBuilder();
        for (int i : o.range(3)) b.append(i).append(' ');
        System.out.println(b);
        b.setLength(0);
        builders().forEach(c -> c.accept(b));
        System.out.println(b);
        Screen s = o.new Screen();
        s.button.click();
        s.button.click();
        System.out.println(s.clicks);
        Supplier<Inner> factory = () -> o.new Inner();
        System.out.println(factory.get().name + " " + (factory.get() == factory.get()));
        Runnable nested = () -> {
            class Local {
                String text() {
                    Supplier<String> t = () -> getClass().getSimpleName() + b.length();
                    return t.get();
                }
            }
            System.out.println(new Local().text());
        };
        nested.run();
        record Point(int x, int y) {
            Supplier<Integer> sum() {
                return () -> x + y;
            }
        }
        System.out.println(new Point(3, 4).sum().get());
    }
}
