import java.util.LinkedList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Removing in a for-each loop goes well near the end of the list, by accident. No uncaught exception. */
public class Main {

    public static void main(String[] args) {
        List<Integer> list = new LinkedList<>();
        for (int i = 0; i < 3; i++) {
            list.add(i);
        }
        int victim = Verifier.nondetInt();

        int visited = 0;
        for (Integer element : list) {
            visited++;
            if (element == victim) {
                list.remove(element);
            }
        }
        assert visited == 3 || victim == 1 && visited == 2;
        for (int element : list) {
            assert element != victim;
        }
    }
}
