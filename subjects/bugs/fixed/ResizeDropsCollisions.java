package bugs.fixed;

/** bugs.ResizeDropsCollisions without its bug. */
public class ResizeDropsCollisions {
    static class Node {
        int key;
        Node next;
    }

    Node[] table;
    int size;

    /** Two or four slots; every key hangs in its slot, once; size counts them. */
    boolean repOK() {
        if (table == null || table.length != 2 && table.length != 4) {
            return false;
        }
        int count = 0;
        for (int i = 0; i < table.length; i++) {
            int place = 0;
            for (Node e = table[i]; e != null; e = e.next) {
                if ((e.key & table.length - 1) != i || occurs(e.key, table[i], place)) {
                    return false;
                }
                place++;
            }
            count += place;
        }
        return size == count;
    }

    /** Whether one of the first nodes of the chain has this key. */
    private static boolean occurs(int key, Node chain, int first) {
        Node e = chain;
        for (int i = 0; i < first; i++) {
            if (e.key == key) {
                return true;
            }
            e = e.next;
        }
        return false;
    }

    /** Moves all keys to a table twice as long. */
    public void resize() {
        Node[] longer = new Node[4];
        for (int i = 0; i < table.length; i++) {
            Node e = table[i];
            while (e != null) {
                Node next = e.next;
                int slot = e.key & 3;
                e.next = longer[slot];
                longer[slot] = e;
                e = next;
            }
        }
        table = longer;
    }

    boolean resizeRequires() {
        return table.length == 2;
    }
}
