//@ about: library methods on unknown strings
//@ verify: StringMethods#indexOf --string-length 2 -> holds within the scope
//@ verify: StringMethods#concat --string-length 1 -> holds within the scope
//@ verify: StringMethods#reverse --string-length 2 -> violated
class StringMethods {
    static void indexOf(String s) {
        if (s != null) {
            int at = s.indexOf('-');
            assert at < 0 || s.charAt(at) == '-';
        }
    }

    static void concat(String a, String b) {
        if (a != null && b != null) {
            assert (a + b).length() == a.length() + b.length();
        }
    }

    /** A pair of surrogates is not taken apart. */
    static void reverse(String s) {
        if (s != null && s.length() == 2) {
            assert new StringBuilder(s).reverse().charAt(0) == s.charAt(1);
        }
    }
}
