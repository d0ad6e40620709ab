package lissom;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the postcondition of a method: what has it achieved when it returns?
 *
 * <pre>
 * &#64;Ensures("isSmallest")
 * int min() { … }
 *
 * boolean isSmallest(int result) {
 *     for (int element : elements) {
 *         if (element &lt; result) return false;
 *     }
 *     return true;
 * }
 * </pre>
 *
 * <p>The named method returns {@code boolean}. Its parameters are those of the method, then the result (unless that is
 * {@code void}), then what {@link Old} remembered (if there is one). For a constructor it is an instance method, asked
 * about the new object. It is not asked when the method throws. Without this annotation, a method called
 * {@code minEnsures} would be found by its name: see {@linkplain lissom contracts are methods}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Ensures {

    /**
     * The name of the postcondition.
     *
     * @return a method name, without parentheses
     */
    String value();
}
