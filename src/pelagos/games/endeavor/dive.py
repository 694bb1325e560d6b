"""[EDS-10] Dive: taking tokens from a dive spot, and what taking them causes."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Chance, Choice, Node, Option, Step
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games.endeavor.access import ask_space, spaces_for, why_not_done_there
from pelagos.games.endeavor.asking import allowed, elsewhere, unless
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.gains import gains, give
from pelagos.games.endeavor.language import modifiers_of
from pelagos.games.endeavor.names import MORE_TOKENS, SLOT
from pelagos.games.endeavor.state import Endeavor, in_order
from pelagos.games.endeavor.verbs import DECLINE, EXTRA, OLDER, PICK

NOT_DRAWN_HERE: Final = endeavor.reason("not-drawn-here", "EDS-15.3")

DIVE_SPOTS: Final = endeavor.question("dive", rule="EDS-10.1", otherwise=why_not_done_there)(spaces_for)


@endeavor.step
def dive(s: Endeavor, seat: int, gain: int, zone: int) -> Choice | None:
    """[EDS-10.1, 7.1] Which dive spot."""
    return ask_space(s, seat, gain, zone, DIVE_SPOTS, dive_chosen)


@endeavor.step
def dive_chosen(s: Endeavor, seat: int, gain: int, granted: int, answer: Option) -> None:
    """[EDS-10.1, 10.6] Take the top token, perhaps a second one; then the specials of the action."""
    zone = SLOT[answer[1]]
    spot = s.pack.numbers.space[s.ocean[zone]][answer[2]]
    s.tell("endeavor-dived", seat, answer[1], answer[2])
    more = int(modifiers_of(gain) & MORE_TOKENS > 0)
    s.do((take_token, seat, zone, spot, more), (after_dive, seat, zone, spot))


@endeavor.step
def take_token(s: Endeavor, seat: int, zone: int, spot: int, more: int) -> Chance:
    """[EDS-10.1, 15.3] The top token; at the Shipwreck the top two, of which one is kept."""
    two = s.pack.ocean.choose_two[spot] and len(s.spots[spot]) > 1
    return draw_token(s, spot, (second_token if two else token_taken, seat, zone, spot, more))


def draw_token(s: Endeavor, spot: int, then: Step) -> Chance:
    """[EDS-20.1] What the top token is shows itself only now: every unseen token of its shuffle is as likely."""
    stack = s.spots[spot]
    return token_chance(s, stack[-1], then)


def token_chance(s: Endeavor, shuffle: int, then: Step) -> Chance:
    """[EDS-10.5] One of the unseen tokens of a shuffle."""
    pool, names = s.pools[shuffle], s.pack.menus.tokens
    kinds = len(names)
    options = [names[kind] for kind in range(kinds) if pool[kind]]
    weights = [count for count in pool[:kinds] if count]
    for older, count in enumerate(pool[kinds:]):
        if count:
            options.append((OLDER, older))
            weights.append(count)
    return Chance("dive-token", tuple(options), tuple(weights), (token_seen, shuffle, then))


@endeavor.step
def token_seen(s: Endeavor, shuffle: int, then: Step, answer: Option) -> Node | None:
    """[EDS-10.5] It leaves its pool; a token that was discarded unseen is one of an earlier shuffle."""
    kinds = len(s.pack.tokens)
    older = answer[0] == OLDER
    place = kinds + answer[1] if older else s.pack.numbers.token[answer[0]]
    pool = list(s.pools[shuffle])
    pool[place] -= 1
    s.pools = replaced(s.pools, shuffle, tuple(pool))
    if older:
        return token_chance(s, answer[1], then)
    return then[0](s, *then[1:], place)


def lift(s: Endeavor, spot: int) -> None:
    """[EDS-10.1] One token less on a dive spot; an empty one can no longer be used."""
    stack = s.spots[spot][:-1]
    s.spots = replaced(s.spots, spot, stack)
    if not stack:
        s.open &= ~(1 << spot)


@endeavor.step
def second_token(s: Endeavor, seat: int, zone: int, spot: int, more: int, first: int) -> Chance:
    """[EDS-15.3] Shipwreck: look at the next one, too."""
    lift(s, spot)
    return draw_token(s, spot, (pick_token, seat, zone, spot, more, first))


@endeavor.question("pick", rule="EDS-15.3", otherwise=unless(PICK.name, NOT_DRAWN_HERE))
def two_tokens(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-15.3] The two tokens that were drawn."""
    return allowed(s.pack.menus.pick[asked.then[5]], s.pack.menus.pick[asked.then[6]])


@endeavor.step
def pick_token(s: Endeavor, seat: int, zone: int, spot: int, more: int, first: int, second: int) -> Choice | None:
    """[EDS-15.3] Shipwreck: one of the two is kept, the other discarded."""
    if first == second:
        return picked(s, seat, zone, spot, more, first, second, s.pack.menus.pick[first])
    return two_tokens.put(s, seat, (picked, seat, zone, spot, more, first, second))


@endeavor.step
def picked(s: Endeavor, seat: int, zone: int, spot: int, more: int, first: int, second: int, answer: Option) -> None:
    """[EDS-15.3] The other one goes to the discard pile."""
    kept = s.pack.numbers.token[answer[1]]
    discard_token(s, second if kept == first else first)
    s.do((token_taken, seat, zone, spot, more, kept))


def discard_token(s: Endeavor, token: int) -> None:
    """[EDS-10.2] A used token lies on the common discard pile."""
    pile = list(s.discard)
    pile[token] += 1
    s.discard = tuple(pile)


@endeavor.step
def token_taken(s: Endeavor, seat: int, zone: int, spot: int, more: int, token: int) -> None:
    """[EDS-10.1, 10.6, 15.2, A33] The token is the player's; marked specials pay for each token taken."""
    lift(s, spot)
    s.hand = replaced(s.hand, seat, (*s.hand[seat], token))
    s.tell("endeavor-took-token", seat, s.pack.tokens[token].id)
    if more and s.spots[spot]:
        s.do((ask_extra, seat, zone, spot))
    special = s.pack.tiles[s.ocean[zone]].token_taken
    own = special.spaces & s.discs[seat] if special else 0
    if special and own:
        times = own.bit_count() if special.per_disc else 1
        give(s, seat, special.gains * times, zone)


@endeavor.question("extra", rule="EDS-10.6", otherwise=elsewhere)
def one_more(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-10.6] One more, or not."""
    return allowed(EXTRA, DECLINE)


@endeavor.step
def ask_extra(s: Endeavor, seat: int, zone: int, spot: int) -> Choice:
    """[EDS-10.6] Take one more from the same spot, or not."""
    return one_more.put(s, seat, (extra_asked, seat, zone, spot))


@endeavor.step
def extra_asked(s: Endeavor, seat: int, zone: int, spot: int, answer: Option) -> None:
    """[EDS-10.6] One additional token at most."""
    if answer != DECLINE:
        s.do((take_token, seat, zone, spot, 0))


@endeavor.step
def after_dive(s: Endeavor, seat: int, zone: int, spot: int) -> None:
    """[EDS-15.1, 15.2, A33] Once per action: the special of the field, then that of an emptied spot for all present."""
    ocean = s.pack.ocean
    if not s.spots[spot] and ocean.emptied[spot]:
        for other in reversed(in_order(s, s.turn)):
            if zone in s.vessels[other]:
                s.do((gains, other, ocean.emptied[spot], zone))
    if ocean.after_dive[spot]:
        give(s, seat, ocean.after_dive[spot], zone)
