//@ about: an enum as input is null or one of its constants
//@ explore: EnumInputs#next -> ends
//@ verify: EnumInputs#code -> violated
//@ verify: EnumInputs#ordinal -> holds
//@ verify: EnumInputs#name -> holds
//@ verify: EnumInputs#same -> holds
class EnumInputs {
    enum Light { RED, YELLOW, GREEN }

    static Light next(Light light) {
        if (light == null) {
            return Light.RED;
        }
        return Light.values()[(light.ordinal() + 1) % 3];
    }

    static int code(Light light) {
        switch (light) {
            case RED:
                return 1;
            case YELLOW:
                return 2;
            default:
                return 3;
        }
    }

    static void ordinal(Light light) {
        if (light != null) {
            assert light.ordinal() >= 0 && light.ordinal() < 3;
        }
    }

    static void name(Light light) {
        if (light != null && light.name().equals("RED")) {
            assert light == Light.RED;
        }
    }

    static void same(Light a, Light b) {
        if (a != null && b != null && a.ordinal() == b.ordinal()) {
            assert a == b;
        }
    }
}
