//@ about: boxing goes through the cache: small values are identical, others are not
//@ verify: IntegerCache#boxed -> violated
//@ verify: IntegerCache#small -> holds
//@ verify: IntegerCache#large -> holds
//@ verify: IntegerCache#characters -> violated
class IntegerCache {
    static void boxed(int x) {
        Integer a = x;
        Integer b = x;
        assert a == b;
    }

    static void small(int x) {
        if (x >= -128 && x <= 127) {
            Integer a = x;
            Integer b = x;
            assert a == b;
        }
    }

    static void large(int x) {
        if (x > 127) {
            Integer a = x;
            Integer b = x;
            assert a != b && a.equals(b);
        }
    }

    static void characters(char c) {
        Character a = c;
        Character b = c;
        assert a == b;
    }
}
