package hex;

import jbse.meta.Analysis;

/** A list around a header that keeps the nodes it does not need at the moment. */
public class NodeCachingList {
    Node header;
    Node firstCached;
    int size;
    int cacheSize;
    int mostCached;

    int _initialSize;
    int _minSize;
    int _initialCacheSize;
    int _minCacheSize;

    static class Node {
        Object value;
        Node next;
        Node previous;

        NodeCachingList _owner;
    }

    public boolean repOK() {
        return isRing() && isCache();
    }

    private boolean isRing() {
        if (header == null || header.value != null) return false;
        int count = -1;
        Node node = header;
        do {
            Node next = node.next;
            if (next == null || next.previous != node) return false;
            count++;
            node = next;
        } while (node != header);
        return size == count;
    }

    /** Cached nodes have no previous one: so none is of the ring. */
    private boolean isCache() {
        int count = 0;
        for (Node node = firstCached; node != null; node = node.next) {
            if (node.previous != null || node.value != null) return false;
            count++;
            for (Node other = firstCached; other != node; other = other.next) {
                if (other == node.next) return false;
            }
            if (node.next == node) return false;
        }
        return count == cacheSize && cacheSize <= mostCached;
    }

    /** Triggers. */
    static class Hex {
        static void gotList(NodeCachingList list) {
            list._initialSize = list.size;
            list._minSize = 0;
            list._initialCacheSize = list.cacheSize;
            list._minCacheSize = 0;
            Analysis.assume(list._initialSize >= 0);
            Analysis.assume(list._initialCacheSize >= 0);
            Analysis.assume(list._initialCacheSize <= list.mostCached);
        }

        static void gotNode(Node node) {
            NodeCachingList list = node._owner;
            list._minSize++;
            Analysis.assume(list._initialSize >= list._minSize);
        }

        static void closed(Node last) {
            NodeCachingList list = last._owner;
            Analysis.assume(list._initialSize == list._minSize);
        }

        static void gotCached(Node node) {
            NodeCachingList list = node._owner;
            list._minCacheSize++;
            Analysis.assume(list._initialCacheSize >= list._minCacheSize);
        }

        static void cacheIsEmpty(NodeCachingList list) {
            Analysis.assume(list._initialCacheSize == 0);
        }

        static void cacheEnds(Node last) {
            NodeCachingList list = last._owner;
            Analysis.assume(list._initialCacheSize == list._minCacheSize);
        }
    }

    public boolean contains(Object value) {
        for (Node node = header.next; node != header; node = node.next) {
            if (node.value == value) return true;
        }
        return false;
    }

    public void addLast(Object value) {
        Node node = firstCached;
        if (node == null) {
            node = new Node();
        } else {
            firstCached = node.next;
            node.next = null;
            cacheSize--;
        }
        node.value = value;
        node.previous = header.previous;
        node.next = header;
        header.previous.next = node;
        header.previous = node;
        size++;
    }

    public boolean removeFirst() {
        Node node = header.next;
        if (node == header) return false;
        node.previous.next = node.next;
        node.next.previous = node.previous;
        size--;
        if (cacheSize < mostCached) {
            node.previous = null;
            node.value = null;
            node.next = firstCached;
            firstCached = node;
            cacheSize++;
        }
        return true;
    }

    public boolean removeValue(Object value) {
        for (Node node = header.next; node != header; node = node.next) {
            if (node.value == value) {
                node.previous.next = node.next;
                node.next.previous = node.previous;
                size--;
                return true;
            }
        }
        return false;
    }
}
