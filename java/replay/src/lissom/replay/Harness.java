package lissom.replay;

import java.io.File;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** What Lissom executes, on this JVM: initialize, assume, call, check. Writes what came of it, line by line. */
final class Harness {

    private static final String RECEIVER = "-";

    private final Case input;
    private final CaseLoader loader;
    private final Input made;
    private final StringBuilder lines = new StringBuilder();
    private Class<?> answers;
    private Class<?> others;
    /** The whole answer, if it was settled before the program was over. */
    private String settled;
    private Object result;
    private Class<?> resultType = void.class;
    private Object receiver;

    /** The path is given up: what was written says why. */
    private static final class Over extends Exception {
        private static final long serialVersionUID = 1L;

        Over() {
            super(null, null, false, false);
        }
    }

    Harness(Case input, List<URL> path, List<File> files) {
        this.input = input;
        this.loader = new CaseLoader(path, files);
        this.made = new Input(loader);
    }

    /** Whether the invariant holds for the input; if not, what happened instead. */
    String entry() {
        return attempt(false);
    }

    String run() {
        return attempt(true);
    }

    private String attempt(boolean isWhole) {
        try {
            try {
                prepare();
                execute(isWhole);
            } catch (Over over) {
                // Written already.
            }
            if (!isWhole && settled == null) {
                return lines.toString();
            }
            return settled != null ? settled : written();
        } catch (OutOfMemoryError e) {
            return "not " + Text.escape("the JVM ran out of memory") + '\n';
        } catch (Throwable e) {
            return "not " + Text.escape("the input cannot be made: " + e) + '\n';
        } finally {
            Memory.forget();
            try {
                loader.close();
            } catch (java.io.IOException e) {
                // Its files stay open a little longer.
            }
        }
    }

    /** What came of it, with all that can be reached now. */
    private String written() throws Throwable {
        complain();
        Dump dump = new Dump(lines, made.objects);
        if (receiver != null) {
            lines.append("receiver ").append(dump.datum(receiver)).append('\n');
        }
        if (resultType != void.class) {
            lines.append("result ").append(dump.datum(result, resultType)).append('\n');
        }
        dump.objects();
        return lines.toString();
    }

    /** The program says itself that it has failed: what is so now is the answer, whatever it does next. */
    private void settle(String how) {
        if (settled != null) {
            return;
        }
        lines.append("threw method ").append(Text.escape(how)).append(' ').append(Text.escape(null)).append('\n');
        frames(trace(new Throwable()));
        try {
            settled = written();
        } catch (Throwable e) {
            settled = "not " + Text.escape("what can be reached cannot be written down: " + e) + '\n';
        }
    }

    private void prepare() throws Throwable {
        answers = Class.forName("lissom.Lissom", true, loader);
        others = Class.forName("lissom.Replay", true, loader);
        BiFunction<Object, String, Object> reader = Harness::field;
        answer("reader", reader);
        Consumer<String> failing = this::settle;
        open(others, "failing").set(null, failing);
        // Initializers may ask before there are objects to answer with: they get null.
        List<Object> early = new ArrayList<>();
        for (String datum : input.asked) {
            early.add(datum.charAt(0) == 'o' ? null : made.value(datum));
        }
        answer("asked", early);
        answer("picks", new ArrayList<>(input.picks));
        initialize(input.subject);
        initialize(input.methods.get("method")[0]);
        made.make(input);
        for (String[] words : input.hashes) {
            IdentityHash.set(made.value(words[1]), Integer.parseInt(words[2]));
        }
        List<Object> late = new ArrayList<>();
        for (String datum : input.asked) {
            late.add(made.value(datum));
        }
        answer("asked", late);
        if (input.methods.containsKey("invariant")) {
            initialize(input.methods.get("invariant")[0]);
        }
        for (String[] words : input.stated) {
            if (words[0].equals(RECEIVER)) {
                initialize(words[3]);
            }
        }
    }

    private void initialize(String name) throws Throwable {
        try {
            made.load(name, true);
        } catch (Throwable thrown) {
            threw("initialization", thrown);
        }
    }

    private void execute(boolean isWhole) throws Throwable {
        Object[] args = arguments();
        boolean isConstructor = input.methods.get("method")[1].equals("<init>");
        boolean hasReceiver = !isConstructor && !isStatic("method");
        for (String role : new String[] {"requires", "old"}) {
            if (isConstructor && input.methods.containsKey(role) && !isStatic(role)) {
                throw new IllegalStateException(role + " is about an object that is still to be constructed");
            }
        }
        if (hasReceiver && !input.takesAny && !(input.isApart && isWhole)) {
            requireStated(RECEIVER, args[0], "invariant");
            require("invariant", "invariant", new Object[] {args[0]});
        }
        if (!isWhole) {
            lines.append("returned\n");
            return;
        }
        for (int at = 0; at < args.length; at++) {
            requireStated(String.valueOf(isConstructor ? at + 1 : at), args[at], "requires");
        }
        int own = hasReceiver ? 1 : 0;
        require("requires", "requires", contractArguments("requires", args, own));
        Object old = null;
        if (input.methods.containsKey("old")) {
            old = call("old", "old", contractArguments("old", args, own));
        }
        boolean returned = method(args, isConstructor);
        if (isConstructor || hasReceiver) {
            Object about = isConstructor ? receiver : args[0];
            if (about == null) {
                // The constructor threw, and nobody has the object.
                lines.append("lost\n");
            } else if (input.checks.contains("invariant")) {
                requireStated(RECEIVER, about, "invariant-after");
                require("invariant", "invariant-after", new Object[] {about});
            }
        }
        if (returned && input.checks.contains("ensures") && input.methods.containsKey("ensures")) {
            List<Object> all = new ArrayList<>(Arrays.asList(contractArguments("ensures", args, own)));
            int wanted = find("ensures").getParameterTypes().length + (isStatic("ensures") ? 0 : 1);
            if (isConstructor && !isStatic("ensures")) {
                all.add(0, receiver);
            }
            if (resultType != void.class && all.size() < wanted) {
                all.add(result);
            }
            if (input.methods.containsKey("old") && all.size() < wanted) {
                all.add(old);
            }
            require("ensures", "ensures", all.toArray());
        }
        if (returned) {
            lines.append("returned\n");
        }
    }

    private Object[] arguments() {
        if (input.isMain) {
            return new Object[] {new String[0]};
        }
        Object[] args = new Object[input.args.size()];
        for (int i = 0; i < args.length; i++) {
            args[i] = made.value(input.args.get(i));
        }
        return args;
    }

    /** A predicate may be static where the method is not, and what is remembered may be the receiver's alone. */
    private Object[] contractArguments(String role, Object[] args, int own) throws Throwable {
        if (!input.methods.containsKey(role)) {
            return args;
        }
        int from = own == 1 && isStatic(role) ? 1 : 0;
        int taken = find(role).getParameterTypes().length + (isStatic(role) ? 0 : own);
        return Arrays.copyOfRange(args, from, Math.min(args.length, from + taken));
    }

    /** Whether the method returned; if it threw what it may throw, that is written. */
    private boolean method(Object[] args, boolean isConstructor) throws Throwable {
        Object value;
        try {
            value = isConstructor ? construct(args) : invoke("method", args);
        } catch (InvocationTargetException e) {
            Throwable thrown = e.getCause();
            threw("method", thrown, isAllowed(thrown));
            return false;
        }
        if (isConstructor) {
            receiver = value;
        } else {
            resultType = find("method").getReturnType();
            result = value;
        }
        return true;
    }

    private Object construct(Object[] args) throws Throwable {
        String[] words = input.methods.get("method");
        for (Constructor<?> constructor : made.load(words[0], false).getDeclaredConstructors()) {
            if (Descriptor.of(constructor.getParameterTypes(), void.class).equals(words[2])) {
                Memory.open(constructor);
                return constructor.newInstance(args);
            }
        }
        throw new NoSuchMethodException(words[0] + words[1] + words[2]);
    }

    private boolean isAllowed(Throwable thrown) {
        for (Class<?> type = thrown.getClass(); type != null; type = type.getSuperclass()) {
            if (input.allowed.contains(type.getName().replace('.', '/'))) {
                return true;
            }
        }
        return false;
    }

    /** A predicate that must hold, if there is one. */
    private void require(String role, String phase, Object[] args) throws Throwable {
        if (input.methods.containsKey(role) && !Boolean.TRUE.equals(call(role, phase, args))) {
            lines.append("false ").append(phase).append('\n');
            throw new Over();
        }
    }

    /** What is stated for an object, or for what its fields hold, unless that is null. */
    private void requireStated(String at, Object owner, String phase) throws Throwable {
        for (String[] words : input.stated) {
            if (!words[0].equals(at) || owner == null) {
                continue;
            }
            Object about = words[2] == null ? owner : held(owner, made.load(words[1], false), words[2]);
            if (about != null && !holds(words, about, phase)) {
                lines.append("false ").append(phase).append('\n');
                throw new Over();
            }
        }
    }

    private static Object held(Object owner, Class<?> holder, String name) throws Throwable {
        return Memory.get(owner, Memory.offset(holder, name), holder.getDeclaredField(name).getType());
    }

    private boolean holds(String[] words, Object about, String phase) throws Throwable {
        Method method = find(Arrays.copyOfRange(words, 3, 6));
        Memory.open(method);
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        Object[] args = new Object[isStatic ? words.length - 5 : 0];
        for (int i = 0; i < args.length; i++) {
            args[i] = i == 0 ? about : made.load(words[i + 5], false);
        }
        try {
            return Boolean.TRUE.equals(method.invoke(isStatic ? null : about, args));
        } catch (InvocationTargetException e) {
            threw(phase, e.getCause());
            return false;
        }
    }

    private Object call(String role, String phase, Object[] args) throws Throwable {
        try {
            return invoke(role, args);
        } catch (InvocationTargetException e) {
            threw(phase, e.getCause());
            return null;
        }
    }

    private boolean isStatic(String role) throws Throwable {
        return Modifier.isStatic(find(role).getModifiers());
    }

    private Method find(String role) throws Throwable {
        return find(input.methods.get(role));
    }

    /** By class, name and descriptor. */
    private Method find(String[] words) throws Throwable {
        for (Method method : made.load(words[0], false).getDeclaredMethods()) {
            boolean isIt = method.getName().equals(words[1])
                    && Descriptor.of(method.getParameterTypes(), method.getReturnType()).equals(words[2]);
            if (isIt) {
                return method;
            }
        }
        throw new NoSuchMethodException(words[0] + "." + words[1] + words[2]);
    }

    /** Calls a method; the receiver is the first argument. An exception of the method comes as the cause of one. */
    private Object invoke(String role, Object[] args) throws Throwable {
        Method method = find(role);
        Memory.open(method);
        if (Modifier.isStatic(method.getModifiers())) {
            return method.invoke(null, args);
        }
        if (!isOverridden(method, args[0])) {
            return method.invoke(args[0], Arrays.copyOfRange(args, 1, args.length));
        }
        MethodHandle handle = Memory.exactly(method);
        try {
            return handle.invokeWithArguments(args);
        } catch (Throwable thrown) {
            throw new InvocationTargetException(thrown);
        }
    }

    private static boolean isOverridden(Method method, Object object) {
        Class<?> holder = method.getDeclaringClass();
        for (Class<?> type = object.getClass(); type != holder && type != null; type = type.getSuperclass()) {
            for (Method other : type.getDeclaredMethods()) {
                if (other.getName().equals(method.getName())
                        && Arrays.equals(other.getParameterTypes(), method.getParameterTypes())) {
                    return true;
                }
            }
        }
        return false;
    }

    private void threw(String phase, Throwable thrown) throws Throwable {
        threw(phase, thrown, false);
    }

    private void threw(String phase, Throwable thrown, boolean goesOn) throws Throwable {
        lines.append("threw ").append(phase).append(' ');
        lines.append(Text.escape(thrown.getClass().getName())).append(' ');
        lines.append(Text.escape(message(thrown))).append('\n');
        frames(trace(thrown));
        if (CaseLoader.isLacking(thrown)) {
            lines.append("not ").append(Text.escape("nothing stands in for what it calls: " + thrown)).append('\n');
        }
        if (!goesOn) {
            throw new Over();
        }
    }

    private void frames(StackTraceElement[] trace) {
        for (int i = 0; i < trace.length && i < 200; i++) {
            lines.append("frame ").append(Text.escape(trace[i].getClassName())).append(' ');
            lines.append(Text.escape(trace[i].getMethodName())).append(' ').append(trace[i].getLineNumber());
            lines.append('\n');
        }
    }

    /** As it was given: {@code getMessage} may be anything, and a null pointer's is made up when it is asked for. */
    private static String message(Throwable thrown) throws Throwable {
        return (String) Memory.get(thrown, Memory.offset(Throwable.class, "detailMessage"), String.class);
    }

    private static StackTraceElement[] trace(Throwable thrown) {
        try {
            return thrown.getStackTrace();
        } catch (RuntimeException e) {
            return new StackTraceElement[0];
        }
    }

    private void answer(String name, Object value) throws Throwable {
        open(answers, name).set(null, value);
    }

    private static Field open(Class<?> holder, String name) throws Throwable {
        Field field = holder.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    /** Writes why the answers of the witness are not what the program asked for, if they are not. */
    private void complain() throws Throwable {
        Object unanswered = open(others, "unanswered").get(null);
        if (unanswered != null) {
            lines.append("not ").append(Text.escape("the program asks what is known, through " + unanswered)).append('\n');
        }
        Object misfit = open(answers, "misfit").get(null);
        if (misfit != null) {
            lines.append("misfit ").append(Text.escape((String) misfit)).append('\n');
        }
    }

    /** What a field holds, for {@code Lissom.field}. */
    private static Object field(Object object, String name) {
        try {
            for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
                for (Field field : type.getDeclaredFields()) {
                    if (field.getName().equals(name) && !Modifier.isStatic(field.getModifiers())) {
                        return Memory.get(object, Memory.offset(type, name), field.getType());
                    }
                }
            }
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
        throw new IllegalArgumentException(object.getClass().getName() + " has no field " + name);
    }
}
