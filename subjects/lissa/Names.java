package lissa;

import lissom.Lissom;

/**
 * Names are numbers here: two names are equal or not, and nothing else is asked of them.
 *
 * <p>Nothing is known about the hash of a name either. The paper's solver could not compute the one of a string, so its
 * subjects choose one, anew each time they are asked; these do the same, since it decides how many paths there are.
 */
final class Names {
    private Names() {}

    /** Some hash of a name, less than bound. */
    static int hash(int bound) {
        return Lissom.choose(bound);
    }
}
