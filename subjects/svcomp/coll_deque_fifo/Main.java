import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;
import org.sosy_lab.sv_benchmarks.Verifier;

/** A deque used at both ends, beside a number that counts and an array that remembers. */
public class Main {

    public static void main(String[] args) {
        Deque<Integer> deque = new ArrayDeque<>(2);
        int[] model = new int[9];
        int head = 4;
        int tail = 4;
        for (int i = 0; i < 4; i++) {
            boolean front = Verifier.nondetBoolean();
            if (Verifier.nondetBoolean()) {
                int value = Verifier.nondetInt();
                Verifier.assume(value > 127);
                if (front) {
                    deque.addFirst(value);
                    model[--head] = value;
                } else {
                    deque.addLast(value);
                    model[tail++] = value;
                }
            } else if (head < tail) {
                int value = front ? deque.removeFirst() : deque.removeLast();
                int expected = front ? model[head++] : model[--tail];
                assert value == expected;
            } else {
                Integer nothing = deque.poll();
                assert nothing == null;
                try {
                    deque.pop();
                    assert false;
                } catch (NoSuchElementException e) {
                    assert deque.isEmpty();
                }
            }
            assert deque.size() == tail - head;
        }
        int i = head;
        for (int value : deque) {
            assert value == model[i];
            i++;
        }
        assert i == tail;
    }
}
