import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Counts values in a HashMap. 0 and 16 share a bucket there; they must not share a count. */
public class Main {

    public static void main(String[] args) {
        Map<Integer, Integer> counts = new HashMap<>();
        int[] keys = new int[3];
        for (int i = 0; i < keys.length; i++) {
            int key = Verifier.nondetInt();
            Verifier.assume(key == 0 || key == 1 || key == 16);
            keys[i] = key;
            counts.merge(key, 1, Integer::sum);
        }

        int total = 0;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            int occurrences = 0;
            for (int key : keys) {
                if (key == entry.getKey()) {
                    occurrences++;
                }
            }
            assert occurrences == entry.getValue();
            total += entry.getValue();
        }
        assert total == 3;
        assert counts.size() <= 3;
        assert counts.containsKey(keys[0]) && !counts.containsKey(2);
        Integer replaced = counts.put(keys[1], null);
        assert replaced != null;
        assert counts.get(keys[1]) == null && counts.containsKey(keys[1]);
        assert counts.getOrDefault(keys[1], 5) == null;
    }
}
