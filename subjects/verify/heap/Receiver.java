//@ about: the receiver is an input: not null, fields unknown, maybe equal to a parameter
//@ verify: Receiver#transfer -> violated
//@ verify: Receiver#get -> holds
//@ verify: Receiver#self -> violated
class Receiver {
    int balance;
    Receiver partner;

    void transfer(Receiver to, int amount) {
        if (to != null) {
            int before = to.balance;
            balance -= amount;
            to.balance += amount;
            assert to.balance == before + amount;
        }
    }

    int get() {
        return balance;
    }

    void self() {
        assert partner != this;
    }
}
