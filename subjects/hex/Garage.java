package hex;

/** An array with an object of its own in every place: rules about elements. */
public class Garage {
    Car[] places;

    static class Car {
        Garage garage;
    }

    public boolean repOK() {
        if (places == null) {
            return false;
        }
        for (int i = 0; i < places.length; i++) {
            if (places[i] == null || places[i].garage != this) {
                return false;
            }
            for (int k = 0; k < i; k++) {
                if (places[k] == places[i]) {
                    return false;
                }
            }
        }
        return true;
    }

    public Car first() {
        return places.length == 0 ? null : places[0];
    }
}
