//@ about: super method calls through several levels, invokespecial against invokevirtual, super in inner classes
public class SuperCalls {
    static abstract class Node {
        final StringBuilder log = new StringBuilder();

        String name() {
            return "Node";
        }

        void visit() {
            log.append("[Node.visit ").append(name()).append(']');
            after();
        }

        void after() {
            log.append("[Node.after]");
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + log;
        }
    }

    static class Middle extends Node {
        @Override
        void visit() {
            log.append("[Middle.visit ").append(super.name()).append('/').append(name()).append(']');
            super.visit();
        }

        // does not override name()

        @Override
        void after() {
            super.after();
            log.append("[Middle.after]");
        }
    }

    static class Gap extends Middle {
    }

    static class Leaf extends Gap {
        @Override
        String name() {
            return "Leaf(" + super.name() + ")";
        }

        @Override
        void visit() {
            super.visit();
            log.append("[Leaf.visit]");
        }

        @Override
        void after() {
            log.append("[Leaf.after]");
            super.after();
        }

        void direct() {
            super.after();
            this.after();
            Leaf.super.toString();
            Runnable r = super::after;
            r.run();
            new Object() {
                void go() {
                    Leaf.super.after();
                    after();
                }

                void after() {
                    log.append("[Anonymous.after]");
                }
            }.go();
        }
    }

    static class Counter {
        private int hits;

        private void hit() {
            hits++;
        }

        void twice() {
            hit();
            hit();
        }

        int hits() {
            return hits;
        }
    }

    static class LoudCounter extends Counter {
        private int hits = 1000;

        private void hit() { // private methods do not override
            hits += 7;
        }

        @Override
        void twice() {
            super.twice();
            hit();
        }

        @Override
        int hits() {
            return hits + super.hits();
        }
    }

    static class Top {
        public boolean equals(Object o) {
            return super.equals(o) || o instanceof String;
        }

        public int hashCode() {
            return 42;
        }
    }

    public static void main(String[] args) {
        for (Node node : new Node[] {new Middle(), new Gap(), new Leaf()}) {
            node.visit();
            System.out.println(node);
        }
        Leaf leaf = new Leaf();
        leaf.direct();
        System.out.println(leaf);
        Counter c = new LoudCounter();
        c.twice();
        c.twice();
        System.out.println(c.hits() + " " + c.hits + " " + ((LoudCounter) c).hits);
        Top t = new Top();
        System.out.println(t.equals(t) + " " + t.equals("x") + " " + t.equals(new Top()) + " " + t.hashCode());
    }
}
