//@ about: enums as states and events: transition tables, self-referencing constants, parsing with an enum machine
//@ args: 0 -12 3.5 1e5 .5 5. 1e -.e1 +7 --1 1.2.3
public class EnumStateMachine {
    enum State {
        START, SIGN, DIGITS(true), POINT, FRACTION(true), EXPONENT, EXPONENT_SIGN, EXPONENT_DIGITS(true), ERROR;

        final boolean accepting;

        State() {
            this(false);
        }

        State(boolean accepting) {
            this.accepting = accepting;
        }

        State on(Input in) {
            return TABLE[ordinal()][in.ordinal()];
        }

        private static final State[][] TABLE = new State[values().length][Input.values().length];

        static {
            for (State[] row : TABLE) java.util.Arrays.fill(row, ERROR);
            put(START, Input.SIGN, SIGN).put(START, Input.DIGIT, DIGITS).put(START, Input.DOT, POINT);
            put(SIGN, Input.DIGIT, DIGITS).put(SIGN, Input.DOT, POINT);
            put(DIGITS, Input.DIGIT, DIGITS).put(DIGITS, Input.DOT, FRACTION).put(DIGITS, Input.E, EXPONENT);
            put(POINT, Input.DIGIT, FRACTION);
            put(FRACTION, Input.DIGIT, FRACTION).put(FRACTION, Input.E, EXPONENT);
            put(EXPONENT, Input.SIGN, EXPONENT_SIGN).put(EXPONENT, Input.DIGIT, EXPONENT_DIGITS);
            put(EXPONENT_SIGN, Input.DIGIT, EXPONENT_DIGITS).put(EXPONENT_DIGITS, Input.DIGIT, EXPONENT_DIGITS);
        }

        private static Row put(State from, Input in, State to) {
            return new Row().put(from, in, to);
        }

        private static class Row {
            Row put(State from, Input in, State to) {
                TABLE[from.ordinal()][in.ordinal()] = to;
                return this;
            }
        }
    }

    enum Input {
        SIGN, DIGIT, DOT, E, OTHER;

        static Input of(char c) {
            return switch (c) {
                case '+', '-' -> SIGN;
                case '.' -> DOT;
                case 'e', 'E' -> E;
                default -> c >= '0' && c <= '9' ? DIGIT : OTHER;
            };
        }
    }

    enum Elevator {
        IDLE {
            Elevator next(int at, int wanted) {
                return wanted > at ? UP : wanted < at ? DOWN : OPEN;
            }
        },
        UP {
            Elevator next(int at, int wanted) {
                return at >= wanted ? OPEN : this;
            }

            int move(int at) {
                return at + 1;
            }
        },
        DOWN {
            Elevator next(int at, int wanted) {
                return at <= wanted ? OPEN : this;
            }

            int move(int at) {
                return at - 1;
            }
        },
        OPEN {
            Elevator next(int at, int wanted) {
                return IDLE;
            }
        };

        abstract Elevator next(int at, int wanted);

        int move(int at) {
            return at;
        }
    }

    public static void main(String[] args) {
        for (String text : args) {
            State s = State.START;
            StringBuilder path = new StringBuilder();
            for (char c : text.toCharArray()) {
                s = s.on(Input.of(c));
                path.append(s.name().charAt(0));
                if (s == State.ERROR) break;
            }
            System.out.println(text + " " + path + " " + s + " " + (s.accepting ? "accepted" : "rejected"));
        }
        int at = 2;
        for (int wanted : new int[] {5, 1, 1}) {
            Elevator e = Elevator.IDLE;
            StringBuilder trace = new StringBuilder();
            do {
                e = e.next(at, wanted);
                at = e == Elevator.OPEN ? at : e.move(at);
                trace.append(e).append('@').append(at).append(' ');
            } while (e != Elevator.OPEN);
            System.out.println(trace);
        }
    }
}
