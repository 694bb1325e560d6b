"""A game that is over is looked at as a whole, once for all who read the same language, and can be shown to others."""

from __future__ import annotations

import msgspec

from pelagos.server.tell import replies, wire
from tests.server.site import Client, Site
from tests.web.positions import ended, middle

PNG = b"\x89PNG\r\n\x1a\n"


def brought(client: Client, written: bytes) -> str:
    """The table that a record becomes."""
    return str(client.http.post("/api/v1/records", content=written).json()["table"])


def test_the_review_ends_with_the_scores_and_leads_to_moments_of_the_game(client: Client) -> None:
    table = brought(client, ended("nauticus"))
    review = msgspec.convert(client.get(f"/api/v1/tables/{table}/review").json(), replies.ReviewState)
    state = client.state(table, "page")
    end = msgspec.convert(state, wire.State).end
    assert end is not None
    assert {side.seat: side.points[-1] for side in review.sides} == {place.seat: place.score for place in end.ranking}
    assert all(0 < one.version <= state["version"] for one in review.turning)
    assert review.glory.startswith("<svg")
    assert end.story


def test_it_is_worked_out_once(site: Site, client: Client) -> None:
    table = brought(client, ended("nemo2"))
    paths = [f"/api/v1/tables/{table}/{what}" for what in ("review", "poster")]
    first = [client.get(path).content for path in paths]
    kept = dict(site.server.tables.live[table].ended)
    assert [site.client().get(path).content for path in paths] == first
    now = site.server.tables.live[table].ended
    assert len(kept) == 3, "its course, what is said of it, and the poster"
    assert all(now[key] is found for key, found in kept.items())


def test_the_picture_to_share_is_a_file(client: Client) -> None:
    table = brought(client, ended("endeavor"))
    answer = client.get(f"/api/v1/tables/{table}/poster")
    assert answer.content.startswith(PNG)
    assert f'filename="endeavor-{table}.png"' in answer.headers["content-disposition"]


def test_a_game_that_goes_on_is_not_reviewed(client: Client) -> None:
    """What turned it would tell what others have in their hands."""
    table = brought(client, middle("nauticus"))
    for what in ("review", "poster"):
        answer = client.get(f"/api/v1/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "not-over")


def test_a_private_table_is_not_reviewed_by_strangers(site: Site, client: Client) -> None:
    table = client.open(seats=("me", "bot:random"), access="private")["table"]
    assert site.client().get(f"/api/v1/tables/{table}/review").status_code == 404
