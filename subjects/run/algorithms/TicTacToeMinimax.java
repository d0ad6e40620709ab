//@ about: game trees: tic-tac-toe by minimax and alpha-beta, connect four at low depth, Nim by Grundy numbers
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class TicTacToeMinimax {
    static final int[] LINES = {0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100};
    static int nodes;

    static boolean wins(int board) {
        for (int l : LINES) if ((board & l) == l) return true;
        return false;
    }

    static int alphaBeta(int me, int other, int alpha, int beta) {
        nodes++;
        if (wins(other)) return -10 + Integer.bitCount(me | other);
        if ((me | other) == 511) return 0;
        for (int i = 0; i < 9; i++) {
            if (((me | other) >> i & 1) == 1) continue;
            int v = -alphaBeta(other, me | 1 << i, -beta, -alpha);
            alpha = Math.max(alpha, v);
            if (alpha >= beta) break;
        }
        return alpha;
    }

    static int memoized(int me, int other, Map<Integer, Integer> memo) {
        if (wins(other)) return -1;
        if ((me | other) == 511) return 0;
        Integer known = memo.get(me << 9 | other);
        if (known != null) return known;
        int best = -2;
        for (int i = 0; i < 9; i++) if (((me | other) >> i & 1) == 0) best = Math.max(best, -memoized(other, me | 1 << i, memo));
        memo.put(me << 9 | other, best);
        return best;
    }

    static int bestMove(int me, int other) {
        int best = -100, move = -1;
        for (int i = 0; i < 9; i++) {
            if (((me | other) >> i & 1) == 1) continue;
            int v = -alphaBeta(other, me | 1 << i, -100, 100);
            if (v > best) {
                best = v;
                move = i;
            }
        }
        return move;
    }

    static String draw(int x, int o) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 9; i++) b.append((x >> i & 1) == 1 ? 'X' : (o >> i & 1) == 1 ? 'O' : '.').append(i % 3 == 2 ? i == 8 ? "" : "/" : "");
        return b.toString();
    }

    static final class ConnectFour {
        final int[][] cells = new int[6][7];
        final int[] height = new int[7];

        boolean drop(int column, int player) {
            if (height[column] == 6) return false;
            cells[height[column]++][column] = player;
            return true;
        }

        void lift(int column) {
            cells[--height[column]][column] = 0;
        }

        boolean four(int player) {
            int[][] d = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
            for (int r = 0; r < 6; r++) for (int c = 0; c < 7; c++) for (int[] s : d) {
                int k = 0;
                while (k < 4 && r + k * s[0] < 6 && c + k * s[1] >= 0 && c + k * s[1] < 7 && cells[r + k * s[0]][c + k * s[1]] == player) k++;
                if (k == 4) return true;
            }
            return false;
        }

        int search(int player, int depth, int alpha, int beta) {
            nodes++;
            if (four(3 - player)) return -100 - depth;
            if (depth == 0) return 0;
            for (int c : new int[] {3, 2, 4, 1, 5, 0, 6}) {
                if (!drop(c, player)) continue;
                int v = -search(3 - player, depth - 1, -beta, -alpha);
                lift(c);
                alpha = Math.max(alpha, v);
                if (alpha >= beta) return alpha;
            }
            return alpha;
        }

        int choose(int player, int depth) {
            int best = -1000, move = -1;
            for (int c : new int[] {3, 2, 4, 1, 5, 0, 6}) {
                if (!drop(c, player)) continue;
                int v = -search(3 - player, depth - 1, -1000, -best);
                lift(c);
                if (v > best) {
                    best = v;
                    move = c;
                }
            }
            return move;
        }
    }

    static int grundy(int n, int[] moves, int[] memo) {
        if (memo[n] >= 0) return memo[n];
        List<Integer> seen = new ArrayList<>();
        for (int m : moves) if (m <= n) seen.add(grundy(n - m, moves, memo));
        int g = 0;
        while (seen.contains(g)) g++;
        return memo[n] = g;
    }

    public static void main(String[] args) {
        Map<Integer, Integer> memo = new HashMap<>();
        System.out.println("value of the empty board " + memoized(0, 0, memo) + ", positions " + memo.size());
        int x = 0b10000, o = 0;
        boolean oTurn = true;
        while (!wins(x) && !wins(o) && (x | o) != 511) {
            nodes = 0;
            int m = oTurn ? bestMove(o, x) : bestMove(x, o);
            if (oTurn) o |= 1 << m;
            else x |= 1 << m;
            System.out.println((oTurn ? "O" : "X") + " plays " + m + " " + draw(x, o) + " nodes " + nodes);
            oTurn = !oTurn;
        }
        System.out.println("fork " + draw(0b100000001, 0b10000) + " best reply " + bestMove(0b10000, 0b100000001) + ", win in one " + bestMove(0b11, 0b110000));
        int xWins = 0, oWins = 0;
        for (int m = 0; m < 9; m++) {
            int v = -memoized(0, 1 << m, memo);
            if (v > 0) xWins++;
            if (v < 0) oWins++;
        }
        System.out.println("openings won " + xWins + " lost " + oWins);
        ConnectFour game = new ConnectFour();
        int player = 1;
        for (int c : new int[] {3, 3, 2, 2, 4}) {
            game.drop(c, player);
            player = 3 - player;
        }
        nodes = 0;
        System.out.println("second player answers " + game.choose(2, 4) + ", first player would play " + game.choose(1, 3) + ", nodes " + nodes);
        System.out.println(Arrays.toString(game.height) + " " + game.drop(0, 2) + " " + game.four(1) + " " + game.drop(5, 1) + " " + game.four(1));
        int[] g = new int[31];
        Arrays.fill(g, -1);
        for (int n = 0; n <= 30; n++) grundy(n, new int[] {1, 3, 4}, g);
        System.out.println(Arrays.toString(g));
        int[] piles = {3, 4, 5};
        int xor = Arrays.stream(piles).reduce(0, (a, b) -> a ^ b);
        for (int i = 0; i < 3; i++) if ((piles[i] ^ xor) < piles[i]) System.out.println("nim " + xor + ": take " + (piles[i] - (piles[i] ^ xor)) + " from pile " + i);
    }
}
