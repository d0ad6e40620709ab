//@ about: switch on enums: old style, arrows, exhaustive expressions, nested enums, null
public class EnumSwitch {
    enum Color { RED, GREEN, BLUE, BLACK }

    enum Op {
        ADD, SUB, MUL, DIV;

        int apply(int a, int b) {
            switch (this) {
                case ADD: return a + b;
                case SUB: return a - b;
                case MUL: return a * b;
                case DIV: return a / b;
                default: throw new AssertionError(this);
            }
        }
    }

    enum Light {
        STOP, READY, GO;

        Light next() {
            return switch (this) {
                case STOP -> READY;
                case READY -> GO;
                case GO -> STOP;
            };
        }
    }

    static String describe(Color c) {
        String s = "";
        switch (c) {
            case RED:
                s += "warm ";
            case GREEN:
                s += "bright ";
                break;
            case BLACK:
                s += "dark ";
            default:
                s += "cold ";
        }
        return s + c;
    }

    static int rgb(Color c) {
        return switch (c) {
            case RED -> 0xff0000;
            case GREEN -> 0x00ff00;
            case BLUE -> 0x0000ff;
            case BLACK -> {
                int zero = 0;
                for (Color other : Color.values()) {
                    zero += other == c ? 0 : 1;
                }
                yield -zero;
            }
        };
    }

    public static void main(String[] args) {
        for (Color c : Color.values()) {
            System.out.println(describe(c) + " " + rgb(c) + " " + c.ordinal());
        }
        for (Op op : Op.values()) {
            System.out.println(op + " " + op.apply(17, 5) + " " + op.apply(-17, 5));
        }
        Light light = Light.STOP;
        for (int i = 0; i < 7; i++, light = light.next()) {
            System.out.print(light + " ");
        }
        System.out.println();
        for (Object selector : new Object[] {Color.RED, null}) {
            try {
                System.out.println(describe((Color) selector));
            } catch (NullPointerException e) {
                System.out.println("null enum");
            }
        }
        try {
            System.out.println(rgb(null));
        } catch (NullPointerException e) {
            System.out.println("null enum in expression");
        }
        try {
            System.out.println(Op.valueOf("DIV").apply(1, 0));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        int mixed = 0;
        for (Color c : Color.values()) {
            for (Light l : Light.values()) {
                mixed = mixed * 7 + switch (l) {
                    case STOP -> switch (c) {
                        case RED -> 1;
                        case GREEN, BLUE -> 2;
                        default -> 3;
                    };
                    case READY, GO -> c.compareTo(Color.GREEN) + 4;
                };
            }
        }
        System.out.println(mixed);
    }
}
