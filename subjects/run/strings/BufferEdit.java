//@ about: StringBuffer append, insert, delete, replace, reverse and capacity, in a Java 8 class file
//@ release: 8
public class BufferEdit {
    public static void main(String[] args) {
        StringBuffer b = new StringBuffer();
        b.append(1).append(2L).append(3.5f).append(4.5).append('c').append(true).append("s").append((Object) null);
        b.append(new char[] {'[', ']'}).append(new char[] {'a', 'b', 'c'}, 1, 1).append("abcdef", 2, 4);
        b.append(new StringBuffer("SB")).append(new StringBuilder("sb"));
        System.out.println(b + " " + b.length());
        b.insert(0, "<<").insert(b.length(), ">>").insert(3, 'x').insert(4, 99).insert(5, 1.25);
        System.out.println(b);
        b.delete(0, 2).deleteCharAt(0).replace(1, 4, "REPLACED");
        System.out.println(b);
        b.reverse();
        System.out.println(b);
        b.setCharAt(0, '^');
        b.setLength(10);
        System.out.println(b + "|" + b.length());
        b.setLength(12);
        System.out.println((int) b.charAt(10) + " " + (int) b.charAt(11));
        b.setLength(0);
        System.out.println("empty " + b.toString().isEmpty());

        StringBuffer search = new StringBuffer("banana");
        System.out.println(search.indexOf("an") + " " + search.indexOf("an", 2) + " " + search.lastIndexOf("an") + " " + search.lastIndexOf("an", 2) + " " + search.indexOf("nab"));
        System.out.println(search.substring(2) + " " + search.substring(1, 4) + " " + search.subSequence(0, 3));

        System.out.println(new StringBuffer().capacity() + " " + new StringBuffer(3).capacity() + " " + new StringBuffer("abc").capacity());
        StringBuffer g = new StringBuffer(1);
        StringBuilder capacities = new StringBuilder();
        int last = 1;
        for (int i = 0; i < 70; i++) {
            g.append('.');
            if (g.capacity() != last) {
                last = g.capacity();
                capacities.append(i).append(':').append(last).append(' ');
            }
        }
        System.out.println(capacities);
        g.trimToSize();
        g.ensureCapacity(71);
        System.out.println(g.capacity() >= 71);

        StringBuffer cached = new StringBuffer("cache");
        String one = cached.toString();
        String two = cached.toString();
        System.out.println(one.equals(two) + " " + (one == cached.toString() || one.equals(cached.toString())));
        cached.append('d');
        System.out.println(one + " " + cached);

        StringBuffer points = new StringBuffer().appendCodePoint(0x1F600).appendCodePoint('z');
        System.out.println(points.length() + " " + Integer.toHexString(points.codePointAt(0)) + " " + points.codePointCount(0, 3) + " " + Integer.toHexString(points.codePointBefore(2)));
        int[] bad = {-1, 3, 100};
        for (int at : bad) {
            try {
                points.deleteCharAt(at);
                System.out.println("deleted " + at);
            } catch (StringIndexOutOfBoundsException e) {
                System.out.println("out of range " + at);
            }
            try {
                points.insert(at, "x");
                System.out.println("inserted at " + at);
            } catch (StringIndexOutOfBoundsException e) {
                System.out.println("cannot insert " + at);
            }
        }
        synchronized (b) {
            b.append("held ").append(Thread.holdsLock(b));
        }
        System.out.println(b);
    }
}
