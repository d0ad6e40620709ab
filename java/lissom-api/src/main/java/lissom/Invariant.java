package lissom;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the method that says whether an object is in a proper state.
 *
 * <pre>
 * &#64;Invariant
 * private boolean wellFormed() {
 *     return size &gt;= 0 &amp;&amp; (size == 0) == (head == null);
 * }
 * </pre>
 *
 * <p>Lissom takes it for granted for inputs, and checks it after every call. A method {@code boolean repOK()} needs no
 * annotation; if a class has both, the annotated one counts. Subclasses inherit the invariant and may override it.
 *
 * <p>The method is an instance method without parameters, returns {@code boolean}, changes nothing, and must cope with
 * <em>improper</em> objects: telling them apart is its task. Check for null and for cycles before you walk. A method
 * that throws says {@code false}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Invariant {}
