//@ about: ArrayList: add, remove, set, subList, removeIf, replaceAll, toArray, equals, bounds exceptions and growth
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ArrayListMethods {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " ok");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        ArrayList<String> list = new ArrayList<>();
        System.out.println(list + " " + list.isEmpty() + " " + list.size());
        for (int i = 0; i < 25; i++) list.add("e" + i * 7 % 25);
        list.add(0, "first");
        list.add(13, "middle");
        list.add(list.size(), "last");
        System.out.println(list + " " + list.size());
        System.out.println(list.get(0) + " " + list.set(1, "replaced") + " " + list.remove(2) + " " + list.remove("e3") + " " + list.remove("none"));
        System.out.println(list.indexOf("e5") + " " + list.lastIndexOf("e5") + " " + list.contains("middle") + " " + list.indexOf(null));
        list.addAll(Arrays.asList("x", "y", "x"));
        list.addAll(2, List.of("in", "ser", "ted"));
        System.out.println(list.indexOf("x") + " " + list.lastIndexOf("x") + " " + list);
        System.out.println(list.removeIf(s -> s.startsWith("e1")) + " " + list.removeIf(s -> s.isEmpty()));
        list.replaceAll(String::toUpperCase);
        System.out.println(list);
        System.out.println(list.removeAll(Arrays.asList("X", "E2", "E4")) + " " + list.retainAll(Arrays.asList("FIRST", "E0", "E5", "Y", "LAST", "E24")) + " " + list);
        list.sort(null);
        System.out.println(list + " " + list.hashCode() + " " + list.equals(Arrays.asList("E0", "E24", "E5", "FIRST", "LAST", "Y")));

        List<Integer> numbers = new ArrayList<>(List.of(10, 20, 30, 40, 50, 60));
        List<Integer> sub = numbers.subList(1, 4);
        sub.set(0, 21);
        sub.add(99);
        sub.remove(Integer.valueOf(30));
        System.out.println(sub + " " + numbers + " " + sub.subList(1, 3) + " " + sub.indexOf(99));
        sub.clear();
        System.out.println(numbers);
        Object[] raw = numbers.toArray();
        Integer[] exact = numbers.toArray(new Integer[0]);
        Integer[] roomy = numbers.toArray(new Integer[] {7, 7, 7, 7, 7, 7});
        System.out.println(raw.length + " " + exact.length + " " + Arrays.toString(roomy) + " " + raw.getClass().getSimpleName() + " " + numbers.toArray(Integer[]::new).length);
        attempt("wrong array type", () -> ((List) numbers).toArray(new String[3]));

        attempt("get -1", () -> numbers.get(-1));
        attempt("get size", () -> numbers.get(numbers.size()));
        attempt("set beyond", () -> numbers.set(99, 1));
        attempt("add beyond", () -> numbers.add(99, 1));
        attempt("remove beyond", () -> numbers.remove(99));
        attempt("sub reversed", () -> numbers.subList(2, 1));
        attempt("sub beyond", () -> numbers.subList(0, 99));
        attempt("negative capacity", () -> new ArrayList<>(-1));
        attempt("null collection", () -> new ArrayList<>(null));
        List<Integer> stale = numbers.subList(0, 2);
        numbers.add(70);
        attempt("stale sublist", () -> stale.size());

        ArrayList<Object> nested = new ArrayList<>();
        nested.add(null);
        nested.add(nested);
        nested.add(new ArrayList<>(List.of(1, 2)));
        System.out.println(nested);
        @SuppressWarnings("unchecked")
        ArrayList<Integer> clone = (ArrayList<Integer>) ((ArrayList<Integer>) numbers).clone();
        clone.add(1);
        System.out.println(clone.size() + " " + numbers.size() + " " + clone.containsAll(numbers));
        ArrayList<Integer> big = new ArrayList<>(3);
        long sum = 0;
        for (int i = 0; i < 1000; i++) big.add(i * i);
        big.ensureCapacity(5000);
        big.trimToSize();
        for (int v : big) sum += v;
        big.subList(10, 990).clear();
        System.out.println(sum + " " + big);
    }
}
