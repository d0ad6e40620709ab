package lissom;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the precondition of a method: when may it be called?
 *
 * <pre>
 * &#64;Requires("isIndex")
 * int get(int i) { return elements[i]; }
 *
 * boolean isIndex(int i) { return 0 &lt;= i &amp;&amp; i &lt; size; }
 * </pre>
 *
 * <p>The named method belongs to the same class (or a superclass), has exactly the same parameter types, and returns
 * {@code boolean}. For a constructor or a static method it is static. Without this annotation, a method called
 * {@code getRequires} would be found by its name: see {@linkplain lissom contracts are methods}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Requires {

    /**
     * The name of the precondition.
     *
     * @return a method name, without parentheses
     */
    String value();
}
