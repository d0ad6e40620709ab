package lissom;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the fields of its receiver that a method may change; nothing else that existed before the call is changed.
 *
 * <p>Lissom needs it where a call is replaced by the method's contract ({@code --use-contract}): the fields named here are
 * unknown after the call, but for what the postcondition says. {@code @Modifies({})} marks a method that changes nothing.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Modifies {
    /** The names of the fields, those of superclasses included. */
    String[] value();
}
