//@ about: Matcher regions, transparent and anchoring bounds, hitEnd, requireEnd, find from offsets
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class RegexRegions {
    public static void main(String[] args) {
        String text = "one two three four";
        Matcher m = Pattern.compile("\\w+").matcher(text);
        m.region(4, 13);
        System.out.println(m.regionStart() + " " + m.regionEnd() + " anchoring " + m.hasAnchoringBounds() + " transparent " + m.hasTransparentBounds());
        StringBuilder b = new StringBuilder();
        while (m.find()) b.append(m.group()).append(' ');
        System.out.println(b);
        m.region(5, 7);
        System.out.println(m.matches() + " " + m.group());
        m.reset();
        System.out.println(m.regionStart() + " " + m.regionEnd());

        Matcher anchored = Pattern.compile("^two$").matcher(text);
        anchored.region(4, 7);
        System.out.println("anchoring " + anchored.find());
        anchored.useAnchoringBounds(false);
        anchored.region(4, 7);
        System.out.println("not anchoring " + anchored.find());

        Matcher ahead = Pattern.compile("two(?= three)").matcher(text);
        ahead.region(4, 7);
        System.out.println("opaque " + ahead.find());
        ahead.useTransparentBounds(true);
        ahead.region(4, 7);
        System.out.println("transparent " + ahead.find());
        Matcher behind = Pattern.compile("(?<=one )two").matcher(text).useTransparentBounds(true).region(4, 18);
        System.out.println("behind " + behind.find() + " word edge " + Pattern.compile("\\bwo").matcher(text).region(5, 9).find());
        for (int[] r : new int[][] {{-1, 3}, {3, 2}, {0, 99}}) {
            try {
                m.region(r[0], r[1]);
            } catch (IndexOutOfBoundsException e) {
                System.out.println("bad region " + e.getMessage());
            }
        }

        String[] inputs = {"", "a", "ab", "abc", "abcd", "x"};
        for (String in : inputs) {
            Matcher h = Pattern.compile("abc").matcher(in);
            boolean matched = h.matches();
            System.out.println("'" + in + "' matches " + matched + " hitEnd " + h.hitEnd() + (matched ? " requireEnd " + h.requireEnd() : ""));
        }
        for (String regex : new String[] {"\\d+", "\\d+$", "\\d+\\b", "\\d+?", "\\d{3}", "\\d++", "1.*"}) {
            Matcher h = Pattern.compile(regex).matcher("123");
            boolean found = h.find();
            System.out.println(regex + " " + found + " hitEnd " + h.hitEnd() + " requireEnd " + h.requireEnd());
        }
        Matcher empty = Pattern.compile("x*").matcher("axxb");
        StringBuilder spans = new StringBuilder();
        while (empty.find()) spans.append(empty.start()).append('-').append(empty.end()).append(' ');
        System.out.println(spans);
        Matcher from = Pattern.compile("t").matcher(text);
        for (int i = 0; i <= text.length(); i += 3) System.out.print(from.find(i) ? from.start() + " " : "none ");
        System.out.println();
        System.out.println(m.toString());
        System.out.println(Pattern.compile("a").matcher("bab").toMatchResult().groupCount());
        CharSequence builder = new StringBuilder("match in a builder");
        Matcher seq = Pattern.compile("in").matcher(builder);
        System.out.println(seq.find() + " " + seq.start());
    }
}
