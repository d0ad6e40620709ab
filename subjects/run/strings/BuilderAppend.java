//@ about: StringBuilder.append overloads, capacity growth, chaining and appendCodePoint
public class BuilderAppend {
    static class Seq implements CharSequence {
        final String text;

        Seq(String text) {
            this.text = text;
        }

        public int length() {
            return text.length();
        }

        public char charAt(int i) {
            return text.charAt(i);
        }

        public CharSequence subSequence(int a, int b) {
            return new Seq(text.substring(a, b));
        }

        @Override
        public String toString() {
            return "Seq(" + text + ")";
        }
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(true).append(' ').append(false).append('|');
        b.append((byte) 12).append((short) -7).append('|');
        b.append(0).append(-1).append(Integer.MAX_VALUE).append(Integer.MIN_VALUE).append('|');
        b.append(0L).append(Long.MAX_VALUE).append(Long.MIN_VALUE).append('|');
        b.append(1.0f).append(3.25e10f).append('|');
        b.append(1.0).append(-2.5e-7).append(Double.POSITIVE_INFINITY).append('|');
        b.append((String) null).append((Object) null).append((StringBuffer) null).append((CharSequence) null).append('|');
        b.append(new char[] {'x', 'y'}).append(new char[] {'1', '2', '3', '4'}, 1, 2).append('|');
        b.append("sequence", 2, 5).append(new Seq("abc")).append(new Seq("hello"), 1, 3).append('|');
        b.append((CharSequence) null, 0, 2).append('|');
        b.append(new StringBuffer("buffer")).append(new StringBuilder("builder")).append('|');
        b.append(new Object() {
            @Override
            public String toString() {
                return "anon";
            }
        });
        System.out.println(b);
        System.out.println(b.length());

        StringBuilder self = new StringBuilder("ab");
        self.append(self).append(self);
        System.out.println("self append " + self);

        System.out.println("capacity default " + new StringBuilder().capacity());
        System.out.println("capacity given " + new StringBuilder(5).capacity());
        System.out.println("capacity of string " + new StringBuilder("hello").capacity());
        StringBuilder growing = new StringBuilder(2);
        int last = -1;
        for (int i = 0; i < 100; i++) {
            growing.append((char) ('a' + i % 26));
            if (growing.capacity() != last) {
                last = growing.capacity();
                System.out.println("length " + growing.length() + " capacity " + last);
            }
        }
        growing.ensureCapacity(500);
        System.out.println("ensured " + (growing.capacity() >= 500));
        growing.trimToSize();
        System.out.println("trimmed " + growing.capacity());

        StringBuilder points = new StringBuilder();
        for (int cp : new int[] {'A', 0xE9, 0x20AC, 0x1F600}) {
            points.appendCodePoint(cp);
            System.out.println("after U+" + Integer.toHexString(cp) + " length " + points.length());
        }
        System.out.println("points " + points.codePointCount(0, points.length()));
        try {
            points.appendCodePoint(-1);
        } catch (IllegalArgumentException e) {
            System.out.println("rejected code point");
        }
        try {
            new StringBuilder(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative capacity " + e.getMessage());
        }
        try {
            b.append("abc", 2, 9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("bad range");
        }
        System.out.println("compare " + new StringBuilder("abc").compareTo(new StringBuilder("abd")));
        System.out.println("equals is identity " + new StringBuilder("a").equals(new StringBuilder("a")));
        System.out.println("content equals " + "abc".contentEquals(new StringBuilder("abc")) + " " + "abc".contentEquals(new Seq("abc")));
    }
}
