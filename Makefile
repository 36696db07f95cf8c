# Two commands are enough: `make play` and `make test`. Both set up what they need.
# Needed: Python 3.11 or newer, make and a C compiler.

PYTHON  ?= python3
ARGS    ?=
# One more than processors: many tests wait for a server or a browser.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')

VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal

# A .pxd beside a .py makes a kernel.
PXD     := $(sort $(shell find src -name '*.pxd'))
KERNELS := $(PXD) $(wildcard $(PXD:.pxd=.py))
# What is run a second time interpreted and a third time with sanitizers: both are slow.
KERNEL_TESTS := $(wildcard tests/core tests/games tests/laws tests/bots) -m 'not campaign and not long'

# Kept bytecode saves a minute or two: tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help setup setup-test play test test-compiled test-browser test-pure sanitize campaign bench lint format rules pins clean FORCE

help: ## this list
	@echo "Targets (Python: PYTHON=..., further arguments for play and bench: ARGS=...):"
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-12s %s\n", $$1, $$2}'

setup: $(VENV)/.kernels ## virtual environment, pinned runtime, compiled kernels

setup-test: $(VENV)/.kernels $(VENV)/.test $(VENV)/.types $(VENV)/.chromium ## setup, and what the checks need

play: setup ## serve http://127.0.0.1:8000, to be played in the browser
	@$(BIN)/stellwerk serve $(ARGS)

test: lint test-compiled test-browser test-pure sanitize ## every check and every test

test-compiled: setup-test
	STELLWERK_PURE= STELLWERK_KERNELS=compiled $(PYTEST) --ignore=tests/browser

# In a run of its own: Playwright keeps an event loop running, and other tests bring their own.
test-browser: setup-test
	STELLWERK_PURE= STELLWERK_KERNELS=compiled $(PYTEST) tests/browser

test-pure: setup-test
	STELLWERK_PURE=1 STELLWERK_KERNELS=interpreted STELLWERK_SCALE=small $(PYTEST) $(KERNEL_TESTS) tests/test_doctests.py

sanitize: setup-test ## the kernel tests with kernels compiled to notice undefined behaviour
	@mkdir -p build/sanitize/lib
	@find build/sanitize/lib -type f ! -name '*.so' -delete
	STELLWERK_SANITIZE=1 $(BIN)/python setup.py -q build --build-base build/sanitize --build-lib build/sanitize/lib
	@rm -f build/sanitize/found.*
	PYTHONPATH=$(CURDIR)/build/sanitize/lib UBSAN_OPTIONS=log_path=$(CURDIR)/build/sanitize/found \
	STELLWERK_PURE= STELLWERK_KERNELS=sanitized STELLWERK_SCALE=small $(PYTEST) $(KERNEL_TESTS) \
	|| { cat build/sanitize/found.* 2>/dev/null; exit 1; }

campaign: setup-test ## the full counts; up to an hour
	STELLWERK_PURE= STELLWERK_KERNELS=compiled STELLWERK_SCALE=campaign $(PYTEST) -m "campaign or not campaign" --ignore=tests/browser
	STELLWERK_PURE= STELLWERK_KERNELS=compiled STELLWERK_SCALE=campaign $(PYTEST) -m "campaign or not campaign" tests/browser

bench: setup-test ## how fast the kernels are, and what a server bears (BENCH=kernels or server: only these)
	$(if $(filter-out server,$(or $(BENCH),all)),$(BIN)/stellwerk bench $(ARGS))
	$(if $(filter-out kernels,$(or $(BENCH),all)),$(BIN)/python bench/server.py)

lint: setup-test ## format, style, types and imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	PATH="$(CURDIR)/$(BIN):$$PATH" tools/types/node_modules/.bin/tsc --project tools/types/tsconfig.json

format: setup-test ## write the format that lint wants
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

rules: setup ## every numbered rule with the tests that cite it
	@$(BIN)/python tools/rules.py

pins: $(BIN)/pip ## look for newer versions and write requirements/*.txt
	$(BIN)/python tools/pins.py

clean: ## remove everything that was built, the virtual environment as well
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools \( -name '*.so' -o -name '*.pyd' -o -name '*.pyc' \) -delete
	find src -name '*.egg-info' -prune -exec rm -rf {} +

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Stellwerk needs Python 3.11 or newer, and $(PYTHON) is " + sys.version.split()[0] + ". Name another one: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements/run.txt requirements/build.txt | $(BIN)/pip
	$(PIP) install -q --require-hashes -r requirements/run.txt -r requirements/build.txt
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.run
	$(PIP) install -q --require-hashes -r requirements/test.txt
	@touch $@

# TypeScript reads the types in the comments of the pages' scripts; Node comes with the pins above.
$(VENV)/.types: tools/types/package-lock.json $(VENV)/.test
	PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --prefix tools/types --no-audit --no-fund --silent
	@touch $@

# The one thing that neither Python nor Node brings along.
$(VENV)/.chromium: | $(BIN)/pip
	@command -v chromium >/dev/null || { \
		test "$$(id -u)" = 0 || { echo "The browser tests need Chromium: sudo apt-get install chromium"; exit 1; }; \
		apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	}
	@touch $@

# Without kernels: they are built below, where only what changed is compiled again.
$(VENV)/.package: pyproject.toml setup.py $(VENV)/.run
	STELLWERK_COMPILE=0 $(PIP) install -q --no-deps --no-build-isolation -e .
	@touch $@

# Rebuilt when a kernel changes, appears or disappears. setup.py removes what is stale.
$(VENV)/.kernels: $(KERNELS) build/kernels.txt $(VENV)/.package
	$(BIN)/python setup.py -q build_ext --inplace
	@touch $@

build/kernels.txt: FORCE
	@mkdir -p build
	@echo "$(PXD)" | cmp -s - $@ || echo "$(PXD)" > $@

FORCE:
