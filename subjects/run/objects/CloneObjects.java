//@ about: Object.clone: shallow and deep copies, CloneNotSupportedException, copy constructors, subclasses keep their class
import java.util.ArrayList;
import java.util.HashMap;

public class CloneObjects {
    static class Plain {
        int v = 1;

        Object tryClone() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    static class Address implements Cloneable {
        String city;
        int[] codes;

        Address(String city, int... codes) {
            this.city = city;
            this.codes = codes;
        }

        @Override
        public Address clone() {
            try {
                Address a = (Address) super.clone();
                a.codes = codes.clone();
                return a;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Person implements Cloneable {
        static int constructed;
        final String name;
        Address address;
        long id = 7;
        double weight = 70.5;
        boolean active = true;
        char initial;
        Person self = this;

        Person(String name, Address address) {
            constructed++;
            this.name = name;
            this.address = address;
            initial = name.charAt(0);
        }

        Person shallow() {
            try {
                return (Person) clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }

        Person deep() {
            Person p = shallow();
            p.address = address.clone();
            p.self = p;
            return p;
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + " " + name + " " + address.city + java.util.Arrays.toString(address.codes) + " " + id + " " + weight + " " + active + " " + initial + " "
                + (self == this);
        }
    }

    static class Employee extends Person {
        ArrayList<String> skills = new ArrayList<>();
        final Object lock = new Object();

        Employee(String name, Address address) {
            super(name, address);
        }
    }

    static class Derived extends Plain implements Cloneable {
        String more = "more";
    }

    public static void main(String[] args) throws Exception {
        try {
            new Plain().tryClone();
        } catch (CloneNotSupportedException e) {
            System.out.println(e.getMessage());
        }
        Derived d = new Derived();
        d.v = 5;
        Derived e = (Derived) d.tryClone();
        System.out.println(e.v + e.more + (e != d) + (e.getClass() == d.getClass()));

        Person original = new Person("Ada", new Address("London", 1, 2));
        Person shallow = original.shallow(), deep = original.deep();
        System.out.println((original.address == shallow.address) + " " + (original.address == deep.address));
        original.address.city = "Paris";
        original.address.codes[0] = 99;
        original.id++;
        System.out.println(original);
        System.out.println(shallow);
        System.out.println(deep);
        System.out.println("constructors run: " + Person.constructed);

        Employee worker = new Employee("Bob", new Address("Rome"));
        worker.skills.add("java");
        Employee copy = (Employee) worker.deep();
        copy.skills.add("rust");
        copy.active = false;
        System.out.println(worker.skills + " " + copy.skills + " " + worker + " " + copy + " " + (worker.lock == copy.lock));

        ArrayList<StringBuilder> list = new ArrayList<>();
        list.add(new StringBuilder("x"));
        @SuppressWarnings("unchecked")
        ArrayList<StringBuilder> second = (ArrayList<StringBuilder>) list.clone();
        second.get(0).append("y");
        second.add(new StringBuilder("z"));
        System.out.println(list + " " + second);
        HashMap<String, int[]> map = new HashMap<>();
        map.put("a", new int[] {1});
        HashMap<?, ?> mapCopy = (HashMap<?, ?>) map.clone();
        map.get("a")[0] = 2;
        map.put("b", null);
        System.out.println(((int[]) mapCopy.get("a"))[0] + " " + mapCopy.size() + " " + map.size());
        Object[] mixed = {1, new int[] {2}, original};
        Object[] mixedCopy = mixed.clone();
        System.out.println(mixedCopy[2] == original && mixedCopy[1] == mixed[1]);
    }
}
