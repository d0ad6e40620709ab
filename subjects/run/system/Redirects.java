//@ about: System.setOut, setErr and setIn: output caught in memory, input given as bytes, all put back
import java.io.*;
import java.util.*;

public class Redirects {
    public static void main(String[] args) {
        PrintStream out = System.out, err = System.err;
        InputStream in = System.in;
        ByteArrayOutputStream caught = new ByteArrayOutputStream(), errors = new ByteArrayOutputStream();
        System.setOut(new PrintStream(caught, true));
        System.setErr(new PrintStream(errors));
        System.out.println("caught");
        System.err.print("also caught");
        new Exception("trace").printStackTrace();
        System.setOut(out);
        System.setErr(err);
        System.out.println("[" + caught.toString().trim() + "] [" + errors.toString().replace("\n\t", " / ").trim() + "]");
        System.setIn(new ByteArrayInputStream("given\n12\n".getBytes()));
        Scanner scanner = new Scanner(System.in);
        System.out.println(scanner.nextLine() + " " + scanner.nextInt());
        System.setIn(in);
        PrintStream twice = new PrintStream(out) {
            @Override public void println(String text) {
                super.println(text);
                super.println(text.toUpperCase());
            }
        };
        System.setOut(twice);
        System.out.println("said twice");
        System.setOut(out);
        System.out.println("once");
        System.err.println("to the real one");
    }
}
