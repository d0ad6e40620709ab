//@ about: enum initialization: constants first, then other statics; constructors see unset statics; lookup maps
import java.util.HashMap;
import java.util.Map;

public class EnumInit {
    static void log(String s) {
        System.out.println(s);
    }

    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6), MARS(6.421e+23, 3.3972e6);

        static final double G = 6.67300E-11; // a constant: usable in constructors
        static int built = 0;
        final double mass, radius, gravity;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
            gravity = G * mass / (radius * radius);
            log("constructing " + name() + " " + ordinal() + " " + (int) (gravity * 1000));
        }

        static {
            log("static block of Planet, built=" + built + " values=" + values().length);
            built = values().length;
        }
    }

    enum Opcode {
        NOP(0x00), LOAD(0x15), STORE(0x36), RETURN(0xb1);

        private static final Map<Integer, Opcode> BY_CODE = new HashMap<>();
        final int code;

        static {
            for (Opcode o : values()) {
                BY_CODE.put(o.code, o);
            }
        }

        Opcode(int code) {
            this.code = code;
        }

        static Opcode of(int code) {
            return BY_CODE.get(code);
        }
    }

    enum Registering {
        A, B, C;

        // The usual way around the rule that constructors cannot see static fields: a holder class.
        private static class Registry {
            static final StringBuilder names = new StringBuilder();

            static {
                log("Registry initialized");
            }
        }

        Registering() {
            Registry.names.append(name()).append(ordinal()).append(' ');
        }

        static String names() {
            return Registry.names.toString();
        }
    }

    enum WithBodies {
        X {
            {
                log("body of X");
            }

            @Override
            int value() {
                return 1;
            }
        },
        Y {
            @Override
            int value() {
                return X.value() + 1;
            }
        };

        {
            log("instance block of " + this);
        }

        abstract int value();
    }

    interface Coded {
        int CODE = say();

        static int say() {
            log("interface Coded");
            return 77;
        }

        default int code() {
            return CODE;
        }
    }

    enum Uses implements Coded {
        ONLY;

        static {
            log("Uses initialized");
        }
    }

    enum Broken {
        FINE, BAD;

        Broken() {
            if (ordinal() == 1) throw new IllegalStateException("constant " + name());
        }
    }

    public static void main(String[] args) {
        log("start");
        log(Planet.class.getSimpleName());
        log("first use");
        log(Planet.EARTH.name() + " " + Planet.built);
        log(Opcode.of(0x36) + " " + Opcode.of(0xb1).ordinal() + " " + Opcode.of(1));
        log(Registering.names());
        log("" + WithBodies.Y.value());
        log("" + Uses.ONLY.code());
        try {
            log("" + Broken.FINE);
        } catch (ExceptionInInitializerError e) {
            log("broken: " + e.getCause().getMessage());
        }
        try {
            log("" + Broken.valueOf("FINE"));
        } catch (NoClassDefFoundError e) {
            log("still broken: " + e.getMessage());
        }
    }
}
