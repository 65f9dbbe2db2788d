"""Nasty Neighbours in words: what cards, places of a yard and lines are called, and what is being carried out."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import EFFECTS, INSTANT
from engine.games.nasty_neighbours.match_rules import MatchRules, Seen
from engine.games.nasty_neighbours.places import DOWN, FIRST_OUT, LAYOUT, SUMMER, YARD
from engine.games.nasty_neighbours.vocabulary import Card, Effect
from engine.kernel.refs import NONE, PLACE_BASE, PLACES_PER_ZONE
from engine.kernel.state import KIND, SOURCE, STEP, Frame
from engine.kernel.table import Table

NINE_SPOTS = (
    "top left", "top", "top right",
    "left", "middle", "right",
    "bottom left", "bottom", "bottom right",
)  # fmt: skip
NINE_LINES = (
    "top row", "middle row", "bottom row",
    "left column", "middle column", "right column",
)  # fmt: skip


def rules_of(table: Table[MatchRules]) -> MatchRules:
    """What each card of a table is, and the lines of its yards."""
    return table.rules


def card_of(table: Table[MatchRules], card: int) -> Card:
    """What is printed on an instance."""
    return rules_of(table).cards[card]


def is_card(table: Table[MatchRules], ref: int) -> bool:
    """Whether a reference names a card instance."""
    return 0 <= ref < len(table.faces)


def name_of(table: Table[MatchRules], card: int, otherwise: str = "a card") -> str:
    """The printed name of an instance; other words for one that is not known."""
    return card_of(table, card).name if is_card(table, card) else otherwise


def linked(table: Table[MatchRules], card: int, otherwise: str = "a card") -> str:
    """A card as the log writes it, so that it can be looked at; other words for one that is not known."""
    return f"[[{card}|{name_of(table, card)}]]" if is_card(table, card) else otherwise


def listed(words: Sequence[str], last: str = "and") -> str:
    """ "a", "a and b", "a, b and c"."""
    return ", ".join(words[:-1]) + f" {last} {words[-1]}" if len(words) > 1 else "".join(words)


def counted(number: int, one: str, many: str) -> str:
    """ "a Nasty Neighbour card", "2 Nasty Neighbour cards"."""
    return one if number == 1 else f"{number} {many}"


def nasty_cards(number: int) -> str:
    """So many Nasty Neighbour cards."""
    return counted(number, "a Nasty Neighbour card", "Nasty Neighbour cards")


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
    size = rules_of(table).size
    return NINE_SPOTS[place] if size == 3 else f"row {place // size + 1}, column {place % size + 1}"


def lies_down(view: Seen, seat: int, place: int) -> bool:
    """Whether the card at a place of a yard lies face down."""
    return bool(view.counters[DOWN[seat]] >> place & 1)


def lying_words(view: Seen, seat: int, place: int) -> str:
    """The card at a place of a yard: "Blue 3", "a face-down card", and if the viewer knows it "Blue 3, face down"."""
    name = name_of(view.table, view.zones[YARD[seat]][place], "")
    if not lies_down(view, seat, place):
        return name or "a gap"
    return f"{name}, face down" if name else "a face-down card"


def yard_words(view: Seen, seats: Sequence[int], names: Sequence[str]) -> str:
    """ "Ben's yard", "the yards of Ben and Cora"."""
    if len(seats) == 1:
        return f"{names[seats[0]]}'s yard"
    return f"the yards of {listed([names[seat] for seat in seats])}"


# --- lines -------------------------------------------------------------------------------------------------------


def line_name(table: Table[MatchRules], number: int) -> str:
    """Which line it is: "top row", "row 3", "diagonal"."""
    rules = rules_of(table)
    if number >= rules.first_diagonal:
        return "diagonal"
    if rules.size == 3:
        return NINE_LINES[number]
    return f"row {number + 1}" if number < rules.size else f"column {number - rules.size + 1}"


def line_sort(table: Table[MatchRules], number: int) -> str:
    """ "row", "column" or "diagonal"."""
    rules = rules_of(table)
    return "row" if number < rules.size else "column" if number < rules.first_diagonal else "diagonal"


def line_cards(view: Seen, seat: int, number: int) -> str:
    """What lies in a line of face-up cards: "7, Wild, 8"."""
    rules = rules_of(view.table)
    cards = [view.zones[YARD[seat]][place] for place in rules.lines[number]]
    return ", ".join(str(rules.number[card] or rules.cards[card].name) for card in cards if card >= 0)


# --- what is being carried out -------------------------------------------------------------------------------------


def frame_of(view: Seen, kind: int) -> Frame | None:
    """The innermost frame of a kind, None without one."""
    return next((frame for frame in reversed(view.stack) if frame[KIND] == kind), None)


def asking_effect(view: Seen) -> Effect | None:
    """The effect whose choice is asked for, None without one."""
    frame = view.stack[-1] if view.stack else None
    if frame is None or frame[KIND] != EFFECTS:
        return None
    effects = card_of(view.table, frame[SOURCE]).effects
    return effects[frame[STEP]] if frame[STEP] < len(effects) else None


def acting_instant(view: Seen) -> Frame | None:
    """The frame of the Instant Action that is being carried out, None without one."""
    return frame_of(view, INSTANT)


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def first_out(view: Seen) -> int:
    """The player who is first-out in this round, NONE before there is one."""
    return view.values[FIRST_OUT] - 1


def is_last_turn(view: Seen) -> bool:
    """Whether the turn is a last turn after somebody has gone out (NN-6.3)."""
    return view.phase == SUMMER and first_out(view) not in (NONE, view.active)
