package explore;

/** Which of several references are the same object. */
public class Aliases {
    static class Node {
        Node next;
        Node other;
        int value;
    }

    public static int compare(Node a, Node b, Node c) {
        int same = 0;
        if (a == b) same += 1;
        if (b == c) same += 2;
        if (a == c) same += 4;
        return same;
    }

    public static int writeThrough(Node a, Node b) {
        if (a == null || b == null) return -1;
        a.value = 1;
        b.value = 2;
        return a.value;
    }

    public static Node swap(Node a, Node b) {
        Node kept = a.next;
        a.next = b.next;
        b.next = kept;
        return a.next;
    }

    public static boolean cycle(Node a) {
        Node slow = a;
        Node fast = a;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) return true;
        }
        return false;
    }

    public static boolean notProgramObject(Node a) {
        Node made = new Node();
        made.next = a;
        return a == made || made.next != a;
    }

    public static int relink(Node a) {
        Node b = a.next;
        a.next = null;
        if (b == a.other) return 1;
        a.other = new Node();
        return b == null ? 2 : b.next == a ? 3 : 4;
    }
}
