//@ about: a class that another class loader has defined already, under the same name
public class TwoLoaders {
    public static class Part {}

    static class Own extends ClassLoader {
        private final byte[] bytes;

        Own(byte[] bytes) {
            super(null);
            this.bytes = bytes;
        }

        @Override
        protected Class<?> findClass(String name) {
            return defineClass(name, bytes, 0, bytes.length); // unsupported
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new Part().getClass().getName());
        byte[] bytes = TwoLoaders.class.getResourceAsStream("TwoLoaders$Part.class").readAllBytes();
        System.out.println(new Own(bytes).loadClass("TwoLoaders$Part") == Part.class);
    }
}
