//@ about: classes that extend collections of the JDK have of them what the JDK's methods leave there
//@ verify: Extended#count(List) --n 2 -> holds within the scope
//@ verify: Extended#count(Map) --n 1 -> holds within the scope
//@ verify: Extended#longest --n 2 -> holds within the scope
//@ verify: Extended#newest --n 1 -> holds within the scope
//@ verify: Extended#either --n 1 -> violated
//@ verify: Extended$Names#longest --n 2 -> holds within the scope
//@ verify: Extended$Names#first --n 2 -> violated
//@ verify: Extended$Loud#told --n 2 -> holds within the scope
//@ verify: Extended#count(List) --n 1 --any-heap -> violated
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** As long as nobody asks what is special about them, lists and maps may be of the JDK or of the program. */
public class Extended {
    static class Names extends ArrayList<String> {
        private int size;

        /** The field of the same name is another one. */
        int longest() {
            int longest = 0;
            for (String name : this) {
                assert name == null || name.length() >= 0;
                longest = Math.max(longest, name == null ? 0 : name.length());
            }
            return longest;
        }

        String first() {
            return size > 0 ? get(0) : null;
        }
    }

    static class Loud extends Names {
        int told;

        void told() {
            int before = size();
            add("more");
            told++;
            assert size() == before + 1 && get(before).equals("more");
        }
    }

    static class Recent extends LinkedHashMap<Integer, Integer> {
        int most;
    }

    static int count(List<String> list) {
        int count = 0;
        if (list != null) {
            for (int i = list.size(); i > 0; i--) {
                count++;
            }
            assert count == list.size();
            assert list.isEmpty() == (count == 0);
        }
        return count;
    }

    static void count(Map<Integer, Integer> map) {
        if (map != null) {
            int count = 0;
            for (Integer key : map.keySet()) {
                assert map.containsKey(key);
                count++;
            }
            assert map.size() == count;
        }
    }

    static int longest(Names names) {
        return names == null ? 0 : names.longest();
    }

    static void newest(Recent recent) {
        if (recent != null) {
            int before = recent.size();
            assert recent.containsKey(7) || recent.put(7, 1) == null && recent.size() == before + 1;
        }
    }

    /** Both kinds of maps are there. */
    static void either(HashMap<Integer, Integer> map) {
        if (map != null && map.size() == 1) {
            assert !(map instanceof LinkedHashMap);
        }
    }
}
