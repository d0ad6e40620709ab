//@ about: collections of the JDK are given as their own methods leave them, at any depth
//@ verify: Kept#linked --n 2 -> holds within the scope
//@ verify: Kept#queued --n 2 -> holds within the scope
//@ verify: Kept#least --n 2 -> holds within the scope
//@ verify: Kept#hashed --n 2 -> holds within the scope
//@ verify: Kept#ordered --n 2 -> holds within the scope
//@ verify: Kept#sorted --n 2 -> holds within the scope
//@ verify: Kept#sets --n 2 -> holds within the scope
//@ verify: Kept#linkedSet --n 2 -> holds within the scope
//@ verify: Kept#typed --n 2 -> holds within the scope
//@ verify: Kept#apart --n 2 -> holds within the scope
//@ verify: Kept#sizes --n 2 --subtypes java.util.ArrayList -> holds within the scope
//@ verify: Kept#sizes --n 2 --subtypes java.util.LinkedList -> holds within the scope
//@ verify: Kept#sizes --n 2 --subtypes java.util.HashSet -> holds within the scope
//@ verify: Kept#sizes --n 2 --subtypes java.util.TreeSet -> holds within the scope
//@ verify: Kept#hashed --n 2 --init lazy -> holds within the scope
//@ verify: Kept#hashed --n 2 --init lazier -> holds within the scope
//@ verify: Kept#sizes --n 1 --any-heap -> violated
//@ verify: Kept#sorted --n 2 --oracle none -> violated
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;

/** What collections promise holds of those that are given, at any depth. */
public class Kept {
    private List<String> names;
    private Map<Integer, List<Long>> lists;

    static void sizes(Collection<Integer> given) {
        if (given != null) {
            int count = 0;
            for (Object each : given) {
                count++;
            }
            assert count == given.size();
        }
    }

    static void linked(LinkedList<Integer> list) {
        if (list != null && !list.isEmpty()) {
            assert list.descendingIterator().next() == list.getLast();
        }
    }

    static void queued(ArrayDeque<Integer> deque) {
        if (deque != null && !deque.isEmpty()) {
            assert deque.peekFirst() != null && deque.peekLast() != null;
        }
    }

    static void least(PriorityQueue<Integer> queue) {
        if (queue != null) {
            for (int each : queue) {
                assert queue.peek() <= each;
            }
        }
    }

    static void hashed(HashMap<Integer, Integer> map) {
        if (map != null) {
            for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
                assert map.get(entry.getKey()) == entry.getValue();
            }
        }
    }

    static void ordered(LinkedHashMap<Integer, Integer> map) {
        if (map != null) {
            for (Integer key : map.keySet()) {
                assert map.containsKey(key);
            }
        }
    }

    static void sorted(TreeMap<Integer, Integer> map) {
        if (map != null) {
            Integer last = null;
            for (Integer key : map.keySet()) {
                assert last == null || last < key;
                last = key;
            }
        }
    }

    static void sets(HashSet<Integer> hashed, TreeSet<Integer> sorted) {
        if (hashed != null && !hashed.isEmpty()) {
            assert hashed.remove(hashed.iterator().next());
        }
        if (sorted != null && !sorted.isEmpty()) {
            assert sorted.remove(sorted.first());
        }
    }

    static void linkedSet(LinkedHashSet<Integer> set) {
        if (set != null) {
            for (Integer each : set) {
                assert set.contains(each);
            }
        }
    }

    /** Type arguments count, also inside of others. */
    void typed(int key) {
        if (names != null && !names.isEmpty() && names.get(0) != null) {
            assert names.get(0).length() >= 0;
        }
        List<Long> list = lists == null ? null : lists.get(key);
        if (list != null && !list.isEmpty()) {
            assert list.get(0) == null || list.get(0) == (long) list.get(0);
        }
    }

    /** Two lists may be one, but if they are two, they have nothing in common. */
    static void apart(ArrayList<Integer> a, ArrayList<Integer> b) {
        if (a != null && b != null && a != b && !a.isEmpty() && !b.isEmpty()) {
            a.set(0, 1);
            b.set(0, 2);
            assert a.get(0) == 1;
        }
    }
}
