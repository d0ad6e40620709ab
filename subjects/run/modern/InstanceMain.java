//@ about: an instance main method without parameters, with a constructor and a superclass
//@ jdk: 25
class InstanceMain extends InstanceMainBase {
    private final int number;

    InstanceMain() {
        super("given");
        number = text.length();
        System.out.println("constructed");
    }

    void main() {
        System.out.println("main of " + getClass().getName() + " " + number + " " + text);
        helper();
    }

    @Override
    void helper() {
        System.out.println("overridden, then");
        super.helper();
    }
}

abstract class InstanceMainBase {
    final String text;
    InstanceMainBase(String text) { this.text = text; }
    void helper() { System.out.println("helper " + text); }
}
