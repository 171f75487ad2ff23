# The two commands of the README, and the habits of the house. Each sets up what it needs by itself.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: play terminal test check page page-types bench soak docs wheel clean

play: $(VENV)/.play  ## A table in the browser, with bots at it; ARGS="--lan --lang sv" passes options on.
	@$(BIN)/bing serve --open $(ARGS)

terminal: $(VENV)/.play  ## A game in the terminal; ARGS="--seats 3 --lang sv" passes options on.
	@$(BIN)/bing play $(ARGS)

# Tests with real sockets and processes can be late on a machine that does other work: what fails
# is run once more by itself, and must pass then.
test: $(VENV)/.test $(VENV)/.browser  ## All tests on all cores, fast ones first.
	@$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS) \
	  || { echo "Once more, one by one, what failed:"; $(BIN)/python -m pytest --last-failed $(ARGS); }

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

bench: $(VENV)/.test  ## Speed of the solver, the bots and the imports.
	$(BIN)/python bench/imports.py
	$(BIN)/python bench/solver.py
	$(BIN)/python bench/bots.py

soak: $(VENV)/.test  ## The full counts; stop and start it at will. Report: docs/evidence/soak.md
	$(BIN)/python -m tools.soak $(ARGS)

docs: $(VENV)/.test  ## Make the pages that are made from other files.
	$(BIN)/python -m tools.rules_page

wheel: $(VENV)/.test  ## Build the wheel into dist/.
	$(BIN)/python -m build --wheel --no-isolation -q

clean:  ## Remove what the other targets have made, but not the records of games.
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

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
	@$(PIP) install --no-deps --no-build-isolation -e .
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
