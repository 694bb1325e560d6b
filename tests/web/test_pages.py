"""Front page, form, rules, own dice, languages and themes."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.pilot import Pilot
from tests.web.positions import brought, ended, middle
from tests.web.screens import PLAYS
from tests.web.served import Served


def test_a_stranger_is_in_a_game_after_one_click(server: Served, page: Page) -> None:
    server.sit(page, "/")
    page.locator("[data-game=nauticus]").get_by_role("button", name="Play now").click()
    Pilot(page).wait()
    server.sit(page, "/")
    expect(page.locator(".tables .you").first).to_contain_text("Your turn")


def test_the_form_opens_a_table_as_it_was_filled_in(server: Served, page: Page) -> None:
    server.sit(page, "/new/nemo2")
    page.get_by_label("Your name").fill("Aronnax")
    page.get_by_label("Nemo's motive, or to be asked when the game begins").select_option("war")
    page.get_by_role("button", name="Open the table").click()
    pilot = Pilot(page)
    pilot.wait()
    expect(pilot.at("[data-seat='0'] .who")).to_have_text("Aronnax")
    expect(pilot.at("#log")).to_contain_text("War")


def test_the_first_game_fills_the_form(server: Served, page: Page) -> None:
    server.sit(page, "/new/nemo2")
    page.get_by_role("button", name="First game").click()
    expect(page.locator("#set-level")).to_have_value("sailor")
    expect(page.get_by_label("Practice table")).to_be_checked()


BOTS = (
    "Random bot (drifting)",
    "Deckhand bot (careless)",
    "Greedy bot (seasoned)",
    "Skipper bot (thinks ahead)",
    "Master bot (thinks far ahead)",
)


def test_how_to_play_decides_what_else_can_be_chosen(server: Served, page: Page) -> None:
    server.sit(page, "/new/endeavor")
    seats = page.locator("select[name=seat]")
    page.get_by_label("Your name").fill("Aronnax")
    page.locator("#set-scenario").select_option("4")
    expect(page.locator("#set-difficulty")).to_have_count(0)
    expect(seats).to_have_count(4)
    page.get_by_role("link", name="Alone").click()
    expect(page.locator("[data-mode=solo]")).to_have_attribute("aria-current", "true")
    expect(page.locator("[data-mode=solo]")).to_be_focused()
    expect(seats).to_have_count(1)
    expect(seats.locator("option")).to_have_text(["You", *BOTS])
    page.locator("#set-difficulty").select_option("hard")
    expect(page.get_by_label("Your name")).to_have_value("Aronnax")
    expect(page.locator("#set-scenario")).to_have_value("4")
    page.get_by_role("button", name="Open the table").click()
    Pilot(page).wait()
    expect(page.locator("#seats li")).to_have_count(1)


def test_the_form_needs_no_script(server: Served, browser: Browser) -> None:
    with browser.new_context(java_script_enabled=False, locale="en-GB") as context:
        page = context.new_page()
        server.sit(page, "/new/nemo2")
        expect(page.locator("select[name=seat]")).to_have_count(1)
        page.get_by_role("link", name="Together").first.click()
        expect(page.locator("[data-mode=coop]")).to_have_attribute("aria-current", "true")
        expect(page.locator("select[name=seat] option[value=open]")).to_have_count(4)
        expect(page.locator("#set-coop_gem_reward")).to_have_count(1)
        page.get_by_role("button", name="Open the table").click()
        expect(page.locator("body.at-table")).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "mode", "seats", "words"),
    [
        ("endeavor", "solo", ["me", "bot:random"], "Alone is for one player, and 2 seats are taken"),
        ("endeavor", "competitive", ["me"], "Playing against each other takes at least two"),
        ("nemo2", "coop", ["me"], "Together takes two to four players"),
    ],
)
def test_a_form_that_makes_no_sense_is_shown_again_with_the_reason(
    server: Served, context: BrowserContext, game: str, mode: str, seats: list[str], words: str
) -> None:
    """Only what was put together by hand: the form itself does not offer it."""
    fields = urlencode({"game": game, "set-mode": mode, "seat": seats, "name": "Aronnax"}, doseq=True)
    headers = {"content-type": "application/x-www-form-urlencoded", "origin": server.base}
    answer = context.request.post(f"{server.base}/tables", data=fields, headers=headers)
    assert answer.status == 400
    assert words in answer.text()
    assert "mode=" not in answer.text().split('class="problem"')[1].split("</p>")[0]
    assert 'value="Aronnax"' in answer.text()


def test_own_dice_are_typed_and_checked(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    path = server.table(context, "nauticus", seat=["me", "bot:random"], fate="manual")
    server.sit(pilot.page, path)
    pilot.wait()
    pilot.at("#outcome").fill("seven of hearts")
    pilot.at("#dice button").click()
    expect(pilot.at("#notice")).to_contain_text("cannot come up here")
    first = pilot.options[0]
    pilot.at("#outcome").fill(first)
    pilot.at("#outcome").press("Enter")
    expect(pilot.option(first)).to_have_count(0)
    while pilot.at("#dice").is_visible():
        pilot.click(pilot.options[0])
    assert any(option.startswith("tile ") for option in pilot.options)


@pytest.mark.parametrize(("language", "words"), [("de", "Zurücknehmen"), ("pl", "Cofnij"), ("es", "Deshacer")])
def test_the_language_changes_in_the_middle_of_a_game(
    server: Served, context: BrowserContext, pilot: Pilot, language: str, words: str
) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    asked, options, lines = pilot.at("#asked").inner_text(), pilot.options, pilot.version_shown()
    pilot.at("#wishes summary").click()
    pilot.at("#wishes select[name=lang]").select_option(language)
    expect(pilot.at("#undo")).to_contain_text(words)
    expect(pilot.at("#asked")).not_to_have_text(asked)
    expect(pilot.at("html")).to_have_attribute("lang", language)
    assert (pilot.options, pilot.version_shown()) == (options, lines)


def test_the_theme_changes_in_the_middle_of_a_game(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    pilot.at("#wishes summary").click()
    ground = "all => getComputedStyle(all).backgroundColor"
    light = pilot.at("body").evaluate(ground)
    pilot.at("#wishes select[name=theme]").select_option("dark")
    expect(pilot.at("html")).to_have_attribute("data-theme", "dark")
    assert pilot.at("body").evaluate(ground) != light
    pilot.page.reload()
    expect(pilot.at("html")).to_have_attribute("data-theme", "dark")


def test_the_tab_calls_when_it_is_your_turn(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    assert pilot.page.title() == "● Your turn · Nauticus"
    expect(pilot.at("link[rel=icon]")).to_have_attribute("href", "/static/icon-turn.svg")


def test_a_scenario_is_chosen_by_its_name(server: Served, page: Page) -> None:
    server.sit(page, "/new/endeavor")
    page.locator("#set-scenario").select_option(label="9 · The Spill")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#moment")).to_contain_text("The Spill")


def test_odds_stand_beside_the_options(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    path = server.table(context, "nemo2", seat=["me"], **{"set-motive": "science", "set-level": "sailor"})
    server.sit(pilot.page, path)
    pilot.wait()
    pilot.at("#board").click(position={"x": 5, "y": 5})
    pilot.page.keyboard.press("Shift+O")
    while pilot.at("#stage").is_visible() or not pilot.at("#asked").inner_text().endswith("What next?"):
        pilot.confirm() if pilot.at("#stage").is_visible() else pilot.click(pilot.options[-1])
    expect(pilot.at("#options .chance").filter(has_text="%").first).to_be_visible()


def test_rules_can_be_found(server: Served, page: Page) -> None:
    server.sit(page, "/rules/nauticus")
    page.get_by_label("Find").fill("NAU-6.9")
    expect(page.locator("[data-list] dl > div:visible")).to_have_count(1)


@pytest.mark.parametrize("game", PLAYS)
def test_the_page_is_light(server: Served, context: BrowserContext, page: Page, game: str) -> None:
    """At most 400 kB before compression, ground of the board included and letters apart; what few need comes later."""
    sizes: list[int] = []
    page.on("response", lambda response: sizes.append(len(response.body()) * ("/letters/" not in response.url)))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame))))
    server.sit(page, server.table(context, game, **PLAYS[game].fields))
    Pilot(page).wait()
    assert 100_000 < sum(sizes) < 400_000


def test_own_tracks_and_crew_and_the_log_have_room(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """Drawings beside the board are at least as large as they were drawn, and the log has whole sentences."""
    server.sit(pilot.page, server.table(context, "endeavor", **PLAYS["endeavor"].fields))
    pilot.wait()
    wide = [
        place.evaluate("one => one.getBoundingClientRect().width") for place in pilot.at("#near .drawing, #log").all()
    ]
    assert len(wide) == 3
    assert min(wide) >= 380


def test_a_record_goes_out_and_comes_in_again(
    server: Served, context: BrowserContext, pilot: Pilot, tmp_path: Path
) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    pilot.click(pilot.options[0])
    pilot.confirm()
    pilot.at("#wishes summary").click()
    with pilot.page.expect_download() as download:
        pilot.page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.jsonl"
    download.value.save_as(file)
    asked = pilot.at("#asked").inner_text()

    server.sit(pilot.page, "/")
    pilot.at("[data-import] input").set_input_files(file)
    expect(pilot.at("#asked")).to_have_text(asked)


def test_a_file_that_is_no_record_is_refused(server: Served, page: Page, tmp_path: Path) -> None:
    file = tmp_path / "letter.jsonl"
    file.write_text("Dear captain,\n", encoding="utf-8")
    server.sit(page, "/")
    page.locator("[data-import] input").set_input_files(file)
    expect(page.locator("[data-import] output")).to_contain_text("not a record of a game")


def test_finished_games_stand_apart_from_those_that_go_on(server: Served, context: BrowserContext, page: Page) -> None:
    over, on = (brought(server, context, written) for written in (ended("nemo1"), middle("nemo1")))
    server.sit(page, "/")
    going, finished = (page.locator(f"section[aria-labelledby={part}] a") for part in ("mine", "finished"))
    expect(going).to_have_count(1)
    expect(finished).to_have_count(1)
    assert (going.get_attribute("href"), finished.get_attribute("href")) == (on, over)
