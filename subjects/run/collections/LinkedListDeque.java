//@ about: LinkedList as list, queue, deque and stack, with every end operation and list iteration
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.ListIterator;
import java.util.NoSuchElementException;

public class LinkedListDeque {
    public static void main(String[] args) {
        LinkedList<String> l = new LinkedList<>();
        System.out.println(l.peek() + " " + l.poll() + " " + l.peekFirst() + " " + l.peekLast() + " " + l.pollLast());
        for (String op : new String[] {"getFirst", "getLast", "removeFirst", "removeLast", "element", "remove", "pop"}) {
            try {
                switch (op) {
                    case "getFirst" -> l.getFirst();
                    case "getLast" -> l.getLast();
                    case "removeFirst" -> l.removeFirst();
                    case "removeLast" -> l.removeLast();
                    case "element" -> l.element();
                    case "remove" -> l.remove();
                    default -> l.pop();
                }
            } catch (NoSuchElementException e) {
                System.out.println(op + " " + e.getMessage());
            }
        }
        l.add("b");
        l.addFirst("a");
        l.addLast("c");
        l.offer("d");
        l.offerFirst("z");
        l.offerLast("e");
        l.push("top");
        l.add(3, "mid");
        System.out.println(l + " " + l.getFirst() + " " + l.getLast() + " " + l.element());
        System.out.println(l.pop() + " " + l.removeFirst() + " " + l.removeLast() + " " + l.pollFirst() + " " + l.pollLast() + " " + l);
        l.addAll(Arrays.asList("x", "mid", "y", "mid", null));
        l.addAll(1, Arrays.asList("p", "q"));
        System.out.println(l + " " + l.indexOf("mid") + " " + l.lastIndexOf("mid") + " " + l.indexOf(null) + " " + l.contains("q"));
        System.out.println(l.removeFirstOccurrence("mid") + " " + l.removeLastOccurrence("mid") + " " + l.removeLastOccurrence("none") + " " + l.remove(null) + " " + l);
        System.out.println(l.get(0) + " " + l.get(l.size() - 1) + " " + l.set(2, "SET") + " " + l.remove(1) + " " + l);
        try {
            l.get(50);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder back = new StringBuilder();
        for (Iterator<String> d = l.descendingIterator(); d.hasNext(); ) back.append(d.next()).append(' ');
        System.out.println(back);
        ListIterator<String> it = l.listIterator(1);
        while (it.hasNext()) {
            String s = it.next();
            if (s.equals("SET")) it.set("was set");
            if (s.equals("x")) it.remove();
            if (s.equals("y")) it.add("after y");
        }
        while (it.hasPrevious()) System.out.print(it.previousIndex() + "=" + it.previous() + " ");
        System.out.println();
        System.out.println(l.equals(Arrays.asList(l.toArray())) + " " + ((LinkedList<?>) l.clone()).size() + " " + l.hashCode());

        LinkedList<Integer> josephus = new LinkedList<>();
        for (int i = 1; i <= 20; i++) josephus.add(i);
        StringBuilder order = new StringBuilder();
        while (josephus.size() > 1) {
            for (int k = 0; k < 2; k++) josephus.addLast(josephus.removeFirst());
            order.append(josephus.removeFirst()).append(' ');
        }
        System.out.println(order + "survivor " + josephus);
        LinkedList<Integer> polynomial = new LinkedList<>();
        for (int i = 0; i < 10; i++) {
            if (i % 2 == 0) polynomial.addFirst(i);
            else polynomial.addLast(i);
        }
        System.out.println(polynomial + " " + polynomial.stream().mapToInt(i -> i).sum());
        polynomial.subList(2, 5).clear();
        System.out.println(polynomial);
    }
}
