//@ about: java.time: dates, durations, time zones, and the older calendar
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
public class TimeArithmetic {
    public static void main(String[] a) throws Exception {
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d.plusYears(1) + " " + d.getDayOfWeek() + " " + d.isLeapYear() + " " + ChronoUnit.DAYS.between(d, LocalDate.of(2025,1,1)));
        LocalDateTime t = LocalDateTime.of(2024, 3, 31, 1, 30, 15);
        System.out.println(t.format(DateTimeFormatter.ISO_LOCAL_DATE_TIME) + " " + t.truncatedTo(ChronoUnit.HOURS));
        System.out.println(t.format(DateTimeFormatter.ofPattern("yyyy/MM/dd HH:mm:ss")));
        System.out.println(LocalDate.parse("2020-12-01").with(TemporalAdjusters.lastDayOfMonth()));
        System.out.println(Duration.ofSeconds(3723).plusMillis(5) + " " + Period.between(LocalDate.of(2000,1,1), d));
        ZonedDateTime z = t.atZone(ZoneId.of("Europe/Berlin"));
        System.out.println(z + " " + z.plusHours(1) + " " + z.toInstant());
        System.out.println(Instant.ofEpochSecond(1700000000L) + " " + ZoneOffset.ofHours(5));
        System.out.println(Year.of(2023).length() + " " + YearMonth.of(2024, 2).lengthOfMonth());
        try {
            LocalDate.parse("2020-13-01");
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(DayOfWeek.MONDAY.plus(10) + " " + Month.of(12).minus(13));
        Calendar c = new GregorianCalendar(2024, Calendar.MARCH, 5, 10, 20, 30);
        c.setTimeZone(TimeZone.getTimeZone("UTC"));
        c.add(Calendar.DAY_OF_MONTH, 30);
        System.out.println(c.get(Calendar.YEAR) + "-" + c.get(Calendar.MONTH) + "-" + c.get(Calendar.DAY_OF_MONTH) + " " + c.getActualMaximum(Calendar.DAY_OF_MONTH));
        System.out.println(new Date(0L).getTime());
    }
}
