//@ about: scope of pattern variables: &&, ||, !, early return, loops, conditional operator, shadowed fields, reassignment
//@ jdk: 25
import java.util.*;

public class PatternScope {
    private final String s = "field";
    private final int n;

    PatternScope(int n) { this.n = n; }

    @Override
    public boolean equals(Object other) { return other instanceof PatternScope that && n == that.n; }

    @Override
    public int hashCode() { return n; }

    String shadow(Object o) {
        if (!(o instanceof String s)) return "no: " + s;
        s = s + "+";
        return "yes: " + s + " " + this.s;
    }

    static String chain(Object o) {
        if (o instanceof String s && s.length() > 2 && s.charAt(0) == 'a') return "long a-string " + s;
        if (o instanceof Integer i && (i > 10 || i < -10)) return "big " + i;
        if (!(o instanceof Number m) || m.intValue() == 0) return "no number or zero";
        return "number " + m;
    }

    static int loop(List<?> items) {
        int total = 0;
        for (Object item : items) {
            if (!(item instanceof Integer value)) continue;
            total += value;
        }
        Iterator<?> rest = items.iterator();
        Object next = rest.next();
        while (!(next instanceof String found)) next = rest.next();
        return total + found.length() * 100;
    }

    static String generic(List<? extends CharSequence> list) {
        return list instanceof ArrayList<? extends CharSequence> array && array.get(0) instanceof StringBuilder b ? b.reverse().toString() : "none";
    }

    static String array(Object o) {
        return o instanceof int[] a && a.length > 0 ? "ints " + a[0] : o instanceof Object[][] b ? "grid " + b.length : o instanceof Object[] c ? "objects " + c.length : "other";
    }

    public static void main(String[] args) {
        PatternScope scope = new PatternScope(3);
        System.out.println(scope.shadow("x") + ", " + scope.shadow(1));
        for (Object o : new Object[] {"abc", "ab", 11, -11, 5, 0, 0.5, 2.5, 'c', null}) System.out.println(chain(o));
        System.out.println(loop(List.of(1, 2, "four", 3, "x")));
        System.out.println(generic(new ArrayList<>(List.of(new StringBuilder("abc")))) + " " + generic(List.of("x")));
        System.out.println(array(new int[] {7}) + ", " + array(new int[0]) + ", " + array(new String[2][2]) + ", " + array(new String[3]) + ", " + array("x"));
        System.out.println(scope.equals(new PatternScope(3)) + " " + scope.equals(new PatternScope(4)) + " " + scope.equals("x") + " " + scope.equals(null));
        Object o = 5;
        boolean both = o instanceof Integer i && o instanceof Comparable<?> c && i.equals(5);
        System.out.println(both);
    }
}
