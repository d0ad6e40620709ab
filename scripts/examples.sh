#!/usr/bin/env bash
# Verifies the projects in examples/ as their users would: every verdict must be the one in examples/expected.txt, and a
# project whose bug is fixed with its fix.patch must have no violation left. `--bless` records the verdicts instead.
set -euo pipefail
cd "$(dirname "$0")/.."

case ${1-} in
    '' | --bless) bless=${1-} ;;
    *) echo "usage: scripts/examples.sh [--bless]" >&2; exit 2 ;;
esac
home=${JAVA17_HOME:-$(for home in /usr/lib/jvm/*; do
    grep -qs '^JAVA_VERSION="17[."]' "$home/release" && [[ -x $home/bin/javac ]] && echo "$home" && break
done)}
[[ -n $home ]] || { echo "examples: no JDK 17 found; run 'make setup' or set JAVA17_HOME" >&2; exit 1; }
lissom=target/release/lissom
work=target/examples
expected=examples/expected.txt

# Compiles the project in folder $1 and prints a line `class#method verdict` for each method of its public classes.
# Enums and interfaces are not verified by themselves.
verdicts() {
    local project=$1 classes=$work/classes release source class code
    release=$(sed -n 's:.*<maven.compiler.release>\(.*\)</.*:\1:p' "$project/pom.xml")
    rm -rf "$classes"
    mkdir -p "$classes"
    find "$project/src/main/java" -name '*.java' -print0 |
        xargs -0 "$home/bin/javac" -Xlint:all,-options -Werror -g -encoding UTF-8 --release "$release" -d "$classes"
    while read -r source; do
        class=${source#"$project/src/main/java/"}
        class=${class%.java}
        code=0
        "$lissom" verify --jdk "$home" -cp "$classes" "${class//\//.}" >"$work/report.txt" || code=$?
        ((code != 2)) || { echo "examples: lissom could not verify $class" >&2; return 1; }
        sed -n 's/^\([^ ]*#.*)\): \(.*\)$/\1 \2/p' "$work/report.txt"
    done < <(grep -rlE --include='*.java' '^public (final |abstract )*class' "$project/src/main/java" | LC_ALL=C sort)
}

mkdir -p "$work"
for pom in examples/*/pom.xml; do
    verdicts "$(dirname "$pom")"
done >"$work/verdicts.txt"
if [[ -n $bless ]]; then
    cp "$work/verdicts.txt" "$expected"
    echo "recorded in $expected; read what has changed"
    exit
fi
diff -u "$expected" "$work/verdicts.txt" ||
    { echo "examples: a verdict is not the expected one (-); scripts/examples.sh --bless records it" >&2; exit 1; }

for patch in examples/*/fix.patch; do
    project=$(dirname "$patch")
    fixed=$work/$(basename "$project")
    rm -rf "$fixed"
    cp -r "$project" "$fixed"
    patch -s -p1 -d "$fixed" <"$patch"
    verdicts "$fixed" >"$work/fixed.txt"
    if grep -vE ' holds( within the scope)?$' "$work/fixed.txt"; then
        echo "examples: with its fix.patch $project does not hold" >&2
        exit 1
    fi
done
echo "$(wc -l <"$expected") methods as expected, $(grep -c ' violated$' "$expected") of them violated and right once fixed"
