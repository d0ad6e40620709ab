//@ about: java.time without a clock: dates, months, leap years, periods, durations, parsing, formatting with patterns, offsets, zones of UTC
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.Locale;

public class Dates {
    public static void main(String[] args) {
        LocalDate day = LocalDate.of(2024, 2, 29);
        System.out.println(day + " " + day.plusYears(1) + " " + day.plusMonths(12).plusDays(1) + " " + day.minusDays(366) + " " + day.getDayOfWeek()
            + " " + day.getDayOfYear() + " " + day.isLeapYear() + " " + day.lengthOfMonth());
        System.out.println(LocalDate.ofEpochDay(0) + " " + day.toEpochDay() + " " + LocalDate.MIN.getYear()
            + " " + LocalDate.parse("1999-12-31").plusDays(1) + " " + LocalDate.ofYearDay(2023, 365) + " " + day.with(DayOfWeek.MONDAY)
            + " " + day.with(TemporalAdjusters.firstDayOfNextMonth()));
        System.out.println(Period.between(LocalDate.of(2000, 1, 31), day) + " " + ChronoUnit.DAYS.between(LocalDate.of(2000, 1, 1), day)
            + " " + day.until(LocalDate.of(2024, 12, 25)) + " " + Period.of(1, 14, 40).normalized() + " " + day.datesUntil(day.plusDays(3)).count());
        System.out.println(LocalTime.of(23, 59, 30).plusMinutes(2) + " " + LocalTime.parse("10:15").minusHours(11)
            + " " + LocalTime.MIDNIGHT.minusNanos(1) + " " + LocalTime.ofSecondOfDay(3661) + " " + LocalTime.of(12, 0).isAfter(LocalTime.NOON));
        LocalDateTime moment = LocalDateTime.of(2024, 12, 31, 23, 59, 59, 999_000_000);
        System.out.println(moment + " " + moment.plusSeconds(1) + " " + moment.truncatedTo(ChronoUnit.HOURS)
            + " " + moment.toEpochSecond(ZoneOffset.UTC) + " " + moment.get(ChronoField.MILLI_OF_DAY));
        System.out.println(Duration.ofSeconds(3725, 5_000_000) + " " + Duration.ofDays(-2) + " " + Duration.between(moment, moment.plusHours(5))
            + " " + Duration.ofMillis(1).multipliedBy(90_061_001) + " " + Duration.parse("PT1H30M").toMinutes() + " " + Duration.ZERO
            + " " + Duration.ofSeconds(-1, 1));
        System.out.println(Instant.ofEpochSecond(1_700_000_000L) + " " + Instant.EPOCH.plusMillis(1)
            + " " + Instant.parse("2020-01-01T00:00:00Z").getEpochSecond() + " " + OffsetDateTime.of(moment, ZoneOffset.ofHours(-5)).toInstant());
        System.out.println(moment.atZone(ZoneOffset.UTC) + " " + ZonedDateTime.of(moment, ZoneId.of("UTC")).plusDays(1)
            + " " + ZoneOffset.ofHoursMinutes(5, 30) + " " + YearMonth.of(2023, 2).atEndOfMonth() + " " + Year.of(1900).isLeap()
            + " " + MonthDay.of(2, 29).isValidYear(2023));
        DateTimeFormatter pattern = DateTimeFormatter.ofPattern("dd.MM.uuuu HH:mm:ss", Locale.ROOT);
        System.out.println(moment.format(pattern) + " " + LocalDateTime.parse("01.02.2003 04:05:06", pattern)
            + " " + DateTimeFormatter.ISO_WEEK_DATE.format(day) + " " + DateTimeFormatter.BASIC_ISO_DATE.format(day)
            + " " + DateTimeFormatter.ISO_ORDINAL_DATE.format(day));
        System.out.println(Month.of(2).plus(11) + " " + DayOfWeek.SUNDAY.plus(1) + " " + Month.FEBRUARY.length(true)
            + " " + day.compareTo(day.plusDays(1)) + " " + day.isBefore(LocalDate.MAX) + " " + day.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
        for (String bad : new String[] {"2023-02-29", "2023-13-01", "x", ""}) {
            try {
                System.out.println(LocalDate.parse(bad));
            } catch (DateTimeParseException e) {
                System.out.println(bad + " at " + e.getErrorIndex());
            }
        }
        try {
            LocalDate.of(2023, 4, 31);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            LocalTime.NOON.plus(1, ChronoUnit.DAYS);
        } catch (UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
    }
}
