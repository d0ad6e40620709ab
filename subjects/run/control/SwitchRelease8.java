//@ about: string and enum switches as javac compiles them for Java 8 ($SwitchMap, hashCode chains)
//@ release: 8
public class SwitchRelease8 {
    enum Day {
        MON, TUE, WED, THU, FRI, SAT, SUN;

        boolean weekend() {
            switch (this) {
                case SAT:
                case SUN:
                    return true;
                default:
                    return false;
            }
        }
    }

    enum Size { S, M, L }

    static int hours(Day day, Size size) {
        int h;
        switch (day) {
            case MON: h = 8; break;
            case FRI: h = 6; break;
            case SAT: case SUN: h = 0; break;
            default: h = 7;
        }
        switch (size) {
            case L: h *= 2;
            case M: h += 1;
        }
        return h;
    }

    static int precedence(String op) {
        switch (op) {
            case "||": return 1;
            case "&&": return 2;
            case "==": case "!=": return 3;
            case "<": case ">": case "<=": case ">=": return 4;
            case "+": case "-": return 5;
            case "*": case "/": case "%": return 6;
            default: return -1;
        }
    }

    static String collide(String s) {
        switch (s) {
            case "Ea": return "Ea";
            case "FB": return "FB";
            case "EaEa": return "EaEa";
            case "FBFB": return "FBFB";
            case "EaFB": return "EaFB";
        }
        return "none";
    }

    static class Parser {
        final String[] tokens;
        int at;

        Parser(String text) {
            tokens = text.split(" ");
        }

        String parse(int level) {
            String left = tokens[at++];
            while (at < tokens.length && precedence(tokens[at]) >= level) {
                String op = tokens[at++];
                left = "(" + left + op + parse(precedence(op) + 1) + ")";
            }
            return left;
        }
    }

    public static void main(String[] args) {
        for (Day day : Day.values()) {
            StringBuilder row = new StringBuilder(day + (day.weekend() ? "*" : " "));
            for (Size size : Size.values()) {
                row.append(' ').append(hours(day, size));
            }
            System.out.println(row);
        }
        for (String s : new String[] {"Ea", "FB", "EaEa", "FBFB", "EaFB", "FBEa", "G#", ""}) {
            System.out.println(s + " " + s.hashCode() + " " + collide(s));
        }
        System.out.println(new Parser("a + b * c").parse(0));
        System.out.println(new Parser("a * b + c - d").parse(0));
        System.out.println(new Parser("a || b && c == d < e + f * g").parse(0));
        System.out.println(new Parser("a * b < c && d != e || f").parse(0));
        try {
            hours(null, Size.S);
        } catch (NullPointerException e) {
            System.out.println("null day");
        }
        try {
            precedence(null);
        } catch (NullPointerException e) {
            System.out.println("null operator");
        }
    }
}
