//@ about: overload resolution phases: exact, widening, boxing, varargs; null arguments; chars and ints; inherited overloads
//@ release: 8
public class Overloads {
    static String a(byte x) { return "byte"; }
    static String a(short x) { return "short"; }
    static String a(int x) { return "int"; }
    static String a(long x) { return "long"; }
    static String a(float x) { return "float"; }
    static String a(double x) { return "double"; }
    static String a(Object x) { return "Object"; }

    static String b(long x) { return "long"; }
    static String b(Integer x) { return "Integer"; }
    static String b(Object x) { return "Object"; }
    static String b(int... x) { return "int..."; }

    static String c(double x) { return "double"; }
    static String c(Object x) { return "Object"; }

    static String d(Object x) { return "Object"; }
    static String d(String x) { return "String"; }

    static String e(Object x) { return "Object"; }
    static String e(Object... x) { return "Object..."; }

    static String f(int x, double y) { return "int,double"; }
    static String f(double x, double y) { return "double,double"; }

    static String g(char[] x) { return "char[]"; }
    static String g(Object x) { return "Object"; }

    static String h(Number n) { return "Number"; }
    static String h(Comparable<?> c) { return "Comparable"; }
    static String h(Object o) { return "Object"; }

    static class Parent {
        String m(Object o) { return "Parent.Object"; }
        String m(Integer i) { return "Parent.Integer"; }
    }

    static class Child extends Parent {
        String m(int i) { return "Child.int"; }
        @Override String m(Object o) { return "Child.Object"; }
        String m(long l) { return "Child.long"; }
    }

    public static void main(String[] args) {
        byte by = 1;
        short sh = 1;
        char ch = 'c';
        Integer boxed = 1;
        Character character = 'c';
        System.out.println(a(by) + " " + a(sh) + " " + a(ch) + " " + a(1) + " " + a(1L) + " " + a(1f) + " " + a(1.0) + " " + a(boxed) + " " + a(character) + " " + a("s") + " " + a(by + by)
            + " " + a(ch + 1L) + " " + a((byte) 5) + " " + a(true ? by : sh) + " " + a(true ? 1 : 2.0));
        System.out.println(b(by) + " " + b(ch) + " " + b(1) + " " + b(1L) + " " + b(boxed) + " " + b(1f) + " " + b() + " " + b(1, 2) + " " + b("s"));
        System.out.println(c(1) + " " + c('c') + " " + c(1L) + " " + c(boxed) + " " + c(1f));
        System.out.println(d(null) + " " + d("s") + " " + d((Object) "s") + " " + d(1));
        System.out.println(e(1) + " " + e() + " " + e(1, 2) + " " + e((Object) null) + " " + e(new Object[0]) + " " + e(new int[0]));
        System.out.println(f(1, 2) + " " + f(1, 2f) + " " + f(1f, 2) + " " + f('a', 'b') + " " + f(1L, 1));
        System.out.println(g(null) + " " + g("s") + " " + g(new char[0]) + " " + g(new int[0]));
        System.out.println(h("s") + " " + h(new Object()) + " " + h((Number) 1) + " " + h((Comparable<?>) 1) + " " + h('c'));
        Parent p = new Child();
        Child c = new Child();
        System.out.println(p.m(1) + " " + p.m(1L) + " " + p.m("s") + " " + p.m(boxed));
        System.out.println(c.m(1) + " " + c.m(1L) + " " + c.m("s") + " " + c.m(boxed) + " " + c.m('c') + " " + c.m(1f));
        StringBuilder sb = new StringBuilder();
        char[] chars = {'x', 'y'};
        Object hidden = "obj";
        sb.append('a').append((int) 'a').append(1L).append(1.5f).append(true).append(chars).append("s").append(hidden).append((Object) null).append((char) 98).append((String) null);
        System.out.println(sb);
        System.out.println(String.valueOf((Object) null) + String.valueOf('c') + String.valueOf(1) + String.valueOf(chars) + "ab".indexOf('b') + "ab".indexOf(98) + "ab".indexOf("b"));
        java.util.List<Integer> list = new java.util.ArrayList<>(java.util.Arrays.asList(5, 6, 7, 1));
        list.remove(1);
        list.remove(Integer.valueOf(1));
        System.out.println(list);
    }
}
