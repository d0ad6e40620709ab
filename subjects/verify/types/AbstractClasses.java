//@ about: of an abstract class only the subclasses that can be instantiated are inputs
//@ verify: AbstractClasses#exhaustive -> holds
//@ explore: AbstractClasses#dispatch -> ends
//@ verify: AbstractClasses#nobody -> holds within the scope
class AbstractClasses {
    abstract static class Node {
        abstract int kind();
    }

    static class Leaf extends Node {
        int kind() {
            return 0;
        }
    }

    abstract static class Inner extends Node {
        int kind() {
            return 1;
        }
    }

    static class Sum extends Inner {}

    static class Product extends Inner {
        int kind() {
            return 2 + super.kind();
        }
    }

    /** Nothing extends it. */
    abstract static class Unicorn {}

    static void exhaustive(Node node) {
        if (node != null && !(node instanceof Leaf) && !(node instanceof Sum)) {
            assert node instanceof Product;
        }
    }

    static int dispatch(Node node) {
        return node == null ? -1 : node.kind();
    }

    static void nobody(Unicorn unicorn) {
        assert unicorn == null;
    }
}
