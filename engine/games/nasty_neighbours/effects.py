"""Nasty Neighbours: what Instants and Nasty Neighbour cards do, effect by effect (NN-5, NN-8.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.nasty_neighbours import picking
from engine.games.nasty_neighbours.codes import ASK_CARD, ASK_PLAYER, CANCELED, COMPLAINED, EFFECTS, LOOKED
from engine.games.nasty_neighbours.exposing import CANCELED as CANCELED_INT
from engine.games.nasty_neighbours.exposing import REFILLED_DOWN, expose_in_yard, instant_below, look_for_instants
from engine.games.nasty_neighbours.lines import is_turn_of, offer_lines, touch
from engine.games.nasty_neighbours.match_rules import Position
from engine.games.nasty_neighbours.picking import owner_of, place_of
from engine.games.nasty_neighbours.places import (
    ACTION,
    BIN,
    DECLINED,
    DRAWN,
    FIRST_OUT,
    HOUSE,
    MISSES,
    NASTY,
    NASTY_DECK,
    NASTY_PILE,
    YARD,
    YARD_COUNTERS,
)
from engine.games.nasty_neighbours.vocabulary import INSTANT as INSTANT_KIND
from engine.games.nasty_neighbours.vocabulary import NASTY as NASTY_KIND
from engine.games.nasty_neighbours.vocabulary import Effect
from engine.games.nasty_neighbours.yards import deal_place, discard_place, reset
from engine.kernel import chance, grids
from engine.kernel.moves import change_places, draw_top, move, note, reveal
from engine.kernel.refs import NONE, SEAT_BASE
from engine.kernel.rules import CHOOSE_VERB, PickRule
from engine.kernel.state import SEAT, SOURCE, STEP, Frame, Option

TARGET: Final = 4
FACE_UP: Final = 5
PICKS: Final = 6
"""In the frame of effects: the player an Instant affects (-1 for Nasty Neighbour cards), 1 when it resets face up, and
from there on what has been picked for the effect that is being carried out. Its step is the number of that effect."""


def start_effects(state: Position, seat: int, card: int, target: int = NONE, face_up: bool = False) -> None:
    """Carry out the effects of a card for a player; of an Instant, for one player it affects."""
    state.stack.append([EFFECTS, 0, seat, card, target, int(face_up)])


def open_picks(state: Position, frame: Frame) -> list[int]:
    """What can be picked for the effect that is being carried out; nothing after the last one.

    [EFFECTS, number of the effect, player, card, affected player, face up, picks...]
    """
    effects = state.table.rules.cards[frame[SOURCE]].effects
    if frame[STEP] == len(effects):
        return []
    return picking.choices(state, frame[SEAT], effects[frame[STEP]], frame[TARGET], frame[PICKS:])


def offered_picks(state: Position, frame: Frame, refs: list[int]) -> tuple[int, list[Option]]:
    """Players are asked for in other words than cards."""
    kind = ASK_PLAYER if SEAT_BASE <= refs[0] < SEAT_BASE + state.table.seats else ASK_CARD
    return kind, [(CHOOSE_VERB, frame[SOURCE], ref) for ref in refs]


def picked(state: Position, frame: Frame, ref: int) -> None:
    """Note what has been picked. Who peeps sees each card at once (NN-8.5)."""
    frame.append(ref)
    if state.table.rules.cards[frame[SOURCE]].effects[frame[STEP]].name == "peek":
        owner, place = owner_of(ref), place_of(ref)
        zone = YARD[owner]
        note(state, LOOKED, frame[SEAT], frame[SOURCE], source=zone, target=ref)
        reveal(state, state.zones[zone][place], zone, state.known[state.zones[zone][place]] | 1 << frame[SEAT])


def carry_out(state: Position, frame: Frame) -> None:
    """Carry the effect out if everything it wants has been picked, and go on to the next; all in order."""
    effects = state.table.rules.cards[frame[SOURCE]].effects
    if frame[STEP] == len(effects):
        state.stack.pop()
        if state.table.rules.kind[frame[SOURCE]] == NASTY_KIND:
            move(state, frame[SOURCE], ACTION, NASTY_PILE)
            offer_lines(state)
        return
    effect, picks = effects[frame[STEP]], frame[PICKS:]
    frame[STEP] += 1
    del frame[PICKS:]
    if len(picks) == picking.wanted(effect):
        ACTS[effect.name](state, frame, effect, picks)


# --- one function an effect ---------------------------------------------------------------------------------------


def do_nothing(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """Whatever there was to do has been done while picking."""


def do_reset(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """NN-5.4, NN-5.5."""
    seat = picks[0] - SEAT_BASE
    reset(state, seat, bool(frame[FACE_UP]), frame[SOURCE])
    if frame[FACE_UP]:
        look_for_instants(state, seat, last=True)


def do_swap_seats(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """NN-5.3: two players change places; yards and Nasty Neighbour cards stay."""
    seat, other = frame[SEAT], picks[0] - SEAT_BASE
    values, counters = state.values, state.counters
    values[HOUSE + seat], values[HOUSE + other] = values[HOUSE + other], values[HOUSE + seat]
    for counter in YARD_COUNTERS:
        one, two = counter[seat], counter[other]
        counters[one], counters[two] = counters[two], counters[one]
    for player in (seat, other):
        if is_turn_of(state, player):
            counters[DECLINED[player]] = 0  # what stands in the new yard is offered as well (NN-4.4)
    change_places(state, seat, other, frame[SOURCE])


def do_swap_cards(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """Two cards change places, each keeping its face."""
    one, two = picks
    zones = [YARD[owner_of(ref)] for ref in picks]
    grids.swap(state, zones[0], place_of(one), zones[1], place_of(two), frame[SEAT], frame[SOURCE])
    for ref in picks:
        touch(state, owner_of(ref), place_of(ref))


def do_turn_down(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """A face-up card is turned face down; everybody has seen it."""
    grids.turn(state, YARD[owner_of(picks[0])], place_of(picks[0]), face_up=False)


def do_turn_up(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """A face-down card is turned up; an Instant acts, exposed by that yard's occupant, refilled face down."""
    owner, place = owner_of(picks[0]), place_of(picks[0])
    card = grids.turn(state, YARD[owner], place, face_up=True)
    if state.table.rules.kind[card] == INSTANT_KIND:
        expose_in_yard(state, owner, owner, place, REFILLED_DOWN)


def do_replace(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """A face-up card is discarded, the top of the draw pile takes its place face up; an Instant acts."""
    owner, place = owner_of(picks[0]), place_of(picks[0])
    discard_place(state, owner, place)
    filled = deal_place(state, owner, place, face_up=True)
    touch(state, owner, place)
    if filled >= 0 and state.table.rules.kind[filled] == INSTANT_KIND:
        look_for_instants(state, owner, last=False)


def do_miss_turn(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """A player misses the next turn of this round."""
    seat = picks[0] - SEAT_BASE
    state.values[MISSES] |= 1 << seat
    note(state, COMPLAINED, seat, frame[SOURCE])


def do_take_card(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """A Nasty Neighbour card, unseen, from another seat."""
    zone = NASTY[picks[0] - SEAT_BASE]
    card = state.zones[zone][chance.below(state, len(state.zones[zone]))]
    move(state, card, zone, NASTY[frame[SEAT]], frame[SEAT])


def do_draw_card(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """Nasty Neighbour cards from those that nobody was dealt; none after somebody went out (NN-6.2)."""
    if state.values[FIRST_OUT]:
        return
    for _ in range(min(effect.amount, len(state.zones[NASTY_DECK]))):
        draw_top(state, NASTY_DECK, NASTY[frame[SEAT]], frame[SEAT])


def do_discard_card(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """A seat loses Nasty Neighbour cards, unseen."""
    zone = NASTY[picks[0] - SEAT_BASE]
    for _ in range(min(effect.amount, len(state.zones[zone]))):
        card = state.zones[zone][chance.below(state, len(state.zones[zone]))]
        move(state, card, zone, NASTY_PILE, frame[SEAT])


def do_dive(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """A card of the bin is the drawn card (NN-8.5)."""
    move(state, picks[0], BIN, DRAWN[frame[SEAT]], frame[SEAT])


def do_cancel(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """NN-5.8: the Instant does nothing and is discarded."""
    instant = instant_below(state)
    instant[CANCELED_INT] = 1
    note(state, CANCELED, frame[SEAT], instant[SOURCE])


ACTS: dict[str, Callable[[Position, Frame, Effect, list[int]], None]] = {
    "reset": do_reset, "swap-seats": do_swap_seats, "peek": do_nothing, "swap-cards": do_swap_cards,
    "turn-down": do_turn_down, "turn-up": do_turn_up, "replace": do_replace, "miss-turn": do_miss_turn,
    "take-card": do_take_card, "draw-card": do_draw_card, "discard-card": do_discard_card, "dive": do_dive,
    "cancel": do_cancel,
}  # fmt: skip

PICKING = {EFFECTS: PickRule(open_picks, picked, counted=False, offered=offered_picks, done=carry_out)}
