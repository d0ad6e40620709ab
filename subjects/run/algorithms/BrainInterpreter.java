//@ about: an optimizing interpreter for an eight-instruction tape language, with jump tables, input and error reports
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

public class BrainInterpreter {
    enum Op { MOVE, ADD, OUT, IN, OPEN, CLOSE, CLEAR, SCAN }

    record Instruction(Op op, int argument) {
        @Override
        public String toString() {
            return op.name().charAt(0) + (argument == 0 ? "" : "" + argument);
        }
    }

    static class BadProgram extends RuntimeException {
        BadProgram(String message) {
            super(message);
        }
    }

    static List<Instruction> compile(String source, boolean optimize) {
        List<Instruction> code = new ArrayList<>();
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < source.length(); i++) {
            char c = source.charAt(i);
            switch (c) {
                case '>', '<', '+', '-' -> {
                    Op op = c == '>' || c == '<' ? Op.MOVE : Op.ADD;
                    int delta = c == '>' || c == '+' ? 1 : -1;
                    Instruction last = code.isEmpty() ? null : code.get(code.size() - 1);
                    if (optimize && last != null && last.op() == op) code.set(code.size() - 1, new Instruction(op, last.argument() + delta));
                    else code.add(new Instruction(op, delta));
                }
                case '.' -> code.add(new Instruction(Op.OUT, 0));
                case ',' -> code.add(new Instruction(Op.IN, 0));
                case '[' -> {
                    if (optimize && (source.startsWith("[-]", i) || source.startsWith("[+]", i))) {
                        code.add(new Instruction(Op.CLEAR, 0));
                        i += 2;
                    } else if (optimize && source.startsWith("[>]", i)) {
                        code.add(new Instruction(Op.SCAN, 1));
                        i += 2;
                    } else {
                        open.push(code.size());
                        code.add(null);
                    }
                }
                case ']' -> {
                    if (open.isEmpty()) throw new BadProgram("unmatched ] at " + i);
                    int start = open.pop();
                    code.set(start, new Instruction(Op.OPEN, code.size()));
                    code.add(new Instruction(Op.CLOSE, start));
                }
                default -> { }
            }
        }
        if (!open.isEmpty()) throw new BadProgram(open.size() + " unmatched [");
        return code;
    }

    static String run(List<Instruction> code, String input, int[] steps) {
        byte[] tape = new byte[300];
        int at = 0, read = 0;
        StringBuilder out = new StringBuilder();
        for (int pc = 0; pc < code.size(); pc++) {
            Instruction i = code.get(pc);
            if (++steps[0] > 60_000) throw new BadProgram("too many steps");
            switch (i.op()) {
                case MOVE -> {
                    at += i.argument();
                    if (at < 0 || at >= tape.length) throw new BadProgram("tape position " + at + " at instruction " + pc);
                }
                case ADD -> tape[at] += i.argument();
                case OUT -> out.append((char) (tape[at] & 0xff));
                case IN -> tape[at] = read < input.length() ? (byte) input.charAt(read++) : 0;
                case OPEN -> pc = tape[at] == 0 ? i.argument() : pc;
                case CLOSE -> pc = tape[at] != 0 ? i.argument() : pc;
                case CLEAR -> tape[at] = 0;
                case SCAN -> {
                    while (tape[at] != 0) at += i.argument();
                }
            }
        }
        return out.toString();
    }

    static String generate(String text) {
        StringBuilder b = new StringBuilder();
        int current = 0;
        for (char c : text.toCharArray()) {
            int delta = c - current;
            int side = (int) Math.sqrt(Math.abs(delta));
            if (side > 2) {
                b.append(">").append("+".repeat(side)).append("[<").append((delta > 0 ? "+" : "-").repeat(Math.abs(delta) / side)).append(">-]<");
                delta -= Integer.signum(delta) * (Math.abs(delta) / side) * side;
            }
            b.append((delta > 0 ? "+" : "-").repeat(Math.abs(delta))).append('.');
            current = c;
        }
        return b.toString();
    }

    public static void main(String[] args) {
        String[][] programs = {
            {"greeting", generate("Hello there"), ""},
            {"echo", ",[.,]", "copy me"},
            {"reverse", ">,[>,]<[.<]", "drawkcab"},
            {"add digits", ",>++++++[<-------->-],[<+>-]<.", "34"},
            {"alphabet", "++++++++[>++++++++<-]>+<+++++[>>+++++<<-]>>+[<.+>-]", ""},
            {"upper", ",[--------------------------------.,]", "shout"},
        };
        for (String[] p : programs) {
            int[] plain = new int[1], fast = new int[1];
            String a;
            try {
                a = run(compile(p[1], false), p[2], plain);
            } catch (BadProgram e) {
                a = e.getMessage();
            }
            String b;
            try {
                b = run(compile(p[1], true), p[2], fast);
            } catch (BadProgram e) {
                b = e.getMessage();
            }
            System.out.println(p[0] + ": " + a.strip().replace("\n", ",") + " same " + a.equals(b) + " steps " + plain[0] + " optimized " + fast[0]);
        }
        System.out.println(compile("+++[->++<]>.[-]", true) + " " + compile("+++[->++<]>.[-]", false).size());
        for (String bad : new String[] {"[", "]", "[[]", "<", "+[]", "+[>+]"}) {
            try {
                System.out.println(bad + " printed '" + run(compile(bad, false), "", new int[1]) + "'");
            } catch (BadProgram e) {
                System.out.println(bad + ": " + e.getMessage());
            }
        }
        String program = generate("Lissom 2024!");
        System.out.println(program.length() + " " + run(compile(program, true), "", new int[1]));
        System.out.println(Arrays.stream(Op.values()).map(o -> o.name().toLowerCase()).toList());
    }
}
