"""Runes & Regulations: choices of targets, own Creatures and cards from hand; declaring an effect (RR-7.2)."""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import (
    ANY_NEIGHBOR,
    CAST,
    MANY,
    NEXT_SEAT,
    SEATS,
    Target,
)
from engine.games.runes_and_regulations.layout import CASTING_REF, DISCARD_REFS, FENCE, HAND, LAWN
from engine.games.runes_and_regulations.match_rules import SPELLS, GameState
from engine.games.runes_and_regulations.rules import effect_targets as targets, frame_fields as fields
from engine.games.runes_and_regulations.rules.actions.actions import (
    PICK_DISCARD,
    PICK_DRAW,
    PICK_HAND,
    PICK_OWN,
    PICK_PRICE,
    PICK_TARGET,
    pick,
)
from engine.games.runes_and_regulations.rules.creatures import lawns_for
from engine.games.runes_and_regulations.rules.reactions.prices import CHOOSE_STAGE, price_words
from engine.kernel.flow import moves
from engine.kernel.flow.machine import ask
from engine.kernel.flow.ruleset import CHOOSE_VERB, PASS, QUESTION_CHOOSE
from engine.kernel.state.refs import NONE, SEAT_BASE, describe, zone_ref
from engine.kernel.state.state import SEAT, SOURCE, STEP, Frame, Option, Question

NEIGHBOR = Target(SEATS, of=ANY_NEIGHBOR)
QUESTIONS = {PICK_DISCARD: codes.ASK_DISCARD, PICK_DRAW: codes.ASK_DRAW}
"""The questions for some sets to choose from."""


def chosen_refs(frame: Frame) -> list[int]:
    """Return the choices made so far in a PICK frame, without the Lawns that belong to them."""
    return [ref for ref in frame[fields.PICKS :] if describe(ref)[0] != "zone"]


def choices(state: GameState, frame: Frame) -> list[int]:
    """Return all possible choices of a PICK frame."""
    source, seat, card = frame[STEP], frame[SEAT], frame[SOURCE]
    if source == PICK_TARGET:
        target = state.table.rules.programs[frame[fields.EFFECT]].targets[frame[fields.INDEX]]
        return targets.candidates(
            state,
            target,
            seat,
            card,
            frame[fields.PICK_SUBJECT],
            frame[fields.PICK_OTHER],
            frame[fields.PICK_PAID],
            frame[fields.BEFORE],
        )
    if source == PICK_DISCARD:
        return [held for held in state.zones[HAND[seat]] if held != frame[fields.PICK_SUBJECT]]
    if source == PICK_PRICE:
        if frame[fields.INDEX] < 0:
            return targets.candidates(state, NEIGHBOR, seat, card, NONE, NONE)
        return targets.price_candidates(state, price_words(state, frame)[frame[fields.INDEX]], seat, card)
    operation = state.table.rules.programs[frame[fields.EFFECT]].operations[frame[fields.INDEX]]
    if source == PICK_OWN:
        return targets.own_candidates(state, operation, seat, card)
    if source == PICK_HAND:
        return targets.hand_choices(state, operation, seat, card)
    return [SEAT_BASE + seat]


def options_for(state: GameState, frame: Frame, refs: list[int]) -> list[Option]:
    """Return the choices of a PICK frame as options."""
    source = frame[STEP]
    if source == PICK_DISCARD:
        groups = state.table.groups
        return [(codes.DISCARD_VERB, ref, DISCARD_REFS[groups[ref]]) for ref in refs]
    if source == PICK_DRAW:
        return [(codes.DRAW_VERB, NONE, NONE)] * len(refs)
    if source == PICK_HAND:
        return [option for ref in refs for option in from_hand(state, frame, ref)]
    return [(CHOOSE_VERB, frame[SOURCE], ref) for ref in refs]


def from_hand(state: GameState, frame: Frame, card: int) -> list[Option]:
    """Return a hand card's options. A Creature has one per Lawn that it can be SUMMONed onto (RR-4.2)."""
    if state.table.rules.sorts[card] in SPELLS:
        return [(codes.CAST_VERB, card, CASTING_REF)]
    seat = frame[SEAT]
    anywhere = state.table.rules.programs[frame[fields.EFFECT]].operations[frame[fields.INDEX]].any_lawn
    lawns = lawns_for(state, seat, card) if anywhere else [seat]
    return [(codes.SUMMON_VERB, card, zone_ref(LAWN[lawn])) for lawn in lawns]


def question_kind(state: GameState, frame: Frame) -> int:
    if frame[STEP] == PICK_HAND:
        casting = state.table.rules.programs[frame[fields.EFFECT]].operations[frame[fields.INDEX]].act == CAST
        return codes.ASK_CAST if casting else codes.ASK_SUMMON
    return QUESTIONS.get(frame[STEP], QUESTION_CHOOSE)


def run_pick(state: GameState, frame: Frame) -> None:
    """Ask for one more choice, take forced choices, or pass the choices to the frame below."""
    picks = chosen_refs(frame) if len(frame) > fields.PICKS else []
    minimum, maximum = frame[fields.MINIMUM], frame[fields.MAXIMUM]
    open_refs: list[int] = []
    more = len(picks) < maximum and not frame[fields.STOPPED]
    if more:
        open_refs = choices(state, frame)
        if picks:
            open_refs = [ref for ref in open_refs if ref not in picks]
        if open_refs and len(picks) + len(open_refs) <= minimum and not is_open(state, frame, open_refs):
            picks += open_refs
            frame += open_refs
            open_refs = []
            more = False
    # A seat that may choose a hand card is asked even without one, so that the pause reveals nothing.
    hidden = more and frame[STEP] == PICK_HAND and minimum == 0 and not picks
    if not open_refs and not (hidden and state.zones[HAND[frame[SEAT]]]):
        fence = FENCE[frame[SEAT]]
        for rune in set(picks).intersection(state.zones[fence]) if picks else ():
            moves.reveal(state, rune, fence)  # a seat chooses its own Rune openly, and it is lost at once
        state.stack.pop()
        below = state.stack[-1]
        below.append(len(frame) - fields.PICKS)
        below.extend(frame[fields.PICKS :])
        return
    options = options_for(state, frame, open_refs)
    if len(picks) >= minimum:
        options.append((PASS, frame[SOURCE], NONE))
    ask(state, frame[SEAT], question_kind(state, frame), frame[SOURCE], tuple(options))


def is_open(state: GameState, frame: Frame, refs: list[int]) -> bool:
    """Return whether to ask although the seat must take all of these.

    A Creature may have several Lawns to go to. Without a question the others would also learn that the hand has no
    other card of the kind.
    """
    if frame[STEP] != PICK_HAND:
        return False
    return len(state.zones[HAND[frame[SEAT]]]) > 1 or len(options_for(state, frame, refs)) > len(refs)


def receive_pick(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    """Record one choice, or the end of the choices."""
    verb, source, target = option
    if verb == PASS:
        frame[fields.STOPPED] = 1
        return
    if verb == CHOOSE_VERB:
        frame.append(target)
    elif verb == codes.DRAW_VERB:
        frame.append(SEAT_BASE + frame[SEAT])
    else:
        frame.append(source)
        if frame[STEP] == PICK_HAND:
            moves.reveal(state, source, HAND[frame[SEAT]])
            if verb == codes.SUMMON_VERB:
                frame.append(target)


# --- declaring --------------------------------------------------------------------------------------------


def declare(state: GameState, seat: int, card: int, effect: int, subject: int = NONE, other: int = NONE) -> None:
    """Declare an effect: push its price and the choice of its targets."""
    plain = state.table.rules.programs[effect]
    if not plain.price and not plain.targets:
        state.stack[-1].extend((9, codes.EFFECT, 0, seat, card, effect, subject, other, 0, NONE))
        return
    state.stack.append([codes.DECLARE, 0, seat, card, effect, subject, other, NONE, 0])


def has_last_choice(frame: Frame) -> bool:
    """Return whether a DECLARE frame has a choice for its latest target."""
    return any(fields.groups_from(frame, fields.GROUPS)[-1:])


def run_declare(state: GameState, frame: Frame) -> None:
    """Pay the price, choose the targets group by group, then pass the effect on (RR-7.2, RR-7.4)."""
    effect = state.table.rules.programs[frame[fields.EFFECT]]
    if frame[STEP] == 0:
        frame[STEP] = 1
        if effect.price:
            state.stack.append(
                [codes.PRICE, 0, frame[SEAT], frame[SOURCE], frame[fields.EFFECT], CHOOSE_STAGE, NONE, NONE]
            )
            return
        frame[STEP] = 2
    elif frame[STEP] == 1:
        paid, other, card = frame[fields.GROUPS : fields.GROUPS + 3]
        del frame[fields.GROUPS :]
        if not paid:
            state.stack.pop()
            state.stack[-1].append(0)
            return
        frame[STEP], frame[fields.DECLARED_PAID] = 2, card
        if other >= 0:
            frame[fields.OTHER] = other
    index = frame[fields.TARGETS_CHOSEN]
    if index < len(effect.targets):
        target = effect.targets[index]
        frame[fields.TARGETS_CHOSEN] = index + 1
        before = frame[-1] if target.kind == NEXT_SEAT else NONE
        if target.follows and not has_last_choice(frame):
            frame.append(0)  # without a Creature there is nothing to place (RR-7.3)
            return
        least = 0 if target.upto else min(target.maximum, MANY)
        pick(
            state,
            PICK_TARGET,
            frame[SEAT],
            frame[SOURCE],
            frame[fields.EFFECT],
            index,
            least,
            target.maximum,
            frame[fields.SUBJECT],
            frame[fields.OTHER],
            frame[fields.DECLARED_PAID],
            before,
        )
        return
    state.stack.pop()
    declared = [
        codes.EFFECT,
        0,
        *frame[SEAT : fields.OTHER + 1],
        0,
        frame[fields.DECLARED_PAID],
        *frame[fields.GROUPS :],
    ]
    below = state.stack[-1]
    below.append(len(declared))
    below.extend(declared)
