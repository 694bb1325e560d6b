# Two commands do everything: `make serve` and `make test`. For the daily loop: `make quick GAME=nemo2`.
# The system's own Python where it is complete and new enough: whoever packs it compiles it with more care than most who
# build one themselves, and it plays an eighth faster (decision 45). `make test PYTHON=python3.13` takes another.
PYTHON ?= $(shell for python in /usr/bin/python3 python3; do \
	$$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && exit; \
	done; echo python3)
GAME ?= nauticus
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# Twice as many workers as processors: those with a browser wait for it, and others for a disk or a clock. With one more on
# two processors all takes a twentieth longer. It passes with ten times as much to do as there are processors, too.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) \* 2)
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
PIP := $(BIN)/python -m pip --disable-pip-version-check
# By uv, which takes ten seconds; by pip, which takes fifty, where pip knows an index of its own or uv cannot do it.
install = { ! $(PIP) config list | grep -q '[.]index-url=' && $(PIP) install --quiet --no-compile uv && \
	$(BIN)/python -m uv pip install --quiet --python $(BIN)/python -e "$(1)"; } >/dev/null 2>&1 || \
	$(PIP) install --quiet --no-compile -e "$(1)"
comma := ,
PICTURES := build/browsers
COMPILED := build/compiled
RULE_TESTS := tests/compiled tests/core tests/games tests/conformance tests/forecasts tests/test_cases.py \
	tests/test_case_runner.py tests/test_goldens.py tests/table tests/bots tests/lab tests/envs
# What was compiled once is kept, whatever the surroundings say: the tests start many programs.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: serve play test suite quick check lint gaps scripts browser browsers bench compiled compiled-test compiled-bench faults soak luck bless clean

serve: $(READY)
	@$(BIN)/pelagos serve $(SERVE)

play: $(READY)
	@$(BIN)/pelagos play nauticus --seats me,greedy,greedy

# The browser is installed beside everything else that is needed. The checks run beside the first tests, which find the
# gaps of the rules, too; whatever fails, the rest is still run, and the last line names what failed.
test:
	@$(MAKE) --no-print-directory --jobs=2 $(READY) browser
	@for part in lint scripts suite; do rm -f $(VENV)/.$$part-failed; done
	@$(MAKE) --no-print-directory --jobs=3 tried-lint tried-scripts tried-suite
	@failed=""; for part in lint scripts suite; do \
		test -e $(VENV)/.$$part-failed && failed="$$failed $$part"; done; \
		test -z "$$failed" || { echo "make test: failed:$$failed (make lint, scripts or suite runs one of them alone)."; exit 1; }

tried-%:
	@$(MAKE) --no-print-directory $* || touch $(VENV)/.$*-failed

suite: $(READY)
	@$(PYTEST)

quick: $(READY) lint
	@$(BIN)/pelagos rules $(GAME) --gaps
	@$(BIN)/pelagos case --quiet tests/cases/$(GAME)
	@$(PYTEST) tests/core tests/games/$(GAME)

lint: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

gaps: $(READY)
	@for game in nauticus nemo1 nemo2 endeavor; do $(BIN)/pelagos rules $$game --gaps || exit 1; done

scripts: $(READY)
	@$(BIN)/python -m tests.scripts

check: lint gaps scripts

browser:
	@command -v chromium-headless-shell >/dev/null || { \
		echo "The tests in a browser need Chromium without its window. Installing Debian's ..."; \
		run=""; test "$$(id -u)" = 0 || run="sudo -n"; \
		$$run apt-get update -q && $$run apt-get install -y -q --no-install-recommends chromium-headless-shell; } || \
		command -v chromium >/dev/null || command -v google-chrome >/dev/null || { \
			echo "It could not be installed. Install chromium-headless-shell or chromium with apt-get and run again."; \
			exit 1; }

# Whole games in Firefox and WebKit, with screenshots; `make test` plays the first rounds where these are installed.
browsers: $(VENV)/.browsers
	@command -v firefox-esr >/dev/null && command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null || { \
		echo "Installing Debian's Firefox and WebKit ..."; \
		run=""; test "$$(id -u)" = 0 || run="sudo -n"; \
		$$run apt-get update -q && \
		$$run apt-get install -y -q --no-install-recommends firefox-esr webkit2gtk-driver xvfb; } || { \
			echo "They could not be installed. Install firefox-esr, webkit2gtk-driver and xvfb and run again."; \
			exit 1; }
	@rm -rf $(PICTURES)
	@PELAGOS_PICTURES=$(PICTURES) $(PYTEST) tests/browsers
	@echo "Screenshots for the eye: $(PICTURES)"

bench: $(VENV)/.bench
	@missed=0; for part in benchmarks benchmarks.learning benchmarks.web benchmarks.people benchmarks.browser; do \
		$(BIN)/python -m $$part || missed=1; done; exit $$missed

# The rules through mypyc, in a folder of their own: the source and what is installed stay as they are. It takes minutes.
compiled: $(READY)
	@$(BIN)/python -m compiled $(COMPILED)

# Everything that a rule can break, once more on what was compiled.
compiled-test: compiled
	@PYTHONPATH=$(abspath $(COMPILED)/lib) PELAGOS_FORM=compiled $(PYTEST) $(RULE_TESTS)

# Plain and compiled in turns, in one run.
compiled-bench: compiled
	@$(BIN)/python -m benchmarks.forms $(COMPILED)/lib

# What is bad for a server, and what must hold all the same; twenty minutes at most, one table at the end.
faults: $(READY)
	@command -v nginx > /dev/null || test "$$(id -u)" != 0 || apt-get install --yes --quiet nginx-light > /dev/null || true
	@$(BIN)/python -m faults $(FAULTS)

soak: $(READY)
	@PELAGOS_GAMES=1000 $(PYTEST) tests/conformance tests/forecasts tests/games/endeavor/test_second.py tests/games/nemo2/test_second.py

# The luck of every roll of two hundred games; a few minutes.
luck: $(READY)
	@PELAGOS_ROLLS=1000 $(PYTEST) tests/analysis/test_luck.py

bless: $(READY)
	@$(BIN)/python -m tests.bless

clean:
	rm -rf $(VENV)

$(READY): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) ..."
	@$(call install,.[dev])
	@touch $@

$(VENV)/.browsers: $(READY)
	@$(call install,.[dev$(comma)browsers])
	@touch $@

$(VENV)/.bench: $(READY)
	@$(call install,.[dev$(comma)bench])
	@touch $@
