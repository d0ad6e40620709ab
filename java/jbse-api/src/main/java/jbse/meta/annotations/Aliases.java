package jbse.meta.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The reference may be an assumed object with one of these origins, and no other: {@code {$REF}.{UP}}. */
@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.CLASS)
public @interface Aliases {
    /** The origins, as in a HEX rule. */
    String[] value();

    /** What runs then: {@code CLASS:DESCRIPTOR:METHOD:ARGUMENT}. */
    String triggers() default "";
}
