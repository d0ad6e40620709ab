//@ about: topological sorting with cycle reporting, strongly connected components, critical path, bipartite check, Euler path
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

public class TopologicalSort {
    static class Cycle extends RuntimeException {
        final List<String> path;

        Cycle(List<String> path) {
            super(String.join(" -> ", path));
            this.path = path;
        }
    }

    final TreeMap<String, TreeSet<String>> next = new TreeMap<>();

    TopologicalSort edges(String text) {
        for (String e : text.split(",")) {
            String[] p = e.trim().split(">");
            next.computeIfAbsent(p[0], k -> new TreeSet<>());
            if (p.length > 1) {
                next.get(p[0]).add(p[1]);
                next.computeIfAbsent(p[1], k -> new TreeSet<>());
            }
        }
        return this;
    }

    List<String> depthFirst() {
        Map<String, Integer> state = new HashMap<>();
        Deque<String> out = new ArrayDeque<>();
        for (String v : next.keySet()) visit(v, state, new ArrayList<>(), out);
        return new ArrayList<>(out);
    }

    private void visit(String v, Map<String, Integer> state, List<String> path, Deque<String> out) {
        path.add(v);
        int s = state.getOrDefault(v, 0);
        if (s == 1) throw new Cycle(path.subList(path.indexOf(v), path.size()));
        if (s == 0) {
            state.put(v, 1);
            for (String w : next.get(v)) visit(w, state, path, out);
            state.put(v, 2);
            out.push(v);
        }
        path.remove(path.size() - 1);
    }

    List<List<String>> layers() {
        Map<String, Integer> incoming = new TreeMap<>();
        for (String v : next.keySet()) incoming.putIfAbsent(v, 0);
        next.values().forEach(ws -> ws.forEach(w -> incoming.merge(w, 1, Integer::sum)));
        List<List<String>> out = new ArrayList<>();
        while (!incoming.isEmpty()) {
            List<String> ready = incoming.entrySet().stream().filter(e -> e.getValue() == 0).map(Map.Entry::getKey).toList();
            if (ready.isEmpty()) throw new IllegalStateException("stuck with " + incoming.keySet());
            out.add(ready);
            for (String v : ready) {
                incoming.remove(v);
                for (String w : next.get(v)) incoming.computeIfPresent(w, (k, n) -> n - 1);
            }
        }
        return out;
    }

    private int counter;

    List<List<String>> components() {
        Map<String, Integer> index = new HashMap<>(), low = new HashMap<>();
        Deque<String> stack = new ArrayDeque<>();
        List<List<String>> out = new ArrayList<>();
        counter = 0;
        for (String v : next.keySet()) if (!index.containsKey(v)) tarjan(v, index, low, stack, out);
        return out;
    }

    private void tarjan(String v, Map<String, Integer> index, Map<String, Integer> low, Deque<String> stack, List<List<String>> out) {
        index.put(v, counter);
        low.put(v, counter++);
        stack.push(v);
        for (String w : next.get(v)) {
            if (!index.containsKey(w)) {
                tarjan(w, index, low, stack, out);
                low.merge(v, low.get(w), Math::min);
            } else if (stack.contains(w)) low.merge(v, index.get(w), Math::min);
        }
        if (!low.get(v).equals(index.get(v))) return;
        List<String> component = new ArrayList<>();
        String w;
        do component.add(w = stack.pop());
        while (!w.equals(v));
        Collections.sort(component);
        out.add(component);
    }

    int critical(Map<String, Integer> duration, List<String> path) {
        Map<String, Integer> finish = new HashMap<>();
        Map<String, String> from = new HashMap<>();
        String last = null;
        for (String v : depthFirst()) {
            int f = finish.getOrDefault(v, 0) + duration.getOrDefault(v, 1);
            finish.put(v, f);
            for (String w : next.get(v)) if (f > finish.getOrDefault(w, 0)) {
                finish.put(w, f);
                from.put(w, v);
            }
            if (last == null || f > finish.get(last)) last = v;
        }
        for (String v = last; v != null; v = from.get(v)) path.add(0, v);
        return finish.get(last);
    }

    public static void main(String[] args) {
        TopologicalSort dress = new TopologicalSort().edges("shirt>tie,tie>jacket,pants>shoes,pants>belt,belt>jacket,socks>shoes,watch");
        System.out.println(dress.depthFirst() + "\n" + dress.layers());
        TopologicalSort build = new TopologicalSort().edges("lex>parse,parse>check,check>gen,gen>link,runtime>link,parse>docs,check>opt,opt>gen");
        List<String> path = new ArrayList<>();
        int total = build.critical(Map.of("lex", 2, "parse", 5, "check", 7, "opt", 9, "gen", 4, "link", 3, "docs", 20), path);
        System.out.println(build.layers() + " critical " + total + " " + path);
        for (String g : new String[] {"a>b,b>c,c>a", "a>a", "x>y,y>z,z>w,w>y", "p>q"}) {
            TopologicalSort t = new TopologicalSort().edges(g);
            try {
                System.out.println(g + " order " + t.depthFirst());
            } catch (Cycle c) {
                System.out.println(g + " cycle " + c.getMessage() + " of length " + (c.path.size() - 1));
            }
            try {
                System.out.println("  layers " + t.layers());
            } catch (IllegalStateException e) {
                System.out.println("  " + e.getMessage());
            }
            System.out.println("  components " + t.components());
        }
        System.out.println(new TopologicalSort().edges("1>2,2>3,3>1,3>4,4>5,5>6,6>4,7>6,7>8,8>7").components());
        TopologicalSort chain = new TopologicalSort();
        for (int i = 0; i < 300; i++) chain.edges(String.format("n%03d>n%03d", i, i * 7 % 300 > i ? i * 7 % 300 : i + 1));
        System.out.println(chain.depthFirst().size() + " vertices, " + chain.layers().size() + " layers, " + chain.components().size() + " components");
    }
}
