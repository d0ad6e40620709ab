#!/usr/bin/env bash
# Installs what Lissom needs and is not there yet. Says nothing when there is nothing to do.
#
# Debian and Ubuntu as root: by apt-get. Elsewhere: says exactly what to install and fails.
# Without a JDK 25 it goes on, and says what will not be tested. With --tests it sees to what only the tests need, too.
set -euo pipefail

export PATH="$HOME/.cargo/bin:$PATH"
export DEBIAN_FRONTEND=noninteractive

TESTS=
[[ ${1:-} != --tests ]] || TESTS=yes

RUST_MINOR=95 # 1.95; keep in step with rust-version in Cargo.toml

say() { echo "setup: $*"; }
fail() { say "$*" >&2; exit 1; }

# Prints the home of an installed JDK (with javac) of this level.
jdk_home() {
    local level=$1 variable="JAVA$1_HOME" home
    for home in "${!variable:-}" "${JAVA_HOME:-}" /usr/lib/jvm/*; do
        if [[ -n $home && -x $home/bin/javac ]] && grep -qs "^JAVA_VERSION=\"$level[.\"]" "$home/release"; then
            echo "$home"
            return
        fi
    done
    return 1
}

has_libz3() {
    [[ -n ${Z3_SYS_Z3_HEADER:-} ]] && return
    echo '#include <z3.h>' | cc -E - >/dev/null 2>&1 && { ldconfig -p 2>/dev/null || true; } | grep -q 'libz3\.so'
}

# Prints the minor version of cargo 1.x, or 0 when there is none.
cargo_minor() {
    local version
    version=$(cargo --version 2>/dev/null) || { echo 0; return; }
    [[ $version =~ ^cargo\ 1\.([0-9]+) ]] && echo "${BASH_REMATCH[1]}" || echo 0
}

has_rust() {
    (($(cargo_minor) >= RUST_MINOR)) && cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1
}

has_browser() {
    command -v chromedriver >/dev/null && { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null
}

# Debian package names of what is missing and required.
missing_packages() {
    jdk_home 17 >/dev/null || echo openjdk-17-jdk-headless
    has_libz3 || echo libz3-dev z3
    command -v make >/dev/null || echo make
    command -v patch >/dev/null || echo patch
    command -v cc >/dev/null || echo gcc libc6-dev
    command -v mvn >/dev/null || echo maven
    [[ -n $TESTS ]] || return 0
    command -v python3 >/dev/null || echo python3
    has_browser || echo chromium chromium-driver fonts-dejavu-core
    return 0
}

on_debian() { [[ -r /etc/os-release ]] && grep -qE '^(ID|ID_LIKE)=.*(debian|ubuntu)' /etc/os-release && command -v apt-get >/dev/null; }

UPDATED=
install() {
    if [[ -z $UPDATED ]]; then
        apt-get update -qq || fail "apt-get update failed; is the network there?"
        UPDATED=yes
    fi
    say "installing $*"
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
has_candidate() { apt-cache policy "$1" 2>/dev/null | grep -q 'Candidate: [0-9]'; }

explain_and_stop() {
    {
        say "$1. Install these, then try again:"
        echo "  - JDK 17 with javac (or set JAVA17_HOME)"
        echo "  - JDK 25 with javac (or set JAVA25_HOME); optional, for the subjects marked 'jdk: 25'"
        echo "  - the Z3 library and its headers, 4.8.12 or newer (Debian: libz3-dev; Homebrew: z3; Fedora: z3-devel)"
        echo "  - make, patch and a C compiler"
        echo "  - Maven, which JUnit's and JaCoCo's jars come by"
        echo "  - make and a C compiler"
        [[ -z $TESTS ]] || echo "  - Chromium, its chromedriver and Python 3, for the tests of the page"
        echo "  - Rust 1.$RUST_MINOR or newer with rustfmt and clippy, by rustup"
    } >&2
    exit 1
}

install_packages() {
    local packages
    mapfile -t packages < <(missing_packages | tr ' ' '\n')
    ((${#packages[@]})) || return 0
    on_debian || explain_and_stop "this is not Debian or Ubuntu, and something is missing (Debian calls it ${packages[*]})"
    ((EUID == 0)) || explain_and_stop "not root, so ${packages[*]} cannot be installed"
    install "${packages[@]}" || fail "apt-get could not install ${packages[*]}"
    [[ -z $(missing_packages) ]] || fail "installed ${packages[*]}, but still missing: $(missing_packages | tr '\n' ' ')"
}

install_rust() {
    has_rust && return
    if command -v rustup >/dev/null; then
        say "installing Rust 1.$RUST_MINOR with rustup"
        rustup toolchain install "1.$RUST_MINOR" --profile minimal -c rustfmt -c clippy >/dev/null 2>&1 &&
            rustup default "1.$RUST_MINOR" >/dev/null 2>&1 || true
    elif on_debian && ((EUID == 0)); then
        install ca-certificates || true
        if has_candidate rustup && install rustup; then
            rustup toolchain install "1.$RUST_MINOR" --profile minimal -c rustfmt -c clippy >/dev/null &&
                rustup default "1.$RUST_MINOR" >/dev/null || true
        fi
    fi
    has_rust || fail "Rust 1.$RUST_MINOR or newer with rustfmt and clippy is needed (found: $(cargo --version 2>/dev/null || echo none)).
setup: Install rustup (its page is rustup.rs), run 'rustup toolchain install 1.$RUST_MINOR -c rustfmt -c clippy' and
setup: 'rustup default 1.$RUST_MINOR', then try again."
}

# A JDK 25 widens the tests, and its absence must not stop them.
install_jdk25() {
    jdk_home 25 >/dev/null && return
    if on_debian && ((EUID == 0)); then
        local package
        for package in openjdk-25-jdk-headless temurin-25-jdk; do
            if has_candidate "$package" && install "$package" && jdk_home 25 >/dev/null; then
                return
            fi
        done
    fi
    say "no JDK 25 found (JAVA25_HOME, /usr/lib/jvm) or offered by apt: subjects marked 'jdk: 25' cannot be run"
}

install_packages
install_rust
install_jdk25
