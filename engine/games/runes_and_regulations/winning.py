"""Runes & Regulations: who has won (RR-6, RR-11)."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.runes_and_regulations import facts
from engine.games.runes_and_regulations.match_rules import SACRIFICIAL
from engine.games.runes_and_regulations.places import FENCE, HAND, LAST_DRAWER, LAWN, ROLE_CARD, ZONES
from engine.kernel import moves
from engine.kernel.state import State

Position = facts.Position
HENCHMAN = "the-henchman"


def role_of(state: Position, seat: int) -> str:
    """The id of a seat's role card; empty in the base game (or where a view may not know it)."""
    cards = state.zones[ROLE_CARD + ZONES * seat]
    return state.table.extra.cards[cards[0]].id if cards and cards[0] >= 0 else ""


def mythical_kinds(state: Position, seat: int) -> list[str]:
    """The kinds of the Mythical Creatures on a Lawn."""
    cards = state.table.extra.cards
    return [cards[card].kind for card in state.zones[LAWN + ZONES * seat] if facts.is_mythical(state, card)]


def hexed_count(state: Position, seat: int) -> int:
    """How many hexed Creatures are on a Lawn."""
    return sum(1 for card in state.zones[LAWN + ZONES * seat] if facts.is_hexed(state, card))


def _collars(state: Position, seat: int) -> int:
    cards = state.table.extra.cards
    lawn = state.zones[LAWN + ZONES * seat]
    return sum(1 for card in lawn if facts.is_mythical(state, card) and cards[card].collar)


def _has_stray(state: Position, seat: int) -> bool:
    cards = state.table.extra.cards
    return any(cards[card].id in ("a-stray-dog", "alley-cat") for card in state.zones[LAWN + ZONES * seat])


def _sacrificials(state: Position, seat: int) -> int:
    sorts = state.table.extra.sorts
    return sum(1 for card in state.zones[LAWN + ZONES * seat] if sorts[card] == SACRIFICIAL)


def _others_hexed(state: Position, seat: int) -> bool:
    return any(hexed_count(state, other) for other in range(state.table.seats) if other != seat)


CONDITIONS: dict[str, Callable[[Position, int], bool]] = {
    "no-creatures": lambda state, seat: not state.zones[LAWN + ZONES * seat],
    "three-griffins": lambda state, seat: mythical_kinds(state, seat).count("griffin") >= 3,
    "empty-hand": lambda state, seat: not state.zones[HAND + ZONES * seat],
    "dog-or-cat": _has_stray,
    "three-hexed": lambda state, seat: hexed_count(state, seat) >= 3,
    "no-other-hexed": lambda state, seat: not _others_hexed(state, seat),
    "three-collars": lambda state, seat: _collars(state, seat) >= 3,
    "two-sacrificials": lambda state, seat: _sacrificials(state, seat) >= 2,
    "empty-fence": lambda state, seat: not state.zones[FENCE + ZONES * seat],
    "one-of-each-kind": lambda state, seat: {"dragon", "pegasus", "unicorn", "griffin"}
    <= set(mythical_kinds(state, seat)),
    "three-others": lambda state, seat: mythical_kinds(state, seat).count("other") >= 3,
    "five-beasts-or-main-deck-out": lambda state, seat: facts.beast_count(state, seat) >= facts.BEASTS_TO_WIN,
}
"""What the roles ask for (RR-11.4)."""


def role_fulfilled(state: Position, seat: int) -> bool:
    """Whether everything that a seat's role asks for holds now; the Henchman's never by itself (RR-11.3)."""
    cards = state.zones[ROLE_CARD + ZONES * seat]
    if not cards or cards[0] < 0 or seat == facts.nefarious(state):
        return False
    card = state.table.extra.cards[cards[0]]
    if card.id == HENCHMAN:
        return False
    return all(CONDITIONS[word](state, seat) for step in card.steps for word in step.conditions)


def wins_now(state: State, seat: int) -> bool:
    """Whether a seat wins at the end of a turn: by Mythical Creatures (RR-6.1, RR-11.1) or by its role (RR-11.4)."""
    if seat == facts.nefarious(state):
        return False
    number = facts.mythical_count(state, seat)
    if number >= facts.WIN_LIMIT and number >= facts.limit(state, seat, "win"):
        return True
    return role_fulfilled(state, seat)


def nefarious_wins(state: State) -> None:
    """The Nefarious Neighbor wins, and with them a Henchman without Creatures (RR-11.2, RR-11.3)."""
    winners = 1 << facts.nefarious(state)
    for seat in range(state.table.seats):
        if role_of(state, seat) == HENCHMAN and not state.zones[LAWN + ZONES * seat]:
            winners |= 1 << seat
    finish(state, winners)


def finish(state: State, winners: int) -> None:
    """End the game; every role is shown."""
    for seat in range(state.table.seats):
        for card in state.zones[ROLE_CARD + ZONES * seat]:
            moves.reveal(state, card, ROLE_CARD + ZONES * seat)
    moves.finish(state, winners)


def check_beasts(state: State) -> bool:
    """RR-11.2: five Corrupted Beasts win at once; whether they did."""
    seat = facts.nefarious(state)
    if seat < 0 or state.over or facts.beast_count(state, seat) < facts.BEASTS_TO_WIN:
        return False
    nefarious_wins(state)
    return True


def check_end_of_turn(state: State, active: int) -> bool:
    """The win check of an End of Turn, and of a Main deck that has run out (RR-11.2); whether the game is over."""
    last = state.values[LAST_DRAWER] - 1
    for seat in (active, last):
        if seat >= 0 and wins_now(state, seat):
            finish(state, 1 << seat)
            return True
    if last >= 0:
        nefarious_wins(state)
    return bool(state.over)
