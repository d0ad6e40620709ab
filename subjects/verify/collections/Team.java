//@ about: an invariant over collections: all oracles come to the same paths
//@ verify: Team#first --n 1 -> holds within the scope
//@ verify: Team#first --n 1 --oracle joint -> holds within the scope
//@ verify: Team#first --n 1 --init lazy --oracle joint -> holds within the scope
//@ verify: Team#bad --n 1 -> violated
//@ verify: Team#bad --n 1 --oracle joint -> violated
//@ verify: Team#bad --n 1 --init lazy --oracle joint -> violated
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Team {
    private List<Integer> ids;
    private final Set<Integer> names = new HashSet<>();
    private int total;

    boolean repOK() {
        if (ids == null) {
            return false;
        }
        int sum = 0;
        for (Integer id : ids) {
            if (id == null) {
                return false;
            }
            sum += id;
        }
        return sum == total && names.size() == ids.size();
    }

    int first() {
        return ids.isEmpty() ? 0 : ids.get(0);
    }

    /** Forgets the name. */
    void bad(int id) {
        ids.add(id);
        total += id;
    }
}
