package jbse.meta.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The reference may be a new object of one of these classes, and of no other. */
@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.CLASS)
public @interface ExpandsTo {
    /** The classes. */
    Class<?>[] value();

    /** What runs then: {@code CLASS:DESCRIPTOR:METHOD:ARGUMENT}. */
    String triggers() default "";
}
