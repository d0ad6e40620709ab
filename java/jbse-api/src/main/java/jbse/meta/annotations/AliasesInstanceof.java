package jbse.meta.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The reference may be an assumed object of one of these classes, and no other. */
@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.CLASS)
public @interface AliasesInstanceof {
    /** The classes. */
    Class<?>[] value();

    /** What runs then: {@code CLASS:DESCRIPTOR:METHOD:ARGUMENT}. */
    String triggers() default "";
}
