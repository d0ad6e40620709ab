//@ about: static fields are as class initialization leaves them, or unknown with --symbolic-statics
//@ verify: StaticFields#limit -> holds
//@ verify: StaticFields#limit --symbolic-statics -> violated
//@ verify: StaticFields#list -> holds
//@ verify: StaticFields#list --symbolic-statics -> violated
//@ verify: StaticFields#constant --symbolic-statics -> holds
//@ verify: StaticFields#changed -> holds
class StaticFields {
    static int limit = 10;
    static StaticFields first = new StaticFields();
    static final int CONSTANT = 3;
    static int calls;

    static void limit() {
        assert limit == 10;
    }

    static void list() {
        assert first != null;
    }

    static void constant() {
        assert CONSTANT == 3;
    }

    static void changed(int by) {
        calls += by;
        assert calls == by;
    }
}
