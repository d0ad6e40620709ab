import org.sosy_lab.sv_benchmarks.Verifier;

/** A switch on strings goes by hash code first. "Aa" and "BB" have the same, and so has "C#". */
public class Main {

    static int bySwitch(String command) {
        switch (command) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            case "":
                return 3;
            default:
                return 0;
        }
    }

    static int byEquals(String command) {
        return command.equals("Aa") ? 1 : command.equals("BB") ? 2 : command.isEmpty() ? 3 : 0;
    }

    public static void main(String[] args) {
        String command = Verifier.nondetString();
        Verifier.assume(command.length() <= 2);

        int choice = bySwitch(command);
        assert choice == byEquals(command);
        if (choice == 1 || choice == 2) {
            assert command.hashCode() == 2112;
        }
        if (command.length() == 2 && command.charAt(0) == 'C' && command.charAt(1) == '#') {
            assert command.hashCode() == "Aa".hashCode();
            assert choice == 0;
        }
    }
}
