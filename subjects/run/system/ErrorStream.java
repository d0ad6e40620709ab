//@ about: System.err beside System.out: each keeps its own order; flushes; exit code stays 0
public class ErrorStream {
    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            System.out.println("out " + i);
            System.err.println("err " + i);
        }
        System.err.print("no newline, ");
        System.err.printf("%d %s %c%n", 5, "x", 'c');
        System.err.append("appended ").append('c').append(null).println();
        System.err.write('w');
        System.err.write('\n');
        System.err.println(new char[] {'a', 'b'});
        System.err.println((Object) null);
        System.out.println(System.err.checkError() + " " + (System.err == System.out));
        System.err.flush();
    }
}
