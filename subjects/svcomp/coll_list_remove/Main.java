import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

/** remove(int) takes an index, remove(Object) an element. The difference shows when they differ. */
public class Main {

    public static void main(String[] args) {
        int first = Verifier.nondetInt();
        int second = Verifier.nondetInt();
        Verifier.assume(0 <= first && first <= 1);
        Verifier.assume(0 <= second && second <= 1);
        Verifier.assume(first != second);

        List<Integer> byElement = new ArrayList<>();
        byElement.add(first);
        byElement.add(second);
        List<Integer> byIndex = new ArrayList<>(byElement);
        assert byElement.equals(byIndex);

        byElement.remove((Object) second);
        assert byElement.size() == 1 && byElement.get(0) == first;
        byIndex.remove(second);
        assert byIndex.size() == 1;
        assert byIndex.equals(byElement);
    }
}
