//@ about: a class: all public methods and constructors, but no predicates
//@ verify: WholeClass -> violated
//@ verify: WholeClass --json -> violated
public class WholeClass {
    private int value;

    public WholeClass(int value) {
        this.value = Math.max(0, value);
    }

    public int get() {
        return value;
    }

    public void set(int value) {
        this.value = value;
    }

    public boolean setRequires(int value) {
        return value > -10;
    }

    public boolean repOK() {
        return value >= 0;
    }

    void notPublic() {
        assert false;
    }
}
