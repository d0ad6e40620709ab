//@ about: what vectors cannot say is not decided by SymSolve, and said so
//@ verify: Unencoded#name --oracle symsolve --n 2 --property exceptions -> inconclusive
//@ verify: Unencoded#name --oracle joint --n 2 --property exceptions -> holds within the scope
//@ verify: Unencoded#name --oracle conservative --n 2 --property exceptions --count-spurious -> holds within the scope
class Unencoded {
    String name;

    boolean repOK() {
        return name != null && name.length() == 1;
    }

    char name() {
        return name.charAt(0);
    }
}
