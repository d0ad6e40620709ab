//@ about: an unknown index into an array that the program made
//@ verify: ConcreteArray#table -> violated
//@ verify: ConcreteArray#masked -> holds
//@ verify: ConcreteArray#write -> holds
//@ verify: ConcreteArray#literal -> holds
class ConcreteArray {
    static int table(int i) {
        int[] squares = {0, 1, 4, 9};
        return squares[i];
    }

    static void masked(int i) {
        int[] squares = {0, 1, 4, 9};
        assert squares[i & 3] == (i & 3) * (i & 3);
    }

    static void write(int i, byte v) {
        byte[] bytes = new byte[4];
        bytes[i & 3] = v;
        int sum = 0;
        for (byte b : bytes) {
            sum += b;
        }
        assert sum == v;
    }

    static void literal(int i) {
        String[] names = {"a", "b"};
        assert names[i & 1].equals((i & 1) == 0 ? "a" : "b");
    }
}
