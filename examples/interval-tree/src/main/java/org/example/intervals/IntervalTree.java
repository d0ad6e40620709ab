package org.example.intervals;

import java.util.Objects;

/**
 * A set of intervals that answers quickly whether one of them overlaps another, as a calendar does before it accepts a
 * meeting.
 *
 * <p>It is a binary search tree ordered by start, then by end. Every node also knows the largest end in its subtree, so
 * that a search can leave out subtrees in which everything ends too early.
 */
public final class IntervalTree {
    private static final class Node {
        final Interval interval;
        Node left;
        Node right;
        int maxEnd;

        Node(Interval interval) {
            this.interval = interval;
            this.maxEnd = interval.end();
        }

        void updateMaxEnd() {
            maxEnd = interval.end();
            if (left != null) {
                maxEnd = Math.max(maxEnd, left.maxEnd);
            }
            if (right != null) {
                maxEnd = Math.max(maxEnd, right.maxEnd);
            }
        }
    }

    private Node root;
    private int size;

    public int size() {
        return size;
    }

    /**
     * Adds an interval.
     *
     * @return whether it was not there before
     * @throws NullPointerException if the interval is null
     */
    public boolean add(Interval interval) throws NullPointerException {
        Objects.requireNonNull(interval, "interval");
        int before = size;
        root = add(root, interval);
        return size > before;
    }

    boolean addRequires(Interval interval) {
        return interval == null || interval.repOK();
    }

    boolean addEnsures(Interval interval, boolean added) {
        return contains(interval);
    }

    private Node add(Node node, Interval interval) {
        if (node == null) {
            size++;
            return new Node(interval);
        }
        int order = interval.compareTo(node.interval);
        if (order < 0) {
            node.left = add(node.left, interval);
        } else if (order > 0) {
            node.right = add(node.right, interval);
        }
        node.updateMaxEnd();
        return node;
    }

    /**
     * Removes an interval.
     *
     * @return whether it was there
     * @throws NullPointerException if the interval is null
     */
    public boolean remove(Interval interval) throws NullPointerException {
        if (!contains(interval)) {
            return false;
        }
        root = remove(root, interval);
        size--;
        return true;
    }

    boolean removeEnsures(Interval interval, boolean removed) {
        return !contains(interval);
    }

    private static Node remove(Node node, Interval interval) {
        int order = interval.compareTo(node.interval);
        if (order < 0) {
            node.left = remove(node.left, interval);
        } else if (order > 0) {
            node.right = remove(node.right, interval);
        } else if (node.left == null) {
            return node.right;
        } else if (node.right == null) {
            return node.left;
        } else {
            Node successor = first(node.right);
            successor.right = removeFirst(node.right);
            successor.left = node.left;
            return successor;
        }
        node.updateMaxEnd();
        return node;
    }

    private static Node first(Node node) {
        while (node.left != null) {
            node = node.left;
        }
        return node;
    }

    private static Node removeFirst(Node node) {
        if (node.left == null) {
            return node.right;
        }
        node.left = removeFirst(node.left);
        node.updateMaxEnd();
        return node;
    }

    /**
     * Whether the set has exactly this interval.
     *
     * @throws NullPointerException if the interval is null
     */
    public boolean contains(Interval interval) throws NullPointerException {
        Objects.requireNonNull(interval, "interval");
        Node node = root;
        while (node != null) {
            int order = interval.compareTo(node.interval);
            if (order == 0) {
                return true;
            }
            node = order < 0 ? node.left : node.right;
        }
        return false;
    }

    /**
     * Some interval of the set that has a point in common with the given one, or null.
     *
     * @throws NullPointerException if the interval is null
     */
    public Interval findOverlap(Interval interval) throws NullPointerException {
        int start = interval.start();
        Node node = root;
        while (node != null && !node.interval.overlaps(interval)) {
            node = node.left != null && node.left.maxEnd >= start ? node.left : node.right;
        }
        return node == null ? null : node.interval;
    }

    /** What findOverlap finds does overlap; when it finds nothing, a search of the whole tree finds nothing either. */
    boolean findOverlapEnsures(Interval interval, Interval found) {
        return found == null ? !anyOverlap(root, interval) : found.overlaps(interval);
    }

    private static boolean anyOverlap(Node node, Interval interval) {
        return node != null
                && (node.interval.overlaps(interval) || anyOverlap(node.left, interval) || anyOverlap(node.right, interval));
    }

    /** Nodes ascend strictly from left to right, every maxEnd is right, and size counts the nodes. */
    boolean repOK() {
        return isOrdered(root, null, null) && count(root) == size;
    }

    private static boolean isOrdered(Node node, Interval low, Interval high) {
        if (node == null) {
            return true;
        }
        Interval interval = node.interval;
        if (interval == null
                || !interval.repOK()
                || low != null && low.compareTo(interval) >= 0
                || high != null && interval.compareTo(high) >= 0
                || !isOrdered(node.left, low, interval)
                || !isOrdered(node.right, interval, high)) {
            return false;
        }
        int max = interval.end();
        if (node.left != null && node.left.maxEnd > max) {
            max = node.left.maxEnd;
        }
        if (node.right != null && node.right.maxEnd > max) {
            max = node.right.maxEnd;
        }
        return node.maxEnd == max;
    }

    private static int count(Node node) {
        return node == null ? 0 : 1 + count(node.left) + count(node.right);
    }
}
