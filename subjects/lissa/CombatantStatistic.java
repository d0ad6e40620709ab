package lissa;

/** Numbers about the combatants of a battle: a map from the kind of number to the numbers of either side. */
public class CombatantStatistic {
    static final int TYPES = 15;

    /** The last kind is counted from -1 by those who report it. */
    static final int CHARACTER_CLASS = 14;

    Types types;

    public CombatantStatistic() {
        types = new Types();
    }

    public boolean repOK() {
        return types != null && types.repOK();
    }

    /** Adds a number of this kind for one of the sides 0 and 1. */
    public void addData(int type, int side, int number) {
        ensureTypExists(type);
        int stored = type == CHARACTER_CLASS ? number + 1 : number;
        DataSet data = types.get(type);
        if (data != null) {
            data.add(side, stored);
        }
    }

    boolean addDataRequires(int type, int side, int number) {
        return side >= 0 && side <= 1 && ensureTypExistsRequires(type);
    }

    public void ensureTypExists(int type) {
        if (!types.contains(type)) {
            types.put(type, new DataSet());
        }
    }

    boolean ensureTypExistsRequires(int type) {
        return type >= 0 && type < TYPES;
    }
}
