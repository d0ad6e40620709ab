package explore;

/** Objects that factories give: some are new, some are handed to everybody. */
public class Factories {
    private static final Factories ZERO = new Factories(0);

    private final int number;
    private String text;

    private Factories(int number) {
        this.number = number;
    }

    public static Factories of(int number) {
        return number == 0 ? ZERO : new Factories(number);
    }

    /** Remembers its result in an object that other tests may be given as well. */
    public String text() {
        if (text == null) {
            text = number < 0 ? "negative" : number == 0 ? "zero" : "positive";
        }
        return text;
    }

    public int number() {
        return number;
    }

    public void forget() {
        text = null;
    }
}
