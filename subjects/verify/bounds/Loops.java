//@ about: --loop bounds iterations that depend on the input; the place is reported
//@ verify: Loops#count --loop 3 -> holds within the scope
//@ verify: Loops#late --loop 5 -> holds within the scope
//@ verify: Loops#late --loop 12 -> violated
//@ verify: Loops#concrete --loop 3 -> holds
//@ verify: Loops#nested --loop 4 -> holds within the scope
class Loops {
    static int count(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        return i;
    }

    static void late(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        assert i != 10;
    }

    /** What does not depend on the input is no matter of scope. */
    static void concrete(int n) {
        int sum = 0;
        for (int i = 0; i < 100; i++) {
            sum += i;
        }
        assert sum == 4950;
    }

    static int nested(int n, int m) {
        int cells = 0;
        for (int i = 0; i < n && i < 2; i++) {
            for (int j = 0; j < m; j++) {
                cells++;
            }
        }
        return cells;
    }
}
