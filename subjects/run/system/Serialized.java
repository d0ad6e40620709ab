//@ about: objects written to a stream and read again: graphs, transient fields, readResolve, Externalizable
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Serialized {
    static class Base {
        int made = 7;

        Base() {
            System.out.println("Base()");
        }
    }

    static class Node extends Base implements Serializable {
        private static final long serialVersionUID = 1;
        final String name;
        Node next;
        transient int cached = 5;

        Node(String name) {
            this.name = name;
        }
    }

    enum Colour { RED, GREEN }

    static class Single implements Serializable {
        static final Single ONE = new Single();

        private Object readResolve() {
            return ONE;
        }
    }

    public static class Pair implements Externalizable {
        int left;
        int right;

        public Pair() {
            System.out.println("Pair()");
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(left);
            out.writeInt(right);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            left = in.readInt();
            right = in.readInt();
        }
    }

    record Point(int x, String label) implements Serializable { }

    @SuppressWarnings("unchecked")
    static <T> T copy(T value) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) in.readObject();
        }
    }

    public static void main(String[] args) throws Exception {
        Node node = new Node("a");
        node.next = node;
        node.made = 8;
        Node read = copy(node);
        System.out.println(read.name + " " + (read.next == read) + " " + read.cached + " " + read.made);
        System.out.println(copy(new ArrayList<>(List.of("x", 1, 2.5, 'c', 4L))));
        System.out.println(copy(new HashMap<>(Map.of("k", new int[][] {{1}, {2, 3}}))).get("k")[1][1]);
        System.out.println(copy(Colour.GREEN) == Colour.GREEN);
        System.out.println(copy(Single.ONE) == Single.ONE);
        Pair pair = new Pair();
        pair.right = 9;
        System.out.println(copy(pair).right);
        System.out.println(copy(new Point(3, "p")));
        try {
            copy(new Object[] {new Base()});
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage());
        }
    }
}
