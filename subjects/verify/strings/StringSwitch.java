//@ about: a switch on an unknown string; hash codes that collide
//@ verify: StringSwitch#color -> holds within the scope
//@ verify: StringSwitch#collision -> violated
class StringSwitch {
    static int color(String s) {
        if (s == null) {
            return 0;
        }
        switch (s) {
            case "red":
                assert s.length() == 3;
                return 1;
            case "sea":
                return 2;
            default:
                assert !s.equals("red") && !s.equals("sea");
                return 3;
        }
    }

    /** "Aa" and "BB" have the same hash code. */
    static void collision(String s) {
        if (s != null && s.length() == 2 && s.hashCode() == "Aa".hashCode()) {
            assert s.equals("Aa");
        }
    }
}
