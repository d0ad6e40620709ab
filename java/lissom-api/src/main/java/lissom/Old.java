package lissom;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the method that remembers, before a call, what the postcondition wants to compare with afterwards.
 *
 * <pre>
 * &#64;Old("size")
 * &#64;Ensures("grewByOne")
 * void add(int element) { … }
 *
 * boolean grewByOne(int element, int old) { return size() == old + 1; }
 * </pre>
 *
 * <p>The named method has the parameters of the annotated one, or none at all, and may return anything: a number, a
 * copied array, an object of a class of your own. What it returns is the last argument of the {@linkplain Ensures
 * postcondition}. Return copies: whatever is shared with the object is changed by the call. Without this annotation, a
 * method called {@code addOld} would be found by its name: see {@linkplain lissom contracts are methods}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Old {

    /**
     * The name of the method that remembers.
     *
     * @return a method name, without parentheses
     */
    String value();
}
