# The two commands of the README, and the habits of the house. Each sets up what it needs by itself.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

# What is compiled, and what was: see setup.py. BING_PURE=1 leaves it out everywhere.
CORE := $(wildcard src/bingrummy/*.py src/bingrummy/bots/*.py src/bingrummy/envs/*.py)
BOTH_FORMS := $(wildcard $(patsubst %,tests/test_%*.py, doctests core form rules_table solver \
  distance properties records shuffle game_walks bots leaks envs lab))

.PHONY: play terminal test check page page-types bench soak study docs wheel clean

play: $(VENV)/.compiled  ## A table in the browser, with bots at it; ARGS="--lan --lang sv" passes options on.
	@$(BIN)/bing serve --open $(ARGS)

terminal: $(VENV)/.compiled  ## A game in the terminal; ARGS="--seats 3 --lang sv" passes options on.
	@$(BIN)/bing play $(ARGS)

# Tests with real sockets and processes can be late on a machine that does other work: what fails
# is run once more by itself, and must pass then.
test: $(VENV)/.test $(VENV)/.compiled $(VENV)/.browser  ## All tests on all cores; those of the core in both forms.
	@$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS) \
	  || { echo "Once more, one by one, what failed:"; $(BIN)/python -m pytest --last-failed $(ARGS); }
	@test -n "$(ARGS)" || { echo "The core once more, uncompiled:"; \
	  BING_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal $(BOTH_FORMS) \
	  || BING_PURE=1 $(BIN)/python -m pytest --last-failed $(BOTH_FORMS); }

check: $(VENV)/.test  ## Format, lint, types, import contract, generated pages, tests.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.rules_page --check
	$(BIN)/python -m tools.wire_types --check
	$(BIN)/python -m tools.page_scripts --check
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory page-types; \
	  else echo "Without npm the types of the page's scripts aren't checked."; fi
	$(MAKE) --no-print-directory test

page-types: tools/page/node_modules  ## Types of the page's scripts.
	cd tools/page && npm run --silent check

page: $(VENV)/.test tools/page/node_modules  ## Make the page's files that are made from other files.
	$(BIN)/python -m tools.wire_types
	cd tools/page && npm run --silent vendor
	$(BIN)/python -m tools.page_scripts

tools/page/node_modules: tools/page/package.json
	cd tools/page && npm install --no-package-lock --silent
	@touch $@

bench: $(VENV)/.test $(VENV)/.compiled  ## Speed against the peers; writes docs/evidence/speed.md
	$(BIN)/python bench/report.py $(ARGS)

study: $(VENV)/.test $(VENV)/.compiled  ## What the styles are worth, by the arena; goes on where it was stopped.
	$(BIN)/python -m bingrummy.lab.study $(ARGS)

soak: $(VENV)/.test $(VENV)/.compiled  ## The full counts; stop and start it at will. Report: docs/evidence/soak.md
	$(BIN)/python -m tools.soak $(ARGS)

docs: $(VENV)/.test  ## Make the pages that are made from other files.
	$(BIN)/python -m tools.rules_page

wheel: $(VENV)/.test $(VENV)/.compiled  ## Build the wheel into dist/.
	$(BIN)/python -m build --wheel --no-isolation -q

clean:  ## Remove what the other targets have made, but not the records of games.
	rm -rf $(VENV) build dist src/bingrummy/_compiled .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# Debian's python3 comes without venv: fetch it where apt is at hand.
$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Bing rummy needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV) 2>/dev/null \
	  || { echo "Fetching python3-venv ..."; rm -rf $(VENV); \
	       apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null && $(PYTHON) -m venv $(VENV); } \
	  || { rm -rf $(VENV); echo "This Python can't make virtual environments: install python3-venv."; exit 1; }

$(VENV)/.play: requirements.txt pyproject.toml | $(VENV)/bin/python
	@echo "Setting up (once) ..."
	@$(PIP) install -r requirements.txt setuptools==84.2.1
	@BING_PURE=1 $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# Where nothing can be compiled all goes on without; the next change of a source tries again.
$(VENV)/.compiled: setup.py requirements-build.txt $(CORE) $(VENV)/.play
	@test -n "$$BING_PURE" || { echo "Compiling the core (one or two minutes, once) ..."; \
	  $(PIP) install -r requirements-build.txt && $(BIN)/python setup.py -q build_ext --inplace; } \
	  || echo "The core stays uncompiled: it is slower, and otherwise the same."
	@touch $@

$(VENV)/.test: requirements-dev.txt $(VENV)/.play
	@echo "Setting up the checks (once) ..."
	@$(PIP) install -r requirements-dev.txt
	@touch $@

# The page's tests want a browser: Debian's where it is or can be had, else Playwright's own.
$(VENV)/.browser: $(VENV)/.test
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
	  || { echo "Fetching Chromium ..."; \
	       apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } 2>/dev/null \
	  || $(BIN)/python -m playwright install chromium \
	  || echo "No browser can be had: the page's tests are skipped."
	@touch $@
