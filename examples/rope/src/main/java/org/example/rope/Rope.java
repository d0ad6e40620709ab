package org.example.rope;

import java.util.Objects;

/**
 * A text that is cheap to cut and to join, as an editor needs it: a binary tree with short strings at its leaves. A rope
 * never changes; ropes share their parts.
 */
public final class Rope {
    /** The text of a leaf; null in an inner node. */
    private final String text;
    /** The parts of an inner node, none of them empty; null in a leaf. */
    private final Rope left;
    private final Rope right;
    private final int length;

    private Rope(String text) {
        this.text = text;
        this.left = null;
        this.right = null;
        this.length = text.length();
    }

    private Rope(Rope left, Rope right) {
        this.text = null;
        this.left = left;
        this.right = right;
        this.length = left.length + right.length;
    }

    /**
     * A rope of one leaf.
     *
     * @throws NullPointerException if the text is null
     */
    public static Rope of(String text) throws NullPointerException {
        return new Rope(Objects.requireNonNull(text, "text"));
    }

    public int length() {
        return length;
    }

    /**
     * One character.
     *
     * @throws IndexOutOfBoundsException if there is none with this index
     */
    public char charAt(int index) throws IndexOutOfBoundsException {
        check(index, length - 1);
        Rope rope = this;
        int at = index;
        while (rope.text == null) {
            if (at < rope.left.length) {
                rope = rope.left;
            } else {
                at -= rope.left.length;
                rope = rope.right;
            }
        }
        return rope.text.charAt(at);
    }

    /**
     * This text, then the other.
     *
     * @throws NullPointerException if the other one is null
     * @throws IllegalStateException if that is longer than a text can be
     */
    public Rope concat(Rope other) throws NullPointerException, IllegalStateException {
        if (other.length > Integer.MAX_VALUE - length) {
            throw new IllegalStateException("a text of more than 2147483647 characters");
        }
        if (length == 0) {
            return other;
        }
        return other.length == 0 ? this : new Rope(this, other);
    }

    boolean concatRequires(Rope other) {
        return other == null || other.repOK();
    }

    boolean concatEnsures(Rope other, Rope result) {
        return result.repOK() && result.length == length + other.length && result.has(this, 0) && result.has(other, length);
    }

    /**
     * The first characters.
     *
     * @throws IndexOutOfBoundsException if there are not so many
     */
    public Rope take(int count) throws IndexOutOfBoundsException {
        check(count, length);
        if (text != null) {
            return new Rope(text.substring(0, count));
        }
        return count <= left.length ? left.take(count) : left.concat(right.take(count - left.length));
    }

    boolean takeEnsures(int count, Rope result) {
        return result.repOK() && result.length == count && has(result, 0);
    }

    /**
     * What is left without the first characters.
     *
     * @throws IndexOutOfBoundsException if there are not so many
     */
    public Rope drop(int count) throws IndexOutOfBoundsException {
        check(count, length);
        if (text != null) {
            return new Rope(text.substring(count));
        }
        return count < left.length ? left.drop(count).concat(right) : right.drop(count - left.length);
    }

    boolean dropEnsures(int count, Rope result) {
        return result.repOK()
                && result.length == length - count
                && (count == length || result.charAt(0) == charAt(count));
    }

    /** How many lines the text has: one more than line breaks. */
    public int lines() {
        return 1 + lineBreaks();
    }

    private int lineBreaks() {
        if (text == null) {
            return left.lineBreaks() + right.lineBreaks();
        }
        int count = 0;
        for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
            count++;
        }
        return count;
    }

    @Override
    public String toString() {
        StringBuilder all = new StringBuilder(length);
        appendTo(all);
        return all.toString();
    }

    private void appendTo(StringBuilder all) {
        if (text != null) {
            all.append(text);
        } else {
            left.appendTo(all);
            right.appendTo(all);
        }
    }

    /** Whether the text has this part at an index. */
    private boolean has(Rope part, int at) {
        for (int i = 0; i < part.length; i++) {
            if (part.charAt(i) != charAt(at + i)) {
                return false;
            }
        }
        return true;
    }

    private static void check(int index, int last) {
        if (index < 0 || index > last) {
            throw new IndexOutOfBoundsException("index out of range");
        }
    }

    /** A leaf with a text, or a node with two parts that are valid and not empty. Lengths shrink, so there is no circle. */
    boolean repOK() {
        if (text != null) {
            return left == null && right == null && length == text.length();
        }
        return left != null
                && right != null
                && 0 < left.length
                && left.length < length
                && right.length == length - left.length
                && left.repOK()
                && right.repOK();
    }
}
