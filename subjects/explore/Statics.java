package explore;

//@ symbolic-statics
/** Static fields as inputs. */
public class Statics {
    static class Node {
        Node next;
        int value;
        static int made;
    }

    static Node head;
    static int count;
    static final int LIMIT = 2;
    static int[] table = {1, 2};
    static String label = "x";

    public static int size() {
        if (head == null) return count == 0 ? 0 : -1;
        return head.next == head ? 1 : count > LIMIT ? 2 : 3;
    }

    public static boolean isHead(Node n) {
        return n == head;
    }

    public static void push(Node n) {
        n.next = head;
        head = n;
        count++;
    }

    public static int table(int i) {
        return table[i] == 5 ? 1 : 2;
    }

    public static int other() {
        return Node.made > 3 ? ++Node.made : 0;
    }

    public static int label() {
        return label.length();
    }
}
