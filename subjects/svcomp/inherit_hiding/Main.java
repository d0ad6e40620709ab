import org.sosy_lab.sv_benchmarks.Verifier;

/** Methods are overridden; fields, static methods and overloads go by the type that is written. */
public class Main {

    static class Animal {
        int legs = 4;

        static int kind() {
            return 1;
        }

        int legs() {
            return legs;
        }

        int meets(Animal other) {
            return 10 + legs();
        }
    }

    static class Bird extends Animal {
        int legs = 2;

        static int kind() {
            return 2;
        }

        @Override
        int legs() {
            return legs;
        }

        int meets(Bird other) {
            return 20 + legs();
        }

        int legsOfAnimal() {
            return super.legs() + super.legs;
        }
    }

    static int overloaded(long x) {
        return 1;
    }

    static int overloaded(Integer x) {
        return 2;
    }

    static int overloaded(Object x) {
        return 3;
    }

    static int overloaded(int... x) {
        return 4;
    }

    public static void main(String[] args) {
        boolean flies = Verifier.nondetBoolean();
        Bird bird = new Bird();
        Animal animal = flies ? bird : new Animal();

        assert animal.legs == 4;
        assert animal.legs() == (flies ? 2 : 4);
        assert bird.legs == 2 && ((Animal) bird).legs == 4;
        assert bird.legsOfAnimal() == 8;
        assert Animal.kind() == 1 && Bird.kind() == 2;

        assert bird.meets(bird) == 22;
        assert bird.meets(animal) == 12;
        assert animal.meets(bird) == (flies ? 12 : 14);

        int i = Verifier.nondetInt();
        char c = Verifier.nondetChar();
        assert overloaded(i) == 1;
        assert overloaded(c) == 1;
        assert overloaded(Integer.valueOf(7)) == 2;
        assert overloaded(Character.valueOf('7')) == 3;
        assert overloaded() == 4;
    }
}
