//@ about: Integer.parseInt of an unknown string
//@ verify: ParseInt#digit --string-length 1 --allow java.lang.NumberFormatException -> violated
class ParseInt {
    static void digit(String s) {
        int n = Integer.parseInt(s);
        assert n != 7;
    }
}
