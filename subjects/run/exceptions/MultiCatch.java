//@ about: multi-catch, catching by superclass, order of clauses, Error and Throwable, what is not caught
public class MultiCatch {
    static class Base extends Exception {
        final int code;

        Base(int code) {
            super("code " + code);
            this.code = code;
        }
    }

    static class Left extends Base {
        Left() {
            super(1);
        }
    }

    static class Right extends Base {
        Right() {
            super(2);
        }

        @Override
        public String getMessage() {
            return "right " + super.getMessage();
        }
    }

    static class Unrelated extends Exception implements Comparable<Unrelated> {
        public int compareTo(Unrelated o) {
            return 0;
        }
    }

    static void trigger(int i) throws Exception {
        switch (i) {
            case 0: throw new Left();
            case 1: throw new Right();
            case 2: throw new Unrelated();
            case 3: throw new Base(3);
            case 4: int[] a = new int[0]; a[0] = 1; break;
            case 5: Object o = "s"; Integer n = (Integer) o; break;
            case 6: "".charAt(0); break;
            case 7: throw new StackOverflowError();
            case 8: throw new AssertionError("assertion");
            case 9: throw new Exception("checked");
            case 10: Object[] s = new String[1]; s[0] = 1; break;
            case 11: i = 1 / (i - 11); break;
            case 12: throw null;
            default:
        }
    }

    static String handle(int i) {
        try {
            trigger(i);
            return "nothing";
        } catch (Left | Right e) {
            return "left or right " + e.code + " " + e.getMessage() + " " + e.getClass().getSimpleName();
        } catch (Base e) {
            return "base " + e.code;
        } catch (IndexOutOfBoundsException | ClassCastException e) {
            RuntimeException common = e;
            return "index or cast " + common.getClass().getSimpleName();
        } catch (ArrayStoreException | ArithmeticException | NullPointerException e) {
            return "runtime " + e.getClass().getSimpleName();
        } catch (Exception e) {
            return "other exception " + e;
        } catch (VirtualMachineError e) {
            return "machine " + e;
        } catch (Throwable t) {
            return "throwable " + t;
        }
    }

    static String nestedHandlers(int i) {
        try {
            try {
                trigger(i);
            } catch (Left e) {
                trigger(i + 1); // an exception in a handler is not for its sibling handlers
            } catch (Right e) {
                return "sibling";
            }
        } catch (Right e) {
            return "outer right";
        } catch (Exception | Error e) {
            return "outer " + e.getClass().getSimpleName();
        }
        return "none";
    }

    public static void main(String[] args) {
        for (int i = 0; i <= 13; i++) {
            System.out.println(i + " " + handle(i));
        }
        for (int i = 0; i < 5; i++) {
            System.out.println(i + " " + nestedHandlers(i));
        }
        int finals = 0;
        for (int i = 0; i < 14; i++) {
            try {
                trigger(i);
                finals++;
            } catch (RuntimeException | Error e) {
                finals += 100;
            } catch (Exception e) {
                finals += 10000;
            } finally {
                finals += 1000000;
            }
        }
        System.out.println(finals);
    }
}
