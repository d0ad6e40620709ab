//@ about: shift distances are masked; >>> of a promoted byte
//@ verify: Shifts#intMask -> holds
//@ verify: Shifts#longMask -> holds
//@ verify: Shifts#unsigned -> holds
//@ verify: Shifts#unsignedByte -> violated
//@ verify: Shifts#byTheWidth -> violated
class Shifts {
    static void intMask(int x, int distance) {
        assert x << distance == x << (distance & 31);
        assert x >> distance == x >> (distance & 31);
        assert x >>> distance == x >>> (distance & 31);
    }

    static void longMask(long x, int distance) {
        assert x << distance == x << (distance & 63);
    }

    static void unsigned(int x) {
        assert x >>> 1 >= 0;
    }

    static void unsignedByte(byte b) {
        byte half = (byte) (b >>> 1);
        assert half >= 0;
    }

    static void byTheWidth(int distance) {
        if (distance >= 32) {
            assert 1 << distance == 0;
        }
    }
}
