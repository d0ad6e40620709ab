/**
 * Above each line that fails stands the message expected for it: first when the class is compiled without the names of
 * local variables, then, if that is not the same, when it is compiled with them.
 */
class Nulls {
    Nulls next;
    Nulls[] all;
    int[][] grid;
    int number;
    long wide;
    String text;
    Object any;
    static Nulls first;

    static Nulls find(Object key, String[] names, StringBuilder out, java.util.List<int[]> in) {
        return null;
    }

    Nulls next() {
        return next;
    }

    static void arrayLoads(int[] a, boolean[] b, char[] c, short[] d, long[] e, float[] f, double[] g, Nulls[] h) {
        // Cannot load from int array because "<parameter1>" is null
        // Cannot load from int array because "a" is null
        int i = a[0];
        // Cannot load from byte/boolean array because "<parameter2>" is null
        // Cannot load from byte/boolean array because "b" is null
        boolean z = b[i];
        // Cannot load from char array because "<parameter3>" is null
        // Cannot load from char array because "c" is null
        i += c[0];
        // Cannot load from short array because "<parameter4>" is null
        // Cannot load from short array because "d" is null
        i += d[0];
        // Cannot load from long array because "<parameter5>" is null
        // Cannot load from long array because "e" is null
        i += e[0];
        // Cannot load from float array because "<parameter6>" is null
        // Cannot load from float array because "f" is null
        i += f[0];
        // Cannot load from double array because "<parameter7>" is null
        // Cannot load from double array because "g" is null
        i += g[0];
        // Cannot load from object array because "<parameter8>" is null
        // Cannot load from object array because "h" is null
        Nulls o = h[0];
    }

    void arrayStores(int[] a, byte[] b, char[] c, short[] d, long[] e, float[] f, double[] g, Nulls[] h) {
        // Cannot store to int array because "<parameter1>" is null
        // Cannot store to int array because "a" is null
        a[0] = 1;
        // Cannot store to byte/boolean array because "<parameter2>" is null
        // Cannot store to byte/boolean array because "b" is null
        b[0] = 1;
        // Cannot store to char array because "<parameter3>" is null
        // Cannot store to char array because "c" is null
        c[0] = 1;
        // Cannot store to short array because "<parameter4>" is null
        // Cannot store to short array because "d" is null
        d[0] = 1;
        // Cannot store to long array because "<parameter5>" is null
        // Cannot store to long array because "e" is null
        e[0] = 1;
        // Cannot store to float array because "<parameter6>" is null
        // Cannot store to float array because "f" is null
        f[0] = 1;
        // Cannot store to double array because "<parameter7>" is null
        // Cannot store to double array because "g" is null
        g[0] = 1;
        // Cannot store to object array because "<parameter8>" is null
        // Cannot store to object array because "h" is null
        h[0] = this;
        // Cannot read the array length because "this.grid[0]" is null
        a[0] = grid[0].length;
    }

    void fields(Nulls other, long before, Nulls after) {
        // Cannot read field "number" because "<parameter1>" is null
        // Cannot read field "number" because "other" is null
        int i = other.number;
        // Cannot assign field "number" because "<parameter3>" is null
        // Cannot assign field "number" because "after" is null
        after.number = i;
        // Cannot assign field "wide" because "this.next" is null
        next.wide = before;
        // Cannot read field "next" because "Nulls.first" is null
        other = first.next;
        // Cannot read field "next" because "this.next.next.next.next" is null
        other = next.next.next.next.next;
        // Cannot read field "next" because "next.next.next.next.next" is null
        other = next.next.next.next.next.next;
        // Cannot read field "next" because "<local1>" is null
        // Cannot read field "next" because "other" is null
        other = other.next;
    }

    static void calls(String text, Nulls[] all, int[] at, int k) {
        // Cannot invoke "String.length()" because "<parameter1>" is null
        // Cannot invoke "String.length()" because "text" is null
        text.length();
        // Cannot invoke "Object.equals(Object)" because "<parameter2>[0].any" is null
        // Cannot invoke "Object.equals(Object)" because "all[0].any" is null
        all[0].any.equals(text);
        // Cannot invoke "String.indexOf(String, int)" because "Nulls.first.text" is null
        first.text.indexOf(text, k);
        // Cannot invoke "Nulls.next()" because the return value of "Nulls.find(Object, String[], StringBuilder, java.util.List)" is null
        find(null, null, null, null).next();
        // Cannot read field "text" because the return value of "Nulls.next()" is null
        text = first.next().text;
        // Cannot invoke "Object.hashCode()" because "Nulls.next().any" is null
        first.next().any.hashCode();
        // Cannot invoke "[I.clone()" because "<parameter3>" is null
        // Cannot invoke "[I.clone()" because "at" is null
        at.clone();
        // Cannot invoke "java.lang.Integer.intValue()" because "null" is null
        k = (Integer) null;
    }

    void indices(Nulls[] all, int[] at, int k) {
        // Cannot read field "next" because "<parameter1>[<parameter3>]" is null
        // Cannot read field "next" because "all[k]" is null
        next = all[k].next;
        // Cannot read field "next" because "<parameter1>[<parameter2>[2]]" is null
        // Cannot read field "next" because "all[at[2]]" is null
        next = all[at[2]].next;
        // Cannot read field "next" because "<parameter1>[...]" is null
        // Cannot read field "next" because "all[...]" is null
        next = all[k + 1].next;
        // Cannot read field "next" because "this.all[this.next.number]" is null
        next = this.all[next.number].next;
        // Cannot load from int array because "this.grid[1000]" is null
        k = grid[1000][0];
        // Cannot load from int array because "this.grid[String.length()]" is null
        k = grid[text.length()][0];
        // Cannot read field "next" because "<array>[0].next.next.next.next" is null
        next = (new Nulls[1])[0].next.next.next.next.next;
    }

    static void statements(Object lock, RuntimeException problem, int[] sum, int k) {
        // Cannot enter synchronized block because "<parameter1>" is null
        // Cannot enter synchronized block because "lock" is null
        synchronized (lock) { k++; }
        // Cannot load from int array because "<parameter3>" is null
        // Cannot load from int array because "sum" is null
        sum[k] += k;
        // Cannot read the array length because "<local4>" is null
        for (int each : sum) { k += each; }
        // Cannot throw exception because "<parameter2>" is null
        // Cannot throw exception because "problem" is null
        throw problem;
    }

    static void throwNull() {
        // Cannot throw exception because "null" is null
        throw null;
    }

    static void merges(boolean which, Nulls a, Nulls b) {
        // Cannot read field "next"
        a = (which ? a : b).next;
        // Cannot assign field "number"
        (which ? first : b).number = 1;
        try {
            // Cannot read field "next" because "<local1>" is null
            // Cannot read field "next" because "a" is null
            b = a.next;
        } catch (IllegalStateException e) {
            // Cannot read field "next" because "<parameter2>" is null
            // Cannot read field "next" because "a" is null
            b = a.next;
        }
        while (which) {
            // Cannot read field "next" because "<local2>" is null
            // Cannot read field "next" because "b" is null
            b = b.next;
        }
    }

    static void make() { throw new NullPointerException(); }
}
