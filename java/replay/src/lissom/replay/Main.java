package lissom.replay;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs inputs that Lissom made, one after the other. Cases come in on standard input, what came of them goes out on
 * standard output, both line by line; the programs themselves see neither.
 */
public final class Main {

    /** Deep recursion is a matter of the program, not of this JVM's defaults. */
    private static final long STACK = 256L << 20;

    /** The class path: directories and jars, and class files. */
    private static final List<URL> PATH = new ArrayList<>();
    private static final List<File> FILES = new ArrayList<>();

    private Main() {}

    public static void main(String[] args) throws Exception {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, "US-ASCII");
        BufferedReader in =
                new BufferedReader(new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.US_ASCII));
        PrintStream nowhere = new PrintStream(new Nowhere());
        Case current = null;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.split(" ");
            if (words[0].equals("path")) {
                add(new File(Text.unescape(words[1])));
            } else if (words[0].equals("case")) {
                current = new Case(words[1], Long.parseLong(words[2]));
            } else if (!words[0].equals("run")) {
                current.line(words);
            } else {
                System.setIn(new ByteArrayInputStream(new byte[0]));
                System.setOut(nowhere);
                System.setErr(nowhere);
                String answer = answer(current);
                out.print("answer " + current.number + "\n" + answer + "end " + current.number + "\n");
                out.flush();
            }
        }
        Runtime.getRuntime().halt(0);
    }

    private static void add(File entry) throws IOException {
        if (entry.isFile() && entry.getName().endsWith(".class")) {
            FILES.add(entry);
        } else {
            PATH.add(entry.toURI().toURL());
        }
    }

    /** Runs a case in a thread of its own. */
    private static String answer(Case input) throws InterruptedException {
        String[] answer = {"not " + Text.escape("the thread ended without an answer") + "\n"};
        Thread thread = new Thread(null, () -> answer[0] = attempt(input), "main", STACK);
        thread.setDaemon(true);
        thread.start();
        thread.join(input.time);
        return thread.isAlive() ? "time\n" : answer[0];
    }

    private static String attempt(Case input) {
        if (input.isApart) {
            String entry = new Harness(input, PATH, FILES).entry();
            if (!entry.startsWith("returned\n")) {
                return entry;
            }
        }
        return new Harness(input, PATH, FILES).run();
    }

    private static final class Nowhere extends OutputStream {
        @Override
        public void write(int b) throws IOException {}

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {}
    }
}
