# Every target does all the set-up it needs; see CONTRIBUTING.md.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup build test demo bless docs bench fmt clean

# rustup puts cargo here, and a fresh shell may not know it yet.
export PATH := $(HOME)/.cargo/bin:$(PATH)

TESTKIT := target/release/testkit
LISSOM := target/release/lissom

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-7s %s\n", $$1, $$2 }' Makefile

setup: ## Install what is missing: JDK 17 and 25, libz3, a C compiler, Rust
	@scripts/setup.sh

build: setup ## Build target/release/lissom and target/release/testkit
	cargo build --release --workspace

test: ## Everything CI runs
	@scripts/setup.sh --tests
	@scripts/test.sh

demo: build ## Run an example program with lissom and with java
	@scripts/demo.sh

bless: build ## Record what java does with the subjects again
	$(TESTKIT) bless

docs: build ## Run the subjects and write docs/supported.md
	$(TESTKIT) run
	$(TESTKIT) docs

bench: build ## Compare our speed with java -Xint
	$(LISSOM) bench run

fmt: ## Format the Rust sources
	cargo fmt --all

clean: ## Remove everything that was built
	rm -rf target
