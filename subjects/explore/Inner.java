package explore;

/** Inner classes, captured variables, lambdas. */
public class Inner {
    int count;
    Counter counter;

    class Counter {
        int step;

        int advance() {
            count += step;
            return count;
        }

        Inner outer() {
            return Inner.this;
        }
    }

    interface Action {
        int run(int x);
    }

    public int advance() {
        return counter.advance() > 5 ? 1 : 2;
    }

    public boolean own() {
        return counter.outer() == this;
    }

    public Counter make(int step) {
        Counter made = new Counter();
        made.step = step;
        return made;
    }

    public static int lambda(int x, int y) {
        Action add = z -> z + x;
        return add.run(y) == 0 ? 1 : 2;
    }

    public static int anonymous(Inner i) {
        Action action = new Action() {
            @Override
            public int run(int x) {
                return i.count + x;
            }
        };
        return action.run(1);
    }
}
