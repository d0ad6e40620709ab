//@ about: number formats, names and collation of several locales
import java.util.*;
import java.text.*;
public class LocaleFormats {
    public static void main(String[] a) throws Exception {
        System.out.println(String.format("%,d %,.2f %s", 1234567, 9876.543, 3.0f));
        System.out.println(String.format(Locale.GERMANY, "%,d %,.2f", 1234567, 9876.543));
        System.out.println(String.format(Locale.FRANCE, "%,.2f", 9876.543));
        System.out.println(NumberFormat.getInstance().format(1234.5678) + " " + NumberFormat.getPercentInstance(Locale.US).format(0.256));
        System.out.println(NumberFormat.getCurrencyInstance(Locale.US).format(1234.5) + " " + NumberFormat.getIntegerInstance(Locale.US).format(1234.5));
        System.out.println(NumberFormat.getInstance(Locale.GERMANY).format(1234.5678));
        System.out.println(new DecimalFormat("#,##0.00;(#)").format(-1234.567) + " " + new DecimalFormat("0.###E0").format(12345));
        System.out.println(NumberFormat.getInstance(Locale.US).parse("1,234.5"));
        System.out.println(Locale.US.getDisplayCountry() + " " + Locale.FRANCE.getDisplayLanguage() + " " + Locale.GERMANY.getDisplayName(Locale.GERMANY) + " " + Locale.getDefault());
        System.out.println(Currency.getInstance("EUR").getSymbol(Locale.GERMANY) + " " + Currency.getInstance(Locale.JAPAN) + " " + Currency.getInstance("USD").getDefaultFractionDigits());
        System.out.println(MessageFormat.format("{0} has {1,number,integer} of {2}", "x", 12345, 6.5));
        System.out.println(new ChoiceFormat("0#none|1#one|2#many").format(5));
        System.out.println(Collator.getInstance(Locale.US).compare("abc", "ABD"));
        BreakIterator b = BreakIterator.getWordInstance(Locale.US);
        b.setText("Hello big world");
        int n=0;
        while (b.next() != BreakIterator.DONE) n++;
        System.out.println(n);
        System.out.println("TITLE".toLowerCase(Locale.ROOT) + " " + Locale.forLanguageTag("pt-BR").getCountry());
    }
}
