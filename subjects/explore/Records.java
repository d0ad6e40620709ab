package explore;

/** Records whose constructors do not take everything: what they refuse cannot be built. */
public class Records {
    public record Span(int from, int to) {
        public Span {
            if (from > to) {
                throw new IllegalArgumentException(from + " > " + to);
            }
        }

        public boolean contains(int at) {
            return from <= at && at <= to;
        }
    }

    public record Pair(Span first, Span second) {
    }

    public static int gap(Pair pair) {
        return pair.second().from() - pair.first().to() > 1 ? 1 : 0;
    }

    public static boolean isOdd(Span span) {
        return span.from() > span.to();
    }
}
