//@ about: a loop without end that one input leads to does not hide the failure of the next; --first stops there
//@ verify: EndlessPaths#turn --first -> violated
//@ verify: EndlessPaths#turn --first --order small -> violated
//@ verify: EndlessPaths#circles --first -> violated
//@ verify: EndlessPaths#once --first -> violated
public class EndlessPaths {

    static void turn(boolean right) {
        int turns = 0;
        do {
            turns++;
        } while (right);
        assert turns > 1;
    }

    /** Three of four run in circles. */
    static int circles(int start) {
        long at = start == 7 ? 27 : start == 8 ? -1 : start == 9 ? -5 : -17;
        int steps = 0;
        while (at != 1) {
            at = at % 2 == 0 ? at / 2 : 3 * at + 1;
            steps++;
        }
        assert steps < 100;
        return steps;
    }

    /** Nothing is left when the violation is found, so nothing is said about it. */
    static void once(int[] numbers) {
        assert numbers != numbers;
    }
}
