//@ about: class initialization happens on first use, and may throw
//@ verify: Initializers#use -> violated
//@ verify: Initializers#order -> holds
class Initializers {
    static class Broken {
        static int value = 1 / Integer.parseInt("0");
    }

    static class First {
        static int count = ++counter;
    }

    static class Second {
        static int count = ++counter;
    }

    static int counter;

    static int use(boolean really) {
        return really ? Broken.value : 0;
    }

    static void order(boolean swap) {
        if (swap) {
            assert Second.count == 1 && First.count == 2;
        } else {
            assert First.count == 1 && Second.count == 2;
        }
    }
}
