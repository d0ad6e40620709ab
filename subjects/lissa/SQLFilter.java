package lissa;

/** What to filter by, for each table and kind of clause: a map of maps. Without a map nothing is filtered or kept. */
public class SQLFilter {
    static final int NONE = -1;

    Tables tables;

    public SQLFilter() {
        tables = new Tables();
    }

    public boolean repOK() {
        return tables == null || tables.repOK();
    }

    /** What was put for this clause of this table, or NONE. */
    public int get(int clause, int table) {
        if (tables == null) {
            return NONE;
        }
        Clauses clauses = tables.get(table, Names.hash(Tables.BUCKETS));
        return clauses == null ? NONE : clauses.get(clause, Names.hash(Clauses.BUCKETS));
    }

    public void put(int clause, int table, int text) {
        if (tables == null) {
            return;
        }
        Clauses clauses = tables.get(table, Names.hash(Tables.BUCKETS));
        if (clauses == null) {
            clauses = new Clauses();
        }
        clauses.put(clause, Names.hash(Clauses.BUCKETS), text);
        tables.put(table, Names.hash(Tables.BUCKETS), clauses);
    }
}
