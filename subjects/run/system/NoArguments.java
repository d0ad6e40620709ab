//@ about: main without arguments gets an empty array; an exception after output gives exit code 1
public class NoArguments {
    public static void main(String[] args) {
        System.out.println(args.length + " " + (args != null));
        System.out.println(args[0]);
    }
}
