//@ about: enums in Java 8 class files: $VALUES, values().clone(), switch maps, nested and local use, interfaces with defaults
//@ release: 8
import java.util.ArrayList;
import java.util.List;

public class EnumsRelease8 {
    interface Priced {
        int price();

        default String label() {
            return toString().toLowerCase() + "@" + price();
        }
    }

    enum Coffee implements Priced {
        ESPRESSO(2), LATTE(3) {
            @Override
            public int price() {
                return super.price() + Milk.OAT.extra;
            }
        },
        MOCHA(4);

        private final int base;

        Coffee(int base) {
            this.base = base;
        }

        public int price() {
            return base;
        }

        enum Milk {
            COW(0), OAT(1);

            final int extra;

            Milk(int extra) {
                this.extra = extra;
            }
        }
    }

    enum Direction {
        NORTH(0, -1), EAST(1, 0), SOUTH(0, 1), WEST(-1, 0);

        final int dx, dy;
        private static final Direction[] CACHED = values();

        Direction(int dx, int dy) {
            this.dx = dx;
            this.dy = dy;
        }

        Direction turn(int quarters) {
            return CACHED[(ordinal() + quarters % 4 + 4) % 4];
        }

        Direction opposite() {
            switch (this) {
                case NORTH: return SOUTH;
                case SOUTH: return NORTH;
                case EAST: return WEST;
                case WEST: return EAST;
            }
            throw new AssertionError();
        }
    }

    static String walk(String commands) {
        int x = 0, y = 0, visited = 0;
        Direction d = Direction.NORTH;
        List<String> seen = new ArrayList<String>();
        for (char c : commands.toCharArray()) {
            switch (c) {
                case 'L': d = d.turn(-1); continue;
                case 'R': d = d.turn(1); continue;
                case 'U': d = d.opposite(); continue;
                default:
            }
            for (int i = 0; i < c - '0'; i++) {
                x += d.dx;
                y += d.dy;
                String at = x + ":" + y;
                if (!seen.contains(at)) {
                    seen.add(at);
                    visited++;
                }
            }
        }
        return x + "," + y + " facing " + d + " visited " + visited;
    }

    static int code(Coffee c, Coffee.Milk m) {
        int r;
        switch (c) {
            case ESPRESSO: r = 1; break;
            case MOCHA: r = 3; break;
            default: r = 9;
        }
        switch (m) {
            case OAT: r += 10;
        }
        return r;
    }

    public static void main(String[] args) {
        for (Coffee c : Coffee.values()) {
            System.out.println(c.label() + " " + code(c, Coffee.Milk.COW) + " " + code(c, Coffee.Milk.OAT) + " " + c.getClass().getName());
        }
        for (Direction d : Direction.values()) {
            System.out.println(d + " " + d.turn(1) + " " + d.turn(-3) + " " + d.opposite() + " " + d.turn(2).equals(d.opposite()));
        }
        System.out.println(walk("2R3R2L1U5"));
        System.out.println(walk("9L9L9L9L9"));
        System.out.println(Direction.values() == Direction.values());
        try {
            Direction.valueOf("UP");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
