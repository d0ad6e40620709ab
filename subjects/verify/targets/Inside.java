//@ about: a class without anything public: what its package can call is looked at
//@ verify: Inside -> violated
//@ verify: Inside$Closed -> refused
class Inside {
    private int count;

    int next() {
        return hidden() + 1;
    }

    int per(int n) {
        return count / n;
    }

    private int hidden() {
        return count;
    }

    static class Closed {
        private Closed() {}

        private int none() {
            return 0;
        }
    }
}
