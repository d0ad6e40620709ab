package lissa.drivers;

import lissa.Schedule;
import lissom.Lissom;

public final class ScheduleDriver {
    private ScheduleDriver() {}

    public static void quantumExpire(int[] priorities) {
        Schedule schedule = of(priorities);
        schedule.quantumExpire();
        Lissom.check(schedule.repOK());
    }

    static boolean quantumExpireRequires(int[] priorities) {
        return priorities != null;
    }

    public static void addProcess(int[] priorities, int priority) {
        Schedule schedule = of(priorities);
        add(schedule, priority);
        Lissom.check(schedule.repOK());
    }

    static boolean addProcessRequires(int[] priorities, int priority) {
        return priorities != null;
    }

    /** Jobs of these priorities, some of which are blocked again. */
    private static Schedule of(int[] priorities) {
        Schedule schedule = new Schedule();
        int count = Counted.length(priorities);
        for (int i = 0; i < count; i++) {
            add(schedule, priorities[i]);
        }
        int blocked = Lissom.choose(0, count);
        for (int i = 0; i < blocked; i++) {
            schedule.blockProcess();
        }
        return schedule;
    }

    private static void add(Schedule schedule, int priority) {
        try {
            schedule.addProcess(priority);
        } catch (IllegalArgumentException e) {
            // No such priority, no such job.
        }
    }
}
