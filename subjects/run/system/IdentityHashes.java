//@ about: System.identityHashCode and Object.hashCode stay the same for an object, ignore overrides, serve IdentityHashMap
import java.util.*;

public class IdentityHashes {
    static class Fixed {
        @Override public int hashCode() { return 42; }
        @Override public boolean equals(Object o) { return o instanceof Fixed; }
    }

    public static void main(String[] args) {
        Object plain = new Object();
        int hash = plain.hashCode();
        synchronized (plain) {
            System.out.println(hash == plain.hashCode());
        }
        for (int i = 0; i < 1000; i++) new Object().hashCode();
        System.out.println(hash == System.identityHashCode(plain) && hash == plain.hashCode());
        Fixed one = new Fixed(), two = new Fixed();
        System.out.println(one.hashCode() + " " + (System.identityHashCode(one) == System.identityHashCode(one)) + " " + one.equals(two));
        System.out.println(System.identityHashCode(null) + " " + Objects.hashCode(null));
        IdentityHashMap<Object, String> map = new IdentityHashMap<>();
        map.put(one, "one");
        map.put(two, "two");
        map.put(new String("s"), "first s");
        map.put(new String("s"), "second s");
        System.out.println(map.size() + " " + map.get(one) + " " + map.get(two) + " " + map.get("s") + " " + new HashMap<>(Map.of(one, 1)).containsKey(two));
        String text = plain.toString();
        System.out.println(text.startsWith("java.lang.Object@") + " " + text.endsWith(Integer.toHexString(hash)) + " " + new Fixed().toString().endsWith("Fixed@2a"));
        Set<Object> set = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < 100; i++) set.add(new Object());
        System.out.println(set.size() + " " + set.contains(new Object()) + " " + int[].class.equals(new int[0].getClass()) + " " + new int[0].equals(new int[0]));
        System.out.println(System.identityHashCode("literal") == System.identityHashCode("lit" + "eral"));
    }
}
