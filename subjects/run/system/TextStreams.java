//@ about: StringReader, StringWriter, PrintWriter, PushbackReader, LineNumberReader, CharArrayWriter, InputStreamReader with charsets, StreamTokenizer
import java.io.*;
import java.nio.charset.*;
import java.util.*;
import java.util.stream.*;

public class TextStreams {
    public static void main(String[] args) throws IOException {
        StringReader reader = new StringReader("hello world");
        char[] block = new char[5];
        System.out.println(reader.read(block) + new String(block) + reader.skip(1) + (char) reader.read());
        reader.mark(10);
        System.out.println((char) reader.read() + "" + reader.ready());
        reader.reset();
        System.out.println((char) reader.read() + "" + reader.transferTo(new CharArrayWriter()) + reader.read());
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        out.printf("%d-%s", 1, "x");
        out.println();
        out.append("appended").append('c').write("cut here", 0, 3);
        out.print(2.5);
        System.out.println(text.toString().replace("\n", "\\n") + " " + text.getBuffer().length());
        PushbackReader pushback = new PushbackReader(new StringReader("123+45"));
        int number = 0, c;
        while (Character.isDigit(c = pushback.read())) number = number * 10 + c - '0';
        pushback.unread(c);
        System.out.println(number + " " + (char) pushback.read());
        LineNumberReader lines = new LineNumberReader(new StringReader("a\nb\r\nc\rd"));
        for (String line; (line = lines.readLine()) != null;) System.out.print(lines.getLineNumber() + line + " ");
        System.out.println();
        BufferedReader buffered = new BufferedReader(new StringReader("x y\nz\n"));
        System.out.println(buffered.lines().flatMap(s -> Stream.of(s.split(" "))).collect(Collectors.joining(",")));
        byte[] utf8 = "\u00e9\u20ac\ud83d\ude00".getBytes(StandardCharsets.UTF_8);
        System.out.println(utf8.length + " " + new InputStreamReader(new ByteArrayInputStream(utf8), StandardCharsets.UTF_8).read()
            + " " + new String(utf8, StandardCharsets.ISO_8859_1).length() + " "
            + "\u00e9".getBytes(StandardCharsets.UTF_16).length + " " + Arrays.toString("\u00e9?".getBytes(StandardCharsets.US_ASCII))
                + " " + new String(new byte[] {(byte) 0xff, 65}, StandardCharsets.UTF_8).codePointAt(0));
        OutputStreamWriter writer = new OutputStreamWriter(System.out, StandardCharsets.US_ASCII);
        writer.write("encoded \u00e9\n");
        writer.flush();
        StreamTokenizer tokens = new StreamTokenizer(new StringReader("x = 3.5 * (y + 'quoted') // comment\n- 7"));
        tokens.slashSlashComments(true);
        StringBuilder all = new StringBuilder();
        while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
            all.append(tokens.ttype == StreamTokenizer.TT_WORD ? tokens.sval : tokens.ttype == StreamTokenizer.TT_NUMBER ? "" + tokens.nval : tokens.ttype == '\'' ? "<" + tokens.sval + ">" : "" + (char) tokens.ttype).append(' ');
        }
        System.out.println(all);
        reader.close();
        try {
            reader.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Charset.forName("utf8").name() + " " + Charset.isSupported("latin1") + " " + StandardCharsets.UTF_8.canEncode());
    }
}
