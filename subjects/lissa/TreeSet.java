package lissa;

/** A set of ints: the keys of a TreeMap. */
public class TreeSet {
    TreeMap map;

    public TreeSet() {
        map = new TreeMap();
    }

    public boolean repOK() {
        return map != null && map.repOK();
    }

    /** Adds element; true if it was not there. */
    public boolean add(int element) {
        return map.put(element, 1);
    }

    /** Removes element; true if it was there. */
    public boolean remove(int element) {
        return map.remove(element);
    }
}
