package lissom.given;

import static lissom.given.Engine.*;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.BitSet;
import java.util.Date;

/** Dates, times, numbers of any size and the like. What they have computed before and kept, nobody can tell. */
final class Values {
    private static final int NANOS = 999_999_999;

    private Values() {}

    static void given(LocalDate date) {
        int year = year(date);
        int month = between(date, "month", 1, 12);
        int day = number(date, "day");
        assume(day >= 1);
        if (day > 28) {
            if (month == 2) {
                assume(day == 29);
                assume((year & 3) == 0);
            } else {
                // Long and short months take turns, but for July and August.
                assume(day <= 30 + (month + (month >> 3) & 1));
            }
        }
    }

    static void given(LocalTime time) {
        between(time, "hour", 0, 23);
        between(time, "minute", 0, 59);
        between(time, "second", 0, 59);
        between(time, "nano", 0, NANOS);
    }

    static void given(LocalDateTime time) {
        assume(field(time, "date") != null);
        assume(field(time, "time") != null);
    }

    static void given(Year year) {
        year(year);
    }

    static void given(YearMonth month) {
        year(month);
        between(month, "month", 1, 12);
    }

    static void given(Duration duration) {
        between(duration, "nanos", 0, NANOS);
    }

    static void given(Instant instant) {
        long seconds = wide(instant, "seconds");
        assume(seconds >= -31_557_014_167_219_200L);
        assume(seconds <= 31_556_889_864_403_199L);
        between(instant, "nanos", 0, NANOS);
    }

    static void given(Date date) {
        assume(field(date, "cdate") == null);
    }

    static void given(BigInteger number) {
        int[] digits = (int[]) field(number, "mag");
        assume(digits != null);
        int sign = number(number, "signum");
        if (digits.length == 0) {
            assume(sign == 0);
        } else {
            assume(sign == 1 || sign == -1);
            assume(digits[0] != 0);
        }
        nothingKept(number, "bitCountPlusOne");
        nothingKept(number, "bitLengthPlusOne");
        nothingKept(number, "lowestSetBitPlusTwo");
        nothingKept(number, "firstNonzeroIntNumPlusTwo");
    }

    /** With at most two places behind the point, and digits that fit into a long. */
    static void given(BigDecimal number) {
        inScope(wide(number, "intCompact") != Long.MIN_VALUE);
        assume(field(number, "intVal") == null);
        assume(field(number, "stringCache") == null);
        nothingKept(number, "precision");
        int scale = number(number, "scale");
        inScope(scale >= 0);
        inScope(scale <= 2);
    }

    static void given(BitSet set) {
        long[] words = (long[]) field(set, "words");
        assume(words != null);
        int used = words.length;
        assume(number(set, "wordsInUse") == used);
        assume(used == 0 || words[used - 1] != 0);
        assume(!flag(set, "sizeIsSticky"));
    }

    /** Of Latin-1 characters, and with no room for more. */
    static void given(StringBuilder text) {
        byte[] value = (byte[]) field(text, "value");
        assume(value != null);
        assume(number(text, "count") == value.length);
        inScope(number(text, "coder") == 0);
        assume(!has(text, "maybeLatin1") || !flag(text, "maybeLatin1"));
    }

    /** From 1901 to 2099: every fourth year is a leap year. */
    private static int year(Object date) {
        int year = number(date, "year");
        inScope(year >= 1901);
        inScope(year <= 2099);
        return year;
    }

    private static int between(Object holder, String name, int least, int most) {
        int number = number(holder, name);
        assume(number >= least);
        assume(number <= most);
        return number;
    }

    private static void nothingKept(Object holder, String name) {
        assume(!has(holder, name) || number(holder, name) == 0);
    }

    private static void inScope(boolean is) {
        if (!is) {
            beyond();
        }
    }
}
