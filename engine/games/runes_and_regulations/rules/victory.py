"""Runes & Regulations: checks for victory (RR-6, RR-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.runes_and_regulations.definitions.vocabulary import KINDS, SACRIFICIAL, Card
from engine.games.runes_and_regulations.layout import FENCE, HAND, LAST_DRAWER, LAWN, ROLE_CARD
from engine.games.runes_and_regulations.match_rules import GameBoard, GameState
from engine.games.runes_and_regulations.rules.creatures import beast_count, is_hexed, is_mythical, mythical_count
from engine.games.runes_and_regulations.rules.limits import WIN_LIMIT, limit
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.kernel.flow import moves

HENCHMAN = "the-henchman"
BEASTS_TO_WIN: Final = 5
STRAYS = ("a-stray-dog", "alley-cat")


def role_card(state: GameBoard, seat: int) -> Card | None:
    """Return a seat's role card, or None in the base game or if the view doesn't know it."""
    cards = state.zones[ROLE_CARD[seat]]
    return state.table.rules.cards[cards[0]] if cards and cards[0] >= 0 else None


def role_of(state: GameBoard, seat: int) -> str:
    """Return the id of a seat's role card, or "" in the base game or if the view doesn't know it."""
    card = role_card(state, seat)
    return card.id if card is not None else ""


def hexed_count(state: GameBoard, seat: int) -> int:
    return sum(1 for card in state.zones[LAWN[seat]] if is_hexed(state, card))


def _others_hexed(state: GameBoard, seat: int) -> bool:
    return any(hexed_count(state, other) for other in range(state.table.seats) if other != seat)


def mythical_cards(state: GameBoard, seat: int) -> list[Card]:
    """Return the Mythical Creatures on a Lawn as printed."""
    cards = state.table.rules.cards
    return [cards[card] for card in state.zones[LAWN[seat]] if is_mythical(state, card)]


def mythical_kinds(state: GameBoard, seat: int) -> list[str]:
    return [card.kind for card in mythical_cards(state, seat)]


def lawn_cards(state: GameBoard, seat: int) -> list[Card]:
    """Return all Creatures on a Lawn as printed, hexed or not."""
    cards = state.table.rules.cards
    return [cards[card] for card in state.zones[LAWN[seat]]]


COUNTED: dict[str, tuple[Callable[[GameBoard, int], int], int]] = {
    "three-griffins": (lambda state, seat: mythical_kinds(state, seat).count("griffin"), 3),
    "three-hexed": (hexed_count, 3),
    "three-collars": (lambda state, seat: sum(card.collar for card in mythical_cards(state, seat)), 3),
    "two-sacrificials": (lambda state, seat: sum(card.deck == SACRIFICIAL for card in lawn_cards(state, seat)), 2),
    "one-of-each-kind": (lambda state, seat: len({*KINDS[:-1]}.intersection(mythical_kinds(state, seat))), 4),
    "three-others": (lambda state, seat: mythical_kinds(state, seat).count("other"), 3),
}
"""The numbers that roles count on their owner's Lawn, and how many are needed (RR-11.4)."""

CONDITIONS: dict[str, Callable[[GameBoard, int], bool]] = {
    "no-creatures": lambda state, seat: not state.zones[LAWN[seat]],
    "empty-hand": lambda state, seat: not state.zones[HAND[seat]],
    "dog-or-cat": lambda state, seat: any(card.id in STRAYS for card in lawn_cards(state, seat)),
    "no-other-hexed": lambda state, seat: not _others_hexed(state, seat),
    "empty-fence": lambda state, seat: not state.zones[FENCE[seat]],
    "five-beasts-or-main-deck-out": lambda state, seat: beast_count(state, seat) >= BEASTS_TO_WIN,
}
"""The other conditions of roles (RR-11.4)."""


def condition_holds(state: GameBoard, seat: int, word: str) -> bool:
    """Return whether one condition of a role holds now."""
    if word in COUNTED:
        count, needed = COUNTED[word]
        return count(state, seat) >= needed
    return CONDITIONS[word](state, seat)


def role_progress(state: GameBoard, seat: int) -> tuple[int, int]:
    """Return a role's present and needed number, or (0, 0) if the role counts nothing."""
    card = role_card(state, seat)
    words = [word for step in card.steps for word in step.conditions if word in COUNTED] if card is not None else []
    if not words:
        return 0, 0
    count, needed = COUNTED[words[0]]
    return count(state, seat), needed


def role_fulfilled(state: GameBoard, seat: int) -> bool:
    """Return whether all conditions of a seat's role hold now. False for the Henchman (RR-11.3)."""
    card = role_card(state, seat)
    if card is None or seat == nefarious(state) or card.id == HENCHMAN:
        return False
    return all(condition_holds(state, seat, word) for step in card.steps for word in step.conditions)


def wins_now(state: GameState, seat: int) -> bool:
    """Return whether a seat wins at the end of a turn by Creatures (RR-6.1, RR-11.1) or by its role (RR-11.4)."""
    if seat == nefarious(state):
        return False
    number = mythical_count(state, seat)
    if number >= WIN_LIMIT and number >= limit(state, seat, "win"):
        return True
    return role_fulfilled(state, seat)


def nefarious_wins(state: GameState) -> None:
    """Let the Nefarious Neighbor win, together with a Henchman without Creatures (RR-11.2, RR-11.3)."""
    winners = 1 << nefarious(state)
    for seat in range(state.table.seats):
        if role_of(state, seat) == HENCHMAN and not state.zones[LAWN[seat]]:
            winners |= 1 << seat
    finish(state, winners)


def finish(state: GameState, winners: int) -> None:
    """End the game and reveal every role."""
    for seat in range(state.table.seats):
        for card in state.zones[ROLE_CARD[seat]]:
            moves.reveal(state, card, ROLE_CARD[seat])
    moves.finish(state, winners)


def check_beasts(state: GameState) -> bool:
    """Finish the game if there are five Corrupted Beasts, which win at once (RR-11.2). Returns whether it is over."""
    seat = nefarious(state)
    if seat < 0 or state.over or beast_count(state, seat) < BEASTS_TO_WIN:
        return False
    nefarious_wins(state)
    return True


def check_end_of_turn(state: GameState, active: int) -> bool:
    """Finish the game if a seat wins at End of Turn or the Main deck has run out (RR-11.2). Returns whether it did."""
    last = state.values[LAST_DRAWER] - 1
    for seat in (active, last):
        if seat >= 0 and wins_now(state, seat):
            finish(state, 1 << seat)
            return True
    if last >= 0:
        nefarious_wins(state)
    return bool(state.over)
