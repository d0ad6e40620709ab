/** Short-lived objects and a linked list that is thrown away again and again. */
public class Allocation {
    static class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        long sum = 0;
        for (int i = 0; i < n; i++) {
            Node list = null;
            for (int j = 0; j < 1000; j++) {
                list = new Node(j, list);
            }
            for (Node at = list; at != null; at = at.next) {
                sum += at.value;
            }
        }
        System.out.println(sum);
    }
}
