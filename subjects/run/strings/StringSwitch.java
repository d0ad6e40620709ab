//@ about: switch on strings with colliding hashes, fall through, default and null, in a Java 8 class file
//@ release: 8
public class StringSwitch {
    static String colliding(String s) {
        switch (s) {
            case "Aa":
                return "first";
            case "BB":
                return "second";
            case "AaBB":
                return "third";
            case "BBAa":
                return "fourth";
            case "C#":
                return "fifth";
            case "Bb":
                return "sixth";
            default:
                return "none";
        }
    }

    static int fall(String s) {
        int n = 0;
        switch (s) {
            case "three":
                n++;
            case "two":
                n++;
            default:
                n += 100;
            case "one":
                n++;
                break;
            case "zero":
                n = -1;
        }
        return n;
    }

    static int days(String month, boolean leap) {
        switch (month) {
            case "april": case "june": case "september": case "november":
                return 30;
            case "february":
                if (leap) return 29;
                return 28;
            case "":
                return 0;
            default:
                return 31;
        }
    }

    static int evaluate(String program) {
        int acc = 0;
        int line = 0;
        loop:
        for (String op : program.split(" ")) {
            line++;
            switch (op) {
                case "inc":
                    acc++;
                    continue loop;
                case "dec":
                    acc--;
                    break;
                case "double":
                    acc *= 2;
                    break;
                case "stop":
                    break loop;
                case "square": {
                    int copy = acc;
                    acc = copy * copy;
                    break;
                }
                default:
                    System.out.println("line " + line + ": unknown " + op);
            }
            if (acc > 1000) break;
        }
        return acc;
    }

    public static void main(String[] args) {
        for (String s : new String[] {"Aa", "BB", "AaBB", "BBAa", "AaAa", "BBBB", "C#", "Bb", "", "aa"}) {
            System.out.println("'" + s + "' " + s.hashCode() + " " + colliding(s));
        }
        for (String s : new String[] {"three", "two", "one", "zero", "other"}) System.out.println(s + " " + fall(s));
        for (String s : new String[] {"april", "february", "july", ""}) System.out.println(s + " " + days(s, false) + " " + days(s, true));
        System.out.println(evaluate("inc inc double square dec"));
        System.out.println(evaluate("inc jump inc stop inc"));
        System.out.println(evaluate("inc double double double square square inc inc"));
        System.out.println(colliding(new String("B" + "B")));
        System.out.println(colliding(new StringBuilder("Aa").append("BB").toString()));
        try {
            colliding(null);
        } catch (NullPointerException e) {
            System.out.println("switch on null");
        }
    }
}
