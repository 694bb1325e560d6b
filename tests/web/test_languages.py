"""Four languages: nothing untranslated, nothing clipped, another one in the middle of a game, two at one table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from pelagos.locale.catalogue import LANGUAGES
from tests.web import tour
from tests.web.conftest import SCREEN
from tests.web.fit import clipped
from tests.web.pilot import Pilot
from tests.web.positions import GAMES, ended, middle
from tests.web.served import PSEUDO, Served
from tests.web.untranslated import plain_words

PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def nowhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that speaks a language that is none."""
    served = Served(tmp_path_factory.mktemp("nowhere"), PSEUDO)
    yield served
    served.stop()


def test_the_pages_are_translated_and_fit(nowhere: Served, pilot: Pilot) -> None:
    for screen in tour.pages(nowhere, pilot):
        assert (plain_words(pilot.page), clipped(pilot.page)) == ([], []), screen


@pytest.mark.parametrize("game", GAMES)
def test_every_screen_is_translated_and_fits(nowhere: Served, pilot: Pilot, game: str) -> None:
    for screen in tour.pages_of(nowhere, pilot, game):
        assert (plain_words(pilot.page), clipped(pilot.page)) == ([], []), screen
    for screen in tour.table(nowhere, pilot, game):
        assert (plain_words(pilot.page), clipped(pilot.page)) == ([], []), screen


def speaking(browser: Browser, served: Served, language: str, size: ViewportSize = SCREEN) -> BrowserContext:
    """A browser of somebody who has chosen a language."""
    context = browser.new_context(viewport=size, reduced_motion="reduce")
    context.add_cookies([{"name": "lang", "value": language, "url": served.base}])
    return context


def on_both(pilot: Pilot, first: ViewportSize) -> Iterator[str]:
    """The page on a screen, and then on the other one: it is not loaded again when a window becomes small or large."""
    for size in sorted((SCREEN, PHONE), key=first.__ne__):
        pilot.page.set_viewport_size(size)
        yield f"{size['width']} pixels wide"


@pytest.mark.parametrize(("language", "first"), list(zip(LANGUAGES, (SCREEN, PHONE) * 2, strict=True)), ids=LANGUAGES)
def test_no_words_are_clipped(server: Served, browser: Browser, language: str, first: ViewportSize) -> None:
    """On a large screen and on a small one; half of the languages are loaded on each."""
    with speaking(browser, server, language, first) as context:
        pilot = Pilot(context.new_page())
        for game in GAMES:
            server.sit(pilot.page, f"/new/{game}")
            for where in on_both(pilot, first):
                assert clipped(pilot.page) == [], f"{game} {where}"
            tour.seated(server, pilot, middle(game))
            for where in on_both(pilot, first):
                assert clipped(pilot.page) == [], f"{game} {where}"
                for tab in tour.beside(pilot):
                    assert clipped(pilot.page) == [], f"{game} {tab} {where}"
            tour.seated(server, pilot, ended(game))
            for where in on_both(pilot, first):
                assert clipped(pilot.page) == [], f"{game} end {where}"


def told(pilot: Pilot) -> list[list[str]]:
    """The question, the options and the log, in words."""
    places = ("#asked", "#options button > span", "#log li > span", "#tabs [role=tab]")
    return [pilot.at(place).all_inner_texts() for place in places]


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_in_the_middle_of_a_game(server: Served, pilot: Pilot, game: str) -> None:
    tour.seated(server, pilot, middle(game))
    english, options = told(pilot), pilot.options
    choose(pilot, "pl", "Punkty")
    polish = told(pilot)
    assert pilot.options == options
    assert all(one != other for one, other in zip(english, polish, strict=True))
    assert [len(place) for place in english] == [len(place) for place in polish]
    pilot.click(options[-1])
    pilot.press("Escape")
    choose(pilot, "en", "Score")
    assert told(pilot) == english


def choose(pilot: Pilot, language: str, score: str) -> None:
    """Take another language, and wait until both the page and the table speak it."""
    asked = pilot.at("#asked").inner_text()
    pilot.at("#wishes summary").click()
    pilot.at("select[name=lang]").select_option(language)
    expect(pilot.at("#tab-score")).to_have_text(score)
    expect(pilot.at("#asked")).not_to_have_text(asked)
    pilot.page.keyboard.press("Escape")
    pilot.wait()


def test_two_seats_at_one_table_read_two_languages(server: Served, browser: Browser) -> None:
    with speaking(browser, server, "de") as here, speaking(browser, server, "pl") as there:
        ada, ben = Pilot(here.new_page()), Pilot(there.new_page())
        server.sit(ada.page, server.table(here, "nauticus", seat=["me", "open"], name="Ada"))
        ben.page.goto(str(ada.at("#invite a").get_attribute("href")))
        ben.at("#name").fill("Ben")
        ben.at("button.primary").click()
        ada.wait()
        ada.click(ada.options[0])
        ada.confirm()
        last = ada.at("#log li").last.get_attribute("data-n")
        expect(ben.at("#log li").last).to_have_attribute("data-n", str(last))
        moments = "all => all.map(one => [one.dataset.n, one.dataset.spots])"
        assert ada.at("#log li").evaluate_all(moments) == ben.at("#log li").evaluate_all(moments)
        expect(ada.at("#log li").last).to_contain_text("Ada erhält den Bonus")
        expect(ben.at("#log li").last).to_contain_text("Ada otrzymuje premię")
        expect(ada.at("#asked")).to_contain_text("Ada, ")
        expect(ben.at("#asked")).to_contain_text("Ada")
        assert ada.at("#asked").inner_text() != ben.at("#asked").inner_text()
