//@ about: lissom.Lissom: any, choose, assume, check
//@ library
//@ verify: LissomMethods#anyKinds -> violated
//@ verify: LissomMethods#assumed -> holds
//@ verify: LissomMethods#checked -> violated
//@ explore: LissomMethods#chosen -> ends
//@ verify: LissomMethods#object --subtypes LissomMethods$Cell -> violated
//@ verify: LissomMethods#text -> violated
//@ verify: LissomMethods#nothing -> inconclusive
//@ verify: LissomMethods#running -> holds
import lissom.Lissom;

class LissomMethods {
    static class Cell {
        int value;
        Cell next;
    }

    static void anyKinds() {
        boolean z = Lissom.anyBoolean();
        byte b = Lissom.anyByte();
        short s = Lissom.anyShort();
        char c = Lissom.anyChar();
        int i = Lissom.anyInt();
        long l = Lissom.anyLong();
        float f = Lissom.anyFloat();
        double d = Lissom.anyDouble();
        assert !(z && b == 1 && s == 2 && c == 3 && i == 4 && l == 5 && f == 6 && d == 7);
    }

    static void assumed() {
        int i = Lissom.anyInt();
        Lissom.assume(i > 10 && i < 20);
        assert i - 10 > 0;
        if (i == 15) {
            Lissom.ignore();
        }
        assert i != 15;
    }

    static void checked(int x) {
        Lissom.check(x != 77, "77 is no good");
    }

    static int chosen() {
        int a = Lissom.choose(3);
        int b = Lissom.choose(5, 6);
        return 10 * a + b;
    }

    static void object() {
        Cell cell = Lissom.any(Cell.class);
        if (cell != null && cell.next != null) {
            assert cell.next.value != cell.value;
        }
    }

    static void text() {
        String s = Lissom.anyString();
        assert !s.equals("ok");
    }

    static void nothing() {
        Lissom.assume(false);
    }

    static void running() {
        assert Lissom.running();
    }
}
