"""Positions as data, and their digests."""

from __future__ import annotations

import json

import pytest

from pelagos.core.codec import decode, digest, encode
from tests.toy import TOY, Bag, Lots, book, new_game


def begun() -> Lots:
    s = new_game({"seats": 2, "swap": True}, Bag())
    book.run(s)
    book.answer(s, (3,))
    return s


def test_a_position_survives_being_written_down() -> None:
    s = begun()
    again = decode(TOY, json.loads(json.dumps(encode(s))), Bag())
    assert again == s
    assert book.answer(again, (1,)) == book.answer(s, (1,))


def test_the_digest_of_a_position_never_changes() -> None:
    """A fixed value: it must be the same on every machine and in every version of the engine."""
    assert digest(begun()) == "5616783f794ea131012d6de19d268c21"


def test_different_positions_have_different_digests() -> None:
    s = begun()
    other = s.clone()
    book.answer(other, (1,))
    assert digest(s) != digest(other)


def test_a_position_of_another_pack_is_not_opened() -> None:
    with pytest.raises(ValueError, match="pack"):
        decode(TOY, encode(begun()), Bag("other"))
