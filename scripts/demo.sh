#!/usr/bin/env bash
# Verifies a small class with a bug, and runs a program as java does. `make demo` builds lissom first.
set -euo pipefail
cd "$(dirname "$0")/.."

classes=target/demo
home=${JAVA17_HOME:-$(for home in /usr/lib/jvm/*; do
    grep -qs '^JAVA_VERSION="17[."]' "$home/release" && [[ -x $home/bin/javac ]] && echo "$home" && break
done)}
[[ -n $home ]] || { echo "demo: no JDK 17 found; run 'make setup' or set JAVA17_HOME" >&2; exit 1; }
lissom=target/release/lissom

# Shows a command, runs it, keeps what it printed in $1 and its exit code in $1.exit.
show() {
    local file=$1 code=0
    shift
    echo "\$ $*"
    "$@" >"$file" 2>&1 || code=$?
    echo "$code" >"$file.exit"
    sed 's/^/    /' "$file"
    echo "    (exit code $code)"
    echo
}

mkdir -p "$classes"
"$home/bin/javac" -g -encoding UTF-8 -d "$classes" examples/demo/IntSet.java examples/demo/Inventory.java

echo "A set of ints as a linked list, examples/demo/IntSet.java, on every list of up to three elements:"
echo
show target/demo/verify.txt "$lissom" verify --jdk "$home" -cp "$classes" --source-path examples/demo IntSet
[[ $(cat target/demo/verify.txt.exit) == 1 ]] || { echo "demo: the bug was not found" >&2; exit 1; }

path=$(sed -n 's/.*--path //p' target/demo/verify.txt | head -n 1)
echo "How it comes about, line by line:"
echo
show target/demo/replay.txt "$lissom" replay --jdk "$home" -cp "$classes" 'IntSet#remove(int)' --path "$path"

echo "The engine underneath runs programs as java does. examples/demo/Inventory.java, on a real JVM and on Lissom:"
echo
show target/demo/java.txt "$home/bin/java" -ea -cp "$classes" Inventory 12 7
show target/demo/lissom.txt "$lissom" run -ea --jdk "$home" -cp "$classes" Inventory 12 7
diff target/demo/java.txt target/demo/lissom.txt
diff target/demo/java.txt.exit target/demo/lissom.txt.exit
echo "Both printed the same and ended with the same exit code."
echo
echo "\$ $lissom doctor"
"$lissom" doctor
