//@ about: loading a native library (JNI)
public class NativeLibrary {
    static native int answer();

    public static void main(String[] args) {
        System.out.println("before");
        System.loadLibrary("answer"); // unsupported
        System.out.println(answer());
    }
}
