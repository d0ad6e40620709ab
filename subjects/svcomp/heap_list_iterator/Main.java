import java.util.Iterator;
import java.util.NoSuchElementException;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Builds a list of unknown length, removes the negative elements on the way, and reverses the rest. */
public class Main {

    public static void main(String[] args) {
        int length = Verifier.nondetInt();
        Verifier.assume(0 <= length && length <= 4);
        IntList list = new IntList();
        int kept = 0;
        int last = 0;
        for (int i = 0; i < length; i++) {
            int value = Verifier.nondetInt();
            Verifier.assume(-1 <= value && value <= 1);
            list.addFirst(value);
            if (value >= 0) {
                kept++;
                last = value;
            }
        }

        Iterator<Integer> iterator = list.iterator();
        while (iterator.hasNext()) {
            if (iterator.next() < 0) {
                iterator.remove();
                try {
                    iterator.remove();
                    assert false;
                } catch (IllegalStateException e) {
                    assert e.getMessage() == null;
                }
            }
        }
        try {
            iterator.next();
            assert false;
        } catch (NoSuchElementException e) {
            assert !iterator.hasNext();
        }

        list.reverse();
        int seen = 0;
        int newest = 0;
        for (int value : list) {
            assert value >= 0;
            newest = value;
            seen++;
        }
        assert seen == kept;
        assert newest == last;
    }
}
