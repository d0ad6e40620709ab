//@ about: overloaded, private and inherited methods, and how they are named
//@ verify: Overloads#f -> violated
//@ verify: Overloads#f(int) -> holds
//@ verify: Overloads#f(long) -> violated
//@ verify: Overloads#f(java.lang.String) -> holds within the scope
//@ verify: Overloads#f(String) -> holds within the scope
//@ verify: Overloads#f(int[],boolean) -> violated
//@ verify: Overloads#hidden -> violated
//@ verify: Overloads$Sub#inherited -> violated
class Overloads {
    static class Base {
        int value;

        void inherited() {
            assert value != 5;
        }
    }

    static class Sub extends Base {}

    static void f(int x) {
        assert x == x;
    }

    static void f(long x) {
        assert x != 7;
    }

    static void f(String s) {
        assert s == null || s.length() >= 0;
    }

    static void f(int[] a, boolean b) {
        assert a != null || b;
    }

    private void hidden(char c) {
        assert c != 'c';
    }
}
