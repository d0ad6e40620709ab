//@ about: what a user mistypes: exit code 2 and what to do about it
//@ verify: Mistaks -> refused
//@ verify: usage.Mistakes -> refused
//@ verify: Mistakes#work -> refused
//@ verify: Mistakes#rnu -> refused
//@ verify: Mistakes.Face -> refused
//@ verify: Mistakes#run(int) -> refused
//@ verify: Mistakes#run --speed 3 -> refused
//@ verify: Mistakes#run --order random -> refused
//@ verify: Mistakes#run --init eager -> refused
//@ verify: Mistakes#run --property speed -> refused
//@ verify: Mistakes#run --time soon -> refused
//@ verify: Mistakes#run --n many -> refused
//@ verify: Mistakes$Face#run -> refused
//@ verify: Mistakes#run --resume no/such/file -> refused
//@ verify: Mistakes#run --subtypes NoSuch -> refused
//@ verify: Mistakes#run --html no/such/page.html -> refused
//@ verify: Mistakes#run --sarif target -> refused
//@ verify: Mistakes#abstractOne -> refused
//@ replay: Mistakes#run --path 0.9 -> refused
//@ replay: Mistakes#run --path zero -> refused
//@ replay: Mistakes --path 0 -> refused
//@ explore: Mistakes#work -> refused
public abstract class Mistakes {
    interface Face {
        void run();
    }

    public static int run(String s, Object o) {
        return s == null ? 0 : 1;
    }

    public static int other(boolean b) {
        return b ? 0 : 1;
    }

    public abstract void abstractOne();
}
