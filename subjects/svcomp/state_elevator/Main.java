import org.sosy_lab.sv_benchmarks.Verifier;

/** An elevator for three floors. It closes its door before it goes on, but not before it turns round. */
public class Main {

    enum Door {
        OPEN,
        CLOSED
    }

    private final boolean[] called = new boolean[3];
    private int floor;
    private int direction = 1;
    private boolean moving;
    private Door door = Door.CLOSED;

    private void call(int target) {
        called[target] = true;
        if (!moving && target == floor) {
            door = Door.OPEN;
            called[target] = false;
        }
    }

    private boolean isCalledBeyond() {
        for (int i = floor + direction; 0 <= i && i < called.length; i += direction) {
            if (called[i]) {
                return true;
            }
        }
        return false;
    }

    private void step() {
        if (called[floor]) {
            called[floor] = false;
            moving = false;
            door = Door.OPEN;
        } else if (isCalledBeyond()) {
            if (!moving) {
                door = Door.CLOSED;
            }
            moving = true;
            floor += direction;
        } else {
            direction = -direction;
            if (isCalledBeyond()) {
                moving = true;
                floor += direction;
            } else {
                moving = false;
            }
        }
    }

    public static void main(String[] args) {
        Main elevator = new Main();
        for (int i = 0; i < 3; i++) {
            int target = Verifier.nondetInt();
            Verifier.assume(-1 <= target && target <= 2);
            if (target >= 0) {
                elevator.call(target);
            }
            elevator.step();
            assert 0 <= elevator.floor && elevator.floor <= 2;
            assert !elevator.moving || elevator.door == Door.CLOSED;
        }
    }
}
