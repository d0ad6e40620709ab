//@ about: program arguments: parsing options in a loop with a switch, numbers, missing values, exit status
//@ args: -v --size=12 -n 3 file.txt -xyz -- -not-an-option -n
import java.util.ArrayList;
import java.util.List;

public class Arguments {
    static final class Options {
        boolean verbose;
        int size = -1, number = 1;
        final StringBuilder flags = new StringBuilder();
        final List<String> files = new ArrayList<>();
    }

    static Options parse(String[] args) {
        Options o = new Options();
        for (int i = 0; i < args.length; i++) {
            String arg = args[i];
            if (arg.equals("--")) {
                while (++i < args.length) {
                    o.files.add(args[i]);
                }
            } else if (arg.startsWith("--")) {
                int eq = arg.indexOf('=');
                String name = eq < 0 ? arg.substring(2) : arg.substring(2, eq);
                switch (name) {
                    case "size" -> o.size = Integer.parseInt(arg.substring(eq + 1));
                    case "verbose" -> o.verbose = true;
                    default -> throw new IllegalArgumentException("--" + name);
                }
            } else if (arg.length() > 1 && arg.charAt(0) == '-') {
                switch (arg) {
                    case "-v": o.verbose = true; break;
                    case "-n":
                        if (i + 1 == args.length) throw new IllegalArgumentException("-n needs a value");
                        o.number = Integer.parseInt(args[++i]);
                        break;
                    default: o.flags.append(arg, 1, arg.length());
                }
            } else {
                o.files.add(arg);
            }
        }
        return o;
    }

    static void attempt(String... args) {
        try {
            Options o = parse(args);
            System.out.println(o.verbose + " " + o.size + " " + o.number + " " + o.flags + " " + o.files);
        } catch (NumberFormatException e) {
            System.out.println("number: " + e.getMessage());
        } catch (IllegalArgumentException e) {
            System.out.println("usage: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(args.length + " arguments");
        for (int i = 0; i < args.length; i++) {
            System.out.println(i + " '" + args[i] + "' " + args[i].length());
        }
        attempt(args);
        attempt();
        attempt("-n");
        attempt("-n", "x");
        attempt("--size=");
        attempt("--unknown=1");
        attempt("-", "--verbose", "--size=0012");
        args[0] = "changed";
        System.out.println(args[0] + " " + args.getClass().getName());
        System.exit(args.length);
    }
}
