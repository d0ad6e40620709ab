//@ about: Number conversions, compare, hashCode, sum and max of every wrapper; Boolean logic; primitive class objects
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class BoxedMethods {
    public static void main(String[] args) {
        Number[] numbers = {(byte) -5, (short) 300, 70000, 5_000_000_000L, 3.99f, -1e300, Double.NaN};
        for (Number n : numbers) {
            System.out.println(n.getClass().getSimpleName() + " " + n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " " + n.longValue() + " " + n.floatValue() + " " + n.doubleValue() + " hash " + n.hashCode());
        }
        System.out.println(Integer.compare(1, 2) + " " + Integer.compare(Integer.MIN_VALUE, Integer.MAX_VALUE) + " " + Byte.compare((byte) 1, (byte) 100) + " " + Short.compare((short) 5, (short) -5) + " " + Long.compare(5, 5) + " " + Character.compare('a', 'b') + " " + Boolean.compare(true, false));
        System.out.println(Integer.valueOf(3).compareTo(7) + " " + Long.valueOf(9).compareTo(7L) + " " + Byte.valueOf((byte) 3).compareTo((byte) 7) + " " + Boolean.TRUE.compareTo(false));
        System.out.println(Integer.sum(Integer.MAX_VALUE, 1) + " " + Integer.max(3, 4) + " " + Integer.min(-3, 4) + " " + Long.sum(1, 2) + " " + Long.max(1, 2) + " " + Long.min(1, 2));
        System.out.println(Boolean.logicalAnd(true, false) + " " + Boolean.logicalOr(true, false) + " " + Boolean.logicalXor(true, true) + " " + Boolean.hashCode(true) + " " + Boolean.hashCode(false) + " " + Boolean.toString(true));
        System.out.println(Byte.MIN_VALUE + " " + Byte.MAX_VALUE + " " + Short.MIN_VALUE + " " + Short.MAX_VALUE + " " + Integer.MIN_VALUE + " " + Integer.MAX_VALUE + " " + Long.MIN_VALUE + " " + Long.MAX_VALUE);
        System.out.println(int.class + " " + Integer.TYPE + " " + Integer.class + " " + (int.class == Integer.TYPE) + " " + (Object) void.class + " " + int[].class.getName() + " " + Long[][].class.getName() + " " + double.class.isPrimitive());
        System.out.println(Integer.hashCode(-7) + " " + Long.hashCode(1L << 33) + " " + Short.hashCode((short) -1) + " " + Byte.hashCode((byte) -1) + " " + Character.hashCode('A') + " " + Float.hashCode(0.5f) + " " + Double.hashCode(0.5));
        System.out.println(Double.isNaN(0.0 / 0) + " " + Double.isInfinite(1 / 0.0) + " " + Double.isFinite(1e308 * 10) + " " + Double.valueOf(1).isInfinite() + " " + Double.compare(Double.NaN, Double.NaN));

        List<Integer> list = new ArrayList<>(Arrays.asList(5, 3, 127, 128, 1000, -1, 1000, 3));
        list.remove(Integer.valueOf(1000));
        list.remove(0);
        System.out.println(list + " " + list.indexOf(1000) + " " + list.contains(128) + " " + Collections.max(list) + " " + Collections.min(list));
        Collections.sort(list);
        int sum = 0;
        for (int i : list) sum += i;
        System.out.println(list + " " + sum + " " + Collections.frequency(list, 3));
        Integer[] boxes = {3, 1, 2};
        Arrays.sort(boxes, Collections.reverseOrder());
        System.out.println(Arrays.toString(boxes) + " " + boxes.getClass().getSimpleName());
        Object o = 5;
        System.out.println((o instanceof Integer i && i > 4) + " " + (o instanceof Number) + " " + (o instanceof Comparable) + " " + o.equals(5) + " " + o.equals(5L));
        try {
            Long l = (Long) o;
            System.out.println(l);
        } catch (ClassCastException e) {
            System.out.println("not a Long");
        }
        long fromBox = (Integer) o;
        double half = (Integer) o / 2.0;
        char c = (char) (int) (Integer) o;
        System.out.println(fromBox + " " + half + " " + (int) c + " " + ((Integer) o).doubleValue());
        System.out.println(Integer.valueOf(77).describeConstable().get() + " " + Double.valueOf(2).describeConstable().isPresent());
    }
}
