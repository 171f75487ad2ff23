# The two commands of the README, and the habits of the house. Each sets up what it needs by itself.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.PHONY: play test check bench soak docs wheel clean

play: $(VENV)/.play  ## A game in the terminal; ARGS="--seats 3 --lang sv" passes options on.
	@$(BIN)/bing play $(ARGS)

# Tests with real sockets and processes can be late on a machine that does other work: what fails
# is run once more by itself, and must pass then.
test: $(VENV)/.test  ## All tests on all cores, fast ones first.
	@$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS) \
	  || { echo "Once more, one by one, what failed:"; $(BIN)/python -m pytest --last-failed $(ARGS); }

check: $(VENV)/.test  ## Format, lint, types, import contract, generated pages, tests.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.rules_page --check
	$(MAKE) --no-print-directory test

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
