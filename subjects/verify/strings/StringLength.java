//@ about: --string-length bounds input strings
//@ verify: StringLength#longer -> holds within the scope
//@ verify: StringLength#longer --string-length 5 -> violated
//@ verify: StringLength#longer --string-length 0 -> holds within the scope
class StringLength {
    static void longer(String s) {
        if (s != null) {
            assert s.length() < 5;
        }
    }
}
