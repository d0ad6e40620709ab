import java.util.PriorityQueue;
import java.util.Queue;
import org.sosy_lab.sv_benchmarks.Verifier;

/** A priority queue ordered by a difference: right until the difference does not fit. */
public class Main {

    public static void main(String[] args) {
        Queue<Integer> proper = new PriorityQueue<>();
        Queue<Integer> sloppy = new PriorityQueue<>((a, b) -> a - b);
        for (int i = 0; i < 3; i++) {
            int value = Verifier.nondetInt();
            Verifier.assume(value == -1 || value > 127);
            proper.add(value);
            sloppy.add(value);
        }
        int first = proper.remove();
        int second = proper.remove();
        int third = proper.remove();

        assert first <= second && second <= third;
        assert sloppy.size() == 3;
        int head = sloppy.remove();
        assert head == first;
    }
}
