//@ about: operator precedence, associativity, promotion and left-to-right evaluation
//@ release: 8
public class Precedence {
    static StringBuilder trace = new StringBuilder();

    static int v(int x) {
        trace.append(x).append(' ');
        return x;
    }

    static void result(String what, Object value) {
        System.out.println(what + " = " + value + " [" + trace.toString().trim() + "]");
        trace.setLength(0);
    }

    public static void main(String[] args) {
        result("1+2*3", v(1) + v(2) * v(3));
        result("(1+2)*3", (v(1) + v(2)) * v(3));
        result("10-4-3", v(10) - v(4) - v(3));
        result("100/7/2", v(100) / v(7) / v(2));
        result("1<<2+3", v(1) << v(2) + v(3));
        result("7&3==3", (v(7) & v(3)) == v(3));
        result("1|2^3&4", v(1) | v(2) ^ v(3) & v(4));
        result("-2>>1", -v(2) >> v(1));
        result("~5+1", ~v(5) + v(1));
        result("a?b:c?d:e", v(0) == 1 ? v(2) : v(3) == 3 ? v(4) : v(5));
        result("mixed string", v(1) + v(2) + "s" + v(3) + v(4));
        result("char sum", 'a' + 'b' + "c" + 'd' + 1);
        int[] a = {1, 2, 3, 4};
        int i = 0;
        result("a[i] = i = 2", a[i] = i = 2);
        result("a", a[0] + "," + a[1] + "," + a[2] + " i " + i);
        int j = 1;
        a[j++] = a[j] + j;
        result("a[j++] = a[j] + j", a[1] + " j " + j);
        int k = 5;
        k = k++ * 2 + k;
        result("k++ * 2 + k", k);
        result("nested assignment", k = j = i += 4);
        result("assign in condition", (k = v(9)) > v(8) ? k : -k);
        promotion();
        equality();
    }

    static void promotion() {
        byte b = 1;
        short s = 2;
        char c = 'c';
        result("byte+short", ((Object) (b + s)).getClass().getSimpleName());
        result("char+char", ((Object) (c + c)).getClass().getSimpleName());
        result("int+long", ((Object) (1 + 1L)).getClass().getSimpleName());
        result("long+float", ((Object) (1L + 1f)).getClass().getSimpleName());
        result("float*double", ((Object) (1f * 1d)).getClass().getSimpleName());
        result("-byte", ((Object) (-b)).getClass().getSimpleName());
        result("cond byte:short", ((Object) (b > 0 ? b : s)).getClass().getSimpleName());
        result("cond char:int const", ((Object) (b > 0 ? c : 0)).getClass().getSimpleName());
        result("cond char:int var", ((Object) (b > 0 ? c : trace.length())).getClass().getSimpleName());
        result("cond Integer:Double", b > 0 ? Integer.valueOf(1) : Double.valueOf(2));
        result("shift keeps left type", ((Object) (1 << 1L)).getClass().getSimpleName());
        result("byte<<", ((Object) (b << s)).getClass().getSimpleName());
    }

    static void equality() {
        result("int==float", 16777217 == 16777216f);
        result("long==double", 9007199254740993L == 9007199254740992.0);
        result("char==int", 'a' == 97);
        result("boolean chain", v(1) < v(2) == v(3) < v(4));
        result("not equal", v(1) != v(2) ^ v(3) != v(3));
    }
}
