//@ about: a bank with accounts, custom checked exceptions, transactions with rollback, interest and statements
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class BankSimulation {
    static class BankException extends Exception {
        BankException(String message) {
            super(message);
        }

        BankException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static class InsufficientFunds extends BankException {
        final BigDecimal missing;

        InsufficientFunds(Account a, BigDecimal missing) {
            super("account " + a.id + " lacks " + missing);
            this.missing = missing;
        }
    }

    static abstract class Account {
        final String id;
        protected BigDecimal balance = new BigDecimal("0.00");
        final List<String> statement = new ArrayList<>();

        Account(String id) {
            this.id = id;
        }

        void deposit(BigDecimal amount) throws BankException {
            if (amount.signum() <= 0) throw new BankException("bad amount " + amount);
            balance = balance.add(amount);
            statement.add("+" + amount);
        }

        void withdraw(BigDecimal amount) throws BankException {
            if (amount.signum() <= 0) throw new BankException("bad amount " + amount);
            BigDecimal floor = limit().negate();
            BigDecimal after = balance.subtract(amount).subtract(fee(amount));
            if (after.compareTo(floor) < 0) throw new InsufficientFunds(this, floor.subtract(after));
            balance = after;
            statement.add("-" + amount + (fee(amount).signum() > 0 ? " fee " + fee(amount) : ""));
        }

        BigDecimal limit() {
            return BigDecimal.ZERO;
        }

        BigDecimal fee(BigDecimal amount) {
            return BigDecimal.ZERO;
        }

        abstract void endOfYear();

        @Override
        public String toString() {
            return getClass().getSimpleName() + " " + id + " " + balance;
        }
    }

    static class Savings extends Account {
        final BigDecimal rate;

        Savings(String id, String rate) {
            super(id);
            this.rate = new BigDecimal(rate);
        }

        @Override
        void endOfYear() {
            BigDecimal interest = balance.multiply(rate).setScale(2, RoundingMode.HALF_EVEN);
            balance = balance.add(interest);
            statement.add("interest " + interest);
        }
    }

    static class Checking extends Account {
        Checking(String id) {
            super(id);
        }

        @Override
        BigDecimal limit() {
            return new BigDecimal("100.00");
        }

        @Override
        BigDecimal fee(BigDecimal amount) {
            return amount.multiply(new BigDecimal("0.01")).setScale(2, RoundingMode.UP).min(new BigDecimal("2.50"));
        }

        @Override
        void endOfYear() {
            if (balance.signum() < 0) {
                BigDecimal charge = balance.negate().multiply(new BigDecimal("0.18")).setScale(2, RoundingMode.HALF_UP);
                balance = balance.subtract(charge);
                statement.add("overdraft charge " + charge);
            }
        }
    }

    final Map<String, Account> accounts = new LinkedHashMap<>();

    Account account(String id) throws BankException {
        Account a = accounts.get(id);
        if (a == null) throw new BankException("no account " + id);
        return a;
    }

    void transfer(String from, String to, String amount) throws BankException {
        Account a = account(from), b = account(to);
        BigDecimal sum = new BigDecimal(amount), savedA = a.balance, savedB = b.balance;
        int linesA = a.statement.size(), linesB = b.statement.size();
        boolean done = false;
        try {
            b.deposit(sum);
            a.withdraw(sum);
            done = true;
        } catch (InsufficientFunds e) {
            throw new BankException("transfer " + from + " to " + to + " refused", e);
        } finally {
            if (!done) {
                a.balance = savedA;
                b.balance = savedB;
                a.statement.subList(linesA, a.statement.size()).clear();
                b.statement.subList(linesB, b.statement.size()).clear();
            }
        }
    }

    void execute(String command) {
        String[] w = command.split(" ");
        try {
            switch (w[0]) {
                case "open" -> {
                    if (accounts.putIfAbsent(w[2], w[1].equals("savings") ? new Savings(w[2], w[3]) : new Checking(w[2])) != null) throw new BankException("account " + w[2] + " exists");
                }
                case "deposit" -> account(w[1]).deposit(new BigDecimal(w[2]));
                case "withdraw" -> account(w[1]).withdraw(new BigDecimal(w[2]));
                case "transfer" -> transfer(w[1], w[2], w[3]);
                case "year" -> accounts.values().forEach(Account::endOfYear);
                default -> throw new BankException("unknown command " + w[0]);
            }
            System.out.println("ok      " + command + " -> " + accounts.values());
        } catch (InsufficientFunds e) {
            System.out.println("refused " + command + ": missing " + e.missing);
        } catch (BankException e) {
            System.out.println("failed  " + command + ": " + e.getMessage() + (e.getCause() == null ? "" : " because " + e.getCause().getMessage()));
        } catch (ArrayIndexOutOfBoundsException | NumberFormatException e) {
            System.out.println("invalid " + command);
        }
    }

    public static void main(String[] args) {
        BankSimulation bank = new BankSimulation();
        for (String c : new String[] {"open savings s1 0.025", "open checking c1", "open savings s1 0.9", "deposit s1 1000.00", "deposit c1 50.25", "withdraw c1 120.00", "withdraw c1 100", "transfer s1 c1 333.33", "transfer s1 c1 5000", "transfer s1 zz 1", "deposit c1 -5", "year", "withdraw s1 9999", "transfer c1 s1 250", "fly away", "deposit s1", "deposit s1 money", "year", "year"}) bank.execute(c);
        for (Account a : bank.accounts.values()) System.out.println(a + " " + a.statement);
        BigDecimal total = bank.accounts.values().stream().map(a -> a.balance).reduce(BigDecimal.ZERO, BigDecimal::add);
        System.out.println("total " + total);
    }
}
