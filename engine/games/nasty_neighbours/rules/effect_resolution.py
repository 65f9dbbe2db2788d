"""Resolves Instants and Nasty Neighbour cards effect by effect (NN-5, NN-8.5)."""

from __future__ import annotations

from engine.games.nasty_neighbours.codes import ASK_CARD, ASK_PLAYER, EFFECTS, PICKS, TARGET_OF_EFFECTS
from engine.games.nasty_neighbours.definitions.vocabulary import NASTY as NASTY_KIND, Effect
from engine.games.nasty_neighbours.effects import UNITS
from engine.games.nasty_neighbours.layout import ACTION, NASTY_PILE
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.rules.lines import offer_lines
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.flow.moves import move
from engine.kernel.flow.ruleset import CHOOSE_VERB
from engine.kernel.state.refs import NONE, SEAT_BASE
from engine.kernel.state.state import SEAT, SOURCE, STEP, Frame, Option


def start_effects(state: GameState, seat: int, card: int, target: int = NONE, face_up: bool = False) -> None:
    """Start the effects of a card for a player, or of an Instant for one affected player."""
    state.stack.append([EFFECTS, 0, seat, card, target, int(face_up)])


def open_picks(state: GameState, frame: Frame) -> list[int]:
    """Return the possible picks for the current effect; empty after the last one.

    Frame: [EFFECTS, number of the effect, player, card, affected player, face up, picks...]
    """
    effects = state.table.rules.cards[frame[SOURCE]].effects
    if frame[STEP] == len(effects):
        return []
    effect, picks = effects[frame[STEP]], frame[PICKS:]
    unit = find_effect_type(UNITS, effect.name)
    if len(picks) >= unit.count_picks(effect):
        return []
    return unit.open(state, frame[SEAT], effect, frame[TARGET_OF_EFFECTS], picks)


def offered_picks(state: GameState, frame: Frame, refs: list[int]) -> tuple[int, list[Option]]:
    """Return the question kind (player or card) and the options for picks."""
    kind = ASK_PLAYER if SEAT_BASE <= refs[0] < SEAT_BASE + state.table.seats else ASK_CARD
    return kind, [(CHOOSE_VERB, frame[SOURCE], ref) for ref in refs]


def record_pick(state: GameState, frame: Frame, ref: int) -> None:
    """Record a pick, and run the effect's `picked` action."""
    frame.append(ref)
    see = find_effect_type(UNITS, state.table.rules.cards[frame[SOURCE]].effects[frame[STEP]].name).picked
    if see is not None:
        see(state, frame, ref)


def carry_out(state: GameState, frame: Frame) -> None:
    """Resolve the current effect if it has all its picks, and go on to the next."""
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
    unit = find_effect_type(UNITS, effect.name)
    if len(picks) == unit.count_picks(effect):
        unit.resolve(state, frame, effect, picks)


def is_possible(state: GameState, seat: int, effect: Effect) -> bool:
    """Return whether an effect can do anything, so that its Nasty Neighbour card may be played."""
    unit = find_effect_type(UNITS, effect.name)
    return unit.possible(state) if unit.possible is not None else bool(unit.open(state, seat, effect, NONE, ()))
