//@ about: getClass of unknown objects
//@ verify: RuntimeClass#same -> holds
//@ verify: RuntimeClass#exact -> holds
//@ verify: RuntimeClass#notOnlyBase -> violated
//@ verify: RuntimeClass#name -> holds
class RuntimeClass {
    static class Base {
        int x;
    }

    static class Derived extends Base {}

    static void same(Base a, Base b) {
        if (a != null && b != null && a.getClass() == b.getClass()) {
            assert a instanceof Derived == b instanceof Derived;
        }
    }

    static void exact(Base a) {
        if (a != null && a.getClass() == Base.class) {
            assert !(a instanceof Derived);
        }
    }

    static void notOnlyBase(Base a) {
        if (a != null) {
            assert a.getClass() == Base.class;
        }
    }

    static void name(Derived d) {
        if (d != null) {
            assert d.getClass().getSimpleName().equals("Derived");
        }
    }
}
