//@ about: an unknown Object: equals, hashCode and toString of the classes it may be of
//@ verify: Objects#reflexive --subtypes Objects$Key -> holds within the scope
//@ verify: Objects#symmetric --subtypes Objects$Key,Objects$Loose -> violated
//@ verify: Objects#text --subtypes Objects$Loose -> violated
class Objects {
    static class Key {
        int id;

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).id == id;
        }

        @Override
        public int hashCode() {
            return id;
        }
    }

    static class Loose {
        int id;

        @Override
        public boolean equals(Object o) {
            return o instanceof Loose && ((Loose) o).id == id || o instanceof Key && ((Key) o).id == id;
        }

        @Override
        public int hashCode() {
            return id;
        }

        @Override
        public String toString() {
            return "loose";
        }
    }

    static void reflexive(Object a) {
        if (a != null) {
            assert a.equals(a) && a.hashCode() == a.hashCode();
        }
    }

    static void symmetric(Object a, Object b) {
        if (a != null && b != null) {
            assert a.equals(b) == b.equals(a);
        }
    }

    static void text(Object a) {
        assert a.toString() != null;
    }
}
