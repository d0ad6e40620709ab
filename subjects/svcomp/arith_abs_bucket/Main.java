import org.sosy_lab.sv_benchmarks.Verifier;

/** A hash table picks its bucket. One int has no absolute value. */
public class Main {

    private static final int BUCKETS = 7;

    static int bucketOf(int hash) {
        return Math.abs(hash) % BUCKETS;
    }

    public static void main(String[] args) {
        int hash = Verifier.nondetInt();
        int bucket = bucketOf(hash);
        assert bucket < BUCKETS;
        assert Math.floorMod(hash, BUCKETS) >= 0;
        assert bucket >= 0;
    }
}
