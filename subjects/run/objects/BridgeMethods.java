//@ about: bridge methods for generics and covariant returns, and the ClassCastException they throw on heap pollution
import java.util.Comparator;

public class BridgeMethods {
    static abstract class Source<T> {
        abstract T next();

        abstract void accept(T t);

        T twice() {
            next();
            return next();
        }
    }

    static class Numbers extends Source<Integer> {
        int n;

        @Override
        Integer next() {
            return ++n;
        }

        @Override
        void accept(Integer i) {
            n += i;
        }
    }

    static class Evens extends Numbers {
        @Override
        Integer next() {
            super.next();
            return super.next();
        }
    }

    static class Animal implements Cloneable {
        String sound = "...";

        Animal self() {
            return this;
        }

        @Override
        protected Animal clone() {
            try {
                return (Animal) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Dog extends Animal {
        Dog() {
            sound = "woof";
        }

        @Override
        Dog self() {
            sound += "!";
            return this;
        }

        @Override
        protected Dog clone() {
            return (Dog) super.clone();
        }

        String fetch() {
            return "stick " + sound;
        }
    }

    static class ByLength implements Comparator<String> {
        @Override
        public int compare(String a, String b) {
            return a.length() - b.length();
        }
    }

    interface Factory<R extends CharSequence> {
        R make(int n);
    }

    static class Strings implements Factory<String> {
        @Override
        public String make(int n) {
            return "x".repeat(n);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Source<Integer> source = new Numbers();
        System.out.println(source.next() + " " + source.twice());
        source.accept(10);
        System.out.println(source.next() + " " + new Evens().twice());
        Source raw = source;
        System.out.println(raw.next() + " " + raw.twice());
        try {
            raw.accept("not a number");
        } catch (ClassCastException e) {
            System.out.println("accept: " + e.getMessage());
        }
        Animal animal = new Dog();
        System.out.println(animal.self().sound + " " + ((Dog) animal).self().fetch() + " " + animal.clone().getClass().getSimpleName());
        Dog copy = ((Dog) animal).clone();
        copy.self();
        System.out.println(copy.sound + " " + animal.sound);
        Comparator comparator = new ByLength();
        System.out.println(comparator.compare("abc", "z"));
        try {
            comparator.compare("abc", 5);
        } catch (ClassCastException e) {
            System.out.println("compare: " + e.getMessage());
        }
        Factory<? extends CharSequence> f = new Strings();
        CharSequence made = f.make(3);
        System.out.println(made + " " + made.length());
        count(Numbers.class);
        count(Dog.class);
        count(ByLength.class);
        count(Strings.class);
    }

    static void count(Class<?> c) {
        int bridges = 0, plain = 0;
        for (java.lang.reflect.Method m : c.getDeclaredMethods()) {
            if (m.isBridge()) bridges++;
            else plain++;
        }
        System.out.println(c.getSimpleName() + " " + plain + " methods, " + bridges + " bridges");
    }
}
