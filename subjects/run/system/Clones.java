//@ about: clone: shallow copies, deep copies, arrays of all kinds, subclasses, CloneNotSupportedException, clones of collections
import java.util.*;

public class Clones {
    static class Point implements Cloneable {
        int x;
        int[] data = {1, 2};
        static int constructed;
        Point(int x) {
            this.x = x;
            constructed++;
        }
        @Override public Point clone() {
            try {
                return (Point) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Deep extends Point {
        List<String> words = new ArrayList<>(List.of("a"));
        final long stamp = 5;
        Deep(int x) { super(x); }
        @Override public Deep clone() {
            Deep copy = (Deep) super.clone();
            copy.data = data.clone();
            copy.words = new ArrayList<>(words);
            return copy;
        }
    }

    static class Not {
        Object attempt() throws CloneNotSupportedException { return clone(); }
    }

    public static void main(String[] args) {
        Point one = new Point(1), two = one.clone();
        two.x = 2;
        two.data[0] = 99;
        System.out.println(one.x + " " + one.data[0] + " " + (one.data == two.data) + " " + Point.constructed);
        Deep deep = new Deep(3), copy = deep.clone();
        copy.data[0] = 77;
        copy.words.add("b");
        System.out.println(deep.data[0] + " " + deep.words + copy.words + " " + copy.stamp + " " + copy.getClass().getSimpleName() + " " + Point.constructed);
        Point hidden = deep;
        System.out.println(hidden.clone() instanceof Deep);
        try {
            new Not().attempt();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        int[] ints = {1, 2, 3}, other = ints.clone();
        other[0] = 9;
        int[][] grid = {{1}, {2}}, shallow = grid.clone();
        shallow[0][0] = 5;
        shallow[1] = new int[] {6};
        System.out.println(ints[0] + " " + Arrays.deepToString(grid) + Arrays.deepToString(shallow) + " " + grid.equals(shallow)
            + " " + (grid.clone().getClass() == int[][].class));
        Object[] strings = new String[] {"x", null};
        Object[] cloned = strings.clone();
        System.out.println(cloned.getClass().getSimpleName() + " " + Arrays.equals(strings, cloned)
            + " " + new long[] {7}.clone()[0] + new double[] {2.5}.clone()[0] + new char[] {'c'}.clone()[0] + new boolean[1].clone()[0] + new byte[0].clone().length);
        ArrayList<int[]> list = new ArrayList<>(List.of(ints));
        @SuppressWarnings("unchecked") ArrayList<int[]> same = (ArrayList<int[]>) list.clone();
        same.add(other);
        System.out.println(list.size() + " " + same.size() + " " + (list.get(0) == same.get(0))
            + " " + new TreeMap<>(Map.of(1, 2)).clone() + new HashSet<>(Set.of(3)).clone() + new ArrayDeque<>(List.of(1, 2)).clone()
            + " " + new Date(0).clone().equals(new Date(0)));
    }
}
