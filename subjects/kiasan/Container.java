package kiasan;

/** A cell that holds one reference: Program 1 of the Kiasan paper. Every input satisfies the invariant. */
public class Container<E> {
    E data;

    boolean repOK() {
        return true;
    }

    boolean swapRequires(Container<E> n) {
        return n != null;
    }

    Object[] swapOld(Container<E> n) {
        return new Object[] {data, n.data};
    }

    boolean swapEnsures(Container<E> n, Object[] old) {
        return data == old[1] && n.data == old[0];
    }

    public void swap(Container<E> n) {
        E mine = data;
        data = n.data;
        n.data = mine;
    }
}
