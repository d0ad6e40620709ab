package explore;

/** One object seen as several types through several paths. */
public class Mixed {
    interface Left {
        int left();
    }

    interface Right {
        int right();
    }

    static class Both implements Left, Right {
        int n;
        Left peer;

        @Override
        public int left() {
            return n;
        }

        @Override
        public int right() {
            return -n;
        }
    }

    static class OnlyLeft implements Left {
        Right friend;

        @Override
        public int left() {
            return 1;
        }
    }

    static class OnlyRight implements Right {
        @Override
        public int right() {
            return 2;
        }
    }

    public static int cross(Left a, Right b) {
        if (a == null || b == null) return 0;
        if ((Object) a == (Object) b) return a.left() + b.right();
        return a.left() == b.right() ? 1 : 2;
    }

    public static int friend(OnlyLeft a, Right b) {
        return a.friend == b ? b == null ? 1 : b.right() : 3;
    }

    public static int peers(Both a, Left b) {
        a.n = 3;
        return b.left() == 3 ? a.peer == b ? 1 : 2 : 3;
    }

    public static int chain(Left a) {
        if (a instanceof Both) {
            Both x = (Both) a;
            if (x.peer instanceof OnlyLeft) return ((OnlyLeft) x.peer).friend == x ? 1 : 2;
            return x.peer == a ? 3 : 4;
        }
        return 5;
    }
}
