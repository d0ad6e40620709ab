//@ about: java.util.logging with a handler of its own
import java.util.logging.*;
public class Logging {
    public static void main(String[] a) {
        Logger l = Logger.getLogger("x.y");
        l.setUseParentHandlers(false);
        l.addHandler(new Handler() { public void publish(LogRecord r) { System.out.println(r.getLevel() + " " + r.getMessage() + " " + r.getLoggerName()); } public void flush() {} public void close() {} });
        l.info("hello");
        l.fine("hidden");
        l.setLevel(Level.ALL);
        l.fine("shown");
        l.log(Level.WARNING, "p {0}", 5);
        System.out.println(l.isLoggable(Level.FINEST));
    }
}
