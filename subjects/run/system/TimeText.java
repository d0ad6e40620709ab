//@ about: dates as text, in English and other languages
import java.time.*;
import java.time.format.*;
import java.util.*;
import java.text.*;
public class TimeText {
    public static void main(String[] a) throws Exception {
        LocalDateTime t = LocalDateTime.of(2024, 3, 31, 13, 30, 15);
        System.out.println(t.format(DateTimeFormatter.ofPattern("EEEE, d MMMM yyyy h:mm a", Locale.ENGLISH)));
        System.out.println(t.format(DateTimeFormatter.ofPattern("EEE d MMM uuuu", Locale.GERMANY)));
        System.out.println(DayOfWeek.FRIDAY.getDisplayName(TextStyle.SHORT, Locale.US) + " " + Month.JULY.getDisplayName(TextStyle.FULL, Locale.FRANCE));
        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss zzz", Locale.US);
        f.setTimeZone(TimeZone.getTimeZone("UTC"));
        System.out.println(f.format(new Date(1700000000000L)));
        System.out.println(f.parse("2001-02-03 04:05:06 UTC").getTime());
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        System.out.println(new Date(1700000000000L));
        System.out.println(String.format(Locale.US, "%tY-%<tm-%<td %<tB %<tA %<tH:%<tM", new GregorianCalendar(2023, 10, 5, 6, 7)));
        System.out.println(String.format("%tF %<tT %<tb %<ta", LocalDateTime.of(2020,1,2,3,4,5)));
        System.out.println(t.format(DateTimeFormatter.RFC_1123_DATE_TIME.withZone(ZoneId.of("UTC"))));
        System.out.println(t.format(DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM).withLocale(Locale.US)));
    }
}
