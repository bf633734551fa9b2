# Two commands do everything on a machine with Python 3.11, pip, Node 20 and make:
#   make play    serve the hall on this machine
#   make test    every quick test, and a share of those that take seconds, which the commit decides
# Others: test-all (every test there is), check (before a commit), pythons, fmt, client, compiled, bench, wheel, lock, clean.

# Whoever set this meant to save space: every process would compile all there is anew, seconds each time.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
# The environment that make makes; another PYTHON wants one of its own.
VENV ?= .venv
PORT ?= 8000
JOBS ?= 2
# Tests that wait more than they work, at a time.
WAITING ?= 3
# Of how many shares one run has one. SHARE=3/6 names it.
SHARES ?= 6
SHARE = $(shell $(BIN)/python -m tools.share $(SHARES))

BIN := $(VENV)/bin
# .venv-3.13 goes with build/compiled-3.13: each Python compiles for itself.
COMPILED := $(CURDIR)/build/compiled$(patsubst .venv%,%,$(notdir $(VENV)))
UV := VIRTUAL_ENV=$(abspath $(VENV)) $(BIN)/uv --quiet
NPM := cd web && npm --no-update-notifier
CLIENT := src/hiroma/client/index.html
CHECKED := web/node_modules/.checked
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/*.ts src/hiroma -type f \
	\( -path 'web/*' -o -name '*.ftl' -o -name 'RULES*.md' \) -not -path 'src/hiroma/client/*' 2>/dev/null)
RULE_TESTS := $(wildcard tests/kernel tests/games tests/bots tests/envs) \
	$(filter-out tests/table/test_texts.py,$(wildcard tests/table/test_*.py))
# Every test in these is slow: quick tests do not even read them.
SLOW_FILES := tests/browser tests/server/test_fuzz.py
FEW := cant-stop or hidden-rooms or few
PYTEST := $(BIN)/pytest -q --instafail --maxfail 8
IN_JOBS := -n $(JOBS)
QUICK := -m "not slow and not services"
IN_SHARE = --share $(SHARE)

# Tests write to memory where there is plenty: the disk of a shared machine may stand still for half a minute.
MEMORY := $(shell findmnt -n -o OPTIONS /dev/shm 2>/dev/null | grep -qv noexec && \
	df --output=avail /dev/shm | awk 'NR == 2 && $$1 > 4000000 { print "/dev/shm" }')
test test-all quick-rules quick-server quick-rest: export TMPDIR := $(or $(TMPDIR),$(MEMORY),/tmp)

# Quick tests run the compiled rules, as halls do, in two thirds of the time; `make test` runs the plain ones, too.
quick-rules quick-server quick-rest: export PYTHONPATH := $(COMPILED)

.PHONY: play test test-all check pythons lint units quick-rules quick-server quick-rest conformance fmt venv client compiled chromium faketime recipes bench wheel lock clean

play: venv
	@$(MAKE) --no-print-directory -j2 client compiled
	PYTHONPATH=$(COMPILED) $(BIN)/hiroma serve --port $(PORT)

test: venv
	@$(MAKE) --no-print-directory -j2 client compiled
	@$(MAKE) --no-print-directory chromium faketime recipes
	@$(MAKE) --no-print-directory -j2 --output-sync lint units
	PYTHONPATH=$(COMPILED) $(BIN)/python -c "import hiroma.doctor as d; assert d.rules_compiled(), 'the rules did not compile'"
	@echo "Of the tests that take seconds: share $(SHARE)"
	PYTHONPATH=$(COMPILED) $(PYTEST) $(IN_JOBS) $(IN_SHARE) $(RULE_TESTS)
	$(PYTEST) $(IN_JOBS) -m "not slow" $(RULE_TESTS)
	PYTHONPATH=$(COMPILED) $(PYTEST) $(IN_JOBS) $(IN_SHARE) --dist loadfile tests/browser
	$(PYTEST) $(IN_SHARE) -n $(WAITING) --dist worksteal $(addprefix --ignore=,tests/browser $(RULE_TESTS))

test-all:
	@$(MAKE) --no-print-directory test SHARES=1

check: venv client compiled web/node_modules/.ready
	@$(MAKE) --no-print-directory -j4 --output-sync quick-rules quick-server quick-rest lint conformance

# The same on every CPython from 3.11 on that this machine has, each in an environment of its own.
pythons: venv
	@$(BIN)/python -m tools.pythons

lint: venv $(CHECKED)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.generated --check
	$(BIN)/python -m tools.prose

# The client's own checks: again when a file of it has changed, or a folder, as when a file has gone.
$(CHECKED): web/node_modules/.ready $(shell find web -path web/node_modules -prune -o -print)
	$(NPM) run --silent check
	touch $@

units: web/node_modules/.ready
	$(NPM) run --silent test

# The contract, in a few games of each.
conformance: venv compiled
	PYTHONPATH=$(COMPILED) $(PYTEST) tests/games/test_conformance.py -k "$(FEW)"

# Processes that share nothing: workers of one would each read all tests, which is a tenth of the time.
quick-rules: venv compiled
	nice $(PYTEST) $(QUICK) $(RULE_TESTS)

# A third of its time it waits; the others give way to it when it does not.
quick-server: venv client compiled
	$(PYTEST) $(QUICK) $(addprefix --ignore=,$(SLOW_FILES)) tests/server

quick-rest: venv client compiled
	nice $(PYTEST) $(QUICK) $(addprefix --ignore=,tests/server $(SLOW_FILES) $(RULE_TESTS))

fmt: venv web/node_modules/.ready
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(NPM) run --silent format

bench: venv client compiled
	$(BIN)/python -m bench

wheel: venv client
	@$(BIN)/python -m tools.wheels

# --- what the above need, made once and again when its sources change

venv: $(VENV)/.ready
$(VENV)/.ready: requirements/dev.lock requirements/uv.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.lock
	$(UV) pip sync --require-hashes requirements/dev.lock
	$(UV) pip install --no-deps --no-build-isolation -e .
	touch $@

web/node_modules/.ready: web/package-lock.json
	$(NPM) ci --no-audit --no-fund
	touch $@

client: $(CLIENT)
$(CLIENT): web/node_modules/.ready $(CLIENT_SOURCES)
	$(NPM) run --silent build
	touch $@

compiled: venv
	@$(BIN)/python -m tools.compile_rules $(COMPILED)

chromium: venv
	@$(BIN)/python -m tools.chromium

faketime: venv
	@$(BIN)/python -m tools.faketime

recipes: venv
	@$(BIN)/python -m tools.recipes

lock: venv
	$(BIN)/python -m tools.lock

clean:
	rm -rf .venv build dist web/node_modules src/hiroma/client
