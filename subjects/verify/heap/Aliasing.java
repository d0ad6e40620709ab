//@ about: references of the input may be the same object; what the program allocates is never one of them
//@ verify: Aliasing#write -> violated
//@ verify: Aliasing#fresh -> holds
//@ verify: Aliasing#types -> holds
//@ explore: Aliasing#same -> ends
//@ explore: Aliasing#same --init lazy -> ends
//@ explore: Aliasing#same --init lazier -> ends
class Aliasing {
    static class Cell {
        int value;
    }

    static class Other {
        int value;
    }

    static void write(Cell a, Cell b) {
        if (a != null && b != null) {
            a.value = 1;
            b.value = 2;
            assert a.value == 1;
        }
    }

    static void fresh(Cell a) {
        assert a != new Cell();
    }

    static void types(Cell a, Other b) {
        if (a != null && b != null) {
            a.value = 1;
            b.value = 2;
            assert a.value == 1;
        }
    }

    static boolean same(Cell a, Cell b) {
        return a == b;
    }
}
