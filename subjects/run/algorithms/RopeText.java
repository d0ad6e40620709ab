//@ about: a rope for text editing with split, concat, insert, delete, rebalancing and an undo history
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;

public class RopeText {
    static abstract sealed class Rope implements CharSequence permits Leaf, Concat {
        abstract int depth();

        abstract void appendTo(StringBuilder b);

        static Rope of(String s) {
            if (s.length() <= Leaf.LIMIT) return new Leaf(s);
            int mid = s.length() / 2;
            return new Concat(of(s.substring(0, mid)), of(s.substring(mid)));
        }

        static Rope join(Rope a, Rope b) {
            if (a.length() == 0) return b;
            if (b.length() == 0) return a;
            if (a instanceof Leaf x && b instanceof Leaf y && x.length() + y.length() <= Leaf.LIMIT) return new Leaf(x.text + y.text);
            Rope joined = new Concat(a, b);
            return joined.depth() > 24 ? of(joined.toString()) : joined;
        }

        abstract Rope head(int n);

        abstract Rope tail(int n);

        Rope insert(int at, String s) {
            if (at < 0 || at > length()) throw new StringIndexOutOfBoundsException("insert at " + at + " of " + length());
            return join(join(head(at), of(s)), tail(at));
        }

        Rope delete(int from, int to) {
            if (from < 0 || to > length() || from > to) throw new StringIndexOutOfBoundsException("delete " + from + ".." + to + " of " + length());
            return join(head(from), tail(to));
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            return tail(from).head(to - from);
        }

        @Override
        public String toString() {
            StringBuilder b = new StringBuilder(length());
            appendTo(b);
            return b.toString();
        }
    }

    static final class Leaf extends Rope {
        static final int LIMIT = 8;
        final String text;

        Leaf(String text) {
            this.text = text;
        }

        public int length() {
            return text.length();
        }

        public char charAt(int i) {
            return text.charAt(i);
        }

        int depth() {
            return 1;
        }

        void appendTo(StringBuilder b) {
            b.append(text);
        }

        Rope head(int n) {
            return n == text.length() ? this : new Leaf(text.substring(0, n));
        }

        Rope tail(int n) {
            return n == 0 ? this : new Leaf(text.substring(n));
        }
    }

    static final class Concat extends Rope {
        final Rope left, right;
        final int length, depth;

        Concat(Rope left, Rope right) {
            this.left = left;
            this.right = right;
            length = left.length() + right.length();
            depth = 1 + Math.max(left.depth(), right.depth());
        }

        public int length() {
            return length;
        }

        public char charAt(int i) {
            return i < left.length() ? left.charAt(i) : right.charAt(i - left.length());
        }

        int depth() {
            return depth;
        }

        void appendTo(StringBuilder b) {
            left.appendTo(b);
            right.appendTo(b);
        }

        Rope head(int n) {
            if (n == length) return this;
            return n <= left.length() ? left.head(n) : join(left, right.head(n - left.length()));
        }

        Rope tail(int n) {
            if (n == 0) return this;
            return n >= left.length() ? right.tail(n - left.length()) : join(left.tail(n), right);
        }
    }

    static class Editor {
        Rope text = Rope.of("");
        final Deque<Rope> undo = new ArrayDeque<>(), redo = new ArrayDeque<>();

        void change(Rope next) {
            undo.push(text);
            redo.clear();
            text = next;
        }

        boolean back() {
            if (undo.isEmpty()) return false;
            redo.push(text);
            text = undo.pop();
            return true;
        }

        boolean forward() {
            if (redo.isEmpty()) return false;
            undo.push(text);
            text = redo.pop();
            return true;
        }
    }

    public static void main(String[] args) {
        Editor e = new Editor();
        e.change(e.text.insert(0, "The brown fox jumps over the dog"));
        e.change(e.text.insert(4, "quick "));
        e.change(e.text.insert(e.text.length() - 3, "lazy "));
        e.change(e.text.delete(0, 4));
        System.out.println(e.text + " | length " + e.text.length() + " depth " + e.text.depth() + " char 6 " + e.text.charAt(6));
        System.out.println(e.back() + " " + e.text);
        System.out.println(e.back() + " " + e.back() + " " + e.text);
        System.out.println(e.forward() + " " + e.text);
        e.change(e.text.insert(0, ">> "));
        System.out.println(e.forward() + " " + e.text + " undo depth " + e.undo.size());
        System.out.println(e.text.subSequence(3, 12) + " " + "x".contentEquals(Rope.of("x")) + " " + String.join("-", Rope.of("a"), Rope.of("b")) + " " + new StringBuilder(Rope.of("builder")).reverse());
        for (int[] bad : new int[][] {{99, 0}, {3, 999}}) {
            try {
                if (bad[1] == 0) e.text.insert(bad[0], "x");
                else e.text.delete(bad[0], bad[1]);
            } catch (StringIndexOutOfBoundsException x) {
                System.out.println(x.getMessage());
            }
        }
        Rope rope = Rope.of("");
        StringBuilder model = new StringBuilder();
        Random r = new Random(12);
        List<Integer> depths = new ArrayList<>();
        boolean same = true;
        for (int i = 0; i < 600; i++) {
            if (model.length() > 10 && r.nextInt(3) == 0) {
                int from = r.nextInt(model.length()), to = Math.min(model.length(), from + r.nextInt(9));
                rope = rope.delete(from, to);
                model.delete(from, to);
            } else {
                int at = r.nextInt(model.length() + 1);
                String s = Integer.toString(r.nextInt(100000), 36);
                rope = rope.insert(at, s);
                model.insert(at, s);
            }
            if (i % 100 == 99) depths.add(rope.depth());
            same &= rope.length() == model.length();
        }
        System.out.println(same + " " + rope.toString().contentEquals(model) + " length " + rope.length() + " depths " + depths + " hash " + rope.toString().hashCode());
    }
}
