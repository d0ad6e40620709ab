package jbse.meta;

import lissom.Lissom;
import lissom.Replay;

/** Stands in for JBSE's class of that name while an input is replayed. */
public final class Analysis {

    private static final int SUCCEEDED = 100;

    private Analysis() {}

    public static boolean isRunByJBSE() {
        return true;
    }

    public static void ignore() {
        Lissom.ignore();
    }

    public static void assume(boolean condition) {
        Lissom.assume(condition);
    }

    public static void succeed() {
        System.exit(SUCCEEDED);
    }

    public static void fail() {
        Replay.fail("jbse.meta.Analysis.fail");
    }

    public static void ass3rt(boolean condition) {
        if (!condition) {
            fail();
        }
    }

    public static boolean any() {
        return Lissom.anyBoolean();
    }

    public static boolean force(boolean condition) {
        return condition;
    }

    public static void endGuidance() {
    }

    public static boolean isResolved(Object object, String field) {
        return Replay.unanswered("jbse.meta.Analysis.isResolved", true);
    }

    public static boolean isResolvedByAlias(Object object) {
        return Replay.unanswered("jbse.meta.Analysis.isResolvedByAlias", false);
    }

    public static boolean isResolvedByExpansion(Object object) {
        return Replay.unanswered("jbse.meta.Analysis.isResolvedByExpansion", false);
    }

    public static void assumeClassNotInitialized(Class<?> type) {
        Replay.unanswered("jbse.meta.Analysis.assumeClassNotInitialized", false);
    }

    public static boolean isSymbolic(byte value) {
        return Replay.unanswered("jbse.meta.Analysis.isSymbolic", false);
    }

    public static boolean isSymbolic(char value) {
        return Replay.unanswered("jbse.meta.Analysis.isSymbolic", false);
    }

    public static boolean isSymbolic(short value) {
        return Replay.unanswered("jbse.meta.Analysis.isSymbolic", false);
    }

    public static boolean isSymbolic(int value) {
        return Replay.unanswered("jbse.meta.Analysis.isSymbolic", false);
    }

    public static boolean isSymbolic(long value) {
        return Replay.unanswered("jbse.meta.Analysis.isSymbolic", false);
    }

    public static boolean isSymbolic(boolean value) {
        return Replay.unanswered("jbse.meta.Analysis.isSymbolic", false);
    }

    public static boolean isSymbolic(float value) {
        return Replay.unanswered("jbse.meta.Analysis.isSymbolic", false);
    }

    public static boolean isSymbolic(double value) {
        return Replay.unanswered("jbse.meta.Analysis.isSymbolic", false);
    }

    public static boolean isSymbolic(Object value) {
        return Replay.unanswered("jbse.meta.Analysis.isSymbolic", false);
    }

    public static String symbolName(byte value) {
        return Replay.unanswered("jbse.meta.Analysis.symbolName", null);
    }

    public static String symbolName(char value) {
        return Replay.unanswered("jbse.meta.Analysis.symbolName", null);
    }

    public static String symbolName(short value) {
        return Replay.unanswered("jbse.meta.Analysis.symbolName", null);
    }

    public static String symbolName(int value) {
        return Replay.unanswered("jbse.meta.Analysis.symbolName", null);
    }

    public static String symbolName(long value) {
        return Replay.unanswered("jbse.meta.Analysis.symbolName", null);
    }

    public static String symbolName(boolean value) {
        return Replay.unanswered("jbse.meta.Analysis.symbolName", null);
    }

    public static String symbolName(float value) {
        return Replay.unanswered("jbse.meta.Analysis.symbolName", null);
    }

    public static String symbolName(double value) {
        return Replay.unanswered("jbse.meta.Analysis.symbolName", null);
    }

    public static String symbolName(Object value) {
        return Replay.unanswered("jbse.meta.Analysis.symbolName", null);
    }
}
