//@ about: input arrays of every primitive element type
//@ verify: ElementTypes#booleans -> violated
//@ verify: ElementTypes#bytes -> violated
//@ verify: ElementTypes#shorts -> violated
//@ verify: ElementTypes#chars -> violated
//@ verify: ElementTypes#ints -> violated
//@ verify: ElementTypes#longs -> violated
//@ verify: ElementTypes#floats -> violated
//@ verify: ElementTypes#doubles -> violated
class ElementTypes {
    static void booleans(boolean[] a) {
        if (a != null && a.length == 2) {
            assert a[0] == a[1];
        }
    }

    static void bytes(byte[] a) {
        if (a != null && a.length == 1) {
            assert a[0] != -128;
        }
    }

    static void shorts(short[] a) {
        if (a != null && a.length == 1) {
            assert a[0] != 32767;
        }
    }

    static void chars(char[] a) {
        if (a != null && a.length == 1) {
            assert a[0] != '\uffff';
        }
    }

    static void ints(int[] a) {
        if (a != null && a.length == 2) {
            assert a[0] + a[1] != 42;
        }
    }

    static void longs(long[] a) {
        if (a != null && a.length == 1) {
            assert a[0] != Long.MIN_VALUE;
        }
    }

    static void floats(float[] a) {
        if (a != null && a.length == 1) {
            assert a[0] == a[0];
        }
    }

    static void doubles(double[] a) {
        if (a != null && a.length == 1) {
            assert a[0] != 0.5;
        }
    }
}
