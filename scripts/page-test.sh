#!/usr/bin/env bash
# Writes pages and looks at them in headless Chromium. Screenshots are left in target/page-screenshots.
set -euo pipefail
cd "$(dirname "$0")/.."

home=${JAVA17_HOME:-$(for home in /usr/lib/jvm/*; do
    grep -qs '^JAVA_VERSION="17[."]' "$home/release" && [[ -x $home/bin/javac ]] && echo "$home" && break
done)}
[[ -n $home ]] || { echo "page-test: no JDK 17 found; run 'make setup' or set JAVA17_HOME" >&2; exit 1; }
for program in python3 chromedriver; do
    command -v $program >/dev/null || { echo "page-test: $program is missing; run scripts/setup.sh --tests" >&2; exit 1; }
done

out=target/page-screenshots classes=target/page-test
rm -rf "$out" "$classes"
mkdir -p "$out" "$classes"/{intset,hostile,many,paths}
javac() { "$home/bin/javac" -g -encoding UTF-8 -d "$@"; }
# Everything but the exit code is looked at in the page.
page() {
    local code=0
    target/release/lissom verify --quiet --jdk "$home" "$@" >/dev/null || code=$?
    ((code < 2)) || { echo "page-test: lissom verify $* ended with code $code" >&2; exit 1; }
}

javac "$classes/intset" examples/demo/IntSet.java
javac "$classes/hostile" tests/page/Hostile.java
javac "$classes/paths" subjects/kiasan/BinarySearchTree.java
{
    echo "public class Many {"
    for number in $(seq 0 199); do
        echo "    public int m$number(int a, int[] b) { return b != null && a > $number ? b.length : a / 3; }"
    done
    echo "}"
} >"$classes/Many.java"
javac "$classes/many" "$classes/Many.java"

page -cp "$classes/intset" --source-path examples/demo --html "$out/intset.html" --sarif "$out/intset.sarif" IntSet
page -cp "$classes/intset" --source-path examples/demo --html "$out/again.html" -j 2 IntSet
page -cp "$classes/hostile" --source-path tests/page --html "$out/hostile.html" --string-length 9 Hostile
page -cp "$classes/many" --html "$out/many.html" Many
page -cp "$classes/paths" --source-path subjects --html "$out/paths.html" --n 8 'kiasan.BinarySearchTree#find'

# Two runs differ in their times only, whatever the number of threads.
without_times() { sed 's|<script type="application/json" id="times">.*</script>||' "$1"; }
cmp <(without_times "$out/intset.html") <(without_times "$out/again.html")
if target/release/lissom verify --quiet --jdk "$home" -cp "$classes/intset" --html "$out/no/page.html" IntSet 2>"$out/error.txt"; then
    echo "page-test: a page in a folder that is not there was not refused" >&2
    exit 1
fi
grep -q 'cannot write' "$out/error.txt"

timeout 120 python3 tests/page/test.py "$out"
