import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;

/** Collections of the JDK that are given, and what becomes of them. */
public class Collections {
    enum Size { SMALL, LARGE }

    record Article(String name, Size size) {
        Article {
            if (name.isEmpty()) {
                throw new IllegalArgumentException("no name");
            }
        }
    }

    private final List<Article> articles = new LinkedList<>();

    int count(Size size) {
        int count = 0;
        for (Article article : articles) {
            if (article.size() == size) {
                count++;
            }
        }
        return count;
    }

    static boolean toggle(HashSet<Integer> set, int element) {
        return set.add(element) || set.remove(element);
    }

    static Integer move(TreeSet<Integer> from, ArrayDeque<Integer> to) {
        Integer first = from.pollFirst();
        if (first != null) {
            to.addFirst(first);
        }
        return to.peekLast();
    }

    static int least(PriorityQueue<Integer> queue, int other) {
        queue.add(other);
        return queue.poll();
    }

    static String renamed(LinkedHashMap<Integer, String> names, int key) {
        String name = names.remove(key);
        names.put(key, name + "!");
        return names.keySet().iterator().next() + name;
    }

    static int grouped(Map<Boolean, List<Integer>> groups) {
        return groups.get(true).size() - groups.get(false).size();
    }

    static long between(TreeMap<Long, Object> map, long low, long high) {
        return map.subMap(low, high).size();
    }

    static Object counted(HashMap<Size, Integer> counts) {
        return counts.merge(Size.LARGE, 1, Integer::sum);
    }
}
