package explore;

import java.util.ArrayList;
import java.util.HashMap;

/** Classes that extend collections of the JDK, whose fields no test can set. */
public class Heirs {
    /** A list with a field of its own. */
    public static class Names extends ArrayList<String> {
        private static final long serialVersionUID = 1;

        private int most;

        public void setMost(int most) {
            this.most = most;
        }

        public boolean enter(String name) {
            if (size() >= most || contains(name)) {
                return false;
            }
            return add(name);
        }

        public String last() {
            return isEmpty() ? null : get(size() - 1);
        }
    }

    /** A map whose values are counted. */
    public static class Counts extends HashMap<Integer, Integer> {
        private static final long serialVersionUID = 1;

        public int count(Integer key) {
            Integer before = get(key);
            int now = before == null ? 1 : before + 1;
            put(key, now);
            return now;
        }
    }

    public static int size(Names names) {
        return names == null ? -1 : names.size();
    }
}
