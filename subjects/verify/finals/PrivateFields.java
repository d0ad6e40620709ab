//@ about: private fields have what their own class puts there: no null where nothing of it stores one
//@ verify: PrivateFields#made -> holds within the scope
//@ verify: PrivateFields#remade -> holds within the scope
//@ verify: PrivateFields#checked -> holds within the scope
//@ verify: PrivateFields#set -> violated
//@ verify: PrivateFields#dropped -> violated
//@ verify: PrivateFields#shared -> violated
//@ verify: PrivateFields#visible -> violated
//@ verify: PrivateFields#made --any-heap -> violated
import java.util.ArrayList;
import java.util.List;

class PrivateFields {
    private List<String> made = new ArrayList<>();
    private Object remade = new ArrayList<String>();
    private Object checked = "";
    private Object set = "";
    private Object dropped = "";
    private volatile Object shared = "";
    Object visible = "";

    boolean made() {
        return made.isEmpty();
    }

    boolean remade() {
        return remade.equals(this);
    }

    int checked() {
        return checked.hashCode() == 0 ? 1 : 2;
    }

    boolean set() {
        return set.equals(this);
    }

    boolean dropped() {
        return dropped.equals(this);
    }

    boolean shared() {
        return shared.equals(this);
    }

    boolean visible() {
        return visible.equals(this);
    }

    void change(Object value) {
        remade = new Object();
        set = value;
        if (value != null) {
            checked = value;
        }
    }

    class Inside {
        void drop() {
            dropped = null;
        }
    }
}
