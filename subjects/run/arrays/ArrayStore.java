//@ about: covariant arrays and ArrayStoreException, with its message for classes, arrays and interfaces
import java.io.Serializable;

public class ArrayStore {
    static class Animal {
        public String toString() {
            return getClass().getSimpleName();
        }
    }

    static class Dog extends Animal implements Runnable {
        public void run() {
        }
    }

    static final class Cat extends Animal {
    }

    static void store(Object[] array, Object value) {
        String type = array.getClass().getSimpleName();
        try {
            array[0] = value;
            System.out.println(type + " <- " + array[0].getClass().getSimpleName() + " ok");
        } catch (ArrayStoreException e) {
            System.out.println(type + " !! " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Object[][] arrays = {
            new Object[1], new Animal[1], new Dog[1], new Runnable[1], new String[1], new Integer[1], new Number[1],
            new int[1][], new Object[1][], new Animal[1][], new Dog[1][][], new Cloneable[1], new Serializable[1], new Comparable[1],
        };
        Object[] values = {new Dog(), new Cat(), "s", 5, 2.5, new int[0], new Dog[0], new int[0][0], new Object[0], new Dog[0][0]};
        for (Object[] array : arrays) {
            for (Object value : values) {
                store(array, value);
            }
        }
        nullsAreFine(new Dog[2]);
        evaluation();
        generic();
    }

    static void nullsAreFine(Animal[] dogs) {
        dogs[0] = null;
        dogs[1] = new Dog();
        System.out.println(dogs[0] + " " + dogs[1] + " " + (dogs instanceof Dog[]));
        Animal[] swapped = {new Cat(), new Dog()};
        try {
            for (int i = 0; i < dogs.length; i++) {
                dogs[1 - i] = swapped[1 - i];
            }
        } catch (ArrayStoreException e) {
            System.out.println(dogs[0] + " " + dogs[1] + " " + e);
        }
    }

    /** Order of checks: null array, then index, then element type. */
    static void evaluation() {
        Object[] strings = new String[1];
        Object five = 5;
        try {
            strings[1] = five;
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        strings = null;
        try {
            strings[1] = five;
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T[] array(int n) {
        return (T[]) new Comparable[n];
    }

    static void generic() {
        Comparable<?>[] a = array(2);
        a[0] = 1;
        a[1] = "one";
        System.out.println(a.length + " " + a.getClass().getName());
        try {
            String[] s = ArrayStore.<String>array(1);
            System.out.println(s.length);
        } catch (ClassCastException e) {
            System.out.println("generic array is really Comparable[]");
        }
    }
}
