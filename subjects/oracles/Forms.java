package oracles;

import oracles.probing.Probed;

//@ about: nodes of two classes, with an enum in each
public class Forms extends Probed {
    enum Color {
        RED,
        GREEN
    }

    abstract static class Form {
        Color color;
    }

    static class Leaf extends Form {
        int value;
    }

    static class Branch extends Form {
        Form one;
        Form two;
    }

    Form top;

    @Override
    public boolean repOK() {
        return forms(top, Color.RED, 3) >= 0;
    }

    /** The forms that are left of so many; -1 if there are more, or colors do not take turns, or a green leaf is not positive. */
    private static int forms(Form form, Color color, int most) {
        if (most == 0 || form != null && form.color != color) {
            return -1;
        }
        if (form instanceof Leaf) {
            return color == Color.RED || ((Leaf) form).value > 0 ? most - 1 : -1;
        }
        if (form == null) {
            return most;
        }
        Color next = color == Color.RED ? Color.GREEN : Color.RED;
        int left = forms(((Branch) form).one, next, most - 1);
        return left < 0 ? -1 : forms(((Branch) form).two, next, left);
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
    protected boolean has(int kind, Object of, int which) {
        return kind == 0 || of instanceof Branch;
    }

    @Override
    protected Object reference(int kind, Object of, int which) {
        if (kind == 0) {
            return top;
        }
        return which == 0 ? ((Branch) of).one : ((Branch) of).two;
    }

    @Override
    protected int numbers(int kind) {
        return kind == 0 ? 0 : 3;
    }

    @Override
    protected int number(int kind, Object of, int which) {
        Form form = (Form) of;
        if (which == 0) {
            return form instanceof Leaf ? 0 : 1;
        }
        if (which == 1) {
            return form.color == null ? 0 : form.color == Color.RED ? 1 : 2;
        }
        return form instanceof Leaf ? ((Leaf) form).value : -9;
    }

    @Override
    protected int constant(int kind, int which) {
        return which == 2 ? 1 : NONE;
    }

    @Override
    protected int[] domain(String field) {
        return new int[] {-11, -10, -9, -8, -7, -6, -2, -1, 0, 1, 2, 3};
    }
}
