//@ about: an interpreter for a small stack language: big switch in a loop, jump tables, call stack
//@ args: 10 25
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class StackMachine {
    static final List<String> OPS = Arrays.asList("push", "add", "sub", "mul", "dup", "swap", "load", "store", "jump", "jz", "jneg", "print", "call",
        "ret", "halt", "div", "drop", "over");
    static final int PUSH = 0, ADD = 1, SUB = 2, MUL = 3, DUP = 4, SWAP = 5, LOAD = 6, STORE = 7, JUMP = 8, JZ = 9, JNEG = 10, PRINT = 11, CALL = 12,
        RET = 13, HALT = 14, DIV = 15, DROP = 16, OVER = 17;

    static final String FACTORIAL = "store 0 push 1 store 1 again: load 0 jz end load 0 load 1 mul store 1 load 0 push 1 sub store 0 jump again end: load 1 print halt";
    static final String FIBONACCI = "call fib print halt fib: dup push 2 sub jneg small dup push 1 sub call fib swap push 2 sub call fib add small: ret";

    final int[] code;
    final long[] stack = new long[64];
    final int[] calls = new int[64];
    final long[] memory = new long[16];
    int sp, fp, pc, steps;

    StackMachine(String source) {
        String[] words = source.split(" ");
        Map<String, Integer> labels = new HashMap<>();
        int size = 0;
        for (String word : words) {
            if (word.endsWith(":")) labels.put(word.substring(0, word.length() - 1), size);
            else size++;
        }
        code = new int[size];
        int at = 0;
        for (String word : words) {
            if (!word.endsWith(":")) {
                code[at++] = OPS.contains(word) ? OPS.indexOf(word) : labels.containsKey(word) ? labels.get(word) : Integer.parseInt(word);
            }
        }
    }

    void push(long v) {
        stack[sp++] = v;
    }

    long pop() {
        return stack[--sp];
    }

    StackMachine run(int limit) {
        while (steps++ < limit) {
            int op = code[pc++];
            switch (op) {
                case PUSH: push(code[pc++]); continue;
                case ADD: push(pop() + pop()); continue;
                case SUB: { long b = pop(); push(pop() - b); continue; }
                case MUL: push(pop() * pop()); continue;
                case DIV: { long b = pop(); push(pop() / b); continue; }
                case DUP: stack[sp] = stack[sp++ - 1]; continue;
                case SWAP: { long b = pop(), a = pop(); push(b); push(a); continue; }
                case OVER: push(stack[sp - 2]); continue;
                case DROP: sp--; continue;
                case LOAD: push(memory[code[pc++]]); continue;
                case STORE: memory[code[pc++]] = pop(); continue;
                case JUMP: pc = code[pc]; continue;
                case JZ: pc = pop() == 0 ? code[pc] : pc + 1; continue;
                case JNEG: pc = pop() < 0 ? code[pc] : pc + 1; continue;
                case PRINT: System.out.println("out " + pop()); continue;
                case CALL: calls[fp++] = pc + 1; pc = code[pc]; continue;
                case RET: pc = calls[--fp]; continue;
                case HALT: break;
                default: throw new IllegalStateException("opcode " + op + " at " + (pc - 1));
            }
            System.out.println("halted after " + steps);
            return this;
        }
        System.out.println("out of steps at " + pc);
        return this;
    }

    static void guarded(StackMachine m, int limit) {
        try {
            m.run(limit);
        } catch (ArithmeticException | IndexOutOfBoundsException | IllegalStateException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage() + " pc " + m.pc + " sp " + m.sp);
        }
    }

    public static void main(String[] args) {
        for (String arg : args) {
            guarded(new StackMachine("push " + arg + " " + FACTORIAL), 1000);
            guarded(new StackMachine("push " + Integer.parseInt(arg) / 2 + " " + FIBONACCI), 100000);
        }
        guarded(new StackMachine("push 1 push 0 div halt"), 10);
        guarded(new StackMachine("add"), 10);
        guarded(new StackMachine("77"), 10);
        guarded(new StackMachine("push 1 drop"), 10);
        guarded(new StackMachine("here: call here"), 1000);
        guarded(new StackMachine("here: jump here"), 5000);
        guarded(new StackMachine("more: push 1 jump more"), 5000);
        guarded(new StackMachine("push 2 push 9 over sub print print halt"), 20);
        System.out.println(Arrays.toString(new StackMachine(FIBONACCI).code));
    }
}
