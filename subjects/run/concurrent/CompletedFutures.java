//@ about: CompletableFuture and FutureTask completed on the calling thread: thenApply, thenCombine, handle, exceptionally, allOf
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

public class CompletedFutures {
    static void attempt(String what, CompletableFuture<?> f) {
        try {
            System.out.println(what + " = " + f.get());
        } catch (ExecutionException e) {
            System.out.println(what + " failed with " + e.getCause());
        } catch (CancellationException e) {
            System.out.println(what + " cancelled");
        } catch (InterruptedException e) {
            System.out.println("interrupted");
        }
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> done = CompletableFuture.completedFuture(20);
        attempt("apply", done.thenApply(x -> x + 1).thenApply(x -> "v" + x));
        attempt("compose", done.thenCompose(x -> CompletableFuture.completedFuture(x * 2)));
        attempt("combine", done.thenCombine(CompletableFuture.completedFuture(5), Integer::sum));
        attempt("accept", done.thenAccept(x -> System.out.println("accepting " + x)));
        attempt("run", done.thenRun(() -> System.out.println("running")));
        attempt("either", done.applyToEither(new CompletableFuture<>(), x -> x - 1));
        attempt("both", done.thenAcceptBoth(done, (a, b) -> System.out.println(a * b)));
        attempt("handle", done.handle((v, e) -> v + " " + e));
        attempt("whenComplete", done.whenComplete((v, e) -> System.out.println("completed " + v + " " + e)));

        CompletableFuture<Integer> failed = new CompletableFuture<>();
        System.out.println(failed.isDone() + " " + failed.getNow(-1) + " " + failed.completeExceptionally(new IllegalArgumentException("broken")) + " " + failed.complete(1) + " " + failed.isDone() + " " + failed.isCompletedExceptionally());
        attempt("failed", failed);
        attempt("failed apply", failed.thenApply(x -> x + 1));
        attempt("exceptionally", failed.exceptionally(e -> e.getMessage().length()));
        attempt("exceptionally after apply", failed.thenApply(x -> x + 1).exceptionally(e -> e instanceof CompletionException ? 1 : 0));
        attempt("handle failed", failed.handle((v, e) -> "handled " + e.getMessage()));
        attempt("throws", done.thenApply(x -> {
            throw new IllegalStateException("in stage");
        }));
        try {
            done.thenApply(x -> x / 0).join();
        } catch (CompletionException e) {
            System.out.println("join " + e.getMessage() + " / " + e.getCause().getMessage());
        }

        CompletableFuture<String> later = new CompletableFuture<>();
        List<String> log = new ArrayList<>();
        later.thenAccept(s -> log.add("1:" + s));
        later.thenApply(String::length).thenAccept(n -> log.add("2:" + n));
        CompletableFuture<String> joined = later.thenCombine(done, (s, n) -> s + n);
        System.out.println(log + " " + later.getNumberOfDependents() + " " + joined.isDone());
        later.complete("now");
        java.util.Collections.sort(log);
        System.out.println(log + " " + joined.join() + " " + later.get(1, TimeUnit.SECONDS) + " " + later.getNow("no"));
        CompletableFuture<String> cancelled = new CompletableFuture<>();
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled() + " " + cancelled.isCompletedExceptionally());
        attempt("cancelled", cancelled);
        attempt("after cancel", cancelled.thenApply(s -> s));
        attempt("all", CompletableFuture.allOf(done, later, joined));
        attempt("any", CompletableFuture.anyOf(new CompletableFuture<>(), later));
        attempt("all with failure", CompletableFuture.allOf(done, failed));
        CompletableFuture<Integer> obtrude = CompletableFuture.completedFuture(1);
        obtrude.obtrudeValue(2);
        System.out.println(obtrude.join() + " " + CompletableFuture.failedFuture(new Error("e")).isCompletedExceptionally());

        Executor direct = Runnable::run;
        attempt("direct supply", CompletableFuture.supplyAsync(() -> "same thread " + Thread.currentThread().getName(), direct));
        attempt("direct run", CompletableFuture.runAsync(() -> System.out.println("side effect"), direct).thenApplyAsync(v -> "then " + v, direct));
        FutureTask<Integer> task = new FutureTask<>(() -> 6 * 7);
        System.out.println(task.isDone());
        task.run();
        System.out.println(task.isDone() + " " + task.get() + " " + task.cancel(true));
        FutureTask<String> bad = new FutureTask<>(() -> {
            throw new java.io.IOException("no disk");
        });
        bad.run();
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage());
        }
        FutureTask<String> fixed = new FutureTask<>(() -> System.out.println("task body"), "result");
        fixed.run();
        fixed.run();
        System.out.println(fixed.get());
        System.out.println(TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.NANOSECONDS.toMillis(5_999_999) + " " + TimeUnit.DAYS.convert(49, TimeUnit.HOURS) + " " + TimeUnit.SECONDS.toNanos(Long.MAX_VALUE / 1000));
    }
}
