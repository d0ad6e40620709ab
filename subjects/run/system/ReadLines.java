//@ about: reading System.in line by line with a BufferedReader, to the end of input
//@ stdin: first line\n\n  spaces  \n12 34\nno newline at the end
import java.io.*;
import java.nio.charset.StandardCharsets;

public class ReadLines {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        int number = 0, characters = 0;
        for (String line; (line = in.readLine()) != null;) {
            System.out.println(++number + " [" + line + "] " + line.length());
            characters += line.length();
            if (line.startsWith("12")) {
                int sum = 0;
                for (String word : line.split(" ")) sum += Integer.parseInt(word);
                System.out.println("sum " + sum);
            }
        }
        System.out.println(characters + " " + in.readLine() + " " + in.read());
    }
}
