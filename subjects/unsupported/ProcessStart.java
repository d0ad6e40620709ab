//@ about: starting another process
import java.io.IOException;

public class ProcessStart {
    public static void main(String[] args) throws IOException, InterruptedException {
        System.out.println("before");
        Process process = new ProcessBuilder("true").start(); // unsupported
        System.out.println(process.waitFor());
    }
}
