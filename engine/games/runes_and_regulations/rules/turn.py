"""Runes & Regulations: the steps of a turn (RR-3, RR-9.5) and its end (RR-5.1, RR-6.1)."""

from __future__ import annotations

from typing import Final

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import DESTROY, PHASE_BITS
from engine.games.runes_and_regulations.layout import (
    BEGINNING,
    BEGUN_WITH,
    CAST,
    CASTING_REF,
    DRAW,
    END,
    HAND,
    LAWN,
    LIMITS_DUE,
    SKIPS,
    SKIPS_NOW,
    SPIN,
    SUMMON,
)
from engine.games.runes_and_regulations.match_rules import BEAST, SPELLS, GameBoard, GameState
from engine.games.runes_and_regulations.rules import effect_targets as targets, limits
from engine.games.runes_and_regulations.rules.actions.actions import ASKED, BY_HAND, happen, happen_to_each
from engine.games.runes_and_regulations.rules.card_moves import can_draw, draw_cards
from engine.games.runes_and_regulations.rules.creatures import has_effect, is_mythical, lawns_for, mythical_count
from engine.games.runes_and_regulations.rules.frame_fields import TAKEN, USED_THIS_TURN
from engine.games.runes_and_regulations.rules.protection import can_be_acted_on
from engine.games.runes_and_regulations.rules.reactions.triggers import queue_event
from engine.games.runes_and_regulations.rules.regulations import regulation_effects
from engine.games.runes_and_regulations.rules.taxes import cast_tax
from engine.games.runes_and_regulations.rules.victory import check_end_of_turn
from engine.kernel.flow import event_log
from engine.kernel.flow.machine import ask, begin_phase, begin_turn, next_seat
from engine.kernel.flow.moves import note
from engine.kernel.flow.ruleset import CHOOSE_VERB
from engine.kernel.state.refs import NONE, zone_ref
from engine.kernel.state.state import MOMENT, SEAT, STEP, Frame, Option, Question

STEP_SUMMONING_LIMIT: Final = 6
"""The step of a turn after its phases, which are the steps before it. The last step, after it, checks for victory."""
PHASE_FRAMES = {CAST: codes.CAST_PHASE, SUMMON: codes.SUMMON_PHASE, SPIN: codes.SPIN_PHASE}
"""The frames of the phases in which the player chooses."""
LAWN_REFS = tuple(zone_ref(lawn) for lawn in LAWN)
"""The Lawns as references in options, by seat."""
UNDECIDED: Final = 0
DECIDED: Final = 1
PAYING: Final = 2
OFF: Final = 3
FLICKED: Final = 4
"""Steps of a Spin phase: skipping it for a price where that is allowed, and flicking the Spinner."""


def settle(state: GameState, seat: int) -> None:
    """Resolve everything that has been triggered before play continues (RR-7.4)."""
    state.stack.append([codes.SETTLE, 0, seat, NONE, 0])


def settle_now(state: GameState, seat: int) -> None:
    """Settle only if an event or a limit is waiting, which is rare."""
    if state.queue:
        settle(state, seat)
    elif state.values[LIMITS_DUE]:
        limits.enforce(state)


def run_turn(state: GameState, frame: Frame) -> None:
    """Take the next steps of the turn. Returns before the next one begins (RR-3.1), so that rollouts can stop."""
    stack = state.stack
    while stack and stack[-1] is frame and not state.questions:
        take_step(state, frame)
        if frame[STEP] == BEGINNING:
            return


def take_step(state: GameState, frame: Frame) -> None:
    step, seat = frame[STEP], frame[SEAT]
    frame[STEP] = step + 1
    if step == BEGINNING:
        begin(state, seat)
    elif step <= SPIN:
        begin_phase(state, step)
        skipped = use_skip(state, seat, step)
        if step == DRAW and not skipped:
            draw_phase(state, seat)
        elif not skipped:
            state.stack.append([PHASE_FRAMES[step], 0, seat, NONE, 0])
    elif step == END:
        begin_phase(state, END)
        state.values[MOMENT] += 1
        queue_event(state, codes.ENDS, seat, NONE, seat)
        settle_now(state, seat)
    elif step == STEP_SUMMONING_LIMIT:
        summoning_limit(state, frame, seat)
    elif not check_end_of_turn(state, seat):
        frame[STEP], frame[SEAT] = BEGINNING, next_seat(state, seat)
        del frame[USED_THIS_TURN:]


def begin(state: GameState, seat: int) -> None:
    """Begin a turn. All effects "at the beginning of your turn" are one moment (RR-3.2)."""
    begin_turn(state, seat)
    begin_phase(state, BEGINNING)
    state.counters[BEGUN_WITH[seat]] = mythical_count(state, seat)
    state.values[SKIPS_NOW] = 0
    state.values[MOMENT] += 1
    queue_event(state, codes.BEGINS, seat, NONE, seat)
    settle_now(state, seat)


def use_skip(state: GameState, seat: int, phase: int) -> bool:
    """Return whether a card makes the seat skip this phase, and use up the skip. Two skips of a phase count once."""
    bit = 1 << phase
    place = SKIPS[seat]
    if not (state.values[SKIPS_NOW] | state.counters[place]) & bit:
        return False
    state.counters[place] &= ~bit
    return True


def actions_in(state: GameBoard, seat: int, phase: str) -> int:
    """Return the number of actions in a seat's phase: the largest number given by a card, usually 1."""
    bit = PHASE_BITS[phase]
    number = 1
    for _, phases, actions in regulation_effects(state, seat).phases:
        if phases & bit:
            number = max(number, actions)
    for card, phases, actions in state.table.rules.of_creatures.phases:
        if phases & bit and card in state.zones[LAWN[seat]] and has_effect(state, card, seat):
            number = max(number, actions)
    return number


def draw_phase(state: GameState, seat: int) -> None:
    """Draw cards (RR-3.3). This isn't a DRAW by a card effect."""
    if state.events is not None:
        event_log.begin(state, seat, kind=event_log.RULE)
    draw_cards(state, seat, actions_in(state, seat, "draw"))
    settle_now(state, seat)


def run_cast_phase(state: GameState, frame: Frame) -> None:
    """Ask for the Cast phase (RR-3.4): one Spell (RR-9.5: Curse) from hand, or draw 1 if possible, or skip."""
    seat = frame[SEAT]
    if frame[STEP]:
        state.stack.pop()
        return
    frame[STEP] = 1
    sorts = state.table.rules.sorts
    tax = cast_tax(state, seat)
    options: list[Option] = [
        (codes.CAST_VERB, card, CASTING_REF)
        for card in state.zones[HAND[seat]]
        if sorts[card] in SPELLS and targets.can_cast(state, seat, card, tax)
    ]
    if can_draw(state, seat):
        options.append((codes.DRAW_VERB, NONE, NONE))
    options.append((codes.SKIP_VERB, NONE, NONE))
    ask(state, seat, codes.ASK_CAST, NONE, tuple(options))


def receive_cast_phase(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    """Cast the chosen Spell, draw a card, or skip the phase."""
    seat = frame[SEAT]
    if option[0] == codes.CAST_VERB:
        settle(state, seat)
        state.stack.append([codes.CASTING_FRAME, 0, seat, option[1], 0])
    elif option[0] == codes.DRAW_VERB:
        draw_cards(state, seat, 1)
        settle_now(state, seat)


def is_spent(state: GameBoard, frame: Frame) -> bool:
    """Return whether a Cast or Summon phase has no action left (RR-3.4, RR-3.5)."""
    taken = frame[TAKEN]
    return bool(frame[STEP]) or (taken > 0 and taken >= actions_in(state, frame[SEAT], "summon"))


def run_summon_phase(state: GameState, frame: Frame) -> None:
    """Ask for the Summon phase (RR-3.5): one Creature (two by some Regulations) onto any Lawn, or draw 1, or skip."""
    seat = frame[SEAT]
    if is_spent(state, frame):
        state.stack.pop()
        return
    sorts, costs = state.table.rules.sorts, state.table.rules.costs
    options: list[Option] = [
        (codes.SUMMON_VERB, card, LAWN_REFS[lawn])
        for card in state.zones[HAND[seat]]
        if sorts[card] <= BEAST and (not costs[card] or targets.can_summon(state, seat, card))
        for lawn in lawns_for(state, seat, card)
    ]
    if not frame[TAKEN] and can_draw(state, seat):
        options.append((codes.DRAW_VERB, NONE, NONE))
    options.append((codes.SKIP_VERB, NONE, NONE))
    ask(state, seat, codes.ASK_SUMMON, NONE, tuple(options))


def receive_summon_phase(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    """Summon the chosen Creature, draw a card, or end the phase."""
    seat = frame[SEAT]
    if option[0] == codes.SUMMON_VERB:
        settle(state, seat)
        frame[TAKEN] += 1
        lawn = LAWN_REFS.index(option[2])
        state.values[MOMENT] += 1
        happen(state, codes.WOULD_SUMMON, seat, option[1], option[1], lawn)
        return
    frame[STEP] = 1
    if option[0] == codes.DRAW_VERB:
        draw_cards(state, seat, 1)
        settle_now(state, seat)


def run_spin_phase(state: GameState, frame: Frame) -> None:
    """Run the Spin phase (RR-3.6). A Regulation may set the number of spins, or allow a DISCARD instead."""
    seat = frame[SEAT]
    if frame[STEP] == PAYING:
        frame[STEP] = DECIDED if frame.pop() < 1 else OFF
        return
    taken = frame[TAKEN]
    if frame[STEP] == OFF or (taken and taken >= actions_in(state, seat, "spin")):
        state.stack.pop()
        return
    if frame[STEP] == UNDECIDED:
        frame[STEP] = DECIDED
        skippable = regulation_effects(state, seat).skippable & PHASE_BITS["spin"]
        if skippable and state.zones[HAND[seat]]:
            ask(state, seat, codes.ASK_SPIN, NONE, ((codes.SPIN_VERB, NONE, NONE), (codes.SKIP_VERB, NONE, NONE)))
            return
    flicked = frame[STEP] == FLICKED
    frame[STEP] = DECIDED
    frame[TAKEN] += 1
    settle(state, seat)
    happen(state, codes.WOULD_SPIN, seat, NONE, NONE, seat, BY_HAND if flicked else 1)


def receive_spin_phase(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    """Flick the Spinner, or push the DISCARD that skips the phase."""
    frame[STEP] = FLICKED
    if option[0] == codes.SKIP_VERB:
        frame[STEP] = PAYING
        state.values[MOMENT] += 1
        happen_to_each(state, codes.WOULD_DISCARD, NONE, [(frame[SEAT], NONE)], ASKED)


def summoning_limit(state: GameState, frame: Frame, seat: int) -> None:
    """Ask for one Mythical Creature to destroy if a seat gained three or more this turn (RR-5.1)."""
    gained = mythical_count(state, seat) - state.counters[BEGUN_WITH[seat]]
    if gained < limits.SUMMONING_LIMIT:
        return
    choices = [
        card
        for card in state.zones[LAWN[seat]]
        if is_mythical(state, card) and can_be_acted_on(state, seat, DESTROY, card, seat)
    ]
    if len(choices) == 1:
        destroy_one(state, seat, choices[0])
    elif choices:
        ask(state, seat, codes.ASK_SUMMON_LIMIT, NONE, tuple((CHOOSE_VERB, NONE, card) for card in choices))


def receive_turn(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    """Destroy the Mythical Creature chosen for the summoning limit (RR-5.1)."""
    destroy_one(state, frame[SEAT], option[2])


def destroy_one(state: GameState, seat: int, card: int) -> None:
    """Destroy a Creature for the summoning limit, and push the resulting reactions."""
    if state.events is not None:
        event_log.begin(state, seat, kind=event_log.CHOICE)
    note(state, codes.NOTE_SUMMONING_LIMIT, seat)
    settle(state, seat)
    state.values[MOMENT] += 1
    happen(state, codes.WOULD_DESTROY, seat, NONE, card, seat)
