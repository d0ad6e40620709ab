//@ about: boxes of unknown numbers: whether two are the same object depends on the number, and nothing else on the cache
//@ verify: Boxed#ordered -> holds
//@ verify: Boxed#twice -> violated
//@ verify: Boxed#small -> holds
//@ verify: Boxed#largeOnes -> holds
//@ verify: Boxed#withKnown -> holds
//@ verify: Boxed#withLarge -> holds
//@ verify: Boxed#others -> holds
//@ verify: Boxed#fresh -> holds
//@ verify: Boxed#again -> holds
//@ explore: Boxed#ordered -> ends
class Boxed {
    /** As search trees are checked: the box is only read. */
    static boolean ordered(int a, int b, int c) {
        return below(a, b) && below(b, c);
    }

    private static boolean below(Integer low, Integer high) {
        return low != null && high != null && low < high;
    }

    static void twice(int number) {
        Integer one = number;
        Integer other = number;
        assert one == other;
    }

    static void small(int number) {
        if (number >= -128 && number <= 127) {
            Integer one = number;
            Integer other = number;
            assert one == other;
            assert one == Integer.valueOf(number + 0);
        }
    }

    static void largeOnes(int number) {
        if (number > 127) {
            Integer one = number;
            Integer other = number;
            assert one != other;
            assert one.equals(other);
        }
    }

    static void withKnown(int number) {
        Integer box = number;
        Integer five = 5;
        assert (box == five) == (number == 5);
    }

    static void withLarge(int number) {
        Integer box = number;
        Integer thousand = 1000;
        assert box != thousand;
    }

    static void others(long a, short b, char c, byte d) {
        Long longBox = a;
        Long longAgain = a;
        assert (longBox == longAgain) == (a >= -128 && a <= 127);
        Short shortBox = b;
        Short shortAgain = b;
        assert (shortBox == shortAgain) == (b >= -128 && b <= 127);
        Character charBox = c;
        Character charAgain = c;
        assert (charBox == charAgain) == (c <= 127);
        Byte byteBox = d;
        Byte byteAgain = d;
        assert byteBox == byteAgain;
    }

    @SuppressWarnings("removal")
    static void fresh(int number) {
        Integer made = new Integer(number);
        Integer box = number;
        assert made != box;
    }

    static void again(int number) {
        Integer box = number;
        Integer same = box;
        assert box == same;
    }
}
