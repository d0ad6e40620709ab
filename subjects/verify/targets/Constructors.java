//@ about: a constructor is Class#new: the invariant must hold when it returns
//@ verify: Constructors#new(int) -> violated
//@ verify: Constructors#new() -> holds
//@ verify: Constructors#new(int,int) -> violated
//@ verify: Constructors#new -> violated
class Constructors {
    private final int size;

    public Constructors() {
        size = 0;
    }

    public Constructors(int size) {
        this.size = size;
    }

    public Constructors(int a, int b) {
        this(a / b > 0 ? a / b : 0);
    }

    boolean repOK() {
        return size >= 0;
    }
}
