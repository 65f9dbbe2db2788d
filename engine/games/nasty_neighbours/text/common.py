"""Nasty Neighbours in words: what cards, places of a yard and lines are called, and what is being carried out."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import EFFECTS, INSTANT
from engine.games.nasty_neighbours.definitions.vocabulary import Effect
from engine.games.nasty_neighbours.layout import DOWN, FIRST_OUT, LAYOUT, SUMMER, YARD
from engine.games.nasty_neighbours.match_rules import GameView, MatchRules
from engine.games.nasty_neighbours.messages import say
from engine.kernel.flow.table import Table
from engine.kernel.state.refs import NONE, PLACE_BASE, PLACES_PER_ZONE
from engine.kernel.state.state import KIND, SOURCE, STEP, Frame


def card_name(table: Table[MatchRules], card: int) -> str:
    """The printed name of an instance, "a card" for one that is not known."""
    return table.rules.cards[card].name if table.is_card(card) else say("a-card")


def card_link(table: Table[MatchRules], card: int, otherwise: str = "a-card") -> str:
    """A card as the log writes it, so that it can be looked at; another message for one that is not known."""
    return f"[[{card}|{card_name(table, card)}]]" if table.is_card(card) else say(otherwise)


# --- zones, yards and their places -----------------------------------------------------------------------------


base_zone = LAYOUT.first_of
"""(zone): the zone of seat 0 that it corresponds to; shared zones are themselves."""
zone_owner = LAYOUT.owner
"""(zone): the seat it belongs to, NONE for shared ones."""


def spot_of(ref: int) -> tuple[int, int]:
    """The seat and the place in its yard that the reference of a place names."""
    zone, place = divmod(ref - PLACE_BASE, PLACES_PER_ZONE)
    return zone_owner(zone), place


def spot_words(table: Table[MatchRules], place: int) -> str:
    """Where in a yard a place is: "top left", with two players "row 1, column 2"."""
    size = table.rules.size
    if size == 3:
        return say(f"spot-{place}")
    return say("spot-large", row=place // size + 1, column=place % size + 1)


def lies_down(view: GameView, seat: int, place: int) -> bool:
    """Whether the card at a place of a yard lies face down."""
    return bool(view.counters[DOWN[seat]] >> place & 1)


def lying_words(view: GameView, seat: int, place: int) -> str:
    """The card at a place of a yard: "Blue 3", "a face-down card", and if the viewer knows it "Blue 3, face down"."""
    card = view.zones[YARD[seat]][place]
    known = view.table.is_card(card)
    if not lies_down(view, seat, place):
        return card_name(view.table, card) if known else say("a-gap")
    return say("known-face-down", card=card_name(view.table, card)) if known else say("a-face-down-card")


def yard_words(view: GameView, seats: Sequence[int], names: Sequence[str]) -> str:
    """ "Ben's yard", "the yards of Ben and Cora"."""
    if len(seats) == 1:
        return say("yard-of", player=names[seats[0]])
    return say("yards-of", players=say.join_list([names[seat] for seat in seats]))


# --- lines -------------------------------------------------------------------------------------------------------


def line_name(table: Table[MatchRules], number: int) -> str:
    """Which line it is: "the top row", "row 3", "the diagonal"."""
    rules = table.rules
    if number >= rules.first_diagonal:
        return say("line-diagonal")
    if rules.size == 3:
        return say(f"line-{number}")
    if number < rules.size:
        return say("line-row", number=number + 1)
    return say("line-column", number=number - rules.size + 1)


def line_cards(view: GameView, seat: int, number: int) -> str:
    """What lies in a line of face-up cards: "7, Wild, 8"."""
    rules = view.table.rules
    cards = [view.zones[YARD[seat]][place] for place in rules.lines[number]]
    return ", ".join(str(rules.number[card] or rules.cards[card].name) for card in cards if card >= 0)


def line_with_cards(view: GameView, number: int) -> str:
    """A line of the own yard with what lies in it: "the top row (7, Wild, 8)"."""
    return say("line-with-cards", line=line_name(view.table, number), cards=line_cards(view, view.seat, number))


# --- what is being carried out -------------------------------------------------------------------------------------


def frame_of(view: GameView, kind: int) -> Frame | None:
    """The innermost frame of a kind, None without one."""
    return next((frame for frame in reversed(view.stack) if frame[KIND] == kind), None)


def asking_effect(view: GameView) -> Effect | None:
    """The effect whose choice is asked for, None without one."""
    frame = view.stack[-1] if view.stack else None
    if frame is None or frame[KIND] != EFFECTS:
        return None
    effects = view.table.rules.cards[frame[SOURCE]].effects
    return effects[frame[STEP]] if frame[STEP] < len(effects) else None


def acting_instant(view: GameView) -> Frame | None:
    """The frame of the Instant Action that is being carried out, None without one."""
    return frame_of(view, INSTANT)


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def first_out(view: GameView) -> int:
    """The player who is first-out in this round, NONE before there is one."""
    return view.values[FIRST_OUT] - 1


def is_last_turn(view: GameView) -> bool:
    """Whether the turn is a last turn after somebody has gone out (NN-6.3)."""
    return view.phase == SUMMER and first_out(view) not in (NONE, view.active)
