//@ about: abstract classes: template method, constructors, abstract and concrete overriding each other, static state, anonymous bodies
import java.util.ArrayList;
import java.util.List;

public class AbstractClasses {
    static abstract class Account {
        private static int nextId = 1;
        protected final int id;
        private long balance;
        private final List<String> history = new ArrayList<>();

        protected Account(long opening) {
            id = nextId++;
            balance = opening;
            record("open " + opening);
        }

        final boolean withdraw(long amount) {
            if (amount <= 0) throw new IllegalArgumentException("amount " + amount);
            long fee = fee(amount);
            if (!permits(balance - amount - fee)) {
                record("refused " + amount);
                return false;
            }
            balance -= amount + fee;
            record("out " + amount + "+" + fee);
            return true;
        }

        final void monthEnd() {
            long interest = interest(balance);
            if (interest != 0) {
                balance += interest;
                record("interest " + interest);
            }
        }

        protected abstract long fee(long amount);

        protected boolean permits(long after) {
            return after >= 0;
        }

        protected long interest(long balance) {
            return 0;
        }

        protected void record(String line) {
            history.add(line);
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + "#" + id + " " + balance + " " + history;
        }
    }

    static class Savings extends Account {
        Savings(long opening) {
            super(opening);
        }

        @Override
        protected long fee(long amount) {
            return 0;
        }

        @Override
        protected long interest(long balance) {
            return balance * 3 / 100;
        }
    }

    static class Checking extends Account {
        private final long limit;

        Checking(long opening, long limit) {
            super(opening);
            this.limit = limit;
        }

        @Override
        protected long fee(long amount) {
            return Math.max(1, amount / 100);
        }

        @Override
        protected boolean permits(long after) {
            return super.permits(after) || after >= -limit;
        }

        @Override
        protected long interest(long balance) {
            return balance < 0 ? balance / 10 : super.interest(balance);
        }
    }

    /** A concrete method made abstract again. */
    static abstract class Audited extends Savings {
        Audited(long opening) {
            super(opening);
        }

        @Override
        protected abstract long fee(long amount);

        @Override
        protected void record(String line) {
            super.record("audited " + line);
        }
    }

    public static void main(String[] args) {
        Account[] accounts = {
            new Savings(1000), new Checking(100, 500), new Audited(300) {
                private int uses;

                @Override
                protected long fee(long amount) {
                    return ++uses * 5;
                }
            },
        };
        for (int month = 0; month < 3; month++) {
            for (Account a : accounts) {
                boolean ok = a.withdraw(100 + month * 150);
                System.out.print(a.id + (ok ? "y " : "n "));
                a.monthEnd();
            }
        }
        System.out.println();
        for (Account a : accounts) {
            System.out.println(a);
        }
        try {
            accounts[0].withdraw(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Account.nextId + " " + java.lang.reflect.Modifier.isAbstract(Account.class.getModifiers()) + " " + java.lang.reflect.Modifier.isAbstract(Savings.class.getModifiers()));
    }
}
