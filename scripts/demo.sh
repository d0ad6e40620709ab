#!/usr/bin/env bash
# An interval tree with a bug: found, shown as a failing test, put on a page. `make demo` builds lissom first.
set -euo pipefail
cd "$(dirname "$0")/.."

home=${JAVA17_HOME:-$(for home in /usr/lib/jvm/*; do
    grep -qs '^JAVA_VERSION="17[."]' "$home/release" && [[ -x $home/bin/javac ]] && echo "$home" && break
done)}
[[ -n $home ]] || { echo "demo: no JDK 17 found; run 'make setup' or set JAVA17_HOME" >&2; exit 1; }
lissom=$PWD/target/release/lissom
demo=$PWD/target/demo
subject=org.example.intervals.IntervalTree
flags=(--jdk "$home" -cp target/classes)

# Shows a command, runs it, and checks its exit code, which comes first.
show() {
    local expected=$1 code=0
    shift
    echo "\$ lissom ${*/$PWD\//}"
    "$lissom" "$@" 2>&1 | sed 's/^/    /' || code=${PIPESTATUS[0]}
    echo "    (exit code $code)"
    echo
    ((code == expected)) || { echo "demo: exit code $expected was expected" >&2; exit 1; }
}

rm -rf "$demo"
mkdir -p "$demo"
cp -r examples/interval-tree "$demo/project"
cd "$demo/project"
"$home/bin/javac" -g -encoding UTF-8 -d target/classes $(find src/main/java -name '*.java')

echo "examples/interval-tree: a search tree of intervals that knows the latest end below each node."
echo "Its own tests pass. remove() on every tree of up to three nodes:"
echo
show 1 verify "${flags[@]}" "$subject#remove"

echo "The same as JUnit tests, run on the JVM, and a page with every path:"
echo
show 1 test "${flags[@]}" -o "$demo/tests" --html "$demo/page.html" --run "$subject#remove"
test=$demo/tests/${subject//.//}RemoveLissomTest.java
echo "The failing test:"
echo
awk '/Fails as long as/ { inside = 1 } inside { print "    " $0 } inside && /^    }$/ { exit }' "$test"
echo
echo "With examples/interval-tree/fix.patch:"
echo
patch -s -p1 <fix.patch
"$home/bin/javac" -g -encoding UTF-8 -d target/classes $(find src/main/java -name '*.java')
show 0 verify "${flags[@]}" "$subject#remove"
echo "All tests:   ${test#"$PWD/"}"
echo "The page:    $demo/page.html"
