//@ about: an uncaught exception: trace on stderr, exit code 1, finally blocks run, output before it is kept
public class UncaughtPlain {
    static class Account {
        private int balance = 50;

        void withdraw(int amount) {
            if (amount > balance) {
                throw new IllegalStateException("balance " + balance + " is less than " + amount);
            }
            balance -= amount;
        }
    }

    static class Audit implements AutoCloseable {
        final String name;

        Audit(String name) {
            this.name = name;
            System.out.println("open " + name);
        }

        @Override
        public void close() {
            System.out.println("close " + name);
        }
    }

    static void transfer(Account from, int... amounts) {
        for (int amount : amounts) {
            try (Audit a = new Audit("transfer " + amount)) {
                from.withdraw(amount);
                System.out.println("took " + amount);
            } finally {
                System.out.println("finally " + amount);
            }
        }
    }

    public static void main(String[] args) {
        System.out.println("start");
        System.err.println("a line on stderr");
        try {
            transfer(new Account(), 20, 10);
            transfer(new Account(), 30, 40, 50);
        } catch (IllegalArgumentException e) {
            System.out.println("wrong handler");
        } finally {
            System.out.println("finally in main");
        }
        System.out.println("never reached");
    }
}
