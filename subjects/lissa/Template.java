package lissa;

/** The parameters of a template: a list of their columns in the order they were added, and an index by name. */
public class Template {
    LinkedList columns;
    HashMap byName;

    public Template() {
        columns = new LinkedList();
        byName = new HashMap();
    }

    public boolean repOK() {
        return columns != null && columns.repOK() && byName != null && byName.repOK();
    }

    /** Adds a parameter. A name that is taken keeps its column in the index. */
    public void addParameter(int name, int column) {
        columns.add(column);
        if (!byName.containsHashed(name, Names.hash(HashMap.BUCKETS))) {
            byName.putHashed(name, Names.hash(HashMap.BUCKETS), column);
        }
    }

    static final int NONE = -1;

    /** The column of the parameter with this name, or NONE. */
    public int getParameter(int name) {
        return byName.getHashed(name, Names.hash(HashMap.BUCKETS), NONE);
    }
}
