//@ about: StackWalker over stacks of any depth: all frames, the first few, counting, the caller's class
import java.util.List;
import java.util.stream.Collectors;

public class StackDepths {
    static void down(int depth) {
        if (depth > 0) {
            down(depth - 1);
            return;
        }
        List<String> names =
            StackWalker.getInstance().walk(frames -> frames.map(StackWalker.StackFrame::getMethodName).collect(Collectors.toList()));
        System.out.println(names.size() + " " + names.get(names.size() - 1));
        System.out.println(StackWalker.getInstance().<Long>walk(frames -> frames.count()));
        System.out.println(StackWalker.getInstance().<List<Integer>>walk(
            frames -> frames.limit(3).map(StackWalker.StackFrame::getLineNumber).collect(Collectors.toList())));
        StackWalker walker = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
        System.out.println(walker.getCallerClass());
        int[] seen = {0};
        walker.forEach(frame -> seen[0] += frame.getDeclaringClass() == StackDepths.class ? 1 : 0);
        System.out.println(seen[0]);
    }

    public static void main(String[] args) {
        for (int depth : new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 16, 31, 32, 33, 64, 300}) {
            down(depth);
        }
        Runnable inLambda = () -> down(2);
        inLambda.run();
        List.of(1, 2).forEach(depth -> down(depth));
    }
}
