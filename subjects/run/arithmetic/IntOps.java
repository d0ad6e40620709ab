//@ about: every int operator over all pairs of boundary values
public class IntOps {
    static final int[] VALUES = {
        0, 1, -1, 2, -2, 7, -7, 31, 32, 255, -256, 65535, 0x7fff_ffff, 0x8000_0000, 0x5555_5555, 0xaaaa_aaaa,
    };

    public static void main(String[] args) {
        for (int a : VALUES) {
            unary(a);
        }
        for (int a : VALUES) {
            for (int b : VALUES) {
                binary(a, b);
            }
        }
        System.out.println("digest " + digest());
    }

    static void unary(int a) {
        System.out.println("un " + a + " " + -a + " " + ~a + " " + +a + " " + (a + 1) + " " + (a - 1));
    }

    static void binary(int a, int b) {
        StringBuilder line = new StringBuilder();
        line.append(a).append(' ').append(b).append(':');
        line.append(' ').append(a + b);
        line.append(' ').append(a - b);
        line.append(' ').append(a * b);
        if (b != 0) {
            line.append(' ').append(a / b).append(' ').append(a % b);
        } else {
            line.append(" / %");
        }
        line.append(' ').append(a & b).append(' ').append(a | b).append(' ').append(a ^ b);
        line.append(' ').append(a << b).append(' ').append(a >> b).append(' ').append(a >>> b);
        line.append(a < b ? " <" : a > b ? " >" : " =");
        System.out.println(line);
    }

    /** Mixes all operators so that one wrong bit anywhere changes the last line. */
    static int digest() {
        int h = 17;
        for (int a : VALUES) {
            for (int b : VALUES) {
                h = h * 31 + (a + b);
                h = h * 31 ^ (a - b);
                h += (a * b) >>> (h & 31);
                h ^= (a & ~b) | (b & ~a);
                if (b != 0) {
                    h -= a / b + a % b;
                }
                h = (h << 5) | (h >>> 27);
            }
        }
        return h;
    }
}
