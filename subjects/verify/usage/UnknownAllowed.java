//@ about: a class that does not exist cannot be allowed
//@ verify: UnknownAllowed#run --allow NoSuch -> refused
class UnknownAllowed {
    static int run(int x) {
        return x;
    }
}
