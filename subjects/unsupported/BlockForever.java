//@ about: waiting for another thread
import java.util.concurrent.LinkedBlockingQueue;

public class BlockForever {
    public static void main(String[] args) throws InterruptedException {
        System.out.println("before");
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        System.out.println(queue.take()); // unsupported
    }
}
