package lissom.replay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One input and what to do with it, as it came in: lines of words. */
final class Case {

    final String number;
    final long time;
    String subject;
    boolean isMain;
    /** Whether nothing is asked of inputs. */
    boolean takesAny;
    /** Whether the invariant on entry is checked on an input of its own. */
    boolean isApart;
    /**
     * What is stated for arguments and fields: the argument or - for the receiver, the class and the name of its field or nothing,
     * the class, the name and the descriptor of the predicate, and the classes that it is given.
     */
    final List<String[]> stated = new ArrayList<>();
    /** By role: method, invariant, requires, old, ensures. */
    final Map<String, String[]> methods = new HashMap<>();
    final Set<String> checks = new HashSet<>();
    final Set<String> allowed = new HashSet<>();
    final List<String[]> objects = new ArrayList<>();
    final List<String[]> statics = new ArrayList<>();
    /** Objects and their identity hash codes. */
    final List<String[]> hashes = new ArrayList<>();
    final List<String> args = new ArrayList<>();
    final List<String> asked = new ArrayList<>();
    final List<Integer> picks = new ArrayList<>();

    Case(String number, long time) {
        this.number = number;
        this.time = time;
    }

    void line(String[] words) {
        switch (words[0]) {
            case "subject":
                subject = Text.unescape(words[1]);
                break;
            case "main":
                isMain = true;
                break;
            case "any":
                takesAny = true;
                break;
            case "apart":
                isApart = true;
                break;
            case "call":
                methods.put(words[1], texts(words, 2));
                break;
            case "stated":
                String[] all = texts(words, 1);
                all[0] = words[1];
                stated.add(all);
                break;
            case "check":
                checks.add(words[1]);
                break;
            case "allow":
                allowed.add(Text.unescape(words[1]));
                break;
            case "object":
                objects.add(words);
                break;
            case "static":
                statics.add(words);
                break;
            case "hash":
                hashes.add(words);
                break;
            case "arg":
                args.add(words[1]);
                break;
            case "asked":
                asked.add(words[1]);
                break;
            case "pick":
                picks.add((int) Long.parseLong(words[1]));
                break;
            default:
                throw new IllegalArgumentException("line " + words[0]);
        }
    }

    private static String[] texts(String[] words, int from) {
        String[] texts = new String[words.length - from];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = Text.unescape(words[from + i]);
        }
        return texts;
    }
}
