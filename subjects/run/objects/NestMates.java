//@ about: private members used among nest mates: fields, methods, constructors, statics, through inheritance (Java 11 nests)
public class NestMates {
    private int secret = 1;
    private static long shared = 10;

    private NestMates() {
    }

    private int twice(int v) {
        return v * 2 + secret;
    }

    private static String tag(Object o) {
        return "<" + o + ">";
    }

    static class Friend {
        private double weight = 0.5;
        private final char mark;

        private Friend(char mark) {
            this.mark = mark;
        }

        int read(NestMates n) {
            n.secret++;
            n.secret <<= 1;
            shared *= 3;
            return n.twice(n.secret) + (int) shared++;
        }

        private String who() {
            return "Friend" + mark;
        }
    }

    static class Best extends Friend {
        private double weight = 2.5;

        private Best() {
            super('b');
        }

        private String who() { // hides nothing: both are private
            return "Best" + super.who() + ((Friend) this).weight;
        }
    }

    class Inner {
        private int depth = secret;

        private class Innermost {
            private int depth = Inner.this.depth + NestMates.this.secret;

            private String path() {
                return tag(secret) + tag(Inner.this.depth) + tag(depth) + tag(twice(depth));
            }
        }
    }

    interface Port {
        private int base() {
            return 5;
        }

        default int open() {
            return base() * 2;
        }
    }

    static class PortUser implements Port {
        int peek() {
            Port p = this;
            return p.base() + open();
        }
    }

    private enum Hidden {
        ONE(1), TWO(2);

        private final int n;

        Hidden(int n) {
            this.n = n;
        }
    }

    private record Pair(int a, int b) {
        private int sum() {
            return a + b;
        }
    }

    public static void main(String[] args) {
        NestMates n = new NestMates();
        Friend f = new Friend('x');
        System.out.println(f.read(n) + " " + f.read(n) + " " + n.secret + " " + shared);
        f.weight *= 4;
        System.out.println(f.weight + f.who() + f.mark);
        Best best = new Best();
        Friend asFriend = best;
        asFriend.weight++;
        System.out.println(best.who() + " " + asFriend.who() + " " + best.weight + " " + asFriend.weight);
        Inner inner = n.new Inner();
        inner.depth += 100;
        Inner.Innermost innermost = inner.new Innermost();
        innermost.depth--;
        System.out.println(innermost.path());
        System.out.println(new PortUser().peek());
        System.out.println(Hidden.TWO.n + Hidden.ONE.n + " " + new Pair(3, 4).sum() + new Pair(3, 4).a);
        Runnable r = () -> n.secret += twoArguments(n.secret, (int) shared);
        r.run();
        System.out.println(n.secret);
        System.out.println(Friend.class.getNestHost().getSimpleName() + " " + Inner.Innermost.class.getNestHost().getSimpleName() + " " + Friend.class.isNestmateOf(Hidden.class)
            + " " + String.class.isNestmateOf(NestMates.class) + " " + NestMates.class.getNestHost().getSimpleName());
    }

    private static int twoArguments(int a, int b) {
        return a - b;
    }
}
