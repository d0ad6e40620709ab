//@ about: return, break, continue and throw leaving nested try/finally in every direction
public class FinallyFlow {
    static StringBuilder log = new StringBuilder();

    static int leave(int how) {
        int local = 1;
        for (int round = 0; round < 2; round++) {
            log.append("r").append(round);
            try {
                try {
                    switch (how) {
                        case 0: return local;
                        case 1: break;
                        case 2: continue;
                        case 3: throw new IllegalStateException("inner");
                        case 4: return local / (local - 1);
                        case 5: return helper(local++);
                    }
                    log.append("(done)");
                } catch (ArithmeticException e) {
                    log.append("(caught)");
                    return -1;
                } finally {
                    log.append("(f1)");
                    local += 10;
                }
                log.append("(between)");
            } catch (IllegalStateException e) {
                log.append("(ise)");
                if (round == 1) return -2;
            } finally {
                log.append("(f2)");
                local += 100;
            }
        }
        return local;
    }

    static int helper(int v) {
        try {
            return v + 1000;
        } finally {
            log.append("(h)");
        }
    }

    static int loopWithFinally() {
        int i = 0;
        while (true) {
            try {
                try {
                    i++;
                    if (i % 3 == 0) continue;
                    if (i > 7) break;
                } finally {
                    log.append(i).append(' ');
                }
                log.append("x ");
            } finally {
                if (i == 4) {
                    log.append("skip ");
                    continue;
                }
            }
        }
        return i;
    }

    static String order(boolean fail) {
        try {
            log.append("try ");
            if (fail) throw new RuntimeException("t");
            return value("return");
        } catch (RuntimeException e) {
            log.append("catch ");
            return value("caught");
        } finally {
            try {
                log.append("finally-try ");
                if (fail) throw new RuntimeException("f");
            } catch (RuntimeException e) {
                log.append("finally-catch ");
            } finally {
                log.append("finally-finally ");
            }
        }
    }

    static String value(String s) {
        log.append("eval ");
        return s;
    }

    static int nestedReturns() {
        try {
            try {
                try {
                    return 1;
                } finally {
                    log.append("a");
                }
            } finally {
                log.append("b");
                if (log.length() > 1) {
                    return 2;
                }
            }
        } finally {
            log.append("c");
        }
    }

    static void flush(Object result) {
        System.out.println(result + " " + log);
        log.setLength(0);
    }

    public static void main(String[] args) {
        for (int how = 0; how <= 6; how++) {
            flush(how + " -> " + leave(how));
        }
        flush(loopWithFinally());
        flush(order(false));
        flush(order(true));
        flush(nestedReturns());
    }
}
