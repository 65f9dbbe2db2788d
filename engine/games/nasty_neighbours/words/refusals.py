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
from engine.games.nasty_neighbours.knowledge import concerned, window, window_frame
from engine.games.nasty_neighbours.match_rules import Seen
from engine.games.nasty_neighbours.places import ACTION, BIN, FALL, NASTY, NASTY_DECK, NASTY_PILE, RESTS, SPRING, YARD
from engine.games.nasty_neighbours.vocabulary import INSTANT
from engine.games.nasty_neighbours.words.common import card_of, first_out, is_card, name_of, rules_of
from engine.games.nasty_neighbours.words.refusals_choices import refuse_choice, refuse_player
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


# --- Nasty Neighbour cards -------------------------------------------------------------------------------------------


def refuse_nasty(view: Seen, thing: Thing, names: Sequence[str]) -> Refusal | None:
    """A Nasty Neighbour card, wherever it lies; None for anything else and for one that can be played."""
    if thing.base in (NASTY_DECK, NASTY_PILE):
        if first_out(view) >= 0:
            return Refusal("nasty-cards-gone", {"other": names[first_out(view)]})
        if thing.base == NASTY_PILE and thing.card >= 0:
            return Refusal("nasty-card-played", {"card": name_of(view.table, thing.card)})
        return None
    if thing.base != NASTY[0]:
        return None
    if thing.owner != view.seat:
        if thing.card < 0:
            return Refusal("nasty-cards-hidden", {"other": names[thing.owner]})
        return Refusal("not-own-nasty-card", {"card": name_of(view.table, thing.card), "other": names[thing.owner]})
    if thing.card < 0 or any(option[1] == thing.card for option in view.options):
        return None
    return refuse_own(view, thing.card, names)


def refuse_own(view: Seen, card: int, names: Sequence[str]) -> Refusal:
    """A card of the own house: it waits for an Instant Action, for the own turn, for a window, or for a target."""
    printed, window = card_of(view.table, card), window_frame(view)
    details = {"card": printed.name, "player": names[view.seat]}
    if printed.when == "instant" and not concerned(view):
        return Refusal("nothing-to-cancel", details)
    if printed.when == "before-drawing" and (window is None or not may_be_before_drawing(view)):
        return Refusal("before-drawing-only", details)
    return Refusal("not-now" if window is None else "no-target-now", details)


def may_be_before_drawing(view: Seen) -> bool:
    """Whether the open window is the one at the start of the own turn (NN-8.5)."""
    return window(view) == "turn-start" and view.active == view.seat
