"""Texts for cards, yard places and lines, and lookups of the frames being resolved."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import EFFECTS
from engine.games.nasty_neighbours.definitions.vocabulary import Effect
from engine.games.nasty_neighbours.layout import DOWN, FIRST_OUT, LAYOUT, SUMMER, YARD
from engine.games.nasty_neighbours.match_rules import GameView, MatchRules
from engine.games.nasty_neighbours.messages import say
from engine.kernel.flow.table import Table
from engine.kernel.state.refs import NONE, PLACE_BASE, PLACES_PER_ZONE
from engine.kernel.state.state import KIND, SOURCE, STEP
from engine.words.cards import listed_cards


def card_name(table: Table[MatchRules], card: int) -> str:
    """Return the printed name of a card instance, or "a card" for an unknown one."""
    return table.rules.cards[card].name if table.is_card(card) else say("a-card")


def nasty_listed(table: Table[MatchRules], cards: Sequence[int]) -> str:
    """Return cards as a list, with unknown ones counted as Nasty Neighbour cards."""
    hidden = sum(card < 0 for card in cards)
    shown = [listed_cards(table, [card for card in cards if card >= 0])] if hidden < len(cards) else []
    return say.join_list([*shown, say("nasty-cards", count=hidden)] if hidden else shown)


# --- zones, yards and their places -----------------------------------------------------------------------------


base_zone = LAYOUT.first_of
"""(zone): the corresponding zone of seat 0; shared zones stay the same."""
zone_owner = LAYOUT.owner
"""(zone): the seat it belongs to, NONE for shared zones."""


def spot_of(ref: int) -> tuple[int, int]:
    """Return the seat and the place in its yard for a place reference."""
    zone, place = divmod(ref - PLACE_BASE, PLACES_PER_ZONE)
    return zone_owner(zone), place


def spot_words(table: Table[MatchRules], place: int) -> str:
    """Return the place in a yard, e.g. "top left", or "row 1, column 2" with two players."""
    size = table.rules.size
    if size == 3:
        return say(f"spot-{place}")
    return say("spot-large", row=place // size + 1, column=place % size + 1)


def lies_down(view: GameView, seat: int, place: int) -> bool:
    """Return whether the card at a place of a yard is face down."""
    return bool(view.counters[DOWN[seat]] >> place & 1)


def lying_words(view: GameView, seat: int, place: int) -> str:
    """Return the card at a place, e.g. "Blue 3", "a face-down card", or "Blue 3, face down" if the viewer knows it."""
    card = view.zones[YARD[seat]][place]
    known = view.table.is_card(card)
    if not lies_down(view, seat, place):
        return card_name(view.table, card) if known else say("a-gap")
    return say("known-face-down", card=card_name(view.table, card)) if known else say("a-face-down-card")


def yard_words(view: GameView, seats: Sequence[int], names: Sequence[str]) -> str:
    """Return the yards of seats, e.g. "Ben's yard" or "the yards of Ben and Cora"."""
    if len(seats) == 1:
        return say("yard-of", player=names[seats[0]])
    return say("yards-of", players=say.join_list([names[seat] for seat in seats]))


# --- lines -------------------------------------------------------------------------------------------------------


def line_name(table: Table[MatchRules], number: int) -> str:
    """Return the name of a line, e.g. "the top row", "row 3" or "the diagonal"."""
    rules = table.rules
    if number >= rules.first_diagonal:
        return say("line-diagonal")
    if rules.size == 3:
        return say(f"line-{number}")
    if number < rules.size:
        return say("line-row", number=number + 1)
    return say("line-column", number=number - rules.size + 1)


def line_cards(view: GameView, seat: int, number: int) -> str:
    """Return the cards in a line of face-up cards, e.g. "7, Wild, 8"."""
    rules = view.table.rules
    cards = [view.zones[YARD[seat]][place] for place in rules.lines[number]]
    return ", ".join(str(rules.number[card] or rules.cards[card].name) for card in cards if card >= 0)


def line_with_cards(view: GameView, number: int) -> str:
    """Return a line of the viewer's yard with its cards, e.g. "the top row (7, Wild, 8)"."""
    return say("line-with-cards", line=line_name(view.table, number), cards=line_cards(view, view.seat, number))


# --- frames being resolved -----------------------------------------------------------------------------------------


def asking_effect(view: GameView) -> Effect | None:
    """Return the effect that asks for a choice, or None."""
    frame = view.stack[-1] if view.stack else None
    if frame is None or frame[KIND] != EFFECTS:
        return None
    effects = view.table.rules.cards[frame[SOURCE]].effects
    return effects[frame[STEP]] if frame[STEP] < len(effects) else None


def first_out(view: GameView) -> int:
    return view.values[FIRST_OUT] - 1


def is_last_turn(view: GameView) -> bool:
    """Return whether the turn is a last turn after a player went out (NN-6.3)."""
    return view.phase == SUMMER and first_out(view) not in (NONE, view.active)
