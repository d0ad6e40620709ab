//@ about: a sealed state hierarchy with transitions returning new states, events as records, illegal transitions
import java.util.ArrayList;
import java.util.List;

public class SealedStateMachine {
    sealed interface State {
        default State on(Event e) {
            throw new IllegalStateException(name() + " cannot " + e.getClass().getSimpleName().toLowerCase());
        }

        default String name() {
            return getClass().getSimpleName();
        }
    }

    sealed interface Event permits Pay, Ship, Cancel, Refund {
    }

    record Pay(int amount) implements Event {
    }

    record Ship(String carrier) implements Event {
    }

    record Cancel() implements Event {
    }

    enum Refund implements Event {
        FULL, HALF
    }

    record Open(int due, int paid) implements State {
        @Override
        public State on(Event e) {
            if (e instanceof Pay p && p.amount() > 0) {
                int sum = paid + p.amount();
                return sum >= due ? new Paid(sum, sum - due) : new Open(due, sum);
            }
            if (e instanceof Cancel) return new Closed("cancelled", paid);
            return State.super.on(e);
        }
    }

    record Paid(int paid, int change) implements State {
        @Override
        public State on(Event e) {
            if (e instanceof Ship s) return new Shipped(s.carrier(), paid - change);
            if (e instanceof Cancel) return new Closed("cancelled after payment", paid);
            return State.super.on(e);
        }
    }

    record Shipped(String carrier, int value) implements State {
        @Override
        public State on(Event e) {
            return e instanceof Refund r ? new Closed("refunded " + r, switch (r) {
                case FULL -> value;
                case HALF -> value / 2;
            }) : State.super.on(e);
        }
    }

    static final class Closed implements State {
        final String why;
        final int returned;

        Closed(String why, int returned) {
            this.why = why;
            this.returned = returned;
        }

        @Override
        public String toString() {
            return "Closed(" + why + ", " + returned + ")";
        }
    }

    static class Machine {
        State state = new Open(100, 0);
        final List<String> trace = new ArrayList<>();
        int refused;

        Machine feed(Event... events) {
            for (Event e : events) {
                try {
                    state = state.on(e);
                    trace.add(state.name());
                } catch (IllegalStateException ex) {
                    refused++;
                    trace.add("!" + ex.getMessage());
                }
            }
            return this;
        }

        void report() {
            System.out.println(state + " " + trace + " refused " + refused);
        }
    }

    public static void main(String[] args) {
        new Machine().feed(new Pay(60), new Pay(50), new Ship("mail"), Refund.HALF).report();
        new Machine().feed(new Ship("early"), new Pay(0), new Cancel(), new Pay(10)).report();
        new Machine().feed(new Pay(100), new Pay(1), Refund.FULL, new Cancel()).report();
        new Machine().feed(new Pay(100), new Ship("x"), new Ship("y"), new Cancel(), Refund.FULL, Refund.FULL).report();
        new Machine().feed().report();
        for (Class<?> c : State.class.getPermittedSubclasses()) {
            System.out.print(c.getSimpleName() + (c.isRecord() ? " record" : "") + "; ");
        }
        System.out.println(Event.class.getPermittedSubclasses().length);
    }
}
