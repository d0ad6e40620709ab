package hex;

import jbse.meta.Analysis;

/** Where a flight goes: waypoints in the order of time, each at a place of its own, and the two places it is between. */
public class FlightPlan {
    Waypoint first;
    Fix from;
    Fix to;

    static class Waypoint {
        int time;
        Fix fix;
        Waypoint next;
    }

    static class Fix {
        int x;
        int y;

        boolean _isUsed;
    }

    public boolean repOK() {
        for (Waypoint point = first; point != null; point = point.next) {
            if (point.fix == null) return false;
            if (point.next != null && point.next.time <= point.time) return false;
            for (Waypoint other = first; other != point; other = other.next) {
                if (other.fix == point.fix) return false;
            }
        }
        return true;
    }

    /** Triggers. */
    static class Hex {
        static void gotNext(Waypoint before) {
            Analysis.assume(before.next.time > before.time);
        }

        static void gotPlace(Fix fix) {
            fix._isUsed = false;
        }

        static void gotFix(Fix fix) {
            fix._isUsed = true;
        }

        /** A place that was met before: as one of the two, or as that of another waypoint. */
        static void sharesFix(Fix fix) {
            Analysis.assume(!fix._isUsed);
            fix._isUsed = true;
        }
    }

    public int length() {
        int count = 0;
        for (Waypoint point = first; point != null; point = point.next) count++;
        return count;
    }

    public boolean isOnRoute() {
        for (Waypoint point = first; point != null && point.next != null; point = point.next) {
            if (point.fix == from && point.next.fix == to) return true;
        }
        return false;
    }

    public int timeAt(int x, int y) {
        for (Waypoint point = first; point != null; point = point.next) {
            if (point.fix.x == x && point.fix.y == y) return point.time;
        }
        return -1;
    }

    public boolean skip(int time) {
        if (first == null) return false;
        for (Waypoint point = first; point.next != null; point = point.next) {
            if (point.next.time == time) {
                point.next = point.next.next;
                return true;
            }
        }
        return false;
    }
}
