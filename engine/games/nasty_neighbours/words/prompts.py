"""Nasty Neighbours in words: what a seat is asked, and whom the table waits for.

In a window every seat reads the same, whether it holds a card that it can play or not (NN-8.2).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import (
    ASK_LINES,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_TAKE,
    ASK_TURN_UP,
    AT_INSTANT,
    AT_PLACED,
    AT_TURN_START,
    DISCARD,
    DRAW,
    PLACE,
    PLAY,
    REMOVE_LINE,
    TAKE,
    WINDOW,
)
from engine.games.nasty_neighbours.knowledge import ahead, down_count
from engine.games.nasty_neighbours.match_rules import Seen
from engine.games.nasty_neighbours.places import SPRING, START_FACE_UP, YARD
from engine.games.nasty_neighbours.words.choices import card_choice, coming, player_choice
from engine.games.nasty_neighbours.words.common import (
    first_out,
    frame_of,
    is_last_turn,
    line_cards,
    line_name,
    listed,
    name_of,
    spot_of,
)
from engine.kernel.refs import GAP, NUMBER_BASE
from engine.kernel.rules import QUESTION_WINDOW
from engine.kernel.state import SEAT, Option
from engine.kernel.windows import MOMENT


def prompt(view: Seen, names: Sequence[str]) -> str:
    """What the seat is asked, without its name; whom the table waits for when it is not asked."""
    if view.question is None or view.over:
        return waiting(view, names)
    kind, card = view.question[1], view.question[2]
    if kind == ASK_TURN_UP:
        return turn_up_prompt(view)
    if kind == ASK_TAKE:
        return take_prompt(view, view.options) + last_turn(view, names)
    if kind == ASK_PLACE:
        return place_prompt(view, card, names) + last_turn(view, names)
    if kind == ASK_LINES:
        return lines_prompt(view)
    if kind == QUESTION_WINDOW:
        return window_prompt(view, names)
    if kind == ASK_PLAYER:
        return f"{player_choice(view, names)} ({name_of(view.table, card)})"
    return f"{card_choice(view, names)} ({name_of(view.table, card)})"


def waiting(view: Seen, names: Sequence[str]) -> str:
    """Who has won, or who is being waited for."""
    if not view.over:
        return "waiting for " + listed([names[seat] for seat in view.asked])
    winners = [names[seat] for seat in view.winners]
    return f"{listed(winners)} {'share the win' if len(winners) > 1 else 'has won'}"


# --- Spring and Fall ---------------------------------------------------------------------------------------------


def turn_up_prompt(view: Seen) -> str:
    """How many cards are turned up still: "turn up a card (2 of 3)" (NN-2.4), in Fall "turn up a card (3 left)"."""
    down = down_count(view, view.seat)
    if view.phase != SPRING:
        return f"turn up a card ({down} left)"
    lying = sum(card != GAP for card in view.zones[YARD[view.seat]])
    return f"turn up a card ({lying - down + 1} of {START_FACE_UP})"


# --- the turn ----------------------------------------------------------------------------------------------------


def take_prompt(view: Seen, options: Sequence[Option]) -> str:
    """Where a card may come from (NN-3.1), and what may be done before: removing a line (NN-4.4), a card (NN-8.2)."""
    verbs = {option[0]: option for option in options}
    ways = ["draw a card"] * (DRAW in verbs)
    if TAKE in verbs:
        ways.append(f"take {name_of(view.table, verbs[TAKE][1])} from the bin")
    before = [*(["remove a line"] * (REMOVE_LINE in verbs)), *(["first play a Nasty card"] * (PLAY in verbs))]
    return listed([*ways, *before], "or")


def place_prompt(view: Seen, card: int, names: Sequence[str]) -> str:
    """Where the card in hand may go (NN-3.2, NN-3.6)."""
    name = name_of(view.table, card)
    verbs = {option[0] for option in view.options}
    owners = {spot_of(option[2])[0] for option in view.options if option[0] == PLACE}
    where = f"{names[view.seat]}'s yard" if owners == {view.seat} else "any yard"
    ways = [f"place {name} in {where}"] * (PLACE in verbs)
    if DISCARD in verbs:
        ways.append("discard it" if ways else f"discard {name}")
    return listed([*ways, *(["remove a line"] * (REMOVE_LINE in verbs))], "or")


def last_turn(view: Seen, names: Sequence[str]) -> str:
    """Why this turn is the last one of the round (NN-6.3); empty when it is not."""
    return f" (last turn: {names[first_out(view)]} is first-out)" if is_last_turn(view) else ""


def lines_prompt(view: Seen) -> str:
    """The line that has been completed; of several how many."""
    lines = [option[2] - NUMBER_BASE for option in view.options if option[0] == REMOVE_LINE]
    if len(lines) > 1:
        return f"remove one of {len(lines)} complete lines or let them stand"
    [line] = lines
    return f"remove the {line_name(view.table, line)} ({line_cards(view, view.seat, line)}) or let it stand"


# --- windows -----------------------------------------------------------------------------------------------------


def window_prompt(view: Seen, names: Sequence[str]) -> str:
    """What is going on while Nasty Neighbour cards may be played (NN-8.2)."""
    frame = frame_of(view, WINDOW)
    if frame is None:
        return "play a Nasty Neighbour card or none"
    moment, active, own = frame[MOMENT], names[frame[SEAT]], frame[SEAT] == view.seat
    if moment == AT_INSTANT:
        return f"{coming(view, names)}: play a Nasty Neighbour card or let it happen"
    if moment == AT_TURN_START:
        question = ahead(view)
        if question is not None:
            return take_prompt(view, question[3]) + ", or play a Nasty Neighbour card first" + last_turn(view, names)
        when = "at the start of the turn" if own else f"{active}'s turn begins"
    elif moment == AT_PLACED:
        when = "after placing" if own else f"{active} has placed a card"
    else:
        when = "at the end of the turn" if own else f"{active}'s turn ends"
    return f"{when}: play a Nasty Neighbour card or none"
