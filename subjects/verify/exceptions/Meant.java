//@ about: exceptions that a method throws itself are no violations with --thrown ok; those that happen to it are
//@ verify: Meant#put -> violated
//@ verify: Meant#put --thrown ok -> holds within the scope
//@ verify: Meant#checked --thrown ok -> holds within the scope
//@ verify: Meant#inHelper --thrown ok -> holds within the scope
//@ verify: Meant#elsewhere --thrown ok -> violated
//@ verify: Meant#rethrown --thrown ok -> violated
//@ verify: Meant#happens --thrown ok -> violated
//@ verify: Meant#fails --thrown ok -> violated
//@ verify: Meant#spoils --thrown ok -> violated
import java.util.Objects;

class Meant {
    int[] items = new int[2];
    int size;

    boolean repOK() {
        return items != null && size >= 0 && size <= items.length;
    }

    void put(int item) {
        if (item < 0) {
            throw new IllegalArgumentException("negative");
        }
        if (size == items.length) {
            throw new IllegalStateException("full");
        }
        items[size++] = item;
    }

    int checked(Object name) {
        return Objects.requireNonNull(name, "name") == this ? 1 : 2;
    }

    int inHelper(int at) {
        return items[index(at)];
    }

    private int index(int at) {
        if (at < 0 || at >= size) {
            throw new IndexOutOfBoundsException();
        }
        return at;
    }

    /** Another one refuses what this one gives it. */
    void elsewhere(int item) {
        put(item);
    }

    /** It did not make this one. */
    int rethrown(Object name) {
        try {
            return name.hashCode();
        } catch (NullPointerException e) {
            throw e;
        }
    }

    int happens(int at) {
        return items[at];
    }

    /** Nobody means errors. */
    void fails(int at) {
        if (at == 7) {
            throw new IllegalAccessError();
        }
    }

    /** Refusing must not spoil anything. */
    void spoils(int by) {
        size = by;
        if (by < 0) {
            throw new IllegalArgumentException();
        }
        size = 0;
    }
}
