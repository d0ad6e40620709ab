import java.util.HashMap;
import java.util.Map;

/** java.util.HashMap with Integer keys: put, get, iterate. */
public class HashMaps {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        long sum = 0;
        for (int round = 0; round < n; round++) {
            Map<Integer, Integer> map = new HashMap<>();
            for (int i = 0; i < 500; i++) {
                map.put(i * 7, i);
            }
            for (int i = 0; i < 3500; i += 5) {
                Integer found = map.get(i);
                if (found != null) sum += found;
            }
            for (Map.Entry<Integer, Integer> e : map.entrySet()) {
                sum += e.getKey() ^ e.getValue();
            }
        }
        System.out.println(sum);
    }
}
