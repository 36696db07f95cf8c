# What `make lint` looks at, and what `make sanitize` needs. The Makefile runs it with several jobs at
# once: most of them keep one processor busy, and none needs another's result.

BIN := .venv/bin

.PHONY: all sanitized format types imports links numbers pages modules scripts collected

all: types collected format imports links numbers pages modules scripts

format:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types:
	$(BIN)/mypy

# Every test can be imported. Its bytecode is written here once: several workers that begin at the
# same time would each write all of it, which takes thrice as long as to read it.
collected:
	@mkdir -p build
	$(BIN)/python -m pytest --collect-only -qq > build/collected.txt || { cat build/collected.txt; exit 1; }

imports:
	$(BIN)/lint-imports --no-logo

links:
	$(BIN)/python tools/links.py

# What is made from the code is what a command would write now.
numbers:
	$(BIN)/python tools/kernel_numbers.py --check

pages:
	$(BIN)/python tools/page_types.py --check

modules:
	$(BIN)/python tools/modules.py --check

scripts:
	PATH="$(CURDIR)/$(BIN):$$PATH" tools/types/node_modules/.bin/tsc --project tools/types/tsconfig.json

# Kernels compiled to notice undefined behaviour, in a tree of their own.
sanitized:
	@mkdir -p build/sanitize/lib
	@find build/sanitize/lib -type f ! -name '*.so' -delete
	STELLWERK_SANITIZE=1 $(BIN)/python setup.py -q build --build-base build/sanitize --build-lib build/sanitize/lib
