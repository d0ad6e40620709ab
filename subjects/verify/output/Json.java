//@ about: --json: one object with verdict, scope, paths, open, violations and time
//@ verify: Json#classify --json -> violated
//@ verify: Json#fine --json -> holds
//@ verify: Json#loop --json --loop 2 -> holds within the scope
//@ verify: Json#vacuous --json -> inconclusive
//@ explore: Json#fine --json -> ends
class Json {
    static class Box {
        int value;
    }

    static int classify(Box box, int x) {
        if (box.value == x) {
            throw new IllegalStateException("\"quoted\"");
        }
        return x;
    }

    static int fine(boolean b) {
        return b ? 1 : 2;
    }

    static int loop(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        return i;
    }

    static void vacuous(int x) {}

    static boolean vacuousRequires(int x) {
        return x > 3 && x < 4;
    }
}
