"""Runes & Regulations: the steps of an effect as it resolves, one handler for each word of the cards (RR-4).

| frame | ints after `[code, step, seat, card]` |
|---|---|
| EFFECT | effect, subject, other, tally, paid, groups of targets: the step is the operation that comes next |
| REPEATED | operation, times, effect, index, mark: SPIN or CAST several times, each with its chain (RR-7.4) |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.runes_and_regulations import codes, facts, limits, targets
from engine.games.runes_and_regulations.compiled import (
    ACTIVE_PLAYER,
    ALL,
    DO,
    EACH_NEIGHBOR,
    EACH_PLAYER,
    OWN,
    PER_UNICORN,
    RUNE,
    SEATS,
    STEAL,
    THAT,
    THAT_MANY,
    THAT_NEIGHBOR,
    THIS,
    TRIGGERS,
    Operation,
)
from engine.games.runes_and_regulations.deeds import RULES, gather
from engine.games.runes_and_regulations.happenings import (
    ASKED,
    AT_RANDOM,
    PICK_HAND,
    TALLY,
    add_runes,
    change_lawn,
    happen,
    queue,
)
from engine.games.runes_and_regulations.match_rules import Either, Position
from engine.games.runes_and_regulations.picking import deeds, pick
from engine.games.runes_and_regulations.places import (
    ANNOUNCED,
    CASTING,
    FENCE,
    HAND,
    IN_FORCE,
    LAWN,
    LIMITS_DUE,
    MAIN_DISCARD,
    REGULATION_DECK,
    SIZES,
    SKIPS,
    SKIPS_NOW,
)
from engine.kernel import moves
from engine.kernel.events import MOVED, REPLACED
from engine.kernel.layout import EVERYBODY
from engine.kernel.refs import NONE, PLACE_BASE, PLACES_PER_ZONE, SEAT_BASE
from engine.kernel.rules import EffectsRule
from engine.kernel.state import ACTIVE, MOMENT, PHASE, Frame

SUBJECT: Final = 5
OTHER: Final = 6
PAID: Final = 8
GROUPS: Final = 9
PORCH_PIRATE = TRIGGERS["neighbor-would-draw-extra"]
NULLIFIED: Final = -1

Handler = Callable[[Position, Frame, Operation, int], None]
"""Does one step; the last argument is how often the step before really happened."""


def operations_of(state: Position, frame: Frame) -> tuple[Operation, ...]:
    """The steps of an EFFECT frame."""
    return state.table.rules.programs[frame[4]].operations


def do_step(state: Position, frame: Frame, op: Operation) -> None:
    """Carry out a step, if its condition holds."""
    before, frame[TALLY] = frame[TALLY], 0
    state.values[MOMENT] += 1
    by_itself = not op.condition or op.who in (EACH_PLAYER, EACH_NEIGHBOR, ACTIVE_PLAYER)
    if by_itself or targets.condition_holds(state, op, frame[2], frame[SUBJECT], frame[OTHER]):
        HANDLERS[op.do](state, frame, op, before)


def group(frame: Frame, number: int) -> list[int]:
    """The targets of a group that an EFFECT frame carries (-1: no longer there, RR-7.12)."""
    place = GROUPS
    for _ in range(number):
        place += 1 + frame[place]
    return frame[place + 1 : place + 1 + frame[place]]


def people(state: Position, frame: Frame, op: Operation) -> list[int]:
    """Who does a step, clockwise from the active player where it is several (RR-4.9)."""
    if op.who in (EACH_PLAYER, EACH_NEIGHBOR):
        everybody = people_around(state, state.values[ACTIVE])
        if state.table.rules.programs[frame[4]].by_the_street:
            everybody = [seat for seat in everybody if facts.is_bound(state, seat)]
        return [seat for seat in everybody if op.who == EACH_PLAYER or seat != frame[2]]
    if op.who == THAT_NEIGHBOR:
        return [frame[OTHER]] if frame[OTHER] >= 0 else []
    if op.who == ACTIVE_PLAYER:
        active = state.values[ACTIVE]
        return [active] if targets.condition_holds(state, op, active, NONE, NONE) else []
    if op.groups and state.table.rules.programs[frame[4]].targets[op.groups[0]].kind == SEATS:
        return [ref - SEAT_BASE for ref in group(frame, op.groups[0]) if ref >= SEAT_BASE]
    return [frame[2]]


def number_of(state: Position, frame: Frame, op: Operation, before: int) -> int:
    """How many a step is about."""
    if op.n == PER_UNICORN:
        cards = state.table.rules.cards
        lawn = state.zones[LAWN[frame[2]]]
        return sum(1 for card in lawn if cards[card].kind == "unicorn" and facts.is_mythical(state, card))
    if op.n == THAT_MANY:
        return frame[SUBJECT] if state.table.rules.programs[frame[4]].trigger == PORCH_PIRATE else before
    return op.n


# --- handlers -------------------------------------------------------------------------------------------------


def draw(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """DRAW: each who does it as a whole, or whoever wants to (RR-4.1)."""
    seats = people(state, frame, op)
    if op.may:
        gather(state, frame, frame[1] - 1, seats)
        return
    number = number_of(state, frame, op, before)
    rule = codes.WOULD_DRAW if op.through_card else codes.DRAWING
    if number > 0:
        deeds(state, rule, frame[3], [(seat, NONE) for seat in seats], number)


def discard(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """DISCARD: card by card, of the own choice or at random (RR-4.1)."""
    seats = people(state, frame, op)
    if op.upto:
        gather(state, frame, frame[1] - 1, seats)
        return
    pairs = [
        (seat, NONE) for seat in seats for _ in range(min(op.n, len(state.zones[HAND[seat]])))
    ]
    deeds(state, codes.WOULD_DISCARD, frame[3], pairs, AT_RANDOM if op.random else ASKED)


def act(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """HEX, RESTORE, DESTROY, STEAL and RETURN: what was chosen, this card, that card, all, or one of each player's."""
    seat = frame[2]
    kind = targets.PICK_ACTS[op.do]
    if op.who in (EACH_PLAYER, EACH_NEIGHBOR):
        seats = people(state, frame, op)
        if op.n == ALL:
            pairs = [(each, card) for each in seats for card in targets.own_candidates(state, op, each, frame[3])]
            deeds(state, RULES[kind], frame[3], pairs)
        else:
            gather(state, frame, frame[1] - 1, seats)
        return
    if op.n == ALL:
        owners = [seat] if op.of != EACH_NEIGHBOR else [each for each in people_around(state, seat) if each != seat]
        pairs = [
            (seat, card)
            for owner in owners
            for card in state.zones[LAWN[owner]]
            if facts.matches(state, card, op.what, frame[3])
        ]
        deeds(state, RULES[kind], frame[3], pairs)
        return
    if op.groups:
        refs = [ref for ref in group(frame, op.groups[-1]) if ref != NONE]
    else:
        refs = [frame[3] if op.what == THIS else frame[SUBJECT]]
    if op.what == RUNE:
        rule = codes.WOULD_STEAL_RUNE if kind == STEAL else codes.WOULD_DESTROY_RUNE
        for ref in reversed(refs):
            happen(state, rule, seat, frame[3], ref, rune_owner(state, ref))
        return
    deeds(state, RULES[kind], frame[3], [(seat, ref) for ref in refs])


def people_around(state: Position, seat: int) -> list[int]:
    """All seats, clockwise from one."""
    return [each % state.table.seats for each in range(seat, seat + state.table.seats)]


def rune_owner(state: Either, ref: int) -> int:
    """The seat on whose Fence a chosen Rune (or face-down position) is."""
    for seat in range(state.table.seats):
        zone = FENCE[seat]
        if ref in state.zones[zone] or (ref >= PLACE_BASE and (ref - PLACE_BASE) // PLACES_PER_ZONE == zone):
            return seat
    return NONE


def nullify(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """The action that would happen does not happen (RR-7.7)."""
    happening = state.stack[-3]
    if state.events is not None:
        state.events.append((REPLACED, frame[2], happening[3], frame[3], NONE, happening[4], EVERYBODY))
    happening[4] = NULLIFIED


def take(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """Put the stopped card into the hand or onto the Fence; what may not come there stays to be discarded (RR-9.8)."""
    card, seat = frame[SUBJECT], frame[2]
    if not facts.fits(state, card, seat):
        return
    places = [CASTING, *(ANNOUNCED[each] for each in range(state.table.seats))]
    state.values[LIMITS_DUE] |= SIZES
    for zone in places:
        if card in state.zones[zone]:
            moves.move(state, card, zone, (FENCE if op.to == OWN else HAND)[seat], seat)


def move_creature(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """Move a Creature to another Lawn: neither a STEAL nor a RETURN."""
    creature, goal = group(frame, op.groups[0]), group(frame, op.groups[1])
    if creature and goal and creature[0] >= 0 and goal[0] >= 0:
        deeds(state, codes.MOVING, frame[3], [(frame[2], creature[0])], goal[0] - SEAT_BASE)


def swap(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """Two Creatures trade Lawns at one moment; both enter."""
    own, foreign = group(frame, op.groups[0]), group(frame, op.groups[1])
    if not own or not foreign or own[0] < 0 or foreign[0] < 0:
        return
    seat = facts.lawn_of(state, own[0])
    neighbor = facts.lawn_of(state, foreign[0])
    if seat >= 0 and neighbor >= 0 and seat != neighbor:
        change_lawn(state, own[0], seat, neighbor)
        change_lawn(state, foreign[0], neighbor, seat)


def skip(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """A phase still to come this turn, or the next such phase of a player; two skips of one phase count once."""
    for seat in people(state, frame, op):
        if not op.this_turn:
            state.counters[SKIPS[seat]] |= op.phases
        elif seat == state.values[ACTIVE]:
            later = sum(1 << phase for phase in range(state.values[PHASE] + 1, 6))
            state.values[SKIPS_NOW] |= op.phases & later


def add_rune(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """Add Runes from the top of the deck to a player's Fence (RR-8.1, RR-9.8)."""
    for seat in people(state, frame, op):
        add_runes(state, seat, op.n)


def turn_regulation(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """Turn up the next Regulation."""
    next_regulation(state, frame[2])


def next_regulation(state: Position, seat: int) -> None:
    """Turn up the next Regulation; the old one goes to the bottom of its deck (RR-8.1)."""
    deck = state.zones[REGULATION_DECK]
    old = state.zones[IN_FORCE][:]
    for card in old:
        state.zones[IN_FORCE].remove(card)
        deck.insert(0, card)
        if state.events is not None:
            state.events.append((MOVED, seat, card, IN_FORCE, REGULATION_DECK, NONE, EVERYBODY))
    new = moves.draw_top(state, REGULATION_DECK, IN_FORCE, seat)
    for card in old:
        state.known[card] = 0
    queue(state, codes.REGULATES, seat, new)


def cast(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """CAST from the hand, outside the Cast phase."""
    repeat(state, frame, op)


def spin(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """SPIN: each who does it, once or several times."""
    for seat in people(state, frame, op):
        if op.n == 1:
            happen(state, codes.WOULD_SPIN, seat, frame[3], NONE, seat)
        else:
            repeat(state, frame, op, seat)


def summon(state: Position, frame: Frame, op: Operation, before: int) -> None:
    """SUMMON from the hand or from the Main discard pile (RR-4.2)."""
    if op.who in (EACH_PLAYER, EACH_NEIGHBOR):
        gather(state, frame, frame[1] - 1, people(state, frame, op))
    elif op.pile:
        refs = [frame[SUBJECT]] if op.what == THAT else group(frame, op.groups[-1])
        pairs = [(frame[2], ref) for ref in refs if ref in state.zones[MAIN_DISCARD]]
        deeds(state, codes.WOULD_SUMMON, frame[3], pairs)
    else:
        gather(state, frame, frame[1] - 1, [frame[2]])


def repeat(state: Position, frame: Frame, op: Operation, seat: int = NONE) -> None:
    """SPIN or CAST, several times where the card says so."""
    who = frame[2] if seat == NONE else seat
    state.stack.append(
        [codes.REPEATED, 0, who, frame[3], op.do, op.n, frame[4], frame[1] - 1, state.values[MOMENT] + 1]
    )  # fmt: skip


def run_repeated(state: Position, frame: Frame) -> None:
    """One SPIN or CAST after the other; the chain of each is over before the next (RR-7.4)."""
    if len(frame) > 9:  # a card has been chosen
        chosen = frame[10 : 10 + frame[9]]
        del frame[9:]
        if not chosen:
            state.stack.pop()
            return
        settle_between(state, frame)
        state.stack.append([codes.CASTING_FRAME, 0, frame[2], chosen[0], 0])
        return
    if frame[1] == frame[5]:
        state.stack.pop()
        return
    frame[1] += 1
    if frame[4] == DO["spin"]:
        settle_between(state, frame)
        happen(state, codes.WOULD_SPIN, frame[2], frame[3], NONE, frame[2])
        return
    op = state.table.rules.programs[frame[6]].operations[frame[7]]
    pick(state, PICK_HAND, frame[2], frame[3], frame[6], frame[7], 0 if op.upto else 1, 1)


def settle_between(state: Position, frame: Frame) -> None:
    """Where there are several, each one's chain is finished before the next."""
    if frame[5] > 1:
        state.stack.append([codes.SETTLE, 0, frame[2], NONE, state.values[MOMENT] + 1])


HANDLERS: dict[int, Handler] = {
    DO["draw"]: draw, DO["discard"]: discard, DO["hex"]: act, DO["restore"]: act, DO["destroy"]: act,
    DO["steal"]: act, DO["return"]: act, DO["nullify"]: nullify, DO["take"]: take, DO["move"]: move_creature,
    DO["swap"]: swap, DO["skip"]: skip, DO["add-rune"]: add_rune, DO["turn-regulation"]: turn_regulation,
    DO["cast"]: cast, DO["spin"]: spin, DO["summon"]: summon,
}  # fmt: skip

EFFECTS = {codes.EFFECT: EffectsRule(operations_of, do_step, between=limits.enforce)}
"""Limits bite between two steps (RR-5.2)."""
