//@ about: MatchException: an accessor that throws inside a record pattern, in switch and instanceof; its cause and message
//@ jdk: 25
public class MatchFailures {
    record Angry(int n) {
        public int n() {
            if (n < 0) throw new IllegalStateException("accessor refuses " + n);
            return n;
        }
    }

    record Outer(Object inner, Angry angry) { }

    static String match(Object value) {
        return switch (value) {
            case Angry(int n) when n > 5 -> "large " + n;
            case Angry(int n) -> "small " + n;
            case Outer(String s, Angry(var n)) -> s + n;
            case Outer(Angry(var a), Angry(var b)) -> "both " + a + b;
            default -> "default";
        };
    }

    static void attempt(Object value) {
        try {
            System.out.println(match(value));
        } catch (MatchException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage() + ", cause " + e.getCause());
        }
    }

    public static void main(String[] args) {
        attempt(new Angry(9));
        attempt(new Angry(1));
        attempt(new Angry(-1));
        attempt(new Outer("text", new Angry(2)));
        attempt(new Outer("text", new Angry(-2)));
        attempt(new Outer(new Angry(-3), new Angry(-4)));
        attempt(new Outer(5, new Angry(-5)));
        attempt("other");
        try {
            Object o = new Angry(-6);
            System.out.println(o instanceof Angry(int n) && n > 0);
        } catch (MatchException e) {
            System.out.println(e.getCause().getMessage());
        }
        try {
            match(new Outer("guard", null));
        } catch (NullPointerException e) {
            System.out.println("not reached");
        }
        Object last = new Angry(-7);
        if (last instanceof Angry(int n)) System.out.println(n);
    }
}
