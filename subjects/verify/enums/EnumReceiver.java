//@ about: the receiver of an enum's method is one of its constants; values() and valueOf(String) are not verified unasked
//@ verify: EnumReceiver -> holds
//@ verify: EnumReceiver$Coin -> violated
enum EnumReceiver {
    ONE(1),
    TWO(2);

    private final int worth;

    EnumReceiver(int worth) {
        this.worth = worth;
    }

    public int half() {
        assert worth == 1 || worth == 2;
        return worth / 2;
    }

    public EnumReceiver other() {
        switch (this) {
            case ONE:
                return TWO;
            case TWO:
                return ONE;
            default:
                throw new AssertionError();
        }
    }

    enum Coin {
        HEADS {
            @Override
            int flip() {
                return 1;
            }
        },
        TAILS {
            @Override
            int flip() {
                return 0;
            }
        };

        abstract int flip();

        public int ask() {
            return 1 / flip();
        }
    }
}
