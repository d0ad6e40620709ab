//@ about: every order of search finds the same paths
//@ explore: Orders#walk --n 2 -> ends
//@ explore: Orders#walk --n 2 --order breadth -> ends
//@ explore: Orders#walk --n 2 --order coverage -> ends
class Orders {
    static class Node {
        Node next;
        int value;
    }

    static int walk(Node node, int x) {
        int steps = 0;
        while (node != null && node.value != x && steps < 2) {
            node = node.next;
            steps++;
        }
        return steps;
    }
}
