"""Refusals of taking and placing cards and of removing lines (NN-3, NN-4)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import ASK_LINES, DISCARD, DRAW, TAKE, TURN
from engine.games.nasty_neighbours.definitions.vocabulary import INSTANT, STUMPED
from engine.games.nasty_neighbours.knowledge.table_info import next_question
from engine.games.nasty_neighbours.layout import BIN, DOWN, DRAW_PILE, DRAWN, LOCKED, YARD
from engine.games.nasty_neighbours.match_rules import GameView
from engine.games.nasty_neighbours.messages import refused
from engine.games.nasty_neighbours.rules.lines import lines_of_seat
from engine.games.nasty_neighbours.rules.turn import STOLEN
from engine.games.nasty_neighbours.rules.yards import bits
from engine.games.nasty_neighbours.text.things_on_table import TableThing
from engine.kernel.flow.machine import frame_of
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.refs import GAP, HIDDEN, NONE
from engine.kernel.state.state import Option

# --- taking a card -------------------------------------------------------------------------------------------------


def refuse_taking(view: GameView, thing: TableThing, onto: TableThing | None, names: Sequence[str]) -> Refusal | None:
    """Return why something isn't a way to take a card at the start of a turn (NN-3.1)."""
    question = next_question(view)
    options = question[3] if question is not None else view.options
    if view.zones[DRAWN[view.seat]]:
        return refused("already-drawn", player=names[view.seat]) if thing.base in (DRAW_PILE, BIN) else None
    if thing.base == DRAW_PILE:
        return None if offers(options, DRAW) else refused("no-draw-pile")
    if thing.base == BIN:
        return refuse_from_bin(view, thing, options)
    if thing.base == YARD[0] and onto is None and (thing.is_down or thing.card < 0):
        return refused("no-peeking")
    return refused("take-first", player=names[view.seat])


def offers(options: Sequence[Option], verb: int) -> bool:
    return any(option[0] == verb for option in options)


def refuse_from_bin(view: GameView, thing: TableThing, options: Sequence[Option]) -> Refusal | None:
    """Return why a bin card can't be taken (NN-3.1, NN-3.2, NN-3.7).

    It is not the top card, it is an Instant Action, or it has no legal spot.
    """
    cards = view.zones[BIN]
    if cards and thing.card not in (NONE, cards[-1]):
        return refused("only-top-of-bin")
    if not cards or offers(options, TAKE):
        return None
    instant = view.table.rules.kind[cards[-1]] == INSTANT
    return refused("bin-instant" if instant else "bin-nowhere-to-go")


# --- placing it ----------------------------------------------------------------------------------------------------


def refuse_placing(
    view: GameView, card: int, thing: TableThing, onto: TableThing | None, names: Sequence[str]
) -> Refusal | None:
    """Return why the drawn card can't go to a spot, or why another card can't be moved (NN-3.2, NN-3.6)."""
    player = names[view.seat]
    if thing.card != card:
        if thing.base in (DRAW_PILE, BIN):
            return refused("already-drawn", player=player)
        return refused("only-drawn-card", player=player)
    if onto is None:
        return None
    if onto.base == BIN:
        return None if offers(view.options, DISCARD) else refused("bin-must-be-placed")
    if onto.base != YARD[0]:
        return None
    if onto.owner != view.seat and view.table.rules.kind[card] != STUMPED:
        return refused("not-own-yard", player=player)
    frame = frame_of(view, TURN)
    if onto.owner != view.seat and frame is not None and frame[STOLEN]:
        return refused("second-stumped", player=player)
    return refuse_spot(view, onto)


def refuse_spot(view: GameView, onto: TableThing) -> Refusal | None:
    """Return why a spot takes no card: it is a gap or a Stumped (NN-3.5, NN-3.6)."""
    if onto.card == GAP:
        return refused("gap-stays-empty")
    if onto.card >= 0 and not onto.is_down and view.table.rules.kind[onto.card] == STUMPED:
        return refused("stumped-stays")
    return None


# --- lines ---------------------------------------------------------------------------------------------------------


def refuse_yard_line(view: GameView, thing: TableThing, names: Sequence[str]) -> Refusal | None:
    """Return why a line, given by number or by one of its cards, can't be removed (NN-4)."""
    if thing.base != YARD[0]:
        asked = view.question is not None and view.question[1] == ASK_LINES
        return refused("decide-line", player=names[view.seat]) if asked else None
    if thing.owner != view.seat:
        return refused("not-own-line", other=names[thing.owner])
    if view.counters[LOCKED[view.seat]]:
        return refused("diagonal-locks")
    rules = view.table.rules
    lines = [line for line in range(len(rules.lines)) if thing.line == line or thing.place in rules.lines[line]]
    if any(line in lines for line in bits(lines_of_seat(view, view.seat))):
        return None
    faults = [fault_of(view, line) for line in lines] or ["line-has-holes"] * (thing.card == HIDDEN)
    return next((refused(key) for key in FAULTS if key in faults), None)


FAULTS = ("line-not-complete", "line-has-holes", "line-is-blocked")
"""Reasons why a line isn't complete, best first.

A card is in several lines, and the line nearest to completion counts.
"""


def fault_of(view: GameView, line: int) -> str:
    """Return why a line of the viewer's yard isn't complete. Complete lines don't get here."""
    rules = view.table.rules
    cards = view.zones[YARD[view.seat]]
    down = view.counters[DOWN[view.seat]]
    up = [cards[place] for place in rules.lines[line] if cards[place] >= 0 and not down >> place & 1]
    if any(rules.kind[card] == STUMPED for card in up):
        return "line-is-blocked"
    return "line-not-complete" if len(up) == rules.size else "line-has-holes"
