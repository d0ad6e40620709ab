//@ about: a class with a main is verified as a program, unless its methods are meant
//@ verify: MainBeside -> holds
//@ verify: MainBeside#* -> violated
//@ verify: MainBeside#main -> holds
//@ verify: MainBeside$Helpers -> holds
public class MainBeside {
    private int[] numbers = new int[1];

    public int get(int at) {
        return numbers[at];
    }

    public int count() {
        return numbers.length;
    }

    public static void main(String[] args) {
        System.out.println(new MainBeside().get(0));
    }

    /** What only helps a program is not worth a word. */
    public static class Helpers {
        public static int twice(int number) {
            return 2 * number;
        }

        public static void main(String[] args) {
            System.out.println(twice(2));
        }
    }
}
