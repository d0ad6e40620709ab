import org.sosy_lab.sv_benchmarks.Verifier;

/** A mine pump with optional features, each of which keeps its promise in every combination. */
public class Main {

    private final boolean lowSensor;
    private final boolean methaneAlarm;
    private final boolean manualStop;
    private int water = 1;
    private boolean methane;
    private boolean stopped;
    private boolean pumpRunning;

    Main(boolean lowSensor, boolean methaneAlarm, boolean manualStop) {
        this.lowSensor = lowSensor;
        this.methaneAlarm = methaneAlarm;
        this.manualStop = manualStop;
    }

    private void environment(boolean rises, boolean methaneChanges) {
        if (rises && water < 2) {
            water++;
        }
        methane ^= methaneChanges;
        if (pumpRunning && water > 0) {
            water--;
        }
    }

    private boolean mayRun() {
        return !(methaneAlarm && methane) && !stopped;
    }

    private void control(boolean stop) {
        if (manualStop) {
            stopped |= stop;
        }
        if (pumpRunning) {
            pumpRunning = mayRun() && !(lowSensor && water == 0);
        } else {
            pumpRunning = mayRun() && water == 2;
        }
    }

    public static void main(String[] args) {
        Main pump = new Main(Verifier.nondetBoolean(), Verifier.nondetBoolean(), Verifier.nondetBoolean());
        for (int i = 0; i < 3; i++) {
            pump.environment(Verifier.nondetBoolean(), Verifier.nondetBoolean());
            pump.control(i == 1 && Verifier.nondetBoolean());
            assert 0 <= pump.water && pump.water <= 2;
            assert !pump.lowSensor || pump.water > 0 || !pump.pumpRunning;
            assert !pump.methaneAlarm || !pump.methane || !pump.pumpRunning;
            assert !pump.stopped || pump.manualStop && !pump.pumpRunning;
        }
    }
}
