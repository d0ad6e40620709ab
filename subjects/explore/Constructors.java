package explore;

/** Constructors as subjects. */
public class Constructors {
    static class Part {
        int weight;
    }

    final Part part;
    int total;
    private int[] data;

    public Constructors(Part part) {
        this.part = part;
        this.total = part.weight;
    }

    public Constructors(Part a, Part b) {
        this(a);
        if (a == b) throw new IllegalArgumentException("same");
        total += b.weight;
    }

    public Constructors(int n) {
        part = null;
        data = new int[n];
        total = data.length;
    }

    boolean repOK() {
        return total >= 0;
    }
}
