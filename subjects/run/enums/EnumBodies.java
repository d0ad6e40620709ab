//@ about: constant-specific bodies, abstract methods, private state per constant, interfaces, strategy enums
import java.util.function.IntBinaryOperator;

public class EnumBodies {
    enum Op implements IntBinaryOperator {
        ADD("+") {
            @Override
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        SUB("-") {
            @Override
            public int applyAsInt(int a, int b) {
                return a - b;
            }

            @Override
            boolean commutes() {
                return false;
            }
        },
        POW("^") {
            private int calls;

            @Override
            public int applyAsInt(int a, int b) {
                calls++;
                int r = 1;
                for (int i = 0; i < b; i++) r *= a;
                return r + 0 * calls;
            }

            @Override
            boolean commutes() {
                return calls < 0;
            }

            @Override
            String describe() {
                return super.describe() + " used " + calls;
            }
        };

        private final String symbol;

        Op(String symbol) {
            this.symbol = symbol;
        }

        boolean commutes() {
            return true;
        }

        String describe() {
            return symbol + (commutes() ? " commutes" : " does not commute");
        }
    }

    enum Payday {
        MONDAY(Kind.WEEKDAY), SATURDAY(Kind.WEEKEND), SUNDAY(Kind.WEEKEND);

        private final Kind kind;

        Payday(Kind kind) {
            this.kind = kind;
        }

        int pay(int minutes, int rate) {
            return kind.pay(minutes, rate);
        }

        private enum Kind {
            WEEKDAY {
                int overtime(int minutes, int rate) {
                    return minutes <= 480 ? 0 : (minutes - 480) * rate / 2;
                }
            },
            WEEKEND {
                int overtime(int minutes, int rate) {
                    return minutes * rate / 2;
                }
            };

            abstract int overtime(int minutes, int rate);

            int pay(int minutes, int rate) {
                return minutes * rate + overtime(minutes, rate);
            }
        }
    }

    enum Shape {
        DOT, LINE, SQUARE {
            int corners() {
                return 4;
            }
        };

        int corners() {
            return ordinal() * 2;
        }

        static Shape largest() {
            Shape best = DOT;
            for (Shape s : values()) if (s.corners() > best.corners()) best = s;
            return best;
        }
    }

    enum Functional {
        TWICE(x -> x * 2), SQUARE(x -> x * x), NEGATE(Functional::negate);

        interface F {
            int f(int x);
        }

        final F f;

        Functional(F f) {
            this.f = f;
        }

        static int negate(int x) {
            return -x;
        }
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) {
            System.out.println(op + " 2" + op.symbol + "5=" + op.applyAsInt(2, 5) + " " + op.describe() + " " + op.getClass().getSuperclass().getSimpleName());
        }
        for (Payday d : Payday.values()) System.out.println(d + " " + d.pay(480, 2) + " " + d.pay(600, 2));
        System.out.println(Shape.largest() + " " + Shape.DOT.corners() + Shape.LINE.corners() + " " + (Shape.DOT.getClass() == Shape.class) + (Shape.SQUARE.getClass() == Shape.class));
        int v = 3;
        for (Functional f : Functional.values()) System.out.println(f + " " + (v = f.f.f(v)));
    }
}
