#!/usr/bin/env bash
# All checks, cheapest first, each announced and timed. `make test` runs this after the set-up.
set -euo pipefail
cd "$(dirname "$0")/.."

step() {
    local start=$SECONDS
    echo "==> $*"
    "$@"
    echo "    $((SECONDS - start)) s"
}

# One profile for everything: the interpreter is slow in debug builds, and so each crate is compiled only once.
step cargo fmt --all --check
step cargo clippy --release --workspace --all-targets -- -D warnings
step cargo build --release --workspace
step cargo test --release --workspace --quiet
step target/release/testkit differential
step target/release/testkit opcodes
step target/release/testkit random --seeds 1000..1025
step target/release/testkit witnesses --time 5
step target/release/testkit replay --time 80
step target/release/testkit strategies --seeds 0..60
step target/release/testkit oracles --time 3
step target/release/testkit verify
step target/release/testkit bugs
step target/release/testkit counts
step target/release/testkit enumerate
step target/release/testkit hex
step target/release/lissom bench lissa --bounds 1..3 --cell-time 1s
step target/release/testkit threads
step target/release/testkit resume
step target/release/testkit tests
step target/release/testkit svcomp
step target/release/testkit fuzz --seeds 0..10000
step scripts/page-test.sh
step target/release/lissom doctor --all-classes
step scripts/javac.sh
step scripts/examples.sh
step target/release/testkit docs --check
echo "==> all checks passed in $SECONDS s"
