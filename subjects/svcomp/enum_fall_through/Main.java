import org.sosy_lab.sv_benchmarks.Verifier;

/** A tariff by a switch that falls through: on purpose at one place, by mistake at another. */
public class Main {

    enum Day {
        WEEKDAY,
        SATURDAY,
        SUNDAY,
        HOLIDAY;

        boolean isFree() {
            return compareTo(SUNDAY) >= 0;
        }
    }

    @SuppressWarnings("fallthrough")
    static int price(Day day, boolean child) {
        int price = 0;
        switch (day) {
            case WEEKDAY:
                price += 2;
            case SATURDAY:
                price += child ? 1 : 3;
                if (!child) {
                    break;
                }
            default:
                price += 4;
                break;
            case HOLIDAY:
                price = 1;
        }
        return price;
    }

    public static void main(String[] args) {
        int number = Verifier.nondetInt();
        Verifier.assume(0 <= number && number < Day.values().length);
        Day day = Day.values()[number];
        boolean child = Verifier.nondetBoolean();

        assert day.ordinal() == number && Day.valueOf(day.name()) == day;
        assert day.isFree() == (number >= 2);
        int price = price(day, child);
        assert price >= 1;
        assert day.isFree() || !child || price <= price(day, false) + 2;
        assert day != Day.SATURDAY || price <= 4;
    }
}
