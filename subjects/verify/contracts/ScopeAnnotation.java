//@ about: @Scope on a class or method; a flag overrides it
//@ library
//@ verify: ScopeAnnotation#longer -> violated
//@ verify: ScopeAnnotation#longer --n 2 -> holds within the scope
//@ verify: ScopeAnnotation#shorter -> holds within the scope
import lissom.Scope;

@Scope(n = 5)
class ScopeAnnotation {
    static void longer(int[] a) {
        assert a == null || a.length < 5;
    }

    @Scope(n = 2)
    static void shorter(int[] a) {
        assert a == null || a.length < 5;
    }
}
