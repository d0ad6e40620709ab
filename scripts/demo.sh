#!/usr/bin/env bash
# Runs one Java program with java and with lissom, side by side. `make demo` builds lissom first.
set -euo pipefail
cd "$(dirname "$0")/.."

program=Inventory
classes=target/demo
home=${JAVA17_HOME:-$(for home in /usr/lib/jvm/*; do
    grep -qs '^JAVA_VERSION="17[."]' "$home/release" && [[ -x $home/bin/javac ]] && echo "$home" && break
done)}
[[ -n $home ]] || { echo "demo: no JDK 17 found; run 'make setup' or set JAVA17_HOME" >&2; exit 1; }

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
"$home/bin/javac" -encoding UTF-8 -d "$classes" "examples/demo/$program.java"

echo "A Java program, examples/demo/$program.java, on a real JVM and on Lissom:"
echo
show target/demo/java.txt "$home/bin/java" -ea -cp "$classes" "$program" 12 7
show target/demo/lissom.txt target/release/lissom run -ea --jdk "$home" -cp "$classes" "$program" 12 7

diff target/demo/java.txt target/demo/lissom.txt
diff target/demo/java.txt.exit target/demo/lissom.txt.exit
echo "Both printed the same and ended with the same exit code."
echo
echo "\$ target/release/lissom doctor"
target/release/lissom doctor
