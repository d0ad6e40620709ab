//@ about: strings as inputs: null, every length within the bound, exact content
//@ verify: StringInputs#length -> violated
//@ verify: StringInputs#content -> violated
//@ verify: StringInputs#prefix -> holds within the scope
//@ verify: StringInputs#substring -> violated
//@ explore: StringInputs#shape --string-length 2 -> ends
class StringInputs {
    static int length(String s) {
        return s.length();
    }

    static void content(String s) {
        if (s != null && s.length() == 2 && s.charAt(0) == 'x') {
            assert s.charAt(1) != 'y';
        }
    }

    static void prefix(String s) {
        if (s != null && s.startsWith("ab")) {
            assert s.length() >= 2 && s.charAt(1) == 'b';
        }
    }

    static String substring(String s) {
        if (s == null) {
            return null;
        }
        return s.substring(1);
    }

    static int shape(String s) {
        if (s == null) {
            return -1;
        }
        if (s.isEmpty()) {
            return 0;
        }
        return s.length() == 1 ? 1 : 2;
    }
}
