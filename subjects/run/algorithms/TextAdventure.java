//@ about: a text adventure state machine driven by standard input, with rooms, items, locked doors and undo
//@ stdin: look\nnorth\ntake lamp\ntake sword\ninventory\nsouth\neast\nopen chest\nuse key\nnorth\ntake key\nsouth\nuse key\nopen chest\nundo\nundo\nopen chest\ntake gold\nscore\nfly\n\nwest\nquit\n
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;

public class TextAdventure {
    enum Direction {
        NORTH, EAST, SOUTH, WEST;

        Direction opposite() {
            return values()[(ordinal() + 2) % 4];
        }
    }

    static final class Room {
        final String name;
        final EnumMap<Direction, Room> exits = new EnumMap<>(Direction.class);
        final TreeSet<String> items = new TreeSet<>();

        Room(String name, String... items) {
            this.name = name;
            this.items.addAll(java.util.List.of(items));
        }

        Room door(Direction d, Room other) {
            exits.put(d, other);
            other.exits.put(d.opposite(), this);
            return this;
        }
    }

    private final Room hall = new Room("hall"), attic = new Room("attic", "lamp", "sword"), vault = new Room("vault", "chest"), closet = new Room("closet", "key");
    private Room here = hall;
    private final TreeSet<String> bag = new TreeSet<>();
    private boolean unlocked, opened;
    private int score, moves;
    private final Deque<Runnable> undo = new ArrayDeque<>();
    private final Map<String, Integer> verbs = new LinkedHashMap<>();

    TextAdventure() {
        hall.door(Direction.NORTH, attic).door(Direction.EAST, vault);
        vault.door(Direction.NORTH, closet);
    }

    String act(String line) {
        String[] w = line.trim().toLowerCase().split("\\s+", 2);
        String verb = w[0], object = w.length > 1 ? w[1] : "";
        verbs.merge(verb.isEmpty() ? "(nothing)" : verb, 1, Integer::sum);
        for (Direction d : Direction.values()) if (d.name().toLowerCase().equals(verb)) return go(d);
        moves++;
        switch (verb) {
            case "look":
                return "You are in the " + here.name + ". Exits " + here.exits.keySet() + ". You see " + here.items + ".";
            case "take":
                return take(object);
            case "inventory":
                return "You carry " + bag + ".";
            case "use":
                if (!bag.contains(object)) return "You have no " + object + ".";
                if (!object.equals("key") || here != vault) return "Nothing happens.";
                unlocked = true;
                undo.push(() -> unlocked = false);
                return "The chest clicks.";
            case "open":
                if (!here.items.contains(object)) return "There is no " + object + " here.";
                if (!unlocked) return "It is locked.";
                if (opened) return "It is open already.";
                opened = true;
                here.items.add("gold");
                undo.push(() -> {
                    opened = false;
                    vault.items.remove("gold");
                });
                return "Gold glitters inside.";
            case "undo":
                if (undo.isEmpty()) return "Nothing to undo.";
                undo.pop().run();
                return "Time runs backwards.";
            case "score":
                return score + " points in " + moves + " moves.";
            case "":
                return "Say something.";
            default:
                return "I do not know how to " + verb + ".";
        }
    }

    private String go(Direction d) {
        Room next = here.exits.get(d);
        if (next == null) return "A wall blocks the " + d.name().toLowerCase() + ".";
        if (next == closet && !bag.contains("lamp")) return "Too dark to enter the closet.";
        Room from = here;
        undo.push(() -> here = from);
        here = next;
        moves++;
        return act("look");
    }

    private String take(String object) {
        if (object.equals("chest")) return "Too heavy.";
        if (bag.size() == 3) return "Your bag is full.";
        if (!here.items.remove(object)) return "There is no " + object + " here.";
        bag.add(object);
        int gain = object.equals("gold") ? 100 : 5;
        score += gain;
        Room where = here;
        undo.push(() -> {
            bag.remove(object);
            where.items.add(object);
            score -= gain;
        });
        return "Taken.";
    }

    public static void main(String[] args) throws IOException {
        TextAdventure game = new TextAdventure();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = in.readLine()) != null; ) {
            System.out.println("> " + line);
            if (line.equals("quit")) break;
            System.out.println(game.act(line));
        }
        System.out.println("Final score " + game.score + ", verbs " + game.verbs);
    }
}
