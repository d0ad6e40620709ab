//@ about: ArrayDeque: wrap-around, growth, both ends, iteration in both directions, null rejection, removal while iterating
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;

public class ArrayDequeRing {
    public static void main(String[] args) {
        ArrayDeque<Integer> d = new ArrayDeque<>(4);
        long checksum = 0;
        for (int round = 0; round < 200; round++) {
            for (int i = 0; i < 5; i++) d.addLast(round * 5 + i);
            if (round % 3 == 0) d.addFirst(-round);
            for (int i = 0; i < 4; i++) checksum = checksum * 31 + d.pollFirst();
            if (round % 7 == 0) checksum = checksum * 31 + d.pollLast();
        }
        System.out.println(checksum + " " + d.size() + " " + d.peekFirst() + " " + d.peekLast());
        while (d.size() > 10) {
            d.removeFirst();
            if (d.size() > 10) d.removeLast();
        }
        System.out.println(d);
        StringBuilder b = new StringBuilder();
        for (Iterator<Integer> it = d.descendingIterator(); it.hasNext(); ) b.append(it.next()).append(' ');
        System.out.println(b);
        for (Iterator<Integer> it = d.iterator(); it.hasNext(); ) if (it.next() % 2 == 0) it.remove();
        System.out.println(d + " " + d.contains(d.peekFirst()) + " " + d.contains(-1));
        d.removeIf(i -> i % 3 == 0);
        d.push(1000);
        d.offer(2000);
        d.offerFirst(3000);
        System.out.println(d + " pop " + d.pop() + " element " + d.element() + " last " + d.getLast());
        System.out.println(d.removeFirstOccurrence(2000) + " " + d.removeLastOccurrence(5) + " " + d.remove(1000) + " " + d);
        Deque<Integer> copy = d.clone();
        d.clear();
        System.out.println(copy + " " + d + " " + d.isEmpty());
        for (int op = 0; op < 4; op++) {
            try {
                if (op == 0) d.removeFirst();
                if (op == 1) d.getLast();
                if (op == 2) d.add(null);
                if (op == 3) d.iterator().next();
            } catch (NoSuchElementException e) {
                System.out.println(op + " no such element");
            } catch (NullPointerException e) {
                System.out.println(op + " null pointer");
            }
        }
        System.out.println(d.pollFirst() + " " + d.peekLast());

        String brackets = "{[()]}(()){[}]([)";
        ArrayDeque<Character> stack = new ArrayDeque<>();
        for (char c : brackets.toCharArray()) {
            if ("([{".indexOf(c) >= 0) stack.push(c);
            else if (!stack.isEmpty() && "([{".indexOf(stack.peek()) == ")]}".indexOf(c)) stack.pop();
            else {
                System.out.println("mismatch at " + c + " with " + stack);
                stack.clear();
            }
        }
        System.out.println("left open " + stack);

        int[] window = {1, 3, -1, -3, 5, 3, 6, 7, 2, 8, 1, 0};
        ArrayDeque<Integer> best = new ArrayDeque<>();
        StringBuilder maxima = new StringBuilder();
        for (int i = 0; i < window.length; i++) {
            while (!best.isEmpty() && best.peekFirst() <= i - 3) best.pollFirst();
            while (!best.isEmpty() && window[best.peekLast()] < window[i]) best.pollLast();
            best.addLast(i);
            if (i >= 2) maxima.append(window[best.peekFirst()]).append(' ');
        }
        System.out.println(maxima);
        System.out.println(copy.stream().map(i -> i + 1).toList() + " " + copy.toArray().length);
    }
}
