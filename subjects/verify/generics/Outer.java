//@ about: type variables of the class around, of a superclass, and of several bounds
//@ verify: Outer#sum -> holds within the scope
//@ verify: Outer$Words#longest -> holds within the scope
//@ verify: Outer#other -> violated
//@ verify: Outer#shapes -> holds
//@ verify: Outer$Tagged#same -> holds within the scope
class Outer<N extends Number & Comparable<N>> {
    /** An inner class: its variable is the outer one's. */
    class Inner {
        N number;
        Inner next;
    }

    Inner first;
    Outer<Long> longs;

    int sum() {
        int sum = 0;
        for (Inner one = first; one != null; one = one.next) {
            // A cast to Integer cannot fail where this is what stands for N.
            sum += one.number == null ? 0 : ((Number) one.number).intValue();
            if (one.next != null && one.number != null && one.next.number != null) {
                sum += one.number.compareTo(one.next.number);
            }
        }
        return sum;
    }

    /** A Long is there, as it is written. */
    int other() {
        return longs == null || longs.first == null || longs.first.number == null ? 0 : 10 / (int) (longs.first.number - 7L);
    }

    static class Shape {
        int area;
    }

    static class Square extends Shape {}

    static class Box<T> {
        T content;
    }

    /** The box holds shapes: nothing else has to be cast. */
    static <S extends Shape> int shapes(Box<S> box) {
        return box == null || box.content == null ? 0 : box.content.area;
    }

    static class Holder<T extends Comparable<T>> {
        T one;
        T two;
    }

    /** What stands for the variable of the superclass is said here. */
    static class Words extends Holder<String> {
        String longest() {
            if (one == null || two == null) {
                return null;
            }
            return one.length() > two.length() ? one : two;
        }
    }

    interface Tag<T extends Tag<T>> {
        boolean isSame(T other);
    }

    static class Red implements Tag<Red> {
        int shade;

        @Override
        public boolean isSame(Red other) {
            return shade == other.shade;
        }
    }

    /** Bounds of the class path: there is one class that fits. */
    static class Tagged<T extends Tag<T>> {
        T a;
        T b;

        boolean same() {
            return a != null && b != null && a.isSame(b);
        }
    }
}
