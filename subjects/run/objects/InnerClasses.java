//@ about: inner classes: enclosing instances, this$0 chains, qualified new, inheritance of inner classes, outer private access
public class InnerClasses {
    private int x = 1;
    private final String id;

    InnerClasses(String id) {
        this.id = id;
    }

    class Middle {
        private int x = 10;

        class Deep {
            private int x = 100;

            String sums() {
                int local = x + this.x + Middle.this.x + InnerClasses.this.x;
                return id + ":" + local;
            }

            void bump() {
                x++;
                Middle.this.x += 2;
                InnerClasses.this.x += 3;
            }
        }

        Deep deep() {
            return new Deep();
        }
    }

    static class Nested {
        int y = 5;

        class InNested {
            int twice() {
                return y * 2;
            }
        }
    }

    class Extended extends Middle {
        String parts() {
            return InnerClasses.this.id + "/" + super.deep().sums();
        }
    }

    static class Outside extends InnerClasses.Middle {
        Outside(InnerClasses host) {
            host.super();
        }
    }

    abstract class Cursor {
        int at;

        abstract boolean more();

        int step() {
            return x * ++at;
        }
    }

    Cursor cursor(int limit) {
        return new Cursor() {
            @Override
            boolean more() {
                return at < limit + InnerClasses.this.x - x;
            }
        };
    }

    private class Secret {
        private final int value;

        private Secret(int value) {
            this.value = value * x;
        }

        private Secret combine(Secret other) {
            return new Secret(value + other.value);
        }
    }

    public static void main(String[] args) {
        InnerClasses a = new InnerClasses("a"), b = new InnerClasses("b");
        Middle am = a.new Middle();
        Middle bm = b.new Middle();
        Middle.Deep d1 = am.new Deep(), d2 = am.deep(), d3 = bm.new Deep();
        System.out.println(d1.sums() + " " + d2.sums() + " " + d3.sums());
        d1.bump();
        d1.bump();
        d3.bump();
        System.out.println(d1.sums() + " " + d2.sums() + " " + d3.sums() + " " + a.x + " " + b.x + " " + am.x + " " + bm.x);
        Nested n = new Nested();
        Nested.InNested in = n.new InNested();
        n.y = 21;
        System.out.println(in.twice());
        Extended e = a.new Extended();
        System.out.println(e.parts());
        System.out.println(new Outside(b).deep().sums());
        for (Cursor c = a.cursor(3); c.more(); ) {
            System.out.print(c.step() + " ");
        }
        System.out.println();
        Secret s = a.new Secret(2);
        a.x = 2;
        System.out.println(s.combine(s).value + " " + s.value);
        InnerClasses none = null;
        try {
            none.new Middle();
        } catch (NullPointerException ex) {
            System.out.println("no enclosing instance");
        }
        try {
            new Outside(null);
        } catch (NullPointerException ex) {
            System.out.println("no host");
        }
    }
}
