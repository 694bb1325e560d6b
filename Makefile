# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check bench soak bless clean

play: $(READY)
	@$(BIN)/pelagos play nauticus --seats me,greedy,greedy

test: $(READY) check
	@$(BIN)/python -m pytest -n auto --dist worksteal

check: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/pelagos rules nauticus --gaps
	@$(BIN)/pelagos rules nemo1 --gaps
	@$(BIN)/pelagos rules nemo2 --gaps
	@$(BIN)/pelagos rules endeavor --gaps

bench: $(VENV)/.bench
	@$(BIN)/python -m benchmarks

soak: $(READY)
	@PELAGOS_GAMES=1000 $(BIN)/python -m pytest -n auto --dist worksteal tests/conformance

bless: $(READY)
	@$(BIN)/python -m tests.bless

clean:
	rm -rf $(VENV)

$(READY): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $@

$(VENV)/.bench: $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev,bench]"
	@touch $@
