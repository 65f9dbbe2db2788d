"""Runes & Regulations: doing one thing to several, and what each player does by themselves.

| frame | ints after `[code, step, seat, cause]` |
|---|---|
| DEEDS | rule, amount, stage, tally, moment, pairs (seat, thing; of a SUMMON the seat whose Lawn it is for): lets the happening happen pair after pair; adds the tally to an EFFECT below, appends it to any other frame |
| GATHER | effect, operation, moment, subject, other, seats, answers: asks seat after seat first, then lets all of it happen together (RR-8.3) |
"""  # noqa: E501

from __future__ import annotations

from typing import Final

from engine.games.runes_and_regulations import codes, facts, targets
from engine.games.runes_and_regulations.compiled import (
    DESTROY,
    FOUR_OR_MORE,
    HEX,
    MOVE,
    RESTORE,
    RETURN,
    RUNE,
    STEAL,
    Operation,
)
from engine.games.runes_and_regulations.happenings import (
    ASKED,
    DEEDS_MOMENT,
    PICK_DISCARD,
    PICK_DRAW,
    PICK_HAND,
    PICK_OWN,
    TALLY,
    happen,
)
from engine.games.runes_and_regulations.match_rules import ORDINARY, SACRIFICIAL, Position
from engine.games.runes_and_regulations.picking import deeds, pick
from engine.games.runes_and_regulations.places import HAND, NEFARIOUS
from engine.kernel.refs import NONE, describe
from engine.kernel.state import MOMENT, Frame

FREE: Final = 0
TAXED: Final = 1
COST: Final = 2
COST_TAXED: Final = 3
"""Stages of DEEDS: nothing pending; a tax has just been asked; the same for a SACRIFICE."""
PAIRS: Final = 9
ACTS = {
    codes.WOULD_HEX: HEX, codes.WOULD_DESTROY: DESTROY, codes.WOULD_STEAL: STEAL, codes.WOULD_RETURN: RETURN,
    codes.RESTORING: RESTORE, codes.MOVING: MOVE,
}  # fmt: skip
"""The act that each happening to a Creature is."""
RULES = {act: rule for rule, act in ACTS.items()}


def run_deeds(state: Position, frame: Frame) -> None:
    """Let the next of several happenings happen; taxes on it are paid first."""
    place = PAIRS + 2 * frame[1]
    if frame[6] & 1:
        frame[6] -= 1
        taxed = frame[-1]
        del frame[-1]
        actor, thing = frame[place : place + 2]
        frame[1] += 1
        owner = facts.lawn_of(state, thing)
        if owner >= 0 and taxed >= facts.steal_tax(state, actor, thing, owner):
            happen(state, frame[4], actor, frame[3], thing, owner)
        return
    if place >= len(frame):
        state.stack.pop()
        below = state.stack[-1]
        if below[0] == codes.EFFECT:
            below[TALLY] += frame[TALLY]
        else:
            below.append(frame[TALLY])
        return
    actor, thing = frame[place : place + 2]
    if frame[4] in ACTS:
        to_creature(state, frame, actor, thing)
        return
    frame[1] += 1
    if frame[4] == codes.WOULD_SUMMON:
        happen(state, frame[4], summoner(state, thing), frame[3], thing, actor)
    else:
        happen(state, frame[4], actor, frame[3], thing, actor, frame[5])


def summoner(state: Position, card: int) -> int:
    """Who SUMMONs a Creature: whose hand it is in, else whoever uses the effect that brings it from a pile."""
    for seat in range(state.table.seats):
        if card in state.zones[HAND[seat]]:
            return seat
    return state.stack[-2][2]


def to_creature(state: Position, frame: Frame, actor: int, card: int) -> None:
    """Let one happening to a Creature happen, if it still can (RR-7.12)."""
    rule = frame[4]
    owner = facts.lawn_of(state, card)
    if owner < 0 or not facts.can_be_acted_on(state, actor, ACTS[rule], card, owner, cost=frame[6] >= COST):
        frame[1] += 1
        return
    if rule == codes.WOULD_STEAL:
        tax = facts.steal_tax(state, actor, card, owner)
        if tax:
            frame[6] += 1
            deeds(state, codes.WOULD_DISCARD, frame[3], [(actor, NONE)] * tax, ASKED)
            return
    frame[1] += 1
    if owner + 1 == state.values[NEFARIOUS] and rule in (codes.WOULD_HEX, codes.WOULD_RETURN):
        # RR-10.5: a Main Creature on the Nefarious Neighbor's Lawn is destroyed instead
        sort = state.table.rules.sorts[card]
        if sort == ORDINARY or (sort == SACRIFICIAL and rule == codes.WOULD_RETURN):
            rule = codes.WOULD_DESTROY
        if sort == ORDINARY and facts.forbidden_by(state, actor, DESTROY, card, owner) != NONE:
            return
    happen(state, rule, actor, frame[3], card, owner, frame[5])


# --- each player by themselves --------------------------------------------------------------------------------


def gather(state: Position, frame: Frame, operation: int, seats: list[int]) -> None:
    """Ask several seats, clockwise, what they do for a step of an effect."""
    moment = state.values[MOMENT]
    state.stack.append(
        [codes.GATHER, 0, frame[2], frame[3], frame[4], operation, moment, frame[5], frame[6], len(seats), *seats]
    )


def run_gather(state: Position, frame: Frame) -> None:
    """Ask the next seat; when all have been asked, let it all happen at one moment (RR-8.3)."""
    number = frame[9]
    op = state.table.rules.programs[frame[4]].operations[frame[5]]
    if frame[1] < number:
        seat = frame[10 + frame[1]]
        frame[1] += 1
        ask_one(state, frame, op, seat)
        return
    pairs: list[tuple[int, int]] = []
    place = 10 + number
    for seat in frame[10 : 10 + number]:
        count = frame[place]
        for ref in frame[place + 1 : place + 1 + count]:
            kind, zone, _ = describe(ref)
            if kind == "zone":  # the Lawn that the Creature before it is to be SUMMONed onto
                pairs[-1] = (state.table.layout.owner(zone), pairs[-1][1])
            else:
                pairs.append((seat, ref))
        place += 1 + count
    state.stack.pop()
    if op.do == targets.DO_DRAW:
        rule = codes.WOULD_DRAW if op.through_card else codes.DRAWING
        pairs = [(seat, NONE) for seat, _ in pairs]
        deeds(state, rule, frame[3], pairs, op.n)
    elif op.do == targets.DO_DISCARD:
        deeds(state, codes.WOULD_DISCARD, frame[3], pairs, 2)
    elif op.do == targets.DO_SUMMON:
        deeds(state, codes.WOULD_SUMMON, frame[3], pairs)
    elif op.what == RUNE:
        deeds(state, codes.WOULD_DESTROY_RUNE, frame[3], pairs)
    else:
        deeds(state, RULES[targets.PICK_ACTS[op.do]], frame[3], pairs)
    state.stack[-1][DEEDS_MOMENT] = frame[6]


def ask_one(state: Position, frame: Frame, op: Operation, seat: int) -> None:
    """Push the choice of one seat; whoever cannot is left out (RR-7.3)."""
    effect, index = frame[4], frame[5]
    if is_left_out(state, op, seat):
        frame.append(0)
    elif op.do == targets.DO_DRAW:
        pick(state, PICK_DRAW, seat, frame[3], effect, index, 0, 1)
    elif op.do == targets.DO_DISCARD:
        pick(state, PICK_DISCARD, seat, frame[3], effect, index, 0, op.n)
    elif op.do == targets.DO_SUMMON:
        pick(state, PICK_HAND, seat, frame[3], effect, index, 0 if op.may or op.upto else op.n, op.n)
    else:
        pick(state, PICK_OWN, seat, frame[3], effect, index, 0 if op.may or op.upto else op.n, op.n)


def is_left_out(state: Position, op: Operation, seat: int) -> bool:
    """Whether everybody can see that a seat cannot do a step."""
    if op.condition == FOUR_OR_MORE and facts.mythical_count(state, seat) < 4:
        return True
    if op.do == targets.DO_DRAW:
        return not facts.can_draw(state, seat)
    return op.do == targets.DO_SUMMON and not state.zones[HAND[seat]]
