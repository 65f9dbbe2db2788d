"""Nasty Neighbours in words: why something cannot be done now (keys of the refusal texts).

What somebody takes hold of can be a card, a zone (a pile, or a card of it that the seat cannot see), a place of a yard,
a player, or a line of a yard as a number.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import (
    ASK_CARD,
    ASK_LINES,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_TAKE,
    ASK_TURN_UP,
    AT_INSTANT,
    AT_TURN_START,
)
from engine.games.nasty_neighbours.knowledge import window_frame
from engine.games.nasty_neighbours.match_rules import Seen
from engine.games.nasty_neighbours.places import ACTION, BIN, FALL, NASTY, RESTS, SPRING, YARD
from engine.games.nasty_neighbours.vocabulary import INSTANT
from engine.games.nasty_neighbours.words.common import first_out, is_card, name_of, rules_of
from engine.games.nasty_neighbours.words.refusals_choices import refuse_choice, refuse_player
from engine.games.nasty_neighbours.words.refusals_nasty import refuse_nasty
from engine.games.nasty_neighbours.words.refusals_turn import refuse_placing, refuse_taking, refuse_yard_line
from engine.games.nasty_neighbours.words.things import Thing, thing_at
from engine.kernel.refs import SEAT, describe
from engine.kernel.rules import QUESTION_WINDOW
from engine.kernel.showing import Refusal
from engine.kernel.windows import MOMENT


def refusal(view: Seen, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Why a source cannot go to a target now."""
    if not 0 <= view.seat < view.table.seats or view.over or source < 0:
        return None
    if describe(source)[0] == SEAT:
        return refuse_player(view, describe(source)[1], names)
    thing, onto = thing_at(view, source, target), thing_at(view, target)
    if thing is None:
        return None
    always = refuse_always(view, thing, names)
    if always is not None:
        return always
    if view.question is None:
        return refuse_waiting(view, thing, names)
    return refuse_answer(view, source, target, thing, onto, names)


def refuse_always(view: Seen, thing: Thing, names: Sequence[str]) -> Refusal | None:
    """What holds whatever is asked, unless something is chosen for a card: Nasty Neighbour cards, and an Instant Action
    that is about to act (NN-5.8).
    """
    if view.question is not None and view.question[1] in (ASK_CARD, ASK_PLAYER):
        return None
    if thing.base == ACTION and is_card(view.table, thing.card) and rules_of(view.table).kind[thing.card] == INSTANT:
        return Refusal("only-home-security", {})
    return refuse_nasty(view, thing, names)


def refuse_waiting(view: Seen, thing: Thing, names: Sequence[str]) -> Refusal | None:
    """The seat is not asked: its yard rests or is final, it is somebody else's turn, or somebody else answers in it."""
    player = names[view.seat]
    if thing.base == YARD[0] and thing.owner == view.seat:
        if view.phase == SPRING and view.counters[RESTS[view.seat]]:
            return Refusal("spring-yard-rests", {})
        if view.phase == FALL and first_out(view) == view.seat:
            return Refusal("first-out-is-final", {})
    if view.active != view.seat:
        return Refusal("not-own-turn", {"other": names[view.active], "player": player})
    return Refusal("other-answers", {"other": names[view.asked[0]], "player": player}) if view.asked else None


def refuse_answer(
    view: Seen, source: int, target: int, thing: Thing, onto: Thing | None, names: Sequence[str]
) -> Refusal | None:
    """Something that is no answer to the question of the seat."""
    assert view.question is not None
    kind, cause = view.question[1], view.question[2]
    if kind == ASK_TURN_UP:
        return refuse_turning_up(view, thing, names)
    if kind in (ASK_CARD, ASK_PLAYER):
        return refuse_choice(view, source, target, names)
    if kind == QUESTION_WINDOW:
        return refuse_in_window(view, thing, onto, names)
    if thing.is_line or (thing.base == YARD[0] and onto is not None and onto.base == BIN) or kind == ASK_LINES:
        return refuse_yard_line(view, thing, names)
    if kind == ASK_PLACE:
        return refuse_placing(view, cause, thing, onto, names)
    return refuse_taking(view, thing, onto, names) if kind == ASK_TAKE else None


def refuse_turning_up(view: Seen, thing: Thing, names: Sequence[str]) -> Refusal | None:
    """Anything but a face-down card of the own yard, in Spring and Fall (NN-2.4)."""
    if thing.base != YARD[0] or thing.owner != view.seat:
        return Refusal("turn-up-own", {"player": names[view.seat]})
    if thing.card < 0 or thing.is_down:
        return None
    return Refusal("face-up-already", {"card": name_of(view.table, thing.card)})


def refuse_in_window(view: Seen, thing: Thing, onto: Thing | None, names: Sequence[str]) -> Refusal | None:
    """Something else than a Nasty Neighbour card, while those may be played (NN-8.2)."""
    frame = window_frame(view)
    assert view.question is not None
    if thing.base == NASTY[0]:
        return None  # it can be played, but not there
    if frame is not None and frame[MOMENT] == AT_INSTANT:
        return Refusal("answer-first", {"card": name_of(view.table, view.question[2])})
    if frame is None or view.active != view.seat:
        return Refusal("not-own-turn", {"other": names[view.active], "player": names[view.seat]})
    if frame[MOMENT] != AT_TURN_START:
        return Refusal("window-first", {"player": names[view.seat]})
    if thing.is_line or (thing.base == YARD[0] and onto is not None and onto.base == BIN):
        return refuse_yard_line(view, thing, names)
    return refuse_taking(view, thing, onto, names)
