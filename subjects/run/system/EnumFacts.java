//@ about: enums through reflection: getEnumConstants, valueOf, constant bodies, declaring class, ordinals, switch over constants
import java.util.*;

public class EnumFacts {
    enum Plain { A, B, C }

    enum Operation {
        ADD("+") { int apply(int a, int b) { return a + b; } },
        MUL("*") { int apply(int a, int b) { return a * b; } };

        final String sign;
        private static final Map<String, Operation> BY_SIGN = new HashMap<>();
        static { for (Operation o : values()) BY_SIGN.put(o.sign, o); }

        Operation(String sign) { this.sign = sign; }
        abstract int apply(int a, int b);
        static Operation of(String sign) { return BY_SIGN.get(sign); }
    }

    enum Single implements Runnable {
        INSTANCE;
        int runs;
        public void run() { runs++; }
    }

    enum Empty { }

    public static void main(String[] args) throws Exception {
        System.out.println(Arrays.toString(Plain.class.getEnumConstants()) + " " + Plain.B.getClass().getEnumConstants().length
            + " " + Empty.values().length + " " + String.class.getEnumConstants());
        for (Operation o : Operation.values()) {
            System.out.println(o + " " + o.sign + " " + o.apply(3, 4) + " " + o.getDeclaringClass().getSimpleName()
                + " " + (o.getClass() == Operation.class) + " " + o.getClass().isEnum() + " " + o.getClass().getSuperclass().isEnum());
        }
        System.out.println(Operation.of("*") + " " + Operation.of("?") + " " + Plain.valueOf("C").ordinal() + " " + Enum.valueOf(Plain.class, "A").name());
        try {
            Plain.valueOf("D");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Single.INSTANCE.run();
        Single.INSTANCE.run();
        System.out.println(Single.INSTANCE.runs + " " + Plain.A.compareTo(Plain.C) + " " + Plain.A.equals(Plain.A) + " " + (Plain.values() == Plain.values()));
        EnumMap<Plain, Integer> map = new EnumMap<>(Plain.class);
        map.put(Plain.C, 3);
        map.put(Plain.A, 1);
        System.out.println(map + " " + EnumSet.range(Plain.A, Plain.B) + " " + EnumSet.allOf(Plain.class).contains(Plain.C) + " " + EnumSet.noneOf(Empty.class));
        try {
            Plain.class.getDeclaredConstructor(String.class, int.class).newInstance("X", 9);
        } catch (IllegalArgumentException | IllegalAccessException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        StringBuilder text = new StringBuilder();
        for (Plain p : Plain.values()) {
            switch (p) {
                case A: text.append("first ");
                case B: text.append("early "); break;
                default: text.append("last");
            }
        }
        System.out.println(text);
    }
}
