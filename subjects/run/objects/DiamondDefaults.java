//@ about: default method selection in diamonds: most specific interface, class wins, explicit resolution, abstract again
public class DiamondDefaults {
    interface Top {
        default String who() {
            return "Top";
        }
    }

    interface Left extends Top {
        @Override
        default String who() {
            return "Left";
        }
    }

    interface Right extends Top {
    }

    interface OtherRight extends Top {
        @Override
        default String who() {
            return "OtherRight>" + Top.super.who();
        }
    }

    static class MostSpecific implements Left, Right {
    }

    static class MostSpecificReversed implements Right, Left {
    }

    static class RepeatTop implements Left, Top {
    }

    static class Explicit implements Left, OtherRight {
        @Override
        public String who() {
            return "Explicit(" + Left.super.who() + "," + OtherRight.super.who() + ")";
        }
    }

    static class Parent implements Top {
        @Override
        public String who() {
            return "Parent";
        }
    }

    static class ClassWins extends Parent implements Left {
    }

    static class LeftParent implements Left {
    }

    static class InheritedDefault extends LeftParent implements Right {
    }

    static class NewerDefault extends InheritedDefault implements Bottom {
    }

    interface Bottom extends Left, OtherRight {
        @Override
        default String who() {
            return "Bottom(" + Left.super.who() + "+" + OtherRight.super.who() + ")";
        }
    }

    interface Reabstract extends Top {
        String who();
    }

    static abstract class Unfinished implements Reabstract {
        String call() {
            return "call " + who();
        }
    }

    static class Finished extends Unfinished {
        public String who() {
            return "Finished";
        }
    }

    interface Chain1 {
        default int depth() {
            return 1;
        }
    }

    interface Chain2 extends Chain1 {
        default int depth() {
            return Chain1.super.depth() + 1;
        }
    }

    interface Chain3 extends Chain2 {
        default int depth() {
            return Chain2.super.depth() + 1;
        }
    }

    static class ChainUser implements Chain3, Chain1 {
        public int depth() {
            return Chain3.super.depth() * 10;
        }
    }

    interface Rectangle {
        int width();

        int height();

        default int area() {
            return width() * height();
        }
    }

    interface Square extends Rectangle {
        default int height() {
            return width();
        }
    }

    public static void main(String[] args) {
        Top[] all = {
            new MostSpecific(), new MostSpecificReversed(), new RepeatTop(), new Explicit(), new ClassWins(), new InheritedDefault(), new NewerDefault(),
            new Finished(), new Top() { }, new Bottom() { }, new Parent(),
        };
        for (Top t : all) {
            String name = t.getClass().getSimpleName();
            System.out.println((name.isEmpty() ? "anonymous" : name) + " " + t.who() + (t instanceof Left l ? " as Left " + l.who() : "")
                + (t instanceof Right r ? " as Right " + r.who() : ""));
        }
        System.out.println(new Finished().call());
        System.out.println(new ChainUser().depth() + " " + new Chain3() { }.depth());
        Square square = () -> 6;
        System.out.println(square.area() + " " + square.height());
    }
}
