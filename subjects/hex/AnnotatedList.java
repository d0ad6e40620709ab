package hex;

import jbse.meta.annotations.Aliases;
import jbse.meta.annotations.AliasesNothing;
import jbse.meta.annotations.ExpandsToNothing;
import jbse.meta.annotations.NotNull;

/** A list whose rules are annotations. */
public class AnnotatedList {
    @NotNull
    @AliasesNothing
    Node head;

    static class Node {
        int value;

        @AliasesNothing
        Node next;

        @NotNull
        @ExpandsToNothing
        @Aliases("{ROOT}:this")
        AnnotatedList owner;
    }

    public boolean repOK() {
        if (head == null) return false;
        for (Node node = head; node != null; node = node.next) {
            if (node.owner != this) return false;
            for (Node other = head; other != node; other = other.next) {
                if (other == node.next) return false;
            }
            if (node.next == node) return false;
        }
        return true;
    }

    public int last() {
        Node node = head;
        while (node.next != null) node = node.next;
        assert node.owner == this;
        return node.value;
    }
}
