package explore;

/** Enum constants as inputs. */
public class Enums {
    enum Color {
        RED, GREEN, BLUE {
            @Override
            int weight() {
                return 7;
            }
        };

        int weight() {
            return ordinal();
        }
    }

    Color color;
    Color back;

    public static int chosen(Color c) {
        switch (c) {
            case RED: return 1;
            case BLUE: return 2;
            default: return 3;
        }
    }

    public static boolean isRed(Color c) {
        return c == Color.RED;
    }

    public static int weight(Color c) {
        return c.weight();
    }

    public boolean same() {
        return color == back;
    }

    public static String name(Color c) {
        return c == null ? "none" : c.name();
    }

    public static Color next(Color c) {
        return Color.values()[(c.ordinal() + 1) % 3];
    }

    public int set(Color c) {
        color = c;
        return back == color ? 1 : 2;
    }
}
