"""A game with its settings, ready to be begun as often as one likes, and what its numbers stand for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from pelagos.core.encoding import Encoder
from pelagos.core.game import Game
from pelagos.core.nodes import option_text
from pelagos.core.seating import check_seating
from pelagos.core.settings import Settings, Value, parse_settings
from pelagos.envs.errors import in_words
from pelagos.games.registry import find_game, load_pack


class SetUp:
    """Settings that do not go together are refused here, before anybody plays."""

    def __init__(self, key: str, seats: int, given: Mapping[str, Value]) -> None:
        with in_words():
            self.game: Game[Any] = find_game(key)
            self.settings: Settings = parse_settings(self.game.settings, {self.game.seats_setting: seats, **given})
            check_seating(self.game, self.settings, seats)
            self.pack = load_pack(self.game, None)
            self.begin()
        self.seats = seats
        self.actions = self.game.actions(self.pack)
        self.encoder: Encoder[Any] = self._encoder()
        self.features = self.encoder.size(self.pack)

    def begin(self) -> Any:
        """A position before the first question."""
        return self.game.new_game(self.settings, self.pack)

    def spelled(self, number: Any) -> str:
        """An answer in words of the rules, whatever was given for its number."""
        known = isinstance(number, SupportsIndex) and 0 <= number.__index__() < len(self.actions)
        return option_text(self.actions[number]) if known else str(number)

    def _encoder(self) -> Encoder[Any]:
        assert self.game.encoder is not None, f"{self.game.key} has an encoder"
        return self.game.encoder
