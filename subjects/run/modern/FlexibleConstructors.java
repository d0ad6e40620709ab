//@ about: statements before super() and this(): checks, fields set early, loops, try, switch and local classes
//@ jdk: 25
import java.util.*;

public class FlexibleConstructors {
    static class Base {
        final String text;
        Base(String text) {
            this.text = text;
            System.out.println("Base " + text + " sees " + seen());
        }
        String seen() { return "nothing"; }
    }

    static class Early extends Base {
        final int size;
        int later = 5;
        Early(int size) {
            this.size = size * 2;
            super("early");
            System.out.println("size " + this.size + " later " + later);
        }
        String seen() { return "size " + size + " later " + later; }
    }

    static class Checked extends Base {
        Checked(int n) {
            if (n < 0) throw new IllegalArgumentException("negative: " + n);
            String text;
            switch (n % 3) {
                case 0 -> text = "zero";
                case 1 -> text = "one";
                default -> {
                    StringBuilder all = new StringBuilder();
                    for (int i = 0; i < n; i++) all.append(i);
                    text = all.toString();
                }
            }
            super(text);
        }
        Checked(String number) {
            int n = 0;
            for (String part : number.split(",")) {
                int parsed;
                try {
                    parsed = Integer.parseInt(part.strip());
                } catch (NumberFormatException e) {
                    System.out.println("skipped " + part);
                    continue;
                }
                n += parsed;
            }
            this(n);
        }
    }

    record Range(int low, int high) {
        Range(int... both) {
            Arrays.sort(both);
            int low = both[0], high = both[both.length - 1];
            this(low, high);
        }
    }

    enum Planet {
        SMALL(1), LARGE(10);
        final double mass;
        Planet(int factor) {
            double computed = factor * 1.5;
            this(computed);
        }
        Planet(double mass) { this.mass = mass; }
    }

    class Inner extends Base {
        Inner(int n) {
            record Local(int a, int b) { int product() { return a * b; } }
            var local = new Local(n, outerValue); // the enclosing instance may be used
            super("inner " + local.product());
        }
    }

    int outerValue = 7;

    static class Shared extends Base {
        static int made;
        Shared() {
            int mine = ++made;
            Runnable say = () -> System.out.println("number " + mine);
            say.run();
            super("shared " + mine);
        }
    }

    public static void main(String[] args) {
        new Early(21);
        for (int n : new int[] {0, 1, 5, -1}) {
            try {
                System.out.println(new Checked(n).text);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(new Checked("1, x,4").text);
        System.out.println(new Range(5, 3, 9, 1) + " " + new Range(4, 2));
        System.out.println(Planet.SMALL.mass + " " + Planet.LARGE.mass);
        System.out.println(new FlexibleConstructors().new Inner(6).text);
        new Shared();
        new Shared();
    }
}
