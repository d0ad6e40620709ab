//@ about: generic records: inference in record patterns, wildcards, bounds, recursion through type parameters
//@ jdk: 25
import java.util.*;
import java.util.function.*;

public class GenericRecords {
    record Box<T>(T content) {
        <R> Box<R> map(Function<? super T, ? extends R> f) { return new Box<>(f.apply(content)); }
    }
    record Pair<A, B>(A first, B second) {
        Pair<B, A> swap() { return new Pair<>(second, first); }
        static <T extends Comparable<T>> T max(Pair<T, T> pair) { return pair.first.compareTo(pair.second) >= 0 ? pair.first : pair.second; }
    }
    sealed interface Tree<T> { }
    record Leaf<T>(T value) implements Tree<T> { }
    record Node<T>(Tree<T> left, Tree<T> right) implements Tree<T> { }
    record Ranked<T extends Comparable<T>>(List<T> all) {
        Ranked { all = all.stream().sorted().toList(); }
        T best() { return all.getLast(); }
    }

    static <T> int size(Tree<T> tree) {
        return switch (tree) {
            case Leaf(_) -> 1;
            case Node(var left, var right) -> size(left) + size(right);
        };
    }

    static int sum(Tree<? extends Number> tree) {
        return switch (tree) {
            case Leaf(Number n) -> n.intValue();
            case Node(Leaf(var a), Leaf(var b)) -> a.intValue() + b.intValue();
            case Node(var left, var right) -> sum(left) + sum(right);
        };
    }

    static <T> String show(Tree<T> tree) {
        if (tree instanceof Node<T>(Leaf<T>(T a), Node<T> right)) return a + ":" + show(right);
        if (tree instanceof Node<T>(var left, var right)) return "(" + show(left) + " " + show(right) + ")";
        return ((Leaf<T>) tree).value() + "";
    }

    static String open(Box<? extends Box<String>> box) {
        return switch (box) {
            case Box(Box(String s)) when s.length() > 3 -> "long " + s;
            case Box(Box(var s)) -> "short " + s;
            case Box(var inner) -> "nothing but " + inner;
        };
    }

    public static void main(String[] args) {
        Tree<Integer> tree = new Node<>(new Leaf<>(1), new Node<>(new Node<>(new Leaf<>(2), new Leaf<>(3)), new Leaf<>(4)));
        System.out.println(size(tree) + " " + sum(tree) + " " + show(tree) + " " + tree.hashCode());
        System.out.println(open(new Box<>(new Box<>("abc"))) + ", " + open(new Box<>(new Box<>("abcd"))) + ", " + open(new Box<>(null)));
        System.out.println(new Pair<>("a", 1).swap() + " " + Pair.max(new Pair<>("pear", "apple")) + " " + Pair.max(new Pair<>(3, 4)));
        System.out.println(new Box<>(5).map(n -> n * 2).map(String::valueOf).map(String::length));
        System.out.println(new Ranked<>(List.of("c", "a", "b")) + " " + new Ranked<>(List.of(2, 9, 4)).best());
        System.out.println(new Pair<>(1, "x").equals(new Pair<>(1, "x")) + " " + new Box<>(null).equals(new Box<>(null)) + " " + new Box<>(1).equals(new Box<>(1L)));
    }
}
