//@ about: class loaders, resources, modules, proxies, packages
import java.util.*;
import java.io.*;
import java.lang.reflect.*;
public class ClassLoaders {
    interface Greeter {
        String greet(String n);
    }
    static class Mine extends ClassLoader {
        Mine(ClassLoader p) {
            super(p);
        }
        @Override protected Class<?> findClass(String n) throws ClassNotFoundException {
            throw new ClassNotFoundException("mine: " + n);
        }
    }
    public static void main(String[] a) throws Exception {
        ClassLoader l = ClassLoaders.class.getClassLoader();
        System.out.println((l == ClassLoader.getSystemClassLoader()) + " " + (l == Thread.currentThread().getContextClassLoader()) + " " + String.class.getClassLoader() + " " + l.getName() + " " + l.getParent().getName() + " " + l.getParent().getParent());
        System.out.println(l.loadClass("ClassLoaders") == ClassLoaders.class);
        System.out.println(Class.forName("java.util.ArrayList", true, l) + " " + Class.forName("ClassLoaders$Greeter", false, l));
        try {
            l.loadClass("no.Such");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            Class.forName("no.Such2");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Mine(l).loadClass("no.Such3");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Mine(l).loadClass("ClassLoaders") == ClassLoaders.class);
        System.out.println(l.getResource("ClassLoaders.class") != null);
        System.out.println(ClassLoaders.class.getResourceAsStream("ClassLoaders.class").read() + " " + ClassLoaders.class.getResourceAsStream("/none") + " " + (ClassLoaders.class.getResource("ClassLoaders.class") != null));
        System.out.println(Object.class.getModule() + " " + ClassLoaders.class.getModule().isNamed() + " " + java.util.logging.Level.class.getModule() + " " + int[].class.getModule().getName());
        Greeter g = (Greeter) Proxy.newProxyInstance(l, new Class<?>[] {Greeter.class}, (p, m, args) -> m.getName() + " " + Arrays.toString(args));
        System.out.println(g.greet("x") + " " + Proxy.isProxyClass(g.getClass()));
        System.out.println(ServiceLoader.load(Runnable.class).iterator().hasNext());
        System.out.println(ClassLoaders.class.getPackage().getName() + "|" + String.class.getPackage() + "|" + ClassLoaders.class.getPackageName());
        try {
            ResourceBundle.getBundle("none");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Runtime.version().feature() >= 17);
        try {
            Field f = String.class.getDeclaredField("value");
            f.setAccessible(true);
            System.out.println("open");
        } catch (InaccessibleObjectException e) {
            System.out.println(e.getMessage().replaceAll("@.*", "@"));
        }
        List<String> fr = StackWalker.getInstance().walk(s -> s.map(StackWalker.StackFrame::getMethodName).toList());
        System.out.println(fr);
        System.out.println(Class.forName("[Ljava.lang.String;") + " " + Class.forName("[I"));
    }
}
