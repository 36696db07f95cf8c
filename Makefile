# Two commands are enough: `make play` and `make test`. Both set up what they need.
# Needed: Python 3.11 or newer, make and a C compiler.

PYTHON  ?= python3
ARGS    ?=
# One more than processors: many tests wait for a server or a browser.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
# The kernel tests wait for nobody, and every worker has to read all tests first.
THINKERS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')

# Seconds for one test, far more than ten times what the slowest takes: it shall fail, not hang.
LIMIT   := 300

VENV   := .venv
BIN    := $(VENV)/bin
PYTEST  = $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --timeout $(LIMIT)
# Where even that cannot end a test, in a kernel that never returns, its whole process is ended.
PYTEST += -o faulthandler_timeout=$$((2 * $(LIMIT))) -o faulthandler_exit_on_timeout=true
# Several jobs, because installers wait for the network while the kernels are compiled.
SETUP  := @$(MAKE) --no-print-directory -j 4 -f tools/setup.mk PYTHON=$(PYTHON)

# What is run a second time interpreted and a third time with sanitizers: both are slow.
KERNEL_TESTS := tests/games tests/laws tests/bots tests/lab -m 'kernel and not campaign'

# Kept bytecode saves a minute or two: tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help setup setup-test play test test-compiled test-browser test-pure sanitize campaign campaign-rules campaign-server campaign-strength campaign-analysis bench lint lint-and-compile format generated mutate rules docs notebook dist pins clean

help: ## this list
	@echo "Targets (Python: PYTHON=..., further arguments for play, bench and campaigns: ARGS=...):"
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-17s %s\n", $$1, $$2}'

setup: ## virtual environment, pinned runtime, compiled kernels
	$(SETUP) play

setup-test: ## setup, and what the checks need
	$(SETUP) test

play: setup ## serve http://127.0.0.1:8000, to be played in the browser
	@$(BIN)/stellwerk serve $(ARGS)

test: lint-and-compile test-compiled test-browser test-pure sanitize ## every check and every test

test-compiled: setup-test
	STELLWERK_PURE= STELLWERK_KERNELS=compiled $(PYTEST) --ignore=tests/browser

# In a run of its own: Playwright keeps an event loop running, and other tests bring their own.
test-browser: setup-test
	STELLWERK_PURE= STELLWERK_KERNELS=compiled $(PYTEST) tests/browser

test-pure: WORKERS := $(THINKERS)
test-pure: setup-test
	STELLWERK_PURE=1 STELLWERK_KERNELS=interpreted STELLWERK_SCALE=small $(PYTEST) $(KERNEL_TESTS) tests/test_doctests.py

sanitize: WORKERS := $(THINKERS)
sanitize: setup-test ## the kernel tests with kernels compiled to notice undefined behaviour
	@$(MAKE) --no-print-directory -f tools/lint.mk sanitized
	@rm -f build/sanitize/found.*
	PYTHONPATH=$(CURDIR)/build/sanitize/lib UBSAN_OPTIONS=log_path=$(CURDIR)/build/sanitize/found \
	STELLWERK_PURE= STELLWERK_KERNELS=sanitized STELLWERK_SCALE=small $(PYTEST) $(KERNEL_TESTS) \
	|| { cat build/sanitize/found.* 2>/dev/null; exit 1; }

campaign: campaign-rules campaign-server ## both of them

campaign-rules: LIMIT := 7200
campaign-rules: setup-test ## the laws of rules, tables and pages with the full counts; up to an hour
	$(SETUP) docs
	$(SETUP) release
	STELLWERK_PURE= STELLWERK_KERNELS=compiled STELLWERK_SCALE=campaign $(PYTEST) -m "campaign or not campaign" --ignore=tests/browser
	STELLWERK_PURE= STELLWERK_KERNELS=compiled STELLWERK_SCALE=campaign $(PYTEST) -m "campaign or not campaign" tests/browser

campaign-server: setup-test ## a hostile test of real servers, at size (counts and parts: ARGS=--help); goes on where it stopped
	STELLWERK_PURE= $(BIN)/python -m tools.campaign $(ARGS)

campaign-strength: setup-test ## how strong every level of every bot is, at size (goals: ARGS="--only NAME"); goes on where it stopped
	$(SETUP) cluster
	STELLWERK_PURE= $(BIN)/python -m tools.strength $(ARGS)

campaign-analysis: setup-test ## whether analyses say what is so, at size (parts and counts: ARGS=--help); goes on where it stopped
	STELLWERK_PURE= $(BIN)/python -m tools.analysis $(ARGS)

bench: setup-test ## how fast the kernels are, what a server bears, how quick what people share is, how long people wait for bots, what analyses cost the others, what learners get (BENCH=kernels, server, together, bots, analyses or lab: only these)
	$(if $(filter kernels all,$(or $(BENCH),all)),$(BIN)/stellwerk bench $(ARGS))
	$(if $(filter server all,$(or $(BENCH),all)),$(BIN)/python bench/server.py)
	$(if $(filter together all,$(or $(BENCH),all)),$(BIN)/python -m bench.together)
	$(if $(filter bots all,$(or $(BENCH),all)),$(BIN)/python -m bench.bots)
	$(if $(filter analyses all,$(or $(BENCH),all)),$(BIN)/python -m bench.analyses)
	$(if $(filter lab all,$(or $(BENCH),all)),$(SETUP) bench)
	$(if $(filter lab all,$(or $(BENCH),all)),$(BIN)/python -m bench.lab)

lint: setup-test ## format, style, types and imports
	@$(MAKE) --no-print-directory -j 3 -f tools/lint.mk

# The checks leave a processor idle for a while: what has to be compiled for `sanitize` fills the gap.
lint-and-compile: setup-test
	@$(MAKE) --no-print-directory -j 3 -f tools/lint.mk all sanitized

format: setup-test ## write the format that lint wants
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

generated: setup ## write what is made from the code: C constants, types of the page's scripts, map of modules
	$(BIN)/python tools/kernel_numbers.py
	$(BIN)/python tools/page_types.py
	$(BIN)/python tools/modules.py

mutate: setup-test ## break rules and secrets on purpose, one at a time, and see that a test notices (ARGS=part of a name)
	$(BIN)/python tools/mutate.py $(ARGS)

rules: setup ## every numbered rule with the tests that cite it
	@$(BIN)/python tools/rules.py

docs: ## the documentation as a site that needs no server: site/index.html
	$(SETUP) docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict --clean

notebook: ## the notebook of the examples, run, as build/boards_and_strategies.ipynb
	$(SETUP) notebook
	@mkdir -p build
	$(BIN)/jupytext --quiet --to ipynb --execute --output build/boards_and_strategies.ipynb examples/boards_and_strategies.py

dist: ## sdist and compiled wheel in dist/
	$(SETUP) release
	$(BIN)/python -m build --no-isolation

pins: ## look for newer versions and write requirements/*.txt
	$(PYTHON) tools/pins.py

clean: ## remove everything that was built, the virtual environment as well
	rm -rf $(VENV) build dist site .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools \( -name '*.so' -o -name '*.pyd' -o -name '*.pyc' \) -delete
	find src -name '*.egg-info' -prune -exec rm -rf {} +
