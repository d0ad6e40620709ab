package lissa.drivers;

final class Counted {
    private Counted() {}

    /** The length of an unknown array as a number that is known: one path for each. */
    static int length(int[] array) {
        int count = 0;
        while (count < array.length) {
            count++;
        }
        return count;
    }
}
