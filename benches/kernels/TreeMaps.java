import java.util.Map;
import java.util.TreeMap;

/** java.util.TreeMap: put, floorKey, remove, iterate. */
public class TreeMaps {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        long sum = 0;
        for (int round = 0; round < n; round++) {
            TreeMap<Integer, Integer> map = new TreeMap<>();
            for (int i = 0; i < 300; i++) {
                map.put((i * 193) % 1009, i);
            }
            for (int i = 0; i < 300; i++) {
                Integer floor = map.floorKey(i * 3);
                if (floor != null) sum += floor;
            }
            for (int i = 0; i < 150; i++) {
                map.remove((i * 193) % 1009);
            }
            for (Map.Entry<Integer, Integer> e : map.entrySet()) {
                sum += e.getKey();
            }
        }
        System.out.println(sum);
    }
}
