//@ about: parallel streams, which start the threads of a ForkJoinPool
import java.util.stream.IntStream;

public class ParallelStream {
    public static void main(String[] args) {
        System.out.println("before");
        int sum = IntStream.rangeClosed(1, 100_000).parallel().map(i -> i % 7).sum(); // unsupported
        System.out.println(sum);
    }
}
