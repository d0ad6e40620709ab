#!/usr/bin/env bash
# A large real program: the JDK's own compiler, run by Lissom, must write the same class files as run by java.
set -euo pipefail
cd "$(dirname "$0")/.."

sources=(examples/demo/Inventory.java subjects/run/algorithms/RedBlackTree.java subjects/run/streams/StreamReport.java)
for home in /usr/lib/jvm/*; do
    [[ -x $home/bin/javac && -f $home/lib/modules && ! -L $home ]] || continue
    theirs=target/javac/java ours=target/javac/lissom
    rm -rf target/javac && mkdir -p "$theirs" "$ours"
    "$home/bin/javac" -d "$theirs" "${sources[@]}"
    target/release/lissom run --jdk "$home" com.sun.tools.javac.Main -d "$ours" "${sources[@]}"
    diff -r "$theirs" "$ours"
    echo "javac of $home: $(find "$ours" -name '*.class' | wc -l) class files, all the same"
done
