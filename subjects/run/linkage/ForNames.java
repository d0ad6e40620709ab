//@ about: Class.forName and loadClass: initializing or not, arrays, inner classes, wrong spellings, messages of ClassNotFoundException
public class ForNames {
    static class Noisy {
        static { System.out.println("Noisy initialized"); }
        static class Deep { }
    }

    static class Quiet {
        static { System.out.println("Quiet initialized"); }
    }

    static void attempt(String name) {
        try {
            Class<?> found = Class.forName(name);
            System.out.println(name + ": " + found + " " + found.getSimpleName() + " " + found.isInterface());
        } catch (Throwable e) {
            System.out.println(name + ": " + e + " " + e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        attempt("ForNames$Noisy$Deep");
        attempt("ForNames$Noisy");
        attempt("ForNames$Noisy");
        attempt("ForNames");
        attempt("java.lang.String");
        attempt("java.util.Map$Entry");
        attempt("[I");
        attempt("[[Ljava.lang.String;");
        attempt("[LForNames;");
        attempt("ForNames.Noisy");
        attempt("java/lang/String");
        attempt("java.lang.string");
        attempt("int");
        attempt("I");
        attempt("[int");
        attempt("[Ljava.lang.String");
        attempt("[LNowhere;");
        attempt("String");
        attempt("");
        attempt("no.such.Thing");
        attempt(" java.lang.String");
        attempt("ForNames$");
        ClassLoader loader = ForNames.class.getClassLoader();
        Class<?> quiet = Class.forName("ForNames$Quiet", false, loader);
        System.out.println("found " + quiet.getName() + " " + (quiet == Quiet.class));
        System.out.println(loader.loadClass("ForNames$Quiet") == quiet);
        System.out.println(Class.forName("ForNames$Quiet", true, loader) == quiet);
        System.out.println(Class.forName("java.lang.String").getClassLoader());
        System.out.println(Class.forName("[LForNames;").getClassLoader() == loader);
        try {
            loader.loadClass("[I");
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
        try {
            Class.forName(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
    }
}
