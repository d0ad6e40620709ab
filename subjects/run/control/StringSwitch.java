//@ about: switch on strings, with colliding hash codes, empty string, null, fall-through and computed constants
public class StringSwitch {
    static final String PREFIX = "pre";
    static int evaluations;

    static String command(String word) {
        switch (word) {
            case "go": case "walk": case "run":
                return "moving";
            case "":
                return "silence";
            case PREFIX + "fix":
                return "constant expression";
            case "Aa": // same hash code as "BB" and, for longer words, "AaBB" as "BBAa"
                return "first collision";
            case "BB":
                return "second collision";
            case "AaAa":
                return "AaAa";
            case "BBBB":
                return "BBBB";
            case "AaBB":
                return "AaBB";
            default:
                return "what?";
        }
    }

    static int count(String s) {
        int n = 0;
        switch (s) {
            case "three":
                n++;
            case "two":
                n++;
            case "one":
                n++;
                break;
            case "many":
                n = 100;
            default:
                n = -n - 1;
        }
        return n;
    }

    static String noisy(String s) {
        evaluations++;
        return s;
    }

    static boolean polynomialHash(String s) {
        int h = 0;
        for (int i = 0; i < s.length(); i++) {
            h = 31 * h + s.charAt(i);
        }
        return h == s.hashCode();
    }

    public static void main(String[] args) {
        String[] words = {"go", "walk", "run", "", "prefix", "Aa", "BB", "C#", "AaAa", "BBBB", "AaBB", "BBAa", "Go", "g" + "o", new String("run"), "\u00e4\u20ac"};
        for (String word : words) {
            System.out.println(word.length() + " " + word.hashCode() + " " + command(word) + " " + polynomialHash(word));
        }
        for (String s : "one two three many none".split(" ")) {
            System.out.println(s + " " + count(s));
        }
        switch (noisy("x").toUpperCase()) {
            case "Y": System.out.println("Y");
            case "X": System.out.println("X");
            case "Z": System.out.println("Z");
        }
        System.out.println("evaluated " + evaluations);
        try {
            System.out.println(command(null));
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        StringBuilder program = new StringBuilder();
        int stack = 0;
        for (String op : "push push add dup mul print".split(" ")) {
            program.append(switch (op) {
                case "push" -> ++stack;
                case "add", "mul" -> --stack;
                case "dup" -> {
                    stack++;
                    yield stack;
                }
                default -> op.charAt(0);
            }).append(';');
        }
        System.out.println(program);
    }
}
