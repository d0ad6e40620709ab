//@ about: casts of unknown objects: ClassCastException, and null passes
//@ verify: Casts#down -> violated
//@ verify: Casts#guarded -> holds
//@ verify: Casts#sibling -> violated
//@ explore: Casts#down -> violated
class Casts {
    static class Animal {}

    static class Dog extends Animal {
        int age;
    }

    static class Cat extends Animal {}

    static int down(Animal animal) {
        Dog dog = (Dog) animal;
        return dog == null ? -1 : dog.age;
    }

    static int guarded(Animal animal) {
        if (animal instanceof Dog) {
            return ((Dog) animal).age;
        }
        return 0;
    }

    static void sibling(Object o) {
        if (o instanceof Animal && !(o instanceof Cat)) {
            Dog dog = (Dog) o;
            assert dog != null;
        }
    }
}
