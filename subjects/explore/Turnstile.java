package explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A machine that is driven by events it does not keep, and that gives objects back. */
public class Turnstile {
    enum State { LOCKED, OPEN }

    enum Event { COIN, PUSH }

    static final class Ticket {
        private final int fare;

        Ticket(int fare) {
            this.fare = fare;
        }

        int fare() {
            return fare;
        }
    }

    private State state = State.LOCKED;
    private int passed;
    Ticket last;

    public State handle(Event event) {
        if (state == State.LOCKED) {
            if (event == Event.COIN) {
                state = State.OPEN;
            }
        } else if (event == Event.PUSH) {
            state = State.LOCKED;
            passed++;
        }
        return state;
    }

    public Ticket sell(int fare) {
        if (fare < passed) {
            return null;
        }
        return new Ticket(fare);
    }

    public Ticket last() {
        return last;
    }

    public List<Integer> fares(int first) {
        List<Integer> fares = new ArrayList<>();
        fares.add(first);
        if (first > 1) {
            fares.add(null);
        }
        return fares;
    }

    public Optional<State> opened() {
        return state == State.OPEN ? Optional.of(state) : Optional.empty();
    }

    public Map<String, Integer> counts() {
        return Map.of("passed", passed);
    }

    boolean repOK() {
        return state != null && passed >= 0;
    }
}
