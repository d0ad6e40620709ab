//@ about: which part of an invariant does not hold: the line that said false first
//@ verify: WhichPart#add --n 2 -> violated
//@ verify: WhichPart#forget --n 2 -> violated
//@ verify: WhichPart#drop --n 2 -> violated
public class WhichPart {
    static class N { N next; int v; }
    N head; int size;
    private boolean noCircle() {
        int c = 0;
        for (N n = head; n != null; n = n.next) {
            if (++c > size) {
                return false;
            }
        }
        return c == size;
    }
    private boolean sorted() {
        for (N n = head; n != null && n.next != null; n = n.next) {
            if (n.v > n.next.v) {
                return false;
            }
        }
        return true;
    }
    private boolean isEmpty() { return head == null; }
    boolean repOK() {
        boolean e = isEmpty();
        if (size < 0) {
            return false;
        }
        return noCircle() && sorted();
    }
    public void add(int x) { N n = new N(); n.v = x; n.next = head; head = n; size++; }
    public void forget() { size = -1; }
    public void drop() { if (head != null) head = head.next; }
}
