//@ about: calendar arithmetic by hand: leap years, Julian day numbers, weekdays, Easter, ISO weeks, checked against java.time
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;

public class DateArithmetic {
    record Day(int year, int month, int day) implements Comparable<Day> {
        static final int[] LENGTHS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
        static final String[] NAMES = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

        Day {
            if (month < 1 || month > 12) throw new IllegalArgumentException("month " + month);
            if (day < 1 || day > length(year, month)) throw new IllegalArgumentException("day " + day + " in " + year + "-" + month);
        }

        static boolean leap(int y) {
            return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0);
        }

        static int length(int y, int m) {
            return m == 2 && leap(y) ? 29 : LENGTHS[m - 1];
        }

        static Day parse(String s) {
            String[] p = s.split("-");
            if (p.length != 3) throw new IllegalArgumentException("not a date: " + s);
            return new Day(Integer.parseInt(p[0]), Integer.parseInt(p[1]), Integer.parseInt(p[2]));
        }

        int number() {
            int a = (14 - month) / 12, y = year + 4800 - a, m = month + 12 * a - 3;
            return day + (153 * m + 2) / 5 + 365 * y + y / 4 - y / 100 + y / 400 - 32045;
        }

        static Day ofNumber(int n) {
            int a = n + 32044, b = (4 * a + 3) / 146097, c = a - 146097 * b / 4;
            int d = (4 * c + 3) / 1461, e = c - 1461 * d / 4, m = (5 * e + 2) / 153;
            return new Day(100 * b + d - 4800 + m / 10, m + 3 - 12 * (m / 10), e - (153 * m + 2) / 5 + 1);
        }

        Day plusDays(int n) {
            return ofNumber(number() + n);
        }

        Day plusMonths(int n) {
            int total = year * 12 + month - 1 + n, y = Math.floorDiv(total, 12), m = Math.floorMod(total, 12) + 1;
            return new Day(y, m, Math.min(day, length(y, m)));
        }

        int weekday() {
            return number() % 7;
        }

        int dayOfYear() {
            int n = day;
            for (int m = 1; m < month; m++) n += length(year, m);
            return n;
        }

        String isoWeek() {
            Day thursday = plusDays(3 - weekday());
            return thursday.year + "-W" + String.format("%02d", (thursday.dayOfYear() - 1) / 7 + 1);
        }

        static Day easter(int y) {
            int a = y % 19, b = y / 100, c = y % 100, d = b / 4, e = b % 4, g = (8 * b + 13) / 25;
            int h = (19 * a + b - d - g + 15) % 30, i = c / 4, k = c % 4, l = (32 + 2 * e + 2 * i - h - k) % 7, m = (a + 11 * h + 19 * l) / 433;
            int month = (h + l - 7 * m + 90) / 25;
            return new Day(y, month, (h + l - 7 * m + 33 * month + 19) % 32);
        }

        public int compareTo(Day o) {
            return Integer.compare(number(), o.number());
        }

        @Override
        public String toString() {
            return String.format("%04d-%02d-%02d", year, month, day);
        }
    }

    static String calendar(int year, int month) {
        StringBuilder b = new StringBuilder(String.format("%12d-%02d%n", year, month)).append("Mo Tu We Th Fr Sa Su\n");
        Day first = new Day(year, month, 1);
        b.append("   ".repeat(first.weekday()));
        for (int d = 1; d <= Day.length(year, month); d++) {
            b.append(String.format("%2d", d));
            boolean last = (first.weekday() + d) % 7 == 0;
            b.append(last || d == Day.length(year, month) ? "\n" : " ");
        }
        return b.toString();
    }

    public static void main(String[] args) {
        for (String s : new String[] {"2000-01-01", "1970-01-01", "1900-02-28", "2024-02-29", "1582-10-15", "9999-12-31", "2023-12-31"}) {
            Day d = Day.parse(s);
            LocalDate check = LocalDate.parse(s);
            System.out.println(d + " " + Day.NAMES[d.weekday()] + " number " + d.number() + " day of year " + d.dayOfYear() + " " + d.isoWeek() + " agrees " + (check.getDayOfYear() == d.dayOfYear() && check.getDayOfWeek() == DayOfWeek.of(d.weekday() + 1) && check.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) == Integer.parseInt(d.isoWeek().substring(d.isoWeek().indexOf('W') + 1))));
        }
        int wrong = 0;
        Day d = new Day(1999, 12, 25);
        LocalDate l = LocalDate.of(1999, 12, 25);
        for (int i = 0; i < 900; i++) {
            if (!d.toString().equals(l.toString()) || !d.plusMonths(i % 40 - 20).toString().equals(l.plusMonths(i % 40 - 20).toString())) wrong++;
            d = d.plusDays(1);
            l = l.plusDays(1);
        }
        System.out.println("disagreements " + wrong + ", now " + d);
        Day a = Day.parse("1969-07-20"), b = Day.parse("2024-05-06");
        System.out.println(b.number() - a.number() + " days between, java.time says " + ChronoUnit.DAYS.between(LocalDate.of(1969, 7, 20), LocalDate.of(2024, 5, 6)) + " " + a.compareTo(b));
        for (int y : new int[] {1900, 1961, 2000, 2008, 2024, 2038}) System.out.print(y + ":" + Day.easter(y).toString().substring(5) + (Day.leap(y) ? "* " : " "));
        System.out.println();
        System.out.println(new Day(2024, 1, 31).plusMonths(1) + " " + new Day(2023, 1, 31).plusMonths(1) + " " + new Day(2024, 3, 31).plusMonths(-13) + " " + new Day(2024, 12, 31).plusDays(1));
        System.out.print(calendar(2024, 2) + calendar(2021, 8));
        int fridays = 0;
        for (int y = 2001; y <= 2100; y++) for (int m = 1; m <= 12; m++) if (new Day(y, m, 13).weekday() == 4) fridays++;
        System.out.println("Friday the 13th in the century: " + fridays);
        for (String bad : new String[] {"2023-02-29", "2023-13-01", "2023-00-10", "hello", "2023-1-x"}) {
            try {
                System.out.println(Day.parse(bad));
            } catch (NumberFormatException e) {
                System.out.println("number: " + e.getMessage());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
