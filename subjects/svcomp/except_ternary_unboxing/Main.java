import org.sosy_lab.sv_benchmarks.Verifier;

/** A conditional with an int on one side is an int, and unboxes the null on the other. No uncaught exception. */
public class Main {

    static Integer find(int key) {
        return key == 7 ? Integer.valueOf(49) : null;
    }

    static Integer boxed(int key) {
        return key == 0 ? Integer.valueOf(0) : find(key);
    }

    static Integer mixed(int key) {
        return key == 0 ? 0 : find(key);
    }

    public static void main(String[] args) {
        int key = Verifier.nondetInt();

        Integer first = boxed(key);
        assert first == null || first == key * key;
        Integer second = mixed(key);
        assert second == null || second.equals(first);
    }
}
