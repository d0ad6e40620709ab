package oracles.probing;

import java.util.Arrays;

/** Answers questions of the form "which of so many" in all possible ways, one run after the other. */
final class Odometer {
    private int[] digits = new int[64];
    private int[] bounds = new int[64];
    private int length;
    private int at;

    int pick(int bound) {
        if (at == length) {
            if (length == digits.length) {
                digits = Arrays.copyOf(digits, 2 * length);
                bounds = Arrays.copyOf(bounds, 2 * length);
            }
            digits[length] = 0;
            bounds[length++] = bound;
        }
        return digits[at++];
    }

    /** Goes on to the next answers; false when all were given. */
    boolean advance() {
        length = at;
        at = 0;
        while (length > 0) {
            if (++digits[length - 1] < bounds[length - 1]) {
                return true;
            }
            length--;
        }
        return false;
    }
}
