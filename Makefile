# Two commands are all a newcomer needs: `make run` and `make test`.

CARGO ?= cargo
NPM ?= npm
LISTEN ?= 127.0.0.1:5555
DATA ?= data
FUZZ_SECONDS ?= 600
SOAK_SECONDS ?= 30
ENGINE_SEEDS ?= 100
SITE ?= target/site
COVERAGE_SECONDS ?= 120

# target/debug/quintet, with the features that all tests together ask for: built alone, its libraries would be compiled again.
TESTED_PROGRAM = $(CARGO) test --quiet --workspace --no-run --test cli

PAGE := $(shell find web/src web/public games/*/RULES*.md games/*/locales crates/*/locales -type f 2>/dev/null) \
	web/index.html web/vite.config.ts web/package.json web/scripts/sw.js web/scripts/offline.mjs web/scripts/compress.mjs

.PHONY: page release binary package image release-check release-twice book tour-pictures run test soak figures test-rust test-engine test-web test-browser engine engine-required site shots lint fmt bench fuzz fuzz-coverage clean compare deny \
	rust node python chromium postgresql

run: rust page ## build everything and serve it
	$(CARGO) run --release --quiet -p quintet -- serve --listen $(LISTEN) --data $(DATA)

test: test-rust test-engine test-web test-browser ## all tests

test-rust: rust python postgresql ## the rules, the store, the server, the commands
	$(CARGO) test --workspace

test-engine: engine-required node ## the engine in the browser plays the same games as the program
	$(TESTED_PROGRAM)
	QUINTET_SEEDS=$(ENGINE_SEEDS) node --test crates/wasm/tests/same.test.mjs

# Whatever changed, cargo knows; the file is written only if it is another one, so that the page is not built for nothing.
engine: rust ## the engine for the browser into target/engine.wasm, if this machine can build it
	@crates/wasm/build target/engine.wasm

page: engine ## the page, with the engine in it if this machine can build it
	@$(MAKE) --no-print-directory web/dist/index.html

engine-required: rust
	@crates/wasm/build target/engine.wasm required

site: engine-required web/node_modules/.package-lock.json ## all five games as a folder of files for any web space, into SITE
	cd web && QUINTET_SITE=$(abspath $(SITE)) $(NPM) run site

soak: rust ## the long runs behind docs/reliability.md
	QUINTET_TABLES=20000 QUINTET_CHAT=1000000 $(CARGO) test -p quintet --test served growth -- --nocapture
	QUINTET_SOAK=1 $(CARGO) test -p quintet --test served hangs -- --nocapture
	QUINTET_KILLS=200 $(CARGO) test -p quintet --test served killed -- --nocapture
	QUINTET_SOAK=1 QUINTET_KILLS=100 $(CARGO) test -p quintet --test served nodes:: -- --nocapture --test-threads 1
	QUINTET_SOAK=1 $(CARGO) test -p quintet --test served postgres_is_away
	QUINTET_SOAK=1 $(CARGO) test -p server --test online not_theirs -- --nocapture
	$(CARGO) test -p quintet --test served soak -- --ignored --nocapture
	QUINTET_MIRROR=all $(CARGO) test -p server --test online mirror -- --nocapture
	QUINTET_THINKING_SECONDS=$(SOAK_SECONDS) $(CARGO) test --release -p quintet --test served thinking -- --nocapture --test-threads 1
	$(MAKE) test-engine ENGINE_SEEDS=1000

release: engine-required page ## everything that is handed out, for both architectures, into target/release-files, and checked
	release/changelog
	for arch in amd64 arm64; do release/binary $$arch && release/package $$arch && release/image $$arch || [ $$? = 3 ] || exit 1; done
	$(MAKE) release-check

binary package image: page ## one of them, for this architecture: a static binary, a Debian package, a container image
	release/binary $$(dpkg --print-architecture)
	[ $@ = binary ] || release/$@ $$(dpkg --print-architecture)

release-check: ## start what was released where there is nothing, and play at it; needs root
	release/check

release-twice: ## build what is released in two folders, and compare the bytes
	release/twice

tour-pictures: web/dist/index.html chromium ## the pictures of docs/tour.md and of the README, taken anew
	$(TESTED_PROGRAM)
	docs/pictures/take

book: ## the documentation as a small site into target/book
	docs/book/build

test-web: engine-required web/node_modules/.package-lock.json ## the page's parts
	cd web && $(NPM) run check && $(NPM) test

test-browser: engine-required chromium ## whole games in a real browser
	@$(MAKE) --no-print-directory web/dist/index.html
	$(TESTED_PROGRAM)
	cd web && $(NPM) run e2e

shots: web/dist/index.html chromium ## pictures of every screen and state into web/shots
	$(TESTED_PROGRAM)
	cd web && $(NPM) run shots

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | node
	cd web && $(NPM) ci --no-audit --no-fund
	@touch $@

# The page takes the engine along if there is one, but is not built anew because there is none.
web/dist/index.html: web/node_modules/.package-lock.json $(PAGE) $(wildcard target/engine.wasm)
	cd web && $(NPM) run build
	@touch $@

# What must be installed: each target says in one line what is missing.
rust:
	@command -v $(CARGO) >/dev/null || { echo "cargo is missing: install Rust 1.95 or later with rustup" >&2; exit 1; }

node:
	@command -v $(NPM) >/dev/null || { echo "npm is missing: install Node 20 or later" >&2; exit 1; }

python:
	@command -v python3 >/dev/null || echo "python3 is missing: the example bot is not tested"

# The browser tests use the system's Chromium. Root gets it installed; others are told what to install.
chromium:
	@command -v chromium >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing chromium for the browser tests" && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
	else echo "the browser tests need Chromium: sudo apt-get install chromium" >&2; exit 1; fi

# The tests of tables in PostgreSQL start a server of their own, in a folder of their own.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing postgresql for the tests" && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null; \
	else echo "the tests need PostgreSQL 15 or later: sudo apt-get install postgresql" >&2; exit 1; fi

lint: rust web/node_modules/.package-lock.json ## formatting and lints, as CI sees them
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	@if command -v cargo-deny >/dev/null; then $(CARGO) deny --log-level error check bans licenses sources; \
	else echo "dependencies not checked: cargo install cargo-deny --locked"; fi

deny: ## licences, sources and known flaws of the dependencies; needs cargo-deny and the network
	$(CARGO) deny check --hide-inclusion-graph

fmt: ## put the code into its usual form
	$(CARGO) fmt --all

bench: ## figures of this machine
	$(CARGO) run --release --quiet -p quintet -- bench

figures: rust ## the figures of docs/bots.md and docs/reviews.md that take long: planted mistakes, luck and skill, benchmarks
	$(CARGO) build --release --quiet -p quintet
	QUINTET_PLANTED=all $(CARGO) test --release -p catalog --test games planted -- --nocapture --test-threads 1
	bench/reviews target/release/quintet
	target/release/quintet bench

fuzz: rust ## mutation-based fuzzing of engine, server, positions and logs, ten minutes each
	QUINTET_FUZZ_SECONDS=$(FUZZ_SECONDS) $(CARGO) test --release -p quintet --test fuzz -- --nocapture

fuzz-coverage: rust ## coverage-guided fuzzing of the parsers with libFuzzer, two minutes each
	fuzz/run $(COVERAGE_SECONDS)

compare: ## other game servers and this one, side by side
	bench/compare

clean: ## throw away what was built
	$(CARGO) clean
	rm -rf web/dist web/packed web/node_modules
