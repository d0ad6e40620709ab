//@ about: starting a second thread
public class ThreadStart {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> System.out.println("in the other thread"), "other");
        System.out.println("before");
        thread.start(); // unsupported
        thread.join();
        System.out.println("after");
    }
}
