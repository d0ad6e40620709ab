//@ about: a method over 32 KB, whose jumps need goto_w and inverted conditions, made of nested finally blocks
public class FarJumps {
    static int count;
    static long sum;

    static int step(int n) {
        count++;
        sum = sum * 31 + n;
        return n;
    }

    /** javac copies each finally block once per exit of its try, so nesting them grows the code exponentially. */
    static int far(int limit) {
        int result = 0;
        outer:
        for (int i = 0; i < limit; i++) {
            if (i == 1) continue;
            do {
                try {
                    if (i == 2) continue outer;
                    if (i == 5) break outer;
                    if (i == 6) return -1;
                    result += step(1);
                } finally {
                    try {
                        result += step(i + 2) * 3 - step(i);
                        if (i == 3) continue outer;
                    } finally {
                        try {
                            result ^= step(3) + step(result & 7) + step(i << 2);
                            if (i == 4) step(-4);
                        } finally {
                            try {
                                result += step(4) * step(result % 5) + step(i * 3) - step(i / 2);
                            } finally {
                                try {
                                    result ^= step(5) + step(result & 3) * step(i & 1) + step(i - 1) * step(2);
                                } finally {
                                    try {
                                        result += step(6) - step(result & 15) + step(i | 8) * step(i ^ 3) - step(9);
                                    } finally {
                                        try {
                                            result -= step(7) * step(result & 1) + step(~i) * step(i % 3) + step(10);
                                        } finally {
                                            result = result * 17 + step(9) - step(result & 31) + step(i - 7) * step(12) + step(13);
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            } while (result % 3 == 0);
        }
        return result;
    }

    public static void main(String[] args) {
        for (int limit = 0; limit <= 8; limit++) {
            count = 0;
            sum = 0;
            System.out.println(limit + " " + far(limit) + " " + count + " " + sum);
        }
    }
}
