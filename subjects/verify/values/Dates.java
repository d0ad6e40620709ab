//@ about: dates, times and large numbers of the JDK are given as their own methods leave them
//@ verify: Dates#ordered -> holds within the scope
//@ verify: Dates#lastDay -> holds within the scope
//@ verify: Dates#leap -> violated
//@ verify: Dates#hour -> holds
//@ verify: Dates#nanos -> holds
//@ verify: Dates#sign -> holds within the scope
//@ verify: Dates#zero -> holds within the scope
//@ verify: Dates#firstBit -> holds within the scope
//@ verify: Dates#text -> holds within the scope
//@ verify: Dates#shared -> holds within the scope
//@ verify: Dates#copied -> holds within the scope
//@ verify: Dates#ordered --any-heap -> violated
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.BitSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** What values promise holds of those that are given. */
public class Dates {
    static void ordered(LocalDate date) {
        if (date != null) {
            assert date.getMonthValue() >= 1 && date.getMonthValue() <= 12 && date.getDayOfMonth() >= 1;
        }
    }

    static void lastDay(LocalDate date) {
        if (date != null && date.getDayOfMonth() == 31) {
            assert date.getMonthValue() != 4 && date.getMonthValue() != 2;
        }
    }

    /** There is a 29th of February. */
    static void leap(LocalDate date) {
        if (date != null && date.getMonthValue() == 2) {
            assert date.getDayOfMonth() <= 28;
        }
    }

    static void hour(LocalDateTime time) {
        if (time != null) {
            assert time.getHour() < 24;
        }
    }

    static void nanos(Duration duration) {
        if (duration != null) {
            assert duration.getNano() >= 0;
        }
    }

    static void sign(BigDecimal number) {
        if (number != null) {
            assert number.signum() >= -1 && number.signum() <= 1 && number.scale() >= 0;
        }
    }

    static void zero(BigInteger number) {
        if (number != null && number.signum() == 0) {
            assert number.bitLength() == 0;
        }
    }

    static void firstBit(BitSet set) {
        if (set != null && !set.isEmpty()) {
            assert set.nextSetBit(0) >= 0;
        }
    }

    static void text(StringBuilder text) {
        if (text != null && text.length() > 0) {
            assert text.charAt(text.length() - 1) < 256;
        }
    }

    static void shared(ConcurrentHashMap<Integer, Integer> map) {
        if (map != null) {
            for (Integer key : map.keySet()) {
                assert map.get(key) != null;
            }
        }
    }

    static void copied(CopyOnWriteArrayList<Integer> list) {
        if (list != null && list.size() == 1) {
            assert list.indexOf(list.get(0)) == 0;
        }
    }
}
