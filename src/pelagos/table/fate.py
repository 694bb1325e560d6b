"""Where luck comes from. Rules never roll; a table asks one of these."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b, sha256
from typing import Protocol

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Chance, Option, find_option

WIDTH = 32
SEED_WIDTH = 16
"""Bytes of a seed that is made up: 128 bits, which nobody finds by trying, and which can still be typed again."""


class Fate(Protocol):
    """Picks outcomes, or says None when somebody has to type the real ones."""

    @property
    def mode(self) -> str:
        """seeded, fair, manual or scripted."""

    def pick(self, node: Chance, nth: int) -> Option | None:
        """The outcome of the nth question (from 0) to this random stream."""


def new_seed() -> str:
    """A seed that nobody chose and nobody can guess."""
    return secrets.token_hex(SEED_WIDTH)


def drawn(seed: str, node: Chance, nth: int) -> Option:
    """The outcome that a seed gives: `blake2b(seed / stream / n)` spread over the weights.

    256 bits against weights that sum to a few hundred leave no bias that could ever be measured.
    """
    text = f"{seed}/{node.ask}/{nth}".encode()
    point = int.from_bytes(blake2b(text, digest_size=WIDTH).digest()) % sum(node.weights)
    for option, weight in zip(node.options, node.weights, strict=True):
        point -= weight
        if point < 0:
            return option
    raise AssertionError("the point lies below the sum of the weights")


class Seeded:
    """The same seed, the same luck, on any machine. Streams keep the luck of two plays comparable."""

    mode = "seeded"

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def pick(self, node: Chance, nth: int) -> Option:
        return drawn(self.seed, node, nth)


class Prepared(Seeded):
    """A stacked deck: the first outcomes of each random stream are laid out beforehand, then the seed decides.

    What was laid out and cannot come up, because the game went another way, is passed over.
    """

    def __init__(self, seed: str, prepared: Mapping[str, Sequence[str]]) -> None:
        super().__init__(seed)
        self.prepared = prepared

    def pick(self, node: Chance, nth: int) -> Option:
        laid = self.prepared.get(node.ask, ())
        option = find_option(node.options, laid[nth]) if nth < len(laid) else None
        return super().pick(node, nth) if option is None else option


class Fair(Seeded):
    """A secret that nobody knows until the end; its hash is published before the first move.

    Whoever sits there may add entropy. From then on the seed comes from both, so that neither whoever keeps the secret
    nor whoever adds to it has luck in the hand.
    """

    mode = "fair"

    def __init__(self, secret: str | None = None) -> None:
        self.secret = secrets.token_hex(WIDTH) if secret is None else secret
        super().__init__(self.secret)

    @property
    def commitment(self) -> str:
        """What the header shows, so that the secret cannot be changed afterwards."""
        return commitment_to(self.secret)

    def add(self, seat: int, entropy: str) -> None:
        """From here on luck depends on what a seat adds, too."""
        self.seed = mixed(self.seed, seat, entropy)


def mixed(seed: str, seat: int, entropy: str) -> str:
    """The seed that follows when a seat adds entropy: `blake2b(seed / seat / entropy)`."""
    return blake2b(f"{seed}/{seat}/{entropy}".encode(), digest_size=WIDTH).hexdigest()


def commitment_to(secret: str) -> str:
    """The hash that commits to a secret."""
    return sha256(secret.encode()).hexdigest()


class Manual:
    """Somebody with the box at home rolls and draws, and types what came up."""

    mode = "manual"

    def pick(self, node: Chance, nth: int) -> None:
        return None


class Scripted:
    """A list of outcomes for tests, used up in order; a missing or impossible one is an error."""

    mode = "scripted"

    def __init__(self, outcomes: Iterable[str]) -> None:
        self.left = list(outcomes)

    def pick(self, node: Chance, nth: int) -> Option:
        if not self.left:
            raise PelagosError("error-script-empty", ask=node.ask)
        option = find_option(node.options, self.left[0])
        if option is None:
            raise PelagosError("error-script-outcome", ask=node.ask, outcome=self.left[0])
        del self.left[0]
        return option
