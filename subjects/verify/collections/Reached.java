//@ about: what is assumed of collections leaves out none that can be made
//@ verify: Reached#list --n 2 -> violated
//@ verify: Reached#linkedList --n 2 -> violated
//@ verify: Reached#deque --n 2 -> violated
//@ verify: Reached#queue --n 2 -> violated
//@ verify: Reached#map --n 2 -> violated
//@ verify: Reached#mapInAnyOrder --n 2 -> violated
//@ verify: Reached#linkedMap --n 2 -> violated
//@ verify: Reached#treeMap --n 2 -> violated
//@ verify: Reached#set --n 2 -> violated
//@ verify: Reached#treeSet --n 2 -> violated
//@ verify: Reached#shared --n 2 -> violated
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;

/** What is assumed of collections leaves out none that can be made: all of these are found. */
public class Reached {
    static void list(List<Integer> list) {
        assert !(holds(list, 2, 1));
    }

    static void linkedList(LinkedList<Integer> list) {
        assert !(holds(list, 2, 1));
    }

    static void deque(ArrayDeque<Integer> deque) {
        assert deque == null || deque.size() != 1 || deque.peek() != 7;
    }

    static void queue(PriorityQueue<Integer> queue) {
        assert !(holds(queue, 1, 2));
    }

    static void map(HashMap<Integer, Integer> map) {
        assert map == null || map.size() != 2 || !map.containsKey(null) || !map.containsKey(5) || map.get(5) != null;
    }

    static void mapInAnyOrder(Map<Integer, Integer> map) {
        assert !(map instanceof HashMap && holds(map.keySet(), 2, 1));
    }

    static void linkedMap(LinkedHashMap<Integer, Integer> map) {
        assert map == null || !holds(map.keySet(), 2, 1);
    }

    static void treeMap(TreeMap<Integer, Integer> map) {
        assert map == null || !holds(map.keySet(), 1, 2);
    }

    static void set(LinkedHashSet<Integer> set) {
        assert !holds(set, 2, 1);
    }

    static void treeSet(TreeSet<Integer> set) {
        assert !holds(set, 1, 2);
    }

    static void shared(List<Integer> a, List<Integer> b) {
        assert a == null || a != b;
    }

    private static boolean holds(Collection<Integer> given, int first, int second) {
        if (given == null || given.size() != 2) {
            return false;
        }
        Iterator<Integer> all = given.iterator();
        Integer a = all.next();
        Integer b = all.next();
        return a != null && b != null && a == first && b == second;
    }
}
