//@ about: enumerate: trees, lines, rings and arrays are drawn, counted and written as JSON
//@ enumerate: Shapes$Tree --n 3 -> ends
//@ enumerate: Shapes$Line --n 3 -> ends
//@ enumerate: Shapes$Ring --n 2 -> ends
//@ enumerate: Shapes$Table --n 2 -> ends
//@ enumerate: Shapes$Heap --n 3 -> ends
//@ enumerate: Shapes$Label --n 1 --string-length 1 -> ends
//@ enumerate: Shapes$Tree --n 4 --count -> ends
//@ enumerate: Shapes$Tree --n 3 --exactly --count -> ends
//@ enumerate: Shapes$Tree --n 2 --range 0..2 -> ends
//@ enumerate: Shapes$Heap --n 3 --range size=0..3 --range keys=0..1 --count -> ends
//@ enumerate: Shapes$Tree --n 1 --json -> ends
//@ enumerate: Shapes$Table --n 1 --json -> ends
//@ enumerate: Shapes$Tree --n 3 --count --json -> ends
class Shapes {
    /** A search tree with links upwards. */
    static class Tree {
        static class Node {
            int key;
            Object value;
            Node left, right, parent;
        }

        Node root;
        int size;

        boolean repOK() {
            return root == null ? size == 0 : root.parent == null && size > 0 && size == count(root, null, null);
        }

        /** The number of nodes, or -1 if something is wrong. */
        private static int count(Node node, Node low, Node high) {
            if (node == null) {
                return 0;
            }
            if (low != null && node.key <= low.key || high != null && node.key >= high.key) {
                return -1;
            }
            if (node.left != null && node.left.parent != node || node.right != null && node.right.parent != node) {
                return -1;
            }
            int left = count(node.left, low, node);
            int right = count(node.right, node, high);
            return left < 0 || right < 0 ? -1 : left + 1 + right;
        }
    }

    /** An ascending list. */
    static class Line {
        static class Node {
            int value;
            Node next;
        }

        Node head;

        boolean repOK() {
            for (Node node = head; node != null && node.next != null; node = node.next) {
                if (node.value >= node.next.value) {
                    return false;
                }
            }
            return true;
        }
    }

    /** A ring: no tree. */
    static class Ring {
        static class Node {
            Node next, previous;
        }

        Node any;

        boolean repOK() {
            if (any == null) {
                return true;
            }
            Node node = any;
            do {
                if (node.next == null || node.next.previous != node) {
                    return false;
                }
                node = node.next;
            } while (node != any);
            return true;
        }
    }

    /** An array of objects. */
    static class Table {
        static final class Entry {
            int key;
        }

        Entry[] entries;

        boolean repOK() {
            if (entries == null) {
                return false;
            }
            for (int i = 0; i < entries.length; i++) {
                for (int j = 0; j < i; j++) {
                    if (entries[i] != null && entries[i] == entries[j]) {
                        return false;
                    }
                }
                if (entries[i] != null && entries[i].key % entries.length != i) {
                    return false;
                }
            }
            return true;
        }
    }

    /** An array of numbers. */
    static class Heap {
        int[] keys;
        int size;

        boolean repOK() {
            if (keys == null || size < 0 || size > keys.length) {
                return false;
            }
            for (int i = 0; i < size; i++) {
                if (keys[i] < keys[(i - 1) / 2]) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Text. */
    static class Label {
        String text;

        boolean repOK() {
            return text != null && (text.isEmpty() || text.charAt(0) != 'a');
        }
    }
}
