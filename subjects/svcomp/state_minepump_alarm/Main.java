import org.sosy_lab.sv_benchmarks.Verifier;

/** A mine pump with optional features. One combination lets it run while there is methane in the shaft. */
public class Main {

    private final boolean lowSensor;
    private final boolean methaneAlarm;
    private int water = 1;
    private boolean methane;
    private boolean pumpRunning;

    Main(boolean lowSensor, boolean methaneAlarm) {
        this.lowSensor = lowSensor;
        this.methaneAlarm = methaneAlarm;
    }

    private void environment(boolean rises, boolean methaneChanges) {
        if (rises && water < 2) {
            water++;
        }
        if (methaneChanges) {
            methane = !methane;
        }
        if (pumpRunning && water > 0) {
            water--;
        }
    }

    private void control() {
        if (pumpRunning) {
            if (lowSensor && water == 0) {
                pumpRunning = false;
            } else if (methaneAlarm && methane) {
                pumpRunning = false;
            }
        } else if (water == 2) {
            pumpRunning = true;
        }
    }

    public static void main(String[] args) {
        Main pump = new Main(Verifier.nondetBoolean(), Verifier.nondetBoolean());
        for (int i = 0; i < 3; i++) {
            pump.environment(Verifier.nondetBoolean(), Verifier.nondetBoolean());
            pump.control();
            assert 0 <= pump.water && pump.water <= 2;
            assert !pump.lowSensor || pump.water > 0 || !pump.pumpRunning;
            assert !pump.methaneAlarm || !pump.methane || !pump.pumpRunning;
        }
    }
}
