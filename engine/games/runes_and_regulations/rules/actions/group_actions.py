"""Runes & Regulations: actions on several things, and steps that each player does separately."""

from __future__ import annotations

from typing import Final

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions import compiled_effects as compiled
from engine.games.runes_and_regulations.definitions.compiled_effects import Operation
from engine.games.runes_and_regulations.layout import HAND, NEFARIOUS
from engine.games.runes_and_regulations.match_rules import ORDINARY, SACRIFICIAL, GameState
from engine.games.runes_and_regulations.rules import frame_fields as fields
from engine.games.runes_and_regulations.rules.actions.actions import (
    ASKED,
    CHOSEN,
    PICK_DISCARD,
    PICK_DRAW,
    PICK_HAND,
    PICK_OWN,
    happen,
    happen_to_each,
    pick,
)
from engine.games.runes_and_regulations.rules.card_moves import can_draw
from engine.games.runes_and_regulations.rules.creatures import lawn_of, mythical_count
from engine.games.runes_and_regulations.rules.protection import can_be_acted_on, forbidden_by
from engine.games.runes_and_regulations.rules.taxes import steal_tax
from engine.kernel.state.refs import NONE, describe
from engine.kernel.state.state import KIND, MOMENT, SEAT, SOURCE, STEP, Frame

COST: Final = 2
"""The stage of an EACH for a SACRIFICE, otherwise 0. While a tax has just been asked for, 1 is added."""
ACTS = {
    codes.WOULD_HEX: compiled.HEX,
    codes.WOULD_DESTROY: compiled.DESTROY,
    codes.WOULD_STEAL: compiled.STEAL,
    codes.WOULD_RETURN: compiled.RETURN,
    codes.RESTORING: compiled.RESTORE,
    codes.MOVING: compiled.MOVE,
}
"""The act of each action on a Creature."""
RULES = {compiled.SUMMON: codes.WOULD_SUMMON, **{act: rule for rule, act in ACTS.items()}}


def run_each(state: GameState, frame: Frame) -> None:
    """Run the next of several actions. Its taxes are paid first."""
    place = fields.PAIRS + 2 * frame[STEP]
    if frame[fields.STAGE] & 1:
        frame[fields.STAGE] -= 1
        taxed = frame[-1]
        del frame[-1]
        actor, thing = frame[place : place + 2]
        frame[STEP] += 1
        owner = lawn_of(state, thing)
        if owner >= 0 and taxed >= steal_tax(state, actor, thing, owner):
            happen(state, frame[fields.RULE], actor, frame[SOURCE], thing, owner)
        return
    if place >= len(frame):
        state.stack.pop()
        below = state.stack[-1]
        if below[KIND] == codes.EFFECT:
            below[fields.TALLY] += frame[fields.TALLY]
        else:
            below.append(frame[fields.TALLY])
        return
    actor, thing = frame[place : place + 2]
    if frame[fields.RULE] in ACTS:
        to_creature(state, frame, actor, thing)
        return
    frame[STEP] += 1
    if frame[fields.RULE] == codes.WOULD_SUMMON:
        happen(state, frame[fields.RULE], summoner(state, thing), frame[SOURCE], thing, actor)
    else:
        happen(state, frame[fields.RULE], actor, frame[SOURCE], thing, actor, frame[fields.EACH_AMOUNT])


def summoner(state: GameState, card: int) -> int:
    """Return the seat that SUMMONs a Creature: the one with it in hand, else the user of the effect."""
    for seat in range(state.table.seats):
        if card in state.zones[HAND[seat]]:
            return seat
    return state.stack[-2][SEAT]


def to_creature(state: GameState, frame: Frame, actor: int, card: int) -> None:
    """Run one action on a Creature, if it is still possible (RR-7.12)."""
    rule = frame[fields.RULE]
    owner = lawn_of(state, card)
    if owner < 0 or not can_be_acted_on(state, actor, ACTS[rule], card, owner, cost=frame[fields.STAGE] >= COST):
        frame[STEP] += 1
        return
    if rule == codes.WOULD_STEAL:
        tax = steal_tax(state, actor, card, owner)
        if tax:
            frame[fields.STAGE] += 1
            happen_to_each(state, codes.WOULD_DISCARD, frame[SOURCE], [(actor, NONE)] * tax, ASKED)
            return
    frame[STEP] += 1
    if owner + 1 == state.values[NEFARIOUS] and rule in (codes.WOULD_HEX, codes.WOULD_RETURN):
        # RR-10.5: a Main Creature on the Nefarious Neighbor's Lawn is destroyed instead
        sort = state.table.rules.sorts[card]
        if sort == ORDINARY or (sort == SACRIFICIAL and rule == codes.WOULD_RETURN):
            rule = codes.WOULD_DESTROY
        if sort == ORDINARY and forbidden_by(state, actor, compiled.DESTROY, card, owner) != NONE:
            return
    happen(state, rule, actor, frame[SOURCE], card, owner, frame[fields.EACH_AMOUNT])


# --- steps that each player does separately ------------------------------------------------------------------


def gather(state: GameState, frame: Frame, seats: list[int]) -> None:
    """Ask several seats, clockwise, for their choices in the present step of an effect."""
    state.stack.append(
        [
            codes.GATHER,
            0,
            frame[SEAT],
            frame[SOURCE],
            frame[fields.EFFECT],
            frame[STEP] - 1,
            state.values[MOMENT],
            frame[fields.SUBJECT],
            frame[fields.OTHER],
            len(seats),
            *seats,
        ]
    )


def run_gather(state: GameState, frame: Frame) -> None:
    """Ask the next seat. After the last one, run all actions at one moment (RR-8.3)."""
    number = frame[fields.SEATS]
    op = state.table.rules.programs[frame[fields.EFFECT]].operations[frame[fields.INDEX]]
    if frame[STEP] < number:
        seat = frame[fields.SEATS + 1 + frame[STEP]]
        frame[STEP] += 1
        ask_one(state, frame, op, seat)
        return
    pairs: list[tuple[int, int]] = []
    place = fields.SEATS + 1 + number
    for seat, refs in zip(frame[fields.SEATS + 1 : place], fields.groups_from(frame, place), strict=True):
        for ref in refs:
            kind, zone, _ = describe(ref)
            if kind == "zone":  # the Lawn for the Creature before it
                pairs[-1] = (state.table.layout.owner(zone), pairs[-1][1])
            else:
                pairs.append((seat, ref))
    state.stack.pop()
    if op.act == compiled.DRAW:
        rule = codes.WOULD_DRAW if op.through_card else codes.DRAWING
        pairs = [(seat, NONE) for seat, _ in pairs]
        happen_to_each(state, rule, frame[SOURCE], pairs, op.n)
    elif op.act == compiled.DISCARD:
        happen_to_each(state, codes.WOULD_DISCARD, frame[SOURCE], pairs, CHOSEN)
    else:
        rule = codes.WOULD_DESTROY_RUNE if op.what == compiled.RUNE else RULES[op.act]
        happen_to_each(state, rule, frame[SOURCE], pairs)
    state.stack[-1][fields.EACH_MOMENT] = frame[fields.GATHER_MOMENT]


def ask_one(state: GameState, frame: Frame, op: Operation, seat: int) -> None:
    """Push the choice of one seat, or skip a seat that can't do the step (RR-7.3)."""
    effect, index = frame[fields.EFFECT], frame[fields.INDEX]
    if is_left_out(state, op, seat):
        frame.append(0)
    elif op.act == compiled.DRAW:
        pick(state, PICK_DRAW, seat, frame[SOURCE], effect, index, 0, 1)
    elif op.act == compiled.DISCARD:
        pick(state, PICK_DISCARD, seat, frame[SOURCE], effect, index, 0, op.n)
    else:
        source = PICK_HAND if op.act == compiled.SUMMON else PICK_OWN
        pick(state, source, seat, frame[SOURCE], effect, index, 0 if op.may or op.upto else op.n, op.n)


def is_left_out(state: GameState, op: Operation, seat: int) -> bool:
    """Return whether it is public that a seat can't do a step."""
    if op.condition == compiled.FOUR_OR_MORE and mythical_count(state, seat) < 4:
        return True
    if op.act == compiled.DRAW:
        return not can_draw(state, seat)
    return op.act == compiled.SUMMON and not state.zones[HAND[seat]]
