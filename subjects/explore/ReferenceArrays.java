package explore;

/** Arrays of references and arrays of arrays. */
public class ReferenceArrays {
    static class Item {
        int value;
    }

    static class Special extends Item {
        int more;
    }

    public static int first(Item[] items) {
        if (items.length == 0) return 0;
        return items[0] == null ? 1 : items[0].value > 3 ? 2 : 3;
    }

    public static boolean same(Item[] items, int i, int j) {
        return items[i] == items[j];
    }

    public static int storeOther(Item[] items, Item item, int i) {
        Item before = items[i];
        items[i] = item;
        if (before == item) return 1;
        return items[0] == item ? 2 : 3;
    }

    public static int specials(Item[] items) {
        int count = 0;
        for (Item item : items) {
            if (item instanceof Special) count += ((Special) item).more > 0 ? 10 : 1;
        }
        return count;
    }

    public static int matrix(int[][] m, int i, int j) {
        return m[i][j] == 4 ? 1 : 2;
    }

    public static int rows(int[][] m) {
        if (m.length > 1 && m[0] == m[1]) return 1;
        int sum = 0;
        for (int[] row : m) sum += row.length;
        return sum;
    }

    public static int writeRow(int[][] m) {
        m[0][0] = 1;
        m[1][0] = 2;
        return m[0][0];
    }

    public static Item[][] made(Item item, int n) {
        Item[][] all = new Item[2][n];
        all[1][0] = item;
        return all;
    }

    public static Object[] covariant(Object[] a, Object x) {
        a[0] = x;
        return a;
    }

    public static int copied(Item[] a) {
        Item[] b = a.clone();
        if (b.length > 0) b[0] = null;
        return a.length > 0 && a[0] == null ? 1 : 2;
    }
}
