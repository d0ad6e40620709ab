//@ about: an uncaught custom error with its own toString, without message, thrown from nested calls and a static nested class
public class UncaughtCustom {
    static class Fault extends Error {
        private final int code;

        Fault(int code) {
            this.code = code;
        }

        @Override
        public String toString() {
            return "Fault number " + code + " (" + (code & 1) + ")";
        }
    }

    interface Stage {
        int run(int input);
    }

    static class Pipeline {
        private final Stage[] stages;

        Pipeline(Stage... stages) {
            this.stages = stages;
        }

        int process(int v) {
            int at = 0;
            for (Stage s : stages) {
                v = s.run(v);
                System.out.println("stage " + at++ + " gives " + v);
            }
            return v;
        }
    }

    static class Doubler implements Stage {
        public int run(int input) {
            return input * 2;
        }
    }

    static class Limiter implements Stage {
        final int limit;

        Limiter(int limit) {
            this.limit = limit;
        }

        public int run(int input) {
            check(input);
            return input;
        }

        private void check(int v) {
            if (v > limit)
                throw new Fault(v);
        }
    }

    public static void main(String[] args) {
        Pipeline p = new Pipeline(new Doubler(), new Limiter(50), new Doubler(), new Limiter(70));
        System.out.println(p.process(10));
        try {
            p.process(30);
        } catch (Fault e) {
            System.out.println("caught " + e + " " + e.getMessage());
        }
        System.out.println(p.process(20));
        System.out.println("not reached");
    }
}
