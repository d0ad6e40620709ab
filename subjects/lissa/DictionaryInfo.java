package lissa;

/** The fields of a protocol, each with a tag and a name: two indexes, from tag to name and from name to tag. */
public class DictionaryInfo {
    TreeMap byTag;
    NameTree byName;

    public DictionaryInfo() {
        byTag = new TreeMap();
        byName = new NameTree();
    }

    public boolean repOK() {
        return byTag != null && byName != null && byTag.repOK() && byName.repOK();
    }

    public void addField(int tag, int name) {
        byTag.put(tag, name);
        byName.put(name, tag);
    }

    /** The name of the field with this tag, or 0. */
    public int getField(int tag) {
        return byTag.get(tag);
    }
}
