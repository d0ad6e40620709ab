package lissom;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How far to look: the bounds within which a class or method is examined.
 *
 * <pre>
 * &#64;Scope(n = 5, loop = 8)
 * final class RedBlackTree { … }
 * </pre>
 *
 * <p>A result "holds within the scope" speaks about exactly these inputs. Small scopes go a long way, since most faults
 * show themselves on small structures; raise them until patience runs out. What is left out comes from the
 * enclosing class, then from {@code lissom.toml}, then from Lissom's defaults. A command-line flag overrides all of
 * them.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR, ElementType.TYPE})
public @interface Scope {

    /** Not said here. */
    int UNSET = -1;

    /**
     * Objects of each class in the input.
     *
     * @return the largest number of them
     */
    int n() default UNSET;

    /**
     * Length of a chain of references, starting at a parameter: 1 is the parameter's own object, 2 what its fields
     * refer to, and so on.
     *
     * @return the longest chain
     */
    int k() default UNSET;

    /**
     * How often a loop may turn on one path, counted only where the decision to go on depends on an unknown value.
     *
     * @return the largest number of turns
     */
    int loop() default UNSET;

    /**
     * Calls nested inside each other.
     *
     * @return the greatest depth
     */
    int calls() default UNSET;

    /**
     * Length of arrays, and of strings, in the input.
     *
     * @return the greatest length
     */
    int array() default UNSET;
}
