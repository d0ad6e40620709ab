//@ about: launching through an inherited main: static main(String[]) of the superclass beats the instance main() of the class
//@ jdk: 25
//@ args: alpha beta
class InheritedMain extends InheritedMainBase {
    void main() {
        System.out.println("instance main without parameters");
    }
}

class InheritedMainBase {
    protected static void main(String[] args) {
        System.out.println("inherited static main " + String.join("+", args));
        new InheritedMain().main();
    }
}
