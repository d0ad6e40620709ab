//@ about: program arguments: count, order, numbers and signs that no shell touches
//@ args: one 22 -x --long=value a,b 3.5 *.none $HOME one
import java.util.*;

public class Arguments {
    public static void main(String... args) {
        System.out.println(args.length);
        for (String arg : args) System.out.println("[" + arg + "] " + arg.length());
        System.out.println(new TreeSet<>(Arrays.asList(args)));
        System.out.println(args[0].equals(args[args.length - 1]) + " " + args.getClass().getName());
        if (args.length < 3) return;
        System.out.println(Integer.parseInt(args[1]) + Double.parseDouble(args[5]));
        main(args[0], "again");
    }
}
