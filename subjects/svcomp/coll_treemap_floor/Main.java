import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Neighbours in a TreeMap of three ints, all of them too large to be boxed in the cache. */
public class Main {

    public static void main(String[] args) {
        NavigableMap<Integer, Integer> map = new TreeMap<>();
        int[] keys = new int[3];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = Verifier.nondetInt();
            Verifier.assume(keys[i] > 127);
            map.put(keys[i], i);
        }
        int asked = Verifier.nondetInt();
        Verifier.assume(asked > 127);
        Integer floor = map.floorKey(asked);
        Integer higher = map.higherKey(asked);

        assert floor != null || higher != null;
        assert floor == null || floor <= asked;
        assert higher == null || higher > asked;
        for (int key : keys) {
            assert key > asked || floor >= key;
            assert key <= asked || higher <= key;
        }
        assert map.get(keys[2]) == 2;
        assert map.firstKey() <= keys[0] && keys[0] <= map.lastKey();

        long previous = Long.MIN_VALUE;
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            assert previous < entry.getKey();
            assert keys[entry.getValue()] == entry.getKey();
            previous = entry.getKey();
        }
    }
}
