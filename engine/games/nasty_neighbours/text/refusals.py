"""Refusals of Nasty Neighbours: why something can't be done now.

A player can point at a card, a zone, a place in a yard, a player, or a line. A zone stands for a pile or a hidden card
in it. A line is the number of a line in a yard.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.definitions.vocabulary import INSTANT, OTHER, OWN, STUMPED, TARGET, Effect
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.effects.effect_type import DOWN, UP
from engine.games.nasty_neighbours.knowledge.table_info import affects_viewer, picks_of, window, window_frame
from engine.games.nasty_neighbours.layout import ACTION, BIN, FALL, NASTY, NASTY_DECK, NASTY_PILE, RESTS, SPRING, YARD
from engine.games.nasty_neighbours.match_rules import GameView
from engine.games.nasty_neighbours.messages import refused
from engine.games.nasty_neighbours.text.common import asking_effect, card_name, first_out, spot_of
from engine.games.nasty_neighbours.text.refusals_turn import refuse_placing, refuse_taking, refuse_yard_line
from engine.games.nasty_neighbours.text.things_on_table import TableThing, thing_at
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.machine import frame_of
from engine.kernel.flow.ruleset import QUESTION_WINDOW
from engine.kernel.flow.standard_frames import MOMENT
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.refs import GAP, NONE, SEAT, describe, place_ref, seat_ref


def refusal(view: GameView, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Return why a source can't go to a target now, or None."""
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


def refuse_always(view: GameView, thing: TableThing, names: Sequence[str]) -> Refusal | None:
    """Return refusals that don't depend on the question (NN-5.8).

    They concern Nasty Neighbour cards and an Instant Action about to act. None while a card's effect asks for a choice.
    """
    if view.question is not None and view.question[1] in (codes.ASK_CARD, codes.ASK_PLAYER):
        return None
    if thing.base == ACTION and view.table.is_card(thing.card) and view.table.rules.kind[thing.card] == INSTANT:
        return refused("only-home-security")
    return refuse_nasty(view, thing, names)


def refuse_waiting(view: GameView, thing: TableThing, names: Sequence[str]) -> Refusal | None:
    """Return why a seat without a question can't act.

    Its yard rests or is final, it is another player's turn, or another player must answer first.
    """
    player = names[view.seat]
    if thing.base == YARD[0] and thing.owner == view.seat:
        if view.phase == SPRING and view.counters[RESTS[view.seat]]:
            return refused("spring-yard-rests")
        if view.phase == FALL and first_out(view) == view.seat:
            return refused("first-out-is-final", player=player)
    if view.active != view.seat:
        return refused("not-own-turn", other=names[view.active], player=player)
    return refused("other-answers", other=names[view.asked[0]]) if view.asked else None


def refuse_answer(
    view: GameView, source: int, target: int, thing: TableThing, onto: TableThing | None, names: Sequence[str]
) -> Refusal | None:
    """Return why something is no answer to the seat's question."""
    assert view.question is not None
    kind, cause = view.question[1], view.question[2]
    if kind == codes.ASK_TURN_UP:
        return refuse_turning_up(view, thing, names)
    if kind in (codes.ASK_CARD, codes.ASK_PLAYER):
        return refuse_choice(view, source, target, names)
    if kind == QUESTION_WINDOW:
        return refuse_in_window(view, thing, onto, names)
    if thing.is_line or (thing.base == YARD[0] and onto is not None and onto.base == BIN) or kind == codes.ASK_LINES:
        return refuse_yard_line(view, thing, names)
    if kind == codes.ASK_PLACE:
        return refuse_placing(view, cause, thing, onto, names)
    return refuse_taking(view, thing, onto, names) if kind == codes.ASK_TAKE else None


def refuse_turning_up(view: GameView, thing: TableThing, names: Sequence[str]) -> Refusal | None:
    """Return why only a face-down card of the player's own yard can be turned up, in Spring and Fall (NN-2.4)."""
    if thing.base != YARD[0] or thing.owner != view.seat:
        return refused("turn-up-own", player=names[view.seat])
    if thing.card < 0 or thing.is_down:
        return None
    return refused("face-up-already", card=card_name(view.table, thing.card))


def refuse_in_window(
    view: GameView, thing: TableThing, onto: TableThing | None, names: Sequence[str]
) -> Refusal | None:
    """Return why only Nasty Neighbour cards can be played in a window (NN-8.2)."""
    frame = window_frame(view)
    assert view.question is not None
    if thing.base == NASTY[0]:
        return None  # it can be played, but not onto that target
    if frame is not None and frame[MOMENT] == codes.AT_INSTANT:
        return refused("answer-first", card=card_name(view.table, view.question[2]))
    if frame is None or view.active != view.seat:
        return refused("not-own-turn", other=names[view.active], player=names[view.seat])
    if frame[MOMENT] != codes.AT_TURN_START:
        return refused("window-first", player=names[view.seat])
    if thing.is_line or (thing.base == YARD[0] and onto is not None and onto.base == BIN):
        return refuse_yard_line(view, thing, names)
    return refuse_taking(view, thing, onto, names)


# --- Nasty Neighbour cards -------------------------------------------------------------------------------------------


def refuse_nasty(view: GameView, thing: TableThing, names: Sequence[str]) -> Refusal | None:
    """Return why a Nasty Neighbour card can't be played; None for other things and playable cards."""
    if thing.base in (NASTY_DECK, NASTY_PILE):
        if first_out(view) >= 0:
            return refused("nasty-cards-gone", other=names[first_out(view)])
        if thing.base == NASTY_PILE and thing.card >= 0:
            return refused("nasty-card-played", card=card_name(view.table, thing.card))
        return None
    if thing.base != NASTY[0]:
        return None
    if thing.owner != view.seat:
        if thing.card < 0:
            return refused("nasty-cards-hidden", other=names[thing.owner])
        return refused("not-own-nasty-card", card=card_name(view.table, thing.card), other=names[thing.owner])
    if thing.card < 0 or any(option[1] == thing.card for option in view.options):
        return None
    return refuse_own(view, thing.card, names)


def refuse_own(view: GameView, card: int, names: Sequence[str]) -> Refusal:
    """Return the condition that a card of the seat's own house lacks.

    It waits for an Instant Action, a turn, a window or a target.
    """
    printed, window = view.table.rules.cards[card], window_frame(view)
    details = {"card": printed.name, "player": names[view.seat]}
    if printed.when == "instant" and not affects_viewer(view):
        return refused("nothing-to-cancel", **details)
    if printed.when == "before-drawing" and (window is None or not may_be_before_drawing(view)):
        return refused("before-drawing-only", **details)
    return refused("not-now" if window is None else "no-target-now", **details)


def may_be_before_drawing(view: GameView) -> bool:
    """Return whether the open window is at the start of the viewer's own turn (NN-8.5)."""
    return window(view) == "turn-start" and view.active == view.seat


# --- choices for effects --------------------------------------------------------------------------------------------


# --- players -----------------------------------------------------------------------------------------------------


def refuse_player(view: GameView, seat: int, names: Sequence[str]) -> Refusal | None:
    """Return why a player can't be chosen; None if no player or card is asked for."""
    if view.question is None or view.question[1] not in (codes.ASK_PLAYER, codes.ASK_CARD):
        return None
    cause = card_name(view.table, view.question[2])
    if view.question[1] == codes.ASK_CARD:
        return refused("answer-first", card=cause)
    if any(option[2] == seat_ref(seat) for option in view.options):
        return None
    if seat == view.seat:
        return refused("choose-somebody-else", card=cause, player=names[seat])
    if seat == first_out(view):
        return refused("out-is-safe", other=names[seat])
    effect = asking_effect(view)
    found = None if effect is None else find_effect_type(UNITS, effect.name).refuse_player(view, seat, names[seat])
    if found is not None:
        return found
    if not view.zones[NASTY[seat]]:
        return refused("no-nasty-cards", other=names[seat])
    return None


# --- cards -------------------------------------------------------------------------------------------------------


def refuse_choice(view: GameView, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Return why something is no answer to an effect.

    The chosen thing is the target if the asking card was dragged onto it, otherwise the source.
    """
    assert view.question is not None
    cause = view.question[2]
    meant = target if source == cause and target != NONE else source
    if describe(meant)[0] == SEAT:
        return refuse_player(view, meant - seat_ref(0), names)
    thing = thing_at(view, meant)
    effect = asking_effect(view)
    first = refused("answer-first", card=card_name(view.table, cause))
    if thing is None or view.question[1] != codes.ASK_CARD or effect is None:
        return first
    if any(option[2] in (meant, ref_of(thing)) for option in view.options):
        return None
    if find_effect_type(UNITS, effect.name).from_bin:
        return refuse_dive(view, thing, cause)
    return refuse_spot(view, effect, thing, cause, names) if thing.base == YARD[0] and not thing.is_line else first


def ref_of(thing: TableThing) -> int:
    """Return the reference of a card's place in a yard, or NONE."""
    return place_ref(thing.zone, thing.place) if thing.place != NONE else NONE


def refuse_dive(view: GameView, thing: TableThing, cause: int) -> Refusal:
    """Return why a card can't be taken from the bin."""
    if thing.base == BIN and thing.card >= 0 and view.table.rules.kind[thing.card] == INSTANT:
        return refused("no-instant-from-bin", card=card_name(view.table, thing.card))
    return refused("wants-from-bin", card=card_name(view.table, cause))


def refuse_spot(view: GameView, effect: Effect, thing: TableThing, cause: int, names: Sequence[str]) -> Refusal | None:
    """Return why a card or gap in a yard can't be chosen."""
    details = {"card": card_name(view.table, cause)}
    if ref_of(thing) in picks_of(view):
        return refused("picked-already", **details)
    elsewhere = refuse_yard(view, effect, thing.owner, details, names)
    if elsewhere is not None or thing.place == NONE:
        return elsewhere
    if thing.card == GAP:
        return refused("gap-stays-empty")
    faces = find_effect_type(UNITS, effect.name).faces
    if faces == DOWN:
        return None if thing.is_down else refused("wants-face-down", **details)
    if thing.is_down:
        return refused("wants-face-up", **details) if faces == UP else None
    kind = view.table.rules.kind[thing.card] if thing.card >= 0 else NONE
    if kind == INSTANT:
        return refused("instant-waits", **details, blocker=card_name(view.table, thing.card))
    return refused("not-stumped-please", **details) if kind == STUMPED else None


def refuse_yard(
    view: GameView, effect: Effect, owner: int, details: dict[str, str], names: Sequence[str]
) -> Refusal | None:
    """Return why nothing in a yard can be chosen, given the effect's target and the earlier picks."""
    picks = picks_of(view)
    if picks and effect.whom != "between":
        same = spot_of(picks[0])[0] == owner
        return None if same else refused("wants-same-yard", **details)
    if picks:
        wanted = OTHER if spot_of(picks[0])[0] == view.seat else OWN
    else:
        wanted = OWN if effect.whom == "inside-own" else effect.whom
    if wanted == OTHER and owner == view.seat:
        return refused("wants-other-yard", **details)
    frame, seat = frame_of(view, codes.EFFECTS), view.seat if wanted == OWN else owner
    if wanted == TARGET and frame is not None:
        seat = frame[codes.TARGET_OF_EFFECTS]
    return None if owner == seat else refused("wants-yard-of", **details, other=names[seat])
