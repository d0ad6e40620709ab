//@ about: a class means its own public methods; inherited ones are named, and looked at by name
//@ verify: Inherited$Checking -> holds
//@ verify: Inherited$Checking#withdraw -> violated
//@ verify: Inherited$Account -> violated
class Inherited {
    static class Account {
        int balance;

        public void deposit(int amount) {
            balance += amount;
        }

        public void withdraw(int amount) {
            if (amount > available()) {
                throw new IllegalStateException("not enough");
            }
            balance -= amount;
        }

        public int available() {
            return balance;
        }
    }

    static class Checking extends Account {
        static final int CREDIT = 100;

        @Override
        public int available() {
            return balance + CREDIT;
        }
    }
}
