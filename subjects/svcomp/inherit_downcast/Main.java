import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Generics are erased: the wrong element is noticed only where it is taken out. */
public class Main {

    interface Event {}

    static final class Key implements Event {
        final char c;

        Key(char c) {
            this.c = c;
        }
    }

    static final class Click implements Event {}

    @SuppressWarnings("unchecked")
    static <E extends Event> List<E> all(Class<E> type, Event... events) {
        List<Event> found = new ArrayList<>();
        for (Event event : events) {
            if (type.isInstance(event) || event == null || event instanceof Click) {
                found.add(event);
            }
        }
        return (List<E>) found;
    }

    static Event nondetEvent() {
        int which = Verifier.nondetInt();
        return which == 0 ? null : which == 1 ? new Click() : new Key(Verifier.nondetChar());
    }

    public static void main(String[] args) {
        List<Key> keys = all(Key.class, nondetEvent(), nondetEvent());
        assert keys.size() == 2;
        int typed = 0;
        for (Key key : keys) {
            typed += key == null ? 0 : 1;
        }
        assert typed <= 2;
    }
}
