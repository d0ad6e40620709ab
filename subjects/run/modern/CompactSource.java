//@ about: a compact source file: no class, instance main, fields and methods at top level, IO.println and IO.readln
//@ jdk: 25
//@ stdin: Ada\n3\n
record Greeting(String name, int times) { }

int calls;
final List<String> log = new ArrayList<>();

String greet(Greeting greeting) {
    calls++;
    return switch (greeting) {
        case Greeting(var name, var times) when times > 1 -> (name + " ").repeat(times).strip();
        case Greeting(var name, _) -> name;
    };
}

static int twice(int n) {
    return 2 * n;
}

void main() {
    IO.print("name: ");
    String name = IO.readln();
    int times = Integer.parseInt(IO.readln("times: "));
    log.add(greet(new Greeting(name, times)));
    log.add(greet(new Greeting(name, 1)));
    IO.println(log);
    IO.println(calls + twice(calls));
    IO.println();
    IO.println(IO.readln());
    IO.println(Map.of("key", LocalDate.of(2025, 9, 16)));
}
