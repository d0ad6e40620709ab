//@ about: switch expressions: arrows, yield, old-style cases with yield, throwing arms, nesting in operands
public class SwitchExpression {
    static int days(int month, boolean leap) {
        return switch (month) {
            case 4, 6, 9, 11 -> 30;
            case 2 -> leap ? 29 : 28;
            case 1, 3, 5, 7, 8, 10, 12 -> 31;
            default -> throw new IllegalArgumentException("month " + month);
        };
    }

    static String oldStyle(int n) {
        return switch (n % 4) {
            case 0:
                yield "zero";
            case 1:
            case 2:
                String s = "";
                for (int i = 0; i < n % 4; i++) {
                    s += i;
                }
                yield s;
            default:
                if (n < 0) {
                    yield "negative";
                }
                yield "three";
        };
    }

    static double promoted(int n) {
        // The arms are int, char, long and float: the switch has type float, then widens to double.
        return switch (n) {
            case 0 -> 1;
            case 1 -> 'a';
            case 2 -> 1L << 40;
            default -> 0.1f;
        };
    }

    static Object boxed(int n) {
        return switch (n) {
            case 0 -> 1;
            case 1 -> 2.5;
            case 2 -> "text";
            default -> null;
        };
    }

    static int calls;

    static int call(int v) {
        calls = calls * 10 + v;
        return v;
    }

    /** The operand stack is not empty when the switch starts, and an arm contains a try. */
    static int insideOperands(String s) {
        return call(1) + call(2) * switch (s) {
            case "a" -> call(3);
            case "number" -> call(4);
            default -> {
                try {
                    yield Integer.parseInt(s) + call(5);
                } catch (NumberFormatException e) {
                    yield -call(6);
                } finally {
                    call(7);
                }
            }
        } - call(8);
    }

    public static void main(String[] args) {
        for (int m = 0; m <= 13; m++) {
            try {
                System.out.print(days(m, false) + "/" + days(m, true) + " ");
            } catch (IllegalArgumentException e) {
                System.out.print("[" + e.getMessage() + "] ");
            }
        }
        System.out.println();
        for (int n = -3; n < 6; n++) {
            System.out.print(oldStyle(n) + " ");
        }
        System.out.println();
        for (int n = 0; n < 4; n++) {
            System.out.println(promoted(n) + " " + boxed(n) + " " + (boxed(n) == null ? "-" : boxed(n).getClass().getSimpleName()));
        }
        for (String s : new String[] {"a", "number", "77", "x"}) {
            calls = 0;
            System.out.println(s + " " + insideOperands(s) + " calls " + calls);
        }
        int total = 0;
        for (int i = 0; i < 20; i++) {
            total += switch (i % 5) {
                case 0 -> switch (i / 5) {
                    case 0 -> 1000;
                    case 1 -> 100;
                    default -> 10;
                };
                case 1 -> {
                    int acc = 0;
                    while (true) {
                        acc += i;
                        if (acc > 20) {
                            yield acc;
                        }
                    }
                }
                default -> i & 1;
            };
        }
        System.out.println(total);
        boolean even = switch (total & 1) { case 0 -> true; default -> false; } && total > 0;
        System.out.println(even);
    }
}
