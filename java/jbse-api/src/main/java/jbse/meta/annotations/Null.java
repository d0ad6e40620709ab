package jbse.meta.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Something runs when the reference turns out to be null. */
@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.CLASS)
public @interface Null {
    /** What runs then: {@code CLASS:DESCRIPTOR:METHOD:ARGUMENT}. */
    String triggers();
}
