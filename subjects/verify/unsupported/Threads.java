//@ about: a thread is not supported: inconclusive, with the place; other paths count
//@ verify: Threads#start -> inconclusive
//@ verify: Threads#elsewhere -> violated
class Threads {
    static int start(int x) {
        if (x == 7) {
            new Thread(() -> {}).start();
        }
        return x;
    }

    static int elsewhere(int x) {
        if (x == 7) {
            new Thread(() -> {}).start();
        }
        return 10 / x;
    }
}
