//@ about: tableswitch: fall-through, default in the middle, ranges at the int limits, char and byte selectors
public class TableSwitch {
    static String dense(int i) {
        switch (i) {
            case 0: return "zero";
            case 1: return "one";
            case 2: return "two";
            case 3: return "three";
            case 5: return "five";
            default: return "other";
        }
    }

    static int fallThrough(int i) {
        int score = 0;
        switch (i) {
            case 1:
                score += 1;
            case 2:
                score += 10;
            default:
                score += 100;
            case 3:
                score += 1000;
                break;
            case 4:
                score += 10000;
            case 5:
        }
        return score;
    }

    static String low(int i) {
        switch (i) {
            case Integer.MIN_VALUE: return "min";
            case Integer.MIN_VALUE + 1: return "min+1";
            case Integer.MIN_VALUE + 2: return "min+2";
            case Integer.MIN_VALUE + 3: return "min+3";
        }
        return "-";
    }

    static String high(int i) {
        switch (i) {
            case Integer.MAX_VALUE: return "max";
            case Integer.MAX_VALUE - 1: return "max-1";
            case Integer.MAX_VALUE - 2: return "max-2";
            case Integer.MAX_VALUE - 3: return "max-3";
        }
        return "-";
    }

    static int negative(byte b) {
        switch (b) {
            case -3: return 3;
            case -2: return 2;
            case -1: return 1;
            case 0: return 0;
            case 1: return -1;
            default: return 99;
        }
    }

    static int digit(char c) {
        switch (c) {
            case '0': case '1': case '2': case '3': case '4':
            case '5': case '6': case '7': case '8': case '9':
                return c - '0';
            case 'a': case 'b': case 'c': case 'd': case 'e': case 'f':
                return c - 'a' + 10;
            case '\uffff':
                return -2;
            default:
                return -1;
        }
    }

    static int nested(int a, int b) {
        switch (a) {
            case 0:
                switch (b) {
                    case 0: return 0;
                    case 1: break;
                    case 2: a = 5;
                }
                return a + 10;
            case 1:
                int local = b * 2;
                return local;
            case 2:
                local = b * 3; // declared in the branch above, assigned here
                return local;
            default:
                return -1;
        }
    }

    public static void main(String[] args) {
        for (int i = -2; i < 8; i++) {
            System.out.println(i + " " + dense(i) + " " + fallThrough(i) + " " + negative((byte) i) + " " + nested(i & 3, i % 3));
        }
        for (int d = -2; d < 6; d++) {
            System.out.println(low(Integer.MIN_VALUE + d) + " " + high(Integer.MAX_VALUE - d));
        }
        for (char c : "09afg/:`\uffff\u0000".toCharArray()) {
            System.out.print(digit(c) + " ");
        }
        System.out.println();
        Integer boxed = 3;
        switch (boxed) {
            case 3 -> System.out.println("boxed three");
            default -> System.out.println("boxed other");
        }
        switch (7) {
        }
        try {
            Character none = null;
            switch (none) {
                case 'x': System.out.println("x");
            }
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
    }
}
