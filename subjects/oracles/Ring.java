package oracles;

import oracles.probing.Probed;

//@ about: a ring of doubly linked entries with a header
public class Ring extends Probed {
    static class Entry {
        Entry next;
        Entry previous;
        int key;
    }

    Entry header;
    int size;

    @Override
    public boolean repOK() {
        if (header == null) {
            return false;
        }
        int count = 0;
        Entry entry = header;
        do {
            Entry next = entry.next;
            if (next == null || next.previous != entry) {
                return false;
            }
            entry = next;
            count++;
        } while (entry != header);
        return size == count - 1;
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 1 : 2;
    }

    @Override
    protected int kind(int kind, int which) {
        return 1;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return header;
        }
        return which == 0 ? ((Entry) of).next : ((Entry) of).previous;
    }

    @Override
    protected int numbers(int kind) {
        return 1;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        return kind == 0 ? size : ((Entry) of).key;
    }

    @Override
    protected int unit(int kind, int which) {
        return kind;
    }

    @Override
    protected int constant(int kind, int which) {
        return kind == 0 ? 1 : NONE;
    }
}
