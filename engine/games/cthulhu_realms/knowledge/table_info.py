"""Deals unseen cards into determinizations and lists what each seat can see (CR-3.2, CR-4.7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.codes import ABILITY, ASK_LOSS, ASK_TURN, FULL, LEFT, PLAY_CARD
from engine.games.cthulhu_realms.definitions.vocabulary import TYPES
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.layout import (
    ABJURED,
    DECK,
    DISCARD,
    DISCARDED,
    GENERAL_DECK,
    GONE,
    HAND,
    OWNED,
    PLAY,
    SANITY,
    SIDE_ROW,
    UNUSED,
)
from engine.games.cthulhu_realms.match_rules import COLORS, NEXUS, SANCTUARY, GameBoard, GameState, GameView, MatchRules
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.abilities import effects_of
from engine.kernel.flow.ruleset import QUESTION_CHOOSE, USE
from engine.kernel.game.traits import Lamp, Sweep
from engine.kernel.state import rng
from engine.kernel.state.refs import HIDDEN, NUMBER_BASE, SEAT_BASE
from engine.kernel.state.state import KIND, STEP, Option


def deal_unseen(state: GameState, view: GameView, unseen: list[list[int]]) -> None:
    """Deal unseen cards into a determinization: own cards to each seat's deck and hand, the rest to the table."""
    pool = [card for group in unseen for card in group]
    for seat in range(state.table.seats):
        owned = state.values[OWNED + seat]
        own = [card for card in pool if owned >> card & 1]
        rng.shuffle_list(state, own)
        for zone in (DECK[seat], HAND[seat]):
            fill(state.zones[zone], own)
    general = state.table.rules.first_general
    claimed = owned_by_anybody(state)
    rest = [card for card in pool if not claimed >> card & 1]
    rng.shuffle_list(state, rest)
    fill(state.zones[GENERAL_DECK], [card for card in rest if card >= general])
    placed = set(state.zones[GENERAL_DECK])
    fill(state.zones[UNUSED], [card for card in rest if card not in placed])


def owned_by_anybody(state: GameBoard) -> int:
    """Return the mask of all cards that belong to a seat. No card belongs to two."""
    return sum(state.values[OWNED : OWNED + state.table.seats])


def fill(cards: list[int], pool: list[int]) -> None:
    """Put cards from a pool into all hidden places."""
    if HIDDEN in cards:
        cards[:] = [pool.pop() if card == HIDDEN else card for card in cards]


def contents(view: GameView, zone: int) -> list[int] | None:
    """Return the known cards of a deck in no particular order, or None.

    A seat knows its own deck: the cards that it owns and doesn't see elsewhere. Everybody knows the rest of the general
    deck.
    """
    if zone == GENERAL_DECK:
        return still_in_general_deck(view)
    seat = view.seat
    if seat >= view.table.seats or zone != DECK[seat]:
        return None
    rules = view.table.rules
    seen = {card for zone in (HAND, DISCARD, PLAY, SIDE_ROW) for card in view.zones[zone[seat]]}
    owned = view.values[OWNED + seat]
    cards = [card for card in range(len(rules.titles)) if owned >> card & 1 and card not in seen]
    return by_title(rules, cards)


def still_in_general_deck(view: GameView) -> list[int] | None:
    """Return the general cards that nobody owns and that are in no other zone.

    Return None if some were left out of play.
    """
    rules = view.table.rules
    seen = {card for place, cards in enumerate(view.zones) if place != GENERAL_DECK for card in cards}
    owned = owned_by_anybody(view)
    general = range(rules.first_general, len(rules.titles))
    cards = [card for card in general if card not in seen and not owned >> card & 1]
    if len(cards) != len(view.zones[GENERAL_DECK]):
        return None
    return by_title(rules, cards)


def by_title(rules: MatchRules, cards: list[int]) -> list[int]:
    """Sort cards by title, which reveals nothing about their places."""
    return sorted(cards, key=lambda card: (rules.titles[card], card))


def tally(view: GameView, cards: Sequence[int]) -> list[tuple[str, int]]:
    """Count the cards of a pile by color and by type (CR-1.4)."""
    rules = view.table.rules
    known = [rules.cards[card] for card in cards if card >= 0]
    counts = [(f"color-{color}", sum(card.color == color for card in known)) for color in COLORS]
    counts += [(f"type-{name}", sum(card.type == name for card in known)) for name in TYPES]
    return [(name, number) for name, number in counts if number]


def plate(view: GameView, seat: int) -> list[tuple[str, str]]:
    """Return the icons of a seat's protection: Sanctuary for its Sanity, Nexus for its other Locations (CR-4.7)."""
    rules = view.table.rules
    shields = {rules.shield[card] for card in view.zones[PLAY[seat]]}
    signs = ((SANCTUARY, "sanity-sanctuary"), (NEXUS, "sanity-nexus"))
    return [(name, "") for shield, name in signs if shield in shields]


def ranks(view: GameView) -> list[int]:
    """Return the ranks: by Sanity, then the eliminated seats, the last to leave first."""
    found = []
    for seat in range(view.table.seats):
        gone = view.values[GONE] >> 4 * seat & 15
        found.append(gone - view.table.seats if gone else view.counters[SANITY[seat]])
    return found


def lamps(view: GameView) -> list[Lamp]:
    """Return the lamps for the two prerequisite events of this turn (CR-3.2)."""
    discarded, abjured = bool(view.values[DISCARDED]), bool(view.values[ABJURED])
    return [
        Lamp("discard", discarded, say("lamp-discard" if discarded else "lamp-discard-not")),
        Lamp("abjure", abjured, say("lamp-abjure" if abjured else "lamp-abjure-not")),
    ]


def share(view: GameView) -> tuple[int, int]:
    """Return how much of a loss is left for the victim, and the full amount (CR-4.5)."""
    if view.question is None or view.question[1] != ASK_LOSS:
        return 0, 0
    frame = view.stack[-1]
    return frame[LEFT], frame[FULL]


# --- sweeps ------------------------------------------------------------------------------------------------------


def sweeps(view: GameView) -> list[Sweep]:
    """Return the sweeps: playing the whole hand, and in addition using every ability without a cost or a choice."""
    if view.question is None:
        return []
    if view.question[1] == QUESTION_CHOOSE:
        mine = tuple(option for option in view.options if option[2] == SEAT_BASE + view.seat)
        return [Sweep("use_helpful", mine, goes_on=True)] if mine and asks_for_gift(view) else []
    if view.question[1] != ASK_TURN:
        return []
    plays = tuple(option for option in view.options if option[0] == PLAY_CARD)
    uses = tuple(option for option in view.options if only_helps(view, option))
    return [Sweep("play_all", plays), Sweep("use_helpful", (*plays, *uses))]


def asks_for_gift(view: GameView) -> bool:
    """Return whether the viewer is asked who receives something that they would always take themselves."""
    frame = view.stack[-1]
    if frame[KIND] != ABILITY:
        return False
    effect, _, _ = effects_of(view, frame)[frame[STEP] - 1]
    return UNITS[effect].is_gift


def only_helps(view: GameView, option: Option) -> bool:
    """Return whether an option uses an ability without a cost or a choice.

    It gains Conjuring Power, a card or Sanity for its player. Or it deals loss that only one player can take and
    survives.
    """
    verb, card, target = option
    if verb != USE:
        return False
    ability, half = divmod(target - NUMBER_BASE, 4)
    halves = view.table.rules.effects[4 * card + ability]
    return len(halves) == 1 and all(
        UNITS[effect].free(view, amount) or UNITS[effect].is_gift and UNITS[effect].brings(view, view.seat)
        for effect, amount, _ in halves[half]
    )
