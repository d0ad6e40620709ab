//@ about: boxed values as inputs: null, any value, two boxes or one
//@ verify: BoxedInputs#unbox -> violated
//@ verify: BoxedInputs#equal -> violated
//@ verify: BoxedInputs#identical -> holds
//@ verify: BoxedInputs#kinds -> violated
//@ verify: BoxedInputs#number -> holds
//@ explore: BoxedInputs#flag -> ends
class BoxedInputs {
    static int unbox(Integer i) {
        return i + 1;
    }

    static void equal(Long a, Long b) {
        if (a != null && b != null && a.longValue() == b.longValue()) {
            assert a == b;
        }
    }

    static void identical(Integer a, Integer b) {
        if (a != null && a == b) {
            assert a.intValue() == b.intValue();
        }
    }

    static void kinds(Byte b, Short s, Character c, Float f, Double d) {
        if (b != null && s != null && c != null && f != null && d != null) {
            assert b + s + c != 65535 || !f.equals(d.floatValue());
        }
    }

    /** An Integer never equals a Long. */
    static void number(Integer i, Long l) {
        if (i != null && l != null) {
            assert !i.equals(l);
        }
    }

    static String flag(Boolean b) {
        if (b == null) {
            return "unknown";
        }
        return b ? "yes" : "no";
    }
}
