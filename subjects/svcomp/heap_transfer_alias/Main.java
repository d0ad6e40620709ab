import org.sosy_lab.sv_benchmarks.Verifier;

/** Moves money between two accounts of a linked chain. They may be one and the same. */
public class Main {

    static final class Account {
        int balance;
        final Account next;

        Account(int balance, Account next) {
            this.balance = balance;
            this.next = next;
        }
    }

    static Account nth(Account account, int n) {
        return n == 0 ? account : nth(account.next, n - 1);
    }

    static int total(Account account) {
        return account == null ? 0 : account.balance + total(account.next);
    }

    static boolean transfer(Account from, Account to, int amount) {
        if (amount < 0 || amount > from.balance) {
            return false;
        }
        int debited = from.balance - amount;
        int credited = to.balance + amount;
        from.balance = debited;
        to.balance = credited;
        return true;
    }

    public static void main(String[] args) {
        Account chain = null;
        for (int i = 0; i < 3; i++) {
            int balance = Verifier.nondetInt();
            Verifier.assume(0 <= balance && balance <= 1000);
            chain = new Account(balance, chain);
        }
        int from = Verifier.nondetInt();
        int to = Verifier.nondetInt();
        Verifier.assume(0 <= from && from < 3 && 0 <= to && to < 3);

        int before = total(chain);
        boolean done = transfer(nth(chain, from), nth(chain, to), Verifier.nondetInt());
        assert done || total(chain) == before;
        assert nth(chain, from).balance >= 0;
        assert total(chain) == before;
    }
}
