//@ about: records are given as their constructors leave them
//@ verify: Validated#ordered -> holds
//@ verify: Validated#first --n 2 -> holds within the scope
//@ verify: Validated#overflows -> violated
//@ verify: Validated#named -> holds within the scope
//@ verify: Validated#plain -> violated
//@ verify: Validated#odd -> violated
//@ verify: Validated#first --n 2 --any-heap -> violated
import java.util.List;

/** Records are as their constructors leave them. */
public class Validated {
    record Range(int low, int high) {
        Range {
            if (low > high) {
                throw new IllegalArgumentException("empty");
            }
        }

        int length() {
            return high - low;
        }
    }

    record Named(String name, double weight) {
        Named {
            name = name.trim();
            weight = Math.abs(weight);
        }
    }

    record Plain(int value) {}

    /** What its accessor gives is not what it was made of: nothing is assumed. */
    record Odd(int value) {
        Odd {
            assert value > 0;
        }

        public int value() {
            return -value;
        }
    }

    static void ordered(Range range) {
        assert range == null || range.low <= range.high;
    }

    static void first(List<Range> ranges) {
        if (ranges != null && !ranges.isEmpty() && ranges.get(0) != null) {
            Range range = ranges.get(0);
            assert range.low() <= range.high();
        }
    }

    static void overflows(Range range) {
        assert range == null || range.length() >= 0;
    }

    static void named(Named named) {
        assert named == null || named.name != null && !(named.weight < 0);
    }

    static void plain(Plain plain) {
        assert plain == null || plain.value != 7;
    }

    static void odd(Odd odd) {
        assert odd == null || odd.value > 0;
    }
}
