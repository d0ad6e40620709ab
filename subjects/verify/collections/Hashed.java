//@ about: keys of a map that are hashed by their identity keep their hash codes when an input is tried
//@ verify: Hashed#present --n 2 -> violated
//@ verify: Hashed#length --n 2 -> violated
import java.util.HashMap;
import java.util.Map;

/** Keys are of any class, and most have no hash code of their own. */
public class Hashed {
    private final Map<Object, String> names = new HashMap<>();

    void present(Object key) {
        if (key != null && names.size() == 2) {
            assert !names.containsKey(key);
        }
    }

    int length(Object key) {
        return names.get(key).length();
    }
}
