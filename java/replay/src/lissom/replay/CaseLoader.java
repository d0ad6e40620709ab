package lissom.replay;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The classes of one case: nothing static is left of them when it is over. */
final class CaseLoader extends URLClassLoader {

    /** Ours stand in for these: they answer with what the witness says. */
    private static final Set<String> STAND_INS = new HashSet<>(Arrays.asList(
            "lissom.Lissom", "lissom.Replay", "lissom.AssumptionViolated", "org.sosy_lab.sv_benchmarks.Verifier",
            "gov.nasa.jpf.vm.Verify", "gov.nasa.jpf.symbc.Debug", "jbse.meta.Analysis"));

    static {
        registerAsParallelCapable();
    }

    private final List<File> files;

    /** Directories and jars, and class files that are named themselves. */
    CaseLoader(List<URL> path, List<File> files) {
        super(path.toArray(new URL[0]), platform());
        this.files = files;
        setDefaultAssertionStatus(true);
    }

    /** What the class path is searched after: all of the JDK, nothing of ours. */
    private static ClassLoader platform() {
        return ClassLoader.getSystemClassLoader().getParent();
    }

    /** Whether something is missing in a class that stands in for one of the program's. */
    static boolean isLacking(Throwable thrown) {
        boolean isMissing = thrown instanceof NoSuchMethodError || thrown instanceof NoSuchFieldError;
        return isMissing && STAND_INS.stream().anyMatch(String.valueOf(thrown.getMessage())::contains);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!STAND_INS.contains(name)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : standIn(name);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String simple = name.substring(name.lastIndexOf('.') + 1) + ".class";
        for (File file : files) {
            if (file.getName().equals(simple)) {
                try (InputStream input = new FileInputStream(file)) {
                    return define(name, input);
                } catch (IOException e) {
                    throw new ClassNotFoundException(name, e);
                }
            }
        }
        return super.findClass(name);
    }

    private Class<?> standIn(String name) throws ClassNotFoundException {
        String file = "/standin/" + name.replace('.', '/') + ".class";
        try (InputStream input = CaseLoader.class.getResourceAsStream(file)) {
            if (input == null) {
                throw new ClassNotFoundException(name);
            }
            return define(name, input);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private Class<?> define(String name, InputStream input) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] part = new byte[4096];
        for (int read = input.read(part); read >= 0; read = input.read(part)) {
            bytes.write(part, 0, read);
        }
        return defineClass(name, bytes.toByteArray(), 0, bytes.size());
    }
}
