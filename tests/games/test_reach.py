"""What of a game's source is its rules, what tells of it, and what nothing uses."""

from __future__ import annotations

from pelagos.games.reach import Name, Source

PACKAGE = "pelagos.games.regatta"
TEXTS = {
    "__init__": f"""
from {PACKAGE}.setup import new_game
GAME = Game(new_game=new_game, show=show)
""",
    "book": "regatta = Rulebook()",
    "setup": """
from pelagos.games import regatta as chapters

def new_game(): return (chapters.turns.sail,)
""",
    "turns": f"""
from {PACKAGE} import winds
from {PACKAGE}.book import regatta
from {PACKAGE}.tables import ROWS as TABLE

@regatta.step
def sail(s): return winds.blowing(TABLE)

@regatta.question("tack")
def tacks(s): yield why_not_tack(s)

def why_not_tack(s): return ""

def why_not_jibe(s): return why_not_jibe(s)
""",
    "winds": "def blowing(table): return _strength()\n\ndef _strength(): return Gust().force\n\n"
    "class Gust:\n    def force(self): return 1\n",
    "tables": "ROWS = {1: read}\n\ndef read(row): return row\n",
    "show": f"from {PACKAGE}.winds import blowing\n\ndef board(s): return _rose(blowing)\n\ndef _rose(s): return s\n"
    "\ndef _old_rose(s): return 1\n\nclass Row(Component, table='rows.csv'): pass\n",
}


def source(**changed: str) -> Source:
    return Source(PACKAGE, {**TEXTS, **changed})


def test_what_steps_questions_and_the_set_up_use_is_rules_and_the_rest_tells() -> None:
    rules = {".".join(name) for name in source().rules() if name.module not in ("book", "__init__")}
    assert rules == {
        *("setup.new_game", "turns.sail", "turns.tacks", "turns.why_not_tack"),
        *("winds.blowing", "winds._strength", "winds.Gust", "tables.ROWS", "tables.read"),
    }


def test_what_nothing_names_is_idle_even_if_it_names_itself() -> None:
    """Steps and questions must be named too; a component table is found by its file, `board` by the faces."""
    assert source().idle() == {Name("turns", "why_not_jibe"), Name("show", "_old_rose")}


def test_a_step_to_which_nothing_leads_is_idle() -> None:
    lonely = source(turns=TEXTS["turns"] + "\n@regatta.step\ndef capsize_at_once(s): return None\n")
    assert Name("turns", "capsize_at_once") in lonely.idle()
    assert Name("turns", "capsize_at_once") in lonely.rules()


def test_what_a_question_or_a_verb_registers_is_not_idle_but_what_is_only_remembered_is() -> None:
    labelled = "\n@SAIL.labelled\ndef _sail_label(s): return s\n"
    remembered = "\n@lru_cache(maxsize=9)\ndef distance_of_nothing(s): return s\n"
    idle = source(show=TEXTS["show"] + labelled + remembered).idle()
    assert Name("show", "_sail_label") not in idle
    assert Name("show", "distance_of_nothing") in idle


def test_a_private_function_is_not_used_by_its_namesake_in_another_module() -> None:
    twins = source(winds=TEXTS["winds"] + "\ndef _rose(s): return 2\n")
    assert Name("winds", "_rose") in twins.idle()
