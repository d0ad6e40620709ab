import org.sosy_lab.sv_benchmarks.Verifier;

/** A binary search whose upper bound excludes one element too many. */
public class Main {

    static boolean contains(int[] sorted, int value) {
        int lo = 0;
        int hi = sorted.length - 1;
        while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            if (sorted[mid] == value) {
                return true;
            } else if (sorted[mid] < value) {
                lo = mid + 1;
            } else {
                hi = mid;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        int[] sorted = new int[4];
        sorted[0] = Verifier.nondetInt();
        for (int i = 1; i < sorted.length; i++) {
            sorted[i] = Verifier.nondetInt();
            Verifier.assume(sorted[i - 1] < sorted[i]);
        }
        int value = Verifier.nondetInt();

        boolean found = contains(sorted, value);
        boolean present = false;
        for (int element : sorted) {
            present |= element == value;
        }
        assert !found || present;
        assert found || !present;
    }
}
