//@ about: labelled break and continue out of nested loops, blocks, switches and try blocks
public class LabelledJumps {
    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) continue outer;
                if (i == 3) break outer;
                System.out.print(i * 10 + j + " ");
            }
        }
        System.out.println();
        System.out.println(primes(60));
        blocks(0);
        blocks(1);
        blocks(2);
        doWhile();
        switchInLoop("ab!c;d?e");
        throughFinally();
        System.out.println(find(new int[][][] {{{1, 2}, {3}}, {{4, 5}, {6, 7, 8}}}, 7));
        System.out.println(find(new int[][][] {{{1, 2}, {3}}}, 7));
    }

    static String primes(int limit) {
        StringBuilder out = new StringBuilder();
        candidates:
        for (int n = 2; n < limit; n++) {
            for (int d = 2; d * d <= n; d++) {
                if (n % d == 0) {
                    continue candidates;
                }
            }
            out.append(n).append(' ');
        }
        return out.toString();
    }

    static void blocks(int how) {
        first: {
            second: {
                if (how == 0) break first;
                if (how == 1) break second;
                System.out.print("inner ");
            }
            System.out.print("after second ");
        }
        System.out.println("after first");
    }

    static void doWhile() {
        int i = 0;
        again:
        do {
            i++;
            int j = 0;
            do {
                // continue in a do-while jumps to its condition, not to its start
                if (i % 2 == 0) continue again;
                System.out.print(i + "." + j + " ");
            } while (++j < 2);
        } while (i < 5);
        System.out.println();
    }

    static void switchInLoop(String text) {
        scan:
        for (int i = 0; ; i++) {
            switch (text.charAt(i)) {
                case '!':
                    continue;
                case ';':
                    System.out.print("semi ");
                    break;
                case '?':
                    break scan;
                default:
                    System.out.print(text.charAt(i) + " ");
            }
            System.out.print("| ");
        }
        System.out.println("end");
    }

    static void throughFinally() {
        int finallies = 0;
        a:
        for (int i = 0; i < 4; i++) {
            try {
                b:
                for (int j = 0; j < 4; j++) {
                    try {
                        if (i == 1) continue a;
                        if (j == 2) break b;
                        if (i == 3) break a;
                    } finally {
                        finallies++;
                        System.out.print("f" + i + j + " ");
                    }
                }
            } finally {
                finallies += 100;
                System.out.print("F" + i + " ");
            }
        }
        System.out.println(finallies);
    }

    static String find(int[][][] cube, int wanted) {
        int x = 0, y = 0, z = 0;
        search: {
            for (x = 0; x < cube.length; x++) {
                for (y = 0; y < cube[x].length; y++) {
                    for (z = 0; z < cube[x][y].length; z++) {
                        if (cube[x][y][z] == wanted) break search;
                    }
                }
            }
            return "none";
        }
        return x + "," + y + "," + z;
    }
}
