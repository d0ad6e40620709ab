//@ about: System.getProperty of what is the same everywhere, own properties, defaults, Boolean.getBoolean and Integer.getInteger
import java.util.*;

public class StableProperties {
    public static void main(String[] args) {
        for (String name : new String[] {"line.separator", "file.separator", "path.separator"}) {
            System.out.println(name + " " + System.getProperty(name).replace("\n", "\\n"));
        }
        System.out.println(System.lineSeparator().length() + " " + System.getProperty("java.version").isEmpty() + " " + (System.getProperty("user.dir") != null));
        System.out.println(System.getProperty("no.such.property") + " " + System.getProperty("no.such.property", "default"));
        System.out.println(System.setProperty("mine", "1") + " " + System.setProperty("mine", "22") + " " + System.getProperty("mine")
            + " " + Integer.getInteger("mine") + " " + Integer.getInteger("none", 5) + " " + Long.getLong("mine"));
        System.setProperty("flag", "TRUE");
        System.out.println(Boolean.getBoolean("flag") + " " + Boolean.getBoolean("mine") + " " + System.clearProperty("mine") + " " + System.getProperty("mine"));
        try {
            System.getProperty("");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.setProperty("x", null);
        } catch (NullPointerException e) {
            System.out.println("null value");
        }
        System.out.println(System.getenv("NO_SUCH_VARIABLE_HERE") + " " + (System.getenv().size() >= 0));
        long before = System.nanoTime(), millis = System.currentTimeMillis();
        System.out.println((System.nanoTime() >= before) + " " + (System.currentTimeMillis() >= millis) + " " + (millis > 1_600_000_000_000L));
        Properties properties = new Properties(), more = new Properties(properties);
        properties.setProperty("a", "1");
        more.setProperty("b", "2");
        System.out.println(more.getProperty("a") + more.getProperty("b") + more.size() + new TreeSet<>(more.stringPropertyNames()));
    }
}
