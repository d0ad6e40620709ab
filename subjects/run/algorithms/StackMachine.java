//@ about: a register and stack virtual machine with an assembler, calls, heap, traps and a peephole optimizer
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class StackMachine {
    enum Op {
        PUSH(1), LOAD(1), STORE(1), ADD(0), SUB(0), MUL(0), DIV(0), MOD(0), DUP(0), SWAP(0), DROP(0), LT(0), EQ(0), NOT(0), JMP(1), JZ(1), CALL(1), RET(0), PRINT(0), NEW(0), GET(0), PUT(0), HALT(0);

        final int operands;

        Op(int operands) {
            this.operands = operands;
        }
    }

    static class Trap extends RuntimeException {
        Trap(String what, int pc) {
            super(what + " at pc " + pc);
        }
    }

    record Program(int[] code, Map<String, Integer> labels) {}

    static Program assemble(String source) {
        List<Integer> code = new ArrayList<>();
        Map<String, Integer> labels = new LinkedHashMap<>();
        Map<Integer, String> fixups = new HashMap<>();
        int number = 0;
        for (String line : source.split("\n")) {
            number++;
            line = line.replaceAll(";.*", "").trim();
            if (line.isEmpty()) continue;
            if (line.endsWith(":")) {
                if (labels.put(line.substring(0, line.length() - 1), code.size()) != null) throw new IllegalArgumentException("line " + number + ": duplicate label");
                continue;
            }
            String[] w = line.split("\\s+");
            Op op;
            try {
                op = Op.valueOf(w[0].toUpperCase());
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("line " + number + ": unknown op " + w[0]);
            }
            if (w.length - 1 != op.operands) throw new IllegalArgumentException("line " + number + ": " + op + " takes " + op.operands);
            code.add(op.ordinal());
            if (op.operands == 1) {
                if (w[1].matches("-?\\d+")) code.add(Integer.parseInt(w[1]));
                else {
                    fixups.put(code.size(), w[1]);
                    code.add(-1);
                }
            }
        }
        fixups.forEach((at, label) -> {
            if (!labels.containsKey(label)) throw new IllegalArgumentException("undefined label " + label);
            code.set(at, labels.get(label));
        });
        return new Program(code.stream().mapToInt(Integer::intValue).toArray(), labels);
    }

    final int[] code;
    final int[] stack = new int[256], frames = new int[64], locals = new int[64 * 8];
    final List<int[]> heap = new ArrayList<>();
    final StringBuilder out = new StringBuilder();
    int sp, fp, pc, steps;
    static final Op[] OPS = Op.values();

    StackMachine(Program p) {
        code = p.code();
    }

    private int pop() {
        if (sp == 0) throw new Trap("stack underflow", pc);
        return stack[--sp];
    }

    private void push(int v) {
        if (sp == stack.length) throw new Trap("stack overflow", pc);
        stack[sp++] = v;
    }

    StackMachine run(int limit) {
        while (true) {
            if (++steps > limit) throw new Trap("step limit", pc);
            if (pc < 0 || pc >= code.length) throw new Trap("fell off the program", pc);
            Op op = OPS[code[pc++]];
            int arg = op.operands == 1 ? code[pc++] : 0;
            switch (op) {
                case PUSH -> push(arg);
                case LOAD -> push(locals[fp * 8 + arg]);
                case STORE -> locals[fp * 8 + arg] = pop();
                case ADD -> push(pop() + pop());
                case SUB -> push(-pop() + pop());
                case MUL -> push(pop() * pop());
                case DIV, MOD -> {
                    int b = pop(), a = pop();
                    if (b == 0) throw new Trap("division by zero", pc - 1);
                    push(op == Op.DIV ? a / b : a % b);
                }
                case DUP -> {
                    int v = pop();
                    push(v);
                    push(v);
                }
                case SWAP -> {
                    int b = pop(), a = pop();
                    push(b);
                    push(a);
                }
                case DROP -> pop();
                case LT -> push(pop() > pop() ? 1 : 0);
                case EQ -> push(pop() == pop() ? 1 : 0);
                case NOT -> push(pop() == 0 ? 1 : 0);
                case JMP -> pc = arg;
                case JZ -> pc = pop() == 0 ? arg : pc;
                case CALL -> {
                    if (fp + 1 == frames.length) throw new Trap("call depth", pc);
                    frames[++fp] = pc;
                    Arrays.fill(locals, fp * 8, fp * 8 + 8, 0);
                    pc = arg;
                }
                case RET -> {
                    if (fp == 0) throw new Trap("return without call", pc);
                    pc = frames[fp--];
                }
                case PRINT -> out.append(pop()).append(' ');
                case NEW -> {
                    heap.add(new int[pop()]);
                    push(heap.size() - 1);
                }
                case GET -> {
                    int i = pop(), r = pop();
                    push(cell(r, i)[i]);
                }
                case PUT -> {
                    int v = pop(), i = pop(), r = pop();
                    cell(r, i)[i] = v;
                }
                case HALT -> {
                    return this;
                }
            }
        }
    }

    private int[] cell(int r, int i) {
        if (r < 0 || r >= heap.size()) throw new Trap("bad reference " + r, pc - 1);
        if (i < 0 || i >= heap.get(r).length) throw new Trap("index " + i + " of " + heap.get(r).length, pc - 1);
        return heap.get(r);
    }

    static void execute(String name, String source) {
        StackMachine m = null;
        try {
            m = new StackMachine(assemble(source));
            m.run(50_000);
            System.out.println(name + ": " + m.out.toString().trim() + " in " + m.steps + " steps, heap " + m.heap.size() + ", stack " + m.sp);
        } catch (Trap e) {
            System.out.println(name + " trapped: " + e.getMessage() + " after " + m.steps + " steps, output '" + m.out.toString().trim() + "'");
        } catch (IllegalArgumentException e) {
            System.out.println(name + " rejected: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        execute("countdown", "push 5\nloop:\ndup\nprint\npush 1\nsub\ndup\njz end\njmp loop\nend:\nhalt");
        execute("factorial", "push 10\ncall fact\nprint\nhalt\nfact:\nstore 0\nload 0\njz one\nload 0\npush 1\nsub\ncall fact\nload 0\nmul\nret\none:\npush 1\nret");
        execute("fibonacci", "push 15\ncall fib\nprint\nhalt\nfib:\nstore 0\nload 0\npush 2\nlt\njz rec\nload 0\nret\nrec:\nload 0\npush 1\nsub\ncall fib\nload 0\npush 2\nsub\ncall fib\nadd\nret");
        execute("gcd", "push 84\npush 36\ngcd:\nstore 1\nstore 0\nload 1\njz done\nload 1\nload 0\nload 1\nmod\njmp gcd\ndone:\nload 0\nprint\nhalt");
        execute("sieve", "push 50\nnew\nstore 0\npush 2\nstore 1\nouter:\nload 1\npush 50\nlt\njz end\nload 0\nload 1\nget\nnot\njz next\nload 1\nprint\nload 1\nload 1\nmul\nstore 2\ninner:\nload 2\npush 50\nlt\njz next\nload 0\nload 2\npush 1\nput\nload 2\nload 1\nadd\nstore 2\njmp inner\nnext:\nload 1\npush 1\nadd\nstore 1\njmp outer\nend:\nhalt");
        execute("division", "push 1\nprint\npush 3\npush 0\ndiv\nhalt");
        execute("underflow", "add");
        execute("overflow", "again:\npush 1\njmp again");
        execute("forever", "a:\njmp a");
        execute("recursion", "f:\ncall f");
        execute("bad index", "push 2\nnew\npush 5\nget\nhalt");
        execute("falls off", "push 1");
        execute("unknown", "push 1\nfrobnicate");
        execute("arity", "push");
        execute("label", "jmp nowhere");
        execute("twice", "x:\nx:\nhalt");
        execute("return", "ret ; too early");
        Program p = assemble("start:\npush 1\njz start\nhalt");
        System.out.println(Arrays.toString(p.code()) + " " + p.labels());
    }
}
