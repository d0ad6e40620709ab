//@ about: equal strings need not be the same object; the same object is equal
//@ verify: StringIdentity#identical -> holds within the scope
//@ verify: StringIdentity#equal -> violated
//@ verify: StringIdentity#literal -> violated
class StringIdentity {
    static void identical(String a, String b) {
        if (a != null && a == b) {
            assert a.equals(b);
        }
    }

    static void equal(String a, String b) {
        if (a != null && b != null && a.length() == 1 && a.equals(b)) {
            assert a == b;
        }
    }

    static void literal(String s) {
        if ("on".equals(s)) {
            assert s == "on";
        }
    }
}
