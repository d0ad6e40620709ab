package lissom;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lists the exceptions that are documented behaviour: throwing one of them is an answer, not a crash.
 *
 * <pre>
 * &#64;Allows({NoSuchElementException.class})
 * Object first() {
 *     if (head == null) throw new NoSuchElementException();
 *     return head.element;
 * }
 * </pre>
 *
 * <p>Subclasses of a listed exception are allowed with it, so {@code @Allows(RuntimeException.class)} allows nearly
 * everything; prefer the precise name. Lissom still explores these paths, checks the invariant after them and writes
 * tests for them ({@code assertThrows}). On a class, the list holds for all its methods and constructors; a list on one
 * of those replaces it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR, ElementType.TYPE})
public @interface Allows {

    /**
     * The documented exceptions.
     *
     * @return their classes; none at all says that no exception is documented
     */
    Class<? extends Throwable>[] value();
}
