package oracles;

import oracles.probing.Probed;

//@ about: a heap in an array of numbers
public class ArrayHeap extends Probed {
    int[] elements;
    int size;

    @Override
    public boolean repOK() {
        if (elements == null || size < 0 || size > elements.length) {
            return false;
        }
        for (int at = 1; at < size; at++) {
            if (elements[(at - 1) / 2] > elements[at]) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected int references(int kind) {
        return kind == 0 ? 1 : 0;
    }

    @Override
    protected int kind(int kind, int which) {
        return 1;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        return elements;
    }

    @Override
    protected int numbers(int kind) {
        return kind == 0 ? 1 : 4;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        if (kind == 0) {
            return size;
        }
        int[] array = (int[]) of;
        return which == 0 ? array.length : which <= array.length ? array[which - 1] : 0;
    }

    @Override
    protected int unit(int kind, int which) {
        return which == 0 ? 0 : 1;
    }

    @Override
    protected int constant(int kind, int which) {
        return which == 0 ? 2 : NONE;
    }

    @Override
    protected int[] domain(String field) {
        return field.equals("size") ? new int[] {-1, 0, 1, 2, 3, 4} : new int[] {-3, -2, -1, 0, 1, 2, 3};
    }
}
