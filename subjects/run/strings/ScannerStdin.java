//@ about: reading standard input with Scanner and BufferedReader mixed in one program, with program arguments
//@ args: 2 sum first-arg
//@ stdin: 3\n10 20 30\nsome words on a line\n  indented\n\nend of input\nno newline at end
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.util.Scanner;

public class ScannerStdin {
    public static void main(String[] args) throws IOException {
        System.out.println(args.length + " arguments: " + String.join("|", args));
        int factor = Integer.parseInt(args[0]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        Scanner row = new Scanner(in.readLine());
        long total = 0;
        for (int i = 0; i < n; i++) {
            int v = row.nextInt();
            System.out.println(i + ": " + v + " times " + factor + " is " + v * factor);
            total += (long) v * factor;
        }
        System.out.println(args[1] + " " + total + " left in row " + row.hasNext());
        StringBuilder rest = new StringBuilder();
        String line;
        int number = 0;
        while ((line = in.readLine()) != null) {
            number++;
            System.out.println(number + " [" + line + "] words " + (line.isBlank() ? 0 : line.trim().split("\\s+").length));
            rest.append(line).append('\n');
        }
        System.out.println("after end " + in.readLine() + " " + System.in.read());

        Scanner again = new Scanner(new StringReader(rest.toString()));
        int words = 0;
        int letters = 0;
        while (again.hasNext()) {
            String w = again.next();
            words++;
            letters += w.length();
        }
        System.out.println(words + " words " + letters + " letters");
        BufferedReader strings = new BufferedReader(new StringReader("a\r\nb\rc\n\nd"), 2);
        strings.mark(3);
        System.out.println((char) strings.read());
        strings.reset();
        System.out.println(strings.lines().toList());
        System.err.println("a line on standard error");
        System.exit(words);
    }
}
