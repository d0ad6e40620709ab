//@ about: a collection may be the JDK's usual one, also where the class path has one of its own
//@ verify: OwnList#first -> violated
//@ verify: OwnList#first --subtypes OwnList$Empty -> holds within the scope
//@ verify: OwnList#count -> violated
//@ verify: OwnList#named -> violated
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

class OwnList {
    static class Empty extends AbstractList<String> {
        @Override
        public String get(int index) {
            throw new IndexOutOfBoundsException();
        }

        @Override
        public int size() {
            return 0;
        }
    }

    static class Nothing extends AbstractMap<String, String> {
        @Override
        public Set<Entry<String, String>> entrySet() {
            return Set.of();
        }
    }

    /** Only a list that is not empty has a first element that may be null. */
    static int first(List<String> list) {
        return list == null || list.isEmpty() ? 0 : list.get(0).length();
    }

    static void count(Iterable<String> all) {
        if (all != null) {
            int count = 0;
            for (String one : all) {
                count++;
            }
            assert count < 2;
        }
    }

    static void named(Map<String, String> map) {
        assert map == null || map.size() == 0;
    }
}
