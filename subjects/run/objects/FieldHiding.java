//@ about: fields are chosen by static type: hiding, super.field, casts, fields of interfaces, shadowing by locals
public class FieldHiding {
    interface Named {
        String NAME = "interface";
        int LEVEL = 7;
    }

    static class A {
        String name = "A";
        static int count = 1;
        int value = 10;

        String viaMethod() {
            return name;
        }

        static String where() {
            return "A.where";
        }
    }

    static class B extends A implements Named {
        String name = "B";
        static int count = 2;
        long value = 20L;

        @Override
        String viaMethod() {
            return name + "<" + super.name + "<" + ((A) this).name;
        }

        static String where() {
            return "B.where";
        }

        String plain() {
            return super.viaMethod();
        }
    }

    static class C extends B {
        String name = "C";
        private final double value = 30.5;

        String all() {
            String name = "local";
            return name + "," + this.name + "," + super.name + "," + ((A) this).name + "," + NAME + "," + value + "," + super.value + "," + ((A) this).value;
        }

        void change() {
            name += "+";
            super.name += "-";
            ((A) this).name += "*";
            ((A) this).value++;
            super.value *= 3;
            count += 100;
        }
    }

    public static void main(String[] args) {
        C c = new C();
        B b = c;
        A a = c;
        System.out.println(c.name + " " + b.name + " " + a.name);
        System.out.println(c.viaMethod() + " " + b.viaMethod() + " " + a.viaMethod() + " " + b.plain());
        System.out.println(c.all());
        c.change();
        System.out.println(c.all());
        System.out.println(A.count + " " + B.count + " " + C.count);
        a.name = "written through A";
        b.name = "written through B";
        System.out.println(c.all());
        System.out.println(a.value + " " + b.value + " " + ((A) b).value);
        System.out.println(A.where() + " " + B.where() + " " + C.where());
        System.out.println(C.NAME + " " + B.LEVEL + " " + Named.LEVEL);
        parameters("argument", 5);
        new FieldHiding().shadow(1);
    }

    String text = "field";
    static int n = 100;

    static void parameters(String text, int n) {
        n++;
        FieldHiding.n += n;
        System.out.println(text + " " + n + " " + FieldHiding.n);
    }

    void shadow(int depth) {
        for (int n = 0; n < 2; n++) {
            String text = this.text + n;
            class Local {
                String text = "local class";

                String both() {
                    return text + "/" + FieldHiding.this.text;
                }
            }
            Local local = new Local();
            local.text += depth;
            System.out.println(text + " " + local.both());
        }
        {
            int text = 5;
            System.out.println(text + this.text);
        }
        Runnable r = new Runnable() {
            final String text = "anonymous";

            public void run() {
                System.out.println(text + " " + this.text + " " + FieldHiding.this.text);
            }
        };
        r.run();
    }
}
