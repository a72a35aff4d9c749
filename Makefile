# Two commands are all a newcomer needs: `make run` and `make test`.

CARGO ?= cargo

.PHONY: run test lint fmt bench clean

run: ## build everything and play
	$(CARGO) run --release --quiet -p quintet -- simulate five-crowns --players 4 --games 20

test: ## all tests
	$(CARGO) test --workspace

lint: ## formatting and lints, as CI sees them
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings

fmt: ## put the code into its usual form
	$(CARGO) fmt --all

bench: ## figures of this machine
	$(CARGO) run --release --quiet -p quintet -- bench

clean: ## throw away what was built
	$(CARGO) clean
