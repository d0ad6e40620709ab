//@ about: string concatenation of every primitive type, null, objects and arrays, with evaluation order (indy concat)
public class StringConcatTypes {
    static int counter;

    static int next() {
        return ++counter;
    }

    static String named(String n) {
        System.out.println("evaluating " + n);
        return n;
    }

    static class Noisy {
        final String name;

        Noisy(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            System.out.println("toString of " + name);
            return "<" + name + ">";
        }
    }

    static class NullText {
        @Override
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        byte b = -8;
        short s = -3000;
        char c = 'c';
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = 1.5f;
        double d = -0.0;
        boolean z = true;
        String str = "str";
        Object nothing = null;
        System.out.println("b=" + b + " s=" + s + " c=" + c + " i=" + i + " l=" + l + " f=" + f + " d=" + d + " z=" + z + " str=" + str + " n=" + nothing);
        System.out.println(c + c + "" + c + c);
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println('a' + 1 + "b" + 'a' + 1);
        System.out.println("" + b + s + c + i);
        System.out.println("" + l + f + d + z);
        System.out.println(str + null + 'x');
        System.out.println("nan " + Double.NaN + " inf " + Float.NEGATIVE_INFINITY + " max " + Long.MAX_VALUE);

        System.out.println(next() + "," + next() + "," + next() * 10);
        System.out.println(named("one") + named("two") + named("three"));
        System.out.println("objects " + new Noisy("a") + " and " + new Noisy("b"));
        System.out.println("null text " + new NullText() + "!");

        Integer boxed = 1000;
        Character boxedChar = 'Q';
        Double boxedNull = null;
        System.out.println("boxed " + boxed + boxedChar + boxedNull);

        String acc = "";
        for (int k = 0; k < 12; k++) {
            acc += k;
            acc += (char) ('a' + k);
            acc += k % 3 == 0;
        }
        System.out.println(acc + " " + acc.length());

        String[] array = {"zero", "one"};
        int index = 0;
        array[index++] += "!" + index;
        System.out.println(array[0] + array[1] + index);

        char[] chars = {'n', 'o'};
        String asObject = "" + String.valueOf(chars);
        System.out.println(asObject);
        Object o = "o";
        o += "bject";
        System.out.println(o);

        String wide = "\u03b1" + 1 + "\u4e2d" + c;
        System.out.println("wide length " + wide.length() + " third " + (int) wide.charAt(2));
        String marked = "\u0001" + i + "\u0002" + l;
        System.out.println("tag characters survive " + (int) marked.charAt(0) + " " + marked.indexOf('\u0002') + " " + marked.length());

        String many = "" + b + s + c + i + l + f + d + z + str + b + s + c + i + l + f + d + z + str + b + s + c + i + l + f + d + z + str + boxed;
        System.out.println(many);
        final String huge = "x".repeat(40) + many.length();
        System.out.println(huge);
    }
}
