//@ about: an array of a superclass may be one of a subclass, which refuses some elements
//@ verify: StoreCheck#store -> violated
//@ verify: StoreCheck#finalClass -> holds within the scope
//@ verify: StoreCheck#own -> holds within the scope
class StoreCheck {
    static class Animal {}

    static class Dog extends Animal {}

    static final class Stone {}

    static void store(Animal[] animals) {
        if (animals != null && animals.length > 0) {
            animals[0] = new Animal();
        }
    }

    static void finalClass(Stone[] stones) {
        if (stones != null && stones.length > 0) {
            stones[0] = new Stone();
        }
    }

    /** What was read from an array can be written back. */
    static void own(Animal[] animals) {
        if (animals != null && animals.length > 1) {
            animals[1] = animals[0];
        }
    }
}
