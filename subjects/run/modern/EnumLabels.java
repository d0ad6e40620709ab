//@ about: enum constants as labels in pattern switches: qualified, of several enums, mixed with types and guards
//@ jdk: 25
public class EnumLabels {
    sealed interface Card permits Suit, Trump, Joker { }
    enum Suit implements Card { CLUBS, DIAMONDS, HEARTS, SPADES }
    enum Trump implements Card { FOOL, MAGICIAN { String spell() { return "abracadabra"; } }; String spell() { return "none"; } }
    record Joker(int number) implements Card { }

    static String play(Card card) {
        return switch (card) {
            case Suit.CLUBS, Suit.SPADES -> "black";
            case Suit s when s.ordinal() == 1 -> "diamonds by guard";
            case Suit.HEARTS -> "hearts";
            case Suit s -> "never";
            case Trump.MAGICIAN -> "magic " + Trump.MAGICIAN.spell();
            case Trump t -> "trump " + t.spell();
            case Joker(int n) when n > 1 -> "second joker";
            case Joker j -> "joker";
        };
    }

    static String any(Object value) {
        return switch (value) {
            case Suit.CLUBS -> "clubs";
            case Trump.FOOL -> "fool";
            case Enum<?> e -> "other enum " + e.name();
            case Class<?> c -> c.getSimpleName();
            default -> value.toString();
        };
    }

    static int plain(Suit suit) {
        int value = 0;
        switch (suit) {
            case HEARTS:
                value += 1;
            case Suit.SPADES: // qualified and unqualified may be mixed
                value += 10;
                break;
            default:
                value = -1;
        }
        return value;
    }

    public static void main(String[] args) {
        for (Suit suit : Suit.values()) System.out.println(suit + ": " + play(suit) + ", " + any(suit) + ", " + plain(suit));
        for (Trump trump : Trump.values()) System.out.println(trump + ": " + play(trump) + ", " + any(trump) + ", " + trump.getDeclaringClass().getSimpleName());
        System.out.println(play(new Joker(1)) + ", " + play(new Joker(2)) + ", " + any(new Joker(3)) + ", " + any(Thread.State.NEW) + ", " + any(int[].class));
    }
}
