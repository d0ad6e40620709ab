//@ about: switch expressions: arrows, colons with yield, nested, several labels, blocks, throwing cases, strings, fallthrough
//@ jdk: 25
public class SwitchYield {
    enum Day { MONDAY, TUESDAY, SATURDAY, SUNDAY }

    static int letters(Day day) {
        return switch (day) {
            case MONDAY, SUNDAY -> 6;
            case TUESDAY -> 7;
            case SATURDAY -> {
                int sum = 0;
                for (char c : day.name().toCharArray()) if (c != ' ') sum++;
                yield sum;
            }
        };
    }

    static String old(int n) {
        return switch (n) {
            case 1:
            case 2:
                yield "one or two";
            case 3:
                System.out.print("(three) ");
            case 4:
                yield "three or four";
            default:
                if (n > 100) yield "large";
                yield "other";
        };
    }

    static int nested(String a, int b) {
        return switch (a) {
            case "x" -> switch (b) {
                case 0 -> 1;
                case 1 -> {
                    int c = switch (a.length()) { case 1 -> 5; default -> 6; };
                    yield c * 2;
                }
                default -> throw new IllegalArgumentException("b=" + b);
            };
            case "y", "z" -> b > 0 ? switch (b % 2) { case 0 -> 20; default -> 21; } : -1;
            default -> a.length();
        };
    }

    static long mixed(int n) {
        var value = switch (n) { // the types meet at long
            case 0 -> 'a';
            case 1 -> 5;
            case 2 -> 1L << 40;
            default -> (byte) -1;
        };
        return value;
    }

    static int loop(int n) {
        int total = 0;
        outer:
        for (int i = 0; i < n; i++) {
            switch (i % 4) {
                case 0 -> { continue outer; }
                case 1 -> total += 1;
                case 2 -> { if (i > 8) break outer; total += 10; }
                default -> { }
            }
            total += 100;
        }
        return total;
    }

    public static void main(String[] args) {
        for (Day day : Day.values()) System.out.println(day + " " + letters(day));
        for (int n : new int[] {1, 2, 3, 4, 5, 101}) System.out.println(old(n));
        System.out.println(nested("x", 0) + " " + nested("x", 1) + " " + nested("y", 4) + " " + nested("z", 3) + " " + nested("y", -3) + " " + nested("other", 0));
        try {
            nested("x", 9);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (int n = 0; n < 4; n++) System.out.print(mixed(n) + " ");
        System.out.println(loop(3) + " " + loop(9) + " " + loop(20));
        int side = 0;
        int[] array = {1, 2, 3};
        array[side++] += switch (side) { case 1 -> 10; default -> 20; };
        System.out.println(array[0] + " " + side);
    }
}
