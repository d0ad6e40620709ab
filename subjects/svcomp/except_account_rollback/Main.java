import org.sosy_lab.sv_benchmarks.Verifier;

/** A bank books several withdrawals or none: whatever goes wrong, the balance is as it was. */
public class Main {

    static class BookingException extends Exception {
        private static final long serialVersionUID = 1L;
    }

    static final class OverdrawnException extends BookingException {
        private static final long serialVersionUID = 1L;
        final int missing;

        OverdrawnException(int missing) {
            this.missing = missing;
        }
    }

    static final class Account {
        private int balance;

        Account(int balance) {
            this.balance = balance;
        }

        void withdraw(int amount) throws BookingException {
            if (amount < 0) {
                throw new BookingException();
            }
            if (amount > balance) {
                throw new OverdrawnException(amount - balance);
            }
            balance -= amount;
        }

        int withdrawAll(int[] amounts) {
            int before = balance;
            boolean done = false;
            try {
                for (int amount : amounts) {
                    withdraw(amount);
                }
                done = true;
                return 0;
            } catch (OverdrawnException e) {
                return e.missing;
            } catch (BookingException e) {
                return -1;
            } finally {
                if (!done) {
                    balance = before;
                }
            }
        }
    }

    public static void main(String[] args) {
        int balance = Verifier.nondetInt();
        Verifier.assume(balance >= 0);
        int[] amounts = {Verifier.nondetInt(), Verifier.nondetInt()};
        Account account = new Account(balance);
        int result = account.withdrawAll(amounts);

        assert account.balance >= 0;
        if (result == 0) {
            assert account.balance == balance - amounts[0] - amounts[1];
            assert account.balance <= balance;
        } else {
            assert account.balance == balance;
            assert result == -1 || result > 0;
            assert result > 0 || amounts[0] < 0 || amounts[1] < 0;
        }
    }
}
