//@ about: Vector, Stack, Hashtable, Enumeration, Dictionary and Properties, in a Java 8 class file
//@ release: 8
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Collections;
import java.util.EmptyStackException;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Properties;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

public class LegacyCollections {
    public static void main(String[] args) throws Exception {
        Vector<String> v = new Vector<>(2, 3);
        StringBuilder caps = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            v.addElement("v" + i);
            caps.append(v.capacity()).append(' ');
        }
        System.out.println(v + " " + caps);
        v.insertElementAt("ins", 2);
        v.setElementAt("set", 0);
        v.removeElementAt(1);
        System.out.println(v.removeElement("v5") + " " + v.firstElement() + " " + v.lastElement() + " " + v.elementAt(3) + " " + v.indexOf("v7", 2) + " " + v.lastIndexOf("v7", 3) + " " + v);
        v.setSize(5);
        v.trimToSize();
        System.out.println(v + " " + v.capacity());
        StringBuilder b = new StringBuilder();
        for (Enumeration<String> e = v.elements(); e.hasMoreElements(); ) b.append(e.nextElement()).append(';');
        System.out.println(b);
        try {
            v.elementAt(9);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }

        Stack<Integer> s = new Stack<>();
        for (int i = 0; i < 5; i++) s.push(i * i);
        System.out.println(s + " " + s.peek() + " " + s.pop() + " " + s.search(9) + " " + s.search(0) + " " + s.search(77) + " " + s.empty() + " " + s.get(0));
        while (!s.empty()) s.pop();
        try {
            s.pop();
        } catch (EmptyStackException e) {
            System.out.println("empty stack " + e.getMessage());
        }

        Hashtable<String, Integer> h = new Hashtable<>();
        for (String w : "zero one two three four five six seven eight nine ten eleven twelve".split(" ")) h.put(w, w.length());
        System.out.println(h.get("three") + " " + h.containsKey("six") + " " + h.contains(3) + " " + h.size() + " " + new TreeMap<>(h));
        System.out.println(h);
        h.remove("one");
        h.merge("two", 100, Integer::sum);
        h.putIfAbsent("thirteen", 8);
        System.out.println(new TreeSet<>(Collections.list(h.keys())) + " " + Collections.list(h.elements()).size() + " " + h.getOrDefault("x", -1));
        try {
            h.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        try {
            h.put("k", null);
        } catch (NullPointerException e) {
            System.out.println("null value");
        }
        Properties defaults = new Properties();
        defaults.setProperty("color", "red");
        defaults.setProperty("size", "10");
        Properties p = new Properties(defaults);
        p.load(new StringReader("# comment\n! other comment\nname = Lissom \\\n   continued\nkey:with colon\nspaced   value here\nempty=\nescaped\\ key=a\\tb\\u0041\\\\\nsize=20\n"));
        for (String k : new TreeSet<>(p.stringPropertyNames())) System.out.println(k + " -> '" + p.getProperty(k).replace("\t", "<tab>") + "'");
        System.out.println(p.getProperty("color") + " " + p.getProperty("none") + " " + p.getProperty("none", "dflt") + " " + p.containsKey("color") + " " + p.size());
        Properties single = new Properties();
        single.setProperty("a key", "value with \u00e9 = : #");
        StringWriter w = new StringWriter();
        single.store(w, null);
        String[] lines = w.toString().split("\n");
        System.out.println(lines[lines.length - 1].replace("\u00e9", "<e>"));
        System.out.println(Arrays.asList(Collections.enumeration(Arrays.asList(1, 2)).hasMoreElements(), single.remove("a key") != null, single.isEmpty()));
    }
}
