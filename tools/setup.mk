# How the virtual environment comes about. The Makefile runs it with several jobs at once: the
# kernels are compiled as soon as Cython is there, while everything else is still being installed.

VENV := .venv
BIN  := $(VENV)/bin
# Bytecode is written when a module is first imported: of most modules that is never.
PIP  := $(BIN)/python -m pip --disable-pip-version-check
INSTALL := $(PIP) install -qq --no-compile

# $(call pinned,file): all that the file names. uv needs a tenth of the time, but knows nothing of
# indexes and mirrors that only pip was told of: then pip does it.
UV := $(BIN)/uv pip install -q --python $(BIN)/python --no-config --no-cache --link-mode copy
pinned = $(UV) --require-hashes -r $(1) 2>/dev/null || $(INSTALL) --require-hashes -r $(1)

# A .pxd beside a .py makes a kernel.
PXD     := $(sort $(shell find src -name '*.pxd'))
KERNELS := $(PXD) $(wildcard $(PXD:.pxd=.py))

# $(call step,words,command): run the command, then say in one line what was done and how long it took.
# What is installed may be read by everybody, whatever the umask: PostgreSQL, in the tests of root,
# runs as a user of its own.
step = @umask 022; start=$$(date +%s); { $(2); } && printf '  %-44s %3d s\n' "$(1)" $$(($$(date +%s) - start)) && touch $@

.DELETE_ON_ERROR:
.PHONY: play test cluster docs release notebook bench FORCE

play: $(VENV)/.run $(VENV)/.package $(VENV)/.kernels
test: play $(VENV)/.test $(VENV)/.lab $(VENV)/.types $(VENV)/.chromium
cluster: test $(VENV)/.cluster
docs: play $(VENV)/.docs
release: test $(VENV)/.release
notebook: test $(VENV)/.notebook
bench: test $(VENV)/.bench

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Stellwerk needs Python 3.11 or newer, and $(PYTHON) is " + sys.version.split()[0] + ". Name another one: make PYTHON=python3.12 ...")'
	@echo "Stellwerk is being set up:"
	$(call step,virtual environment,$(PYTHON) -m venv $(VENV))

$(VENV)/.uv: requirements/pins.txt | $(BIN)/pip
	$(call step,installer,$(INSTALL) --require-hashes -r $<)

$(VENV)/.build: requirements/build.txt $(VENV)/.uv
	$(call step,Cython,$(call pinned,$<))

$(VENV)/.run: requirements/run.txt $(VENV)/.uv
	$(call step,packages to run,$(call pinned,$<))

# Not before those to run: some are in both lists, and two installers must not install the same.
$(VENV)/.test: requirements/test.txt $(VENV)/.run $(VENV)/.build
	$(call step,packages to test,$(call pinned,$<))

# After those to test, for the same reason; meanwhile the kernels are compiled.
$(VENV)/.lab: requirements/lab.txt $(VENV)/.test
	$(call step,packages for learners,$(call pinned,$<))

# Ray is large, and no check needs it.
$(VENV)/.cluster: requirements/cluster.txt $(VENV)/.test
	$(call step,Ray,$(call pinned,$<))

# What only some targets need is installed by these alone, after all else that they install.
$(VENV)/.docs: $(VENV)/.run $(VENV)/.build
$(VENV)/.release $(VENV)/.notebook $(VENV)/.bench: $(VENV)/.lab
$(VENV)/.docs $(VENV)/.release $(VENV)/.notebook $(VENV)/.bench: $(VENV)/.%: requirements/%.txt
	$(call step,packages for $*,$(call pinned,$<))

# TypeScript reads the types in the comments of the pages' scripts; Node comes with the pins above.
$(VENV)/.types: tools/types/package-lock.json $(VENV)/.test
	$(call step,TypeScript,PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --prefix tools/types --no-audit --no-fund --silent)

# The one thing that neither Python nor Node brings along.
$(VENV)/.chromium: | $(BIN)/pip
	$(call step,Chromium,tools/chromium.sh)

# Without kernels: they are built below, where only what changed is compiled again.
$(VENV)/.package: pyproject.toml setup.py $(VENV)/.build
	$(call step,package stellwerk,STELLWERK_COMPILE=0 $(INSTALL) --no-deps --no-build-isolation -e .)

# Rebuilt when a kernel changes, appears or disappears. setup.py removes what is stale.
$(VENV)/.kernels: $(KERNELS) build/kernels.txt setup.py $(VENV)/.build
	$(call step,$(words $(PXD)) kernels compiled,$(BIN)/python setup.py -q build_ext --inplace)

build/kernels.txt: FORCE
	@mkdir -p build
	@echo "$(PXD)" | cmp -s - $@ || echo "$(PXD)" > $@

FORCE:
