package oracles;

import oracles.probing.Probed;

//@ about: a hash table: an array of two lists, even keys in one, odd keys in the other
public class Buckets extends Probed {
    static class Entry {
        Entry next;
        int key;
    }

    Entry[] table;
    int size;

    @Override
    public boolean repOK() {
        if (table == null || table.length != 2) {
            return false;
        }
        int count = 0;
        for (int at = 0; at < table.length; at++) {
            for (Entry entry = table[at]; entry != null; entry = entry.next) {
                if (entry.key < 0 || (entry.key & 1) != at) {
                    return false;
                }
                for (Entry earlier = table[at]; earlier != entry; earlier = earlier.next) {
                    if (earlier.key == entry.key) {
                        return false;
                    }
                }
                count++;
                if (count > size) {
                    return false;
                }
            }
        }
        return count == size;
    }

    @Override
    protected int references(int kind) {
        return kind == 1 ? 3 : 1;
    }

    @Override
    protected int kind(int kind, int which) {
        return kind == 0 ? 1 : 2;
    }

    @Override
    protected boolean has(int kind, Object of, int which) {
        return kind != 1 || which < ((Entry[]) of).length;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        return kind == 0 ? table : kind == 1 ? ((Entry[]) of)[which] : ((Entry) of).next;
    }

    @Override
    protected int numbers(int kind) {
        return 1;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return kind == 0 ? size : kind == 1 ? ((Entry[]) of).length : ((Entry) of).key;
    }

    @Override
    protected int unit(int kind, int which) {
        return kind;
    }

    @Override
    protected int constant(int kind, int which) {
        return kind < 2 ? 2 : NONE;
    }

    @Override
    protected int[] domain(String field) {
        return field.equals("size") ? new int[] {0, 1, 2, 3} : new int[] {0, 1, 2, 3, 4, 5};
    }
}
