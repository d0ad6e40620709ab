package lissa;

/**
 * A scheduler with a queue of jobs for each of three priorities and one for those that wait.
 *
 * <p>The invariant is about links alone: how many jobs a queue believes it has, and which priority a job believes it has,
 * may be anything.
 */
public class Schedule {
    static final int PRIORITIES = 3;

    static class Job {
        int priority;
        Job next;
        Job previous;
    }

    static class Queue {
        int count;
        Job first;
        Job last;

        boolean repOK(Visited visited) {
            Job end = null;
            for (Job job = first; job != null; job = job.next) {
                if (!visited.add(job) || job.previous != end) {
                    return false;
                }
                end = job;
            }
            return last == end;
        }

        void append(Job job) {
            job.previous = last;
            if (last != null) {
                last.next = job;
            } else {
                first = job;
            }
            last = job;
            job.next = null;
            count++;
        }

        void remove(Job job) {
            if (job.next != null) {
                job.next.previous = job.previous;
            } else {
                last = job.previous;
            }
            if (job.previous != null) {
                job.previous.next = job.next;
            } else {
                first = job.next;
            }
            count--;
        }
    }

    Job current;
    Queue low;
    Queue middle;
    Queue high;
    Queue blocked;

    public Schedule() {
        low = new Queue();
        middle = new Queue();
        high = new Queue();
        blocked = new Queue();
    }

    public boolean repOK() {
        Visited queues = new Visited();
        Visited jobs = new Visited();
        return repOK(low, queues, jobs)
                && repOK(middle, queues, jobs)
                && repOK(high, queues, jobs)
                && repOK(blocked, queues, jobs);
    }

    private static boolean repOK(Queue queue, Visited queues, Visited jobs) {
        return queue != null && queues.add(queue) && queue.repOK(jobs);
    }

    /** Adds a job of this priority. */
    public void addProcess(int priority) throws IllegalArgumentException {
        if (priority < 1 || priority > PRIORITIES) {
            throw new IllegalArgumentException();
        }
        Job job = new Job();
        job.priority = priority;
        queue(priority).append(job);
    }

    /** The time of the running job is up: the next one runs, and queues up again behind the others of its priority. */
    public void quantumExpire() throws IllegalArgumentException {
        schedule();
        if (current != null) {
            queue(current.priority).append(current);
        }
    }

    /** The next job has to wait. */
    public void blockProcess() {
        schedule();
        if (current != null) {
            blocked.append(current);
        }
    }

    /** Takes the first job of the highest priority that has any. */
    private void schedule() {
        current = null;
        for (int priority = PRIORITIES; priority > 0; priority--) {
            Queue queue = queue(priority);
            if (queue.count > 0) {
                current = queue.first;
                if (current != null) {
                    queue.remove(current);
                }
                return;
            }
        }
    }

    private Queue queue(int priority) {
        return switch (priority) {
            case 1 -> low;
            case 2 -> middle;
            case 3 -> high;
            default -> throw new IllegalArgumentException();
        };
    }
}
