//@ about: a path id replays: every line, every choice, the end
//@ explore: Replay#sign -> ends
//@ replay: Replay#sign --path 0.0 -> ends
//@ replay: Replay#sign --path 0.1 -> ends
//@ replay: Replay#sign --path 1 -> ends
//@ verify: Replay#last --n 2 -> violated
//@ replay: Replay#last --n 2 --path 1.0.0 -> ends
class Replay {
    static class Node {
        Node next;
    }

    static int sign(int x) {
        if (x < 0) {
            return -1;
        }
        if (x > 0) {
            return 1;
        }
        return 0;
    }

    static Node last(Node node) {
        if (node == null) {
            return null;
        }
        return node.next.next;
    }
}
