//@ about: what Character says about an unknown char, any of all 65,536
//@ verify: CharacterKinds#digits -> violated
//@ verify: CharacterKinds#ascii -> holds
class CharacterKinds {
    /** There are other digits than ten. */
    static void digits(char c) {
        if (Character.isDigit(c)) {
            assert '0' <= c && c <= '9';
        }
    }

    static void ascii(char c) {
        if (c < 128 && Character.isLetterOrDigit(c)) {
            assert !Character.isWhitespace(c) && !Character.isISOControl(c);
        }
    }
}
