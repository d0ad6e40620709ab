import org.sosy_lab.sv_benchmarks.Verifier;

/** A ring buffer that tells full from empty by comparing two indices, which it cannot. */
public class Main {

    private final int[] elements;
    private int first;
    private int next;

    Main(int capacity) {
        elements = new int[capacity];
    }

    boolean isEmpty() {
        return first == next;
    }

    boolean isFull() {
        return (next + 1) % (elements.length + 1) == first;
    }

    void put(int element) {
        elements[next] = element;
        next = (next + 1) % elements.length;
    }

    int take() {
        int element = elements[first];
        first = (first + 1) % elements.length;
        return element;
    }

    public static void main(String[] args) {
        Main buffer = new Main(2);
        int stored = 0;
        for (int i = 0; i < 4; i++) {
            if (Verifier.nondetBoolean()) {
                if (stored < 2 && !buffer.isFull()) {
                    buffer.put(Verifier.nondetInt());
                    stored++;
                }
            } else if (!buffer.isEmpty()) {
                buffer.take();
                stored--;
            }
            assert 0 <= stored && stored <= 2;
            assert stored > 0 || buffer.isEmpty();
            assert stored == 0 || !buffer.isEmpty();
        }
    }
}
