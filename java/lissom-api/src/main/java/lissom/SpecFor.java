package lissom;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that a class specifies another one, which cannot be edited.
 *
 * <pre>
 * &#64;SpecFor(java.util.LinkedList.class)
 * final class LinkedListSpec {
 *     static boolean repOK(java.util.LinkedList&lt;?&gt; list) {
 *         return Lissom.fieldInt(list, "size") &gt;= 0;
 *     }
 * }
 * </pre>
 *
 * <p>Its {@code static boolean repOK(T)} is the invariant of {@code T}, also of fields and arguments of that type, if their type
 * arguments are those of the parameter. Another form takes a class for each type variable, {@code static <E> boolean
 * repOK(LinkedList<E> list, Class<E> elements)}, and is given those of the field's or the argument's type. {@link Lissom#field} and its relatives read what is
 * private.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface SpecFor {

    /**
     * The class that is specified.
     *
     * @return a class
     */
    Class<?> value();
}
