"""Runes & Regulations: choosing: targets, own Creatures, cards from the hand; prices; declaring an effect (RR-7.2).

| frame | ints after `[code, step, seat, card]` |
|---|---|
| PICK | effect, index, subject, other, paid, before, minimum, maximum, stopped, picks (after a Creature to be SUMMONed its Lawn): the step is what is chosen from; appends the number of these and these to the frame below |
| PRICE | effect (-1: the Summoning Cost), stage, other, paid: the step is the part of the price; appends paid in full (1 or 0), the neighbor and the card it took to the frame below |
| DECLARE | effect, subject, other, paid, targets done, groups: price first, then all targets; appends an EFFECT frame (its length before it, 0 when the price was not paid) to the frame below |
"""  # noqa: E501

from __future__ import annotations

from typing import Final

from engine.games.runes_and_regulations import codes, facts, targets
from engine.games.runes_and_regulations.compiled import (
    ANY_NEIGHBOR,
    MANY,
    NEXT_SEAT,
    SEATS,
    Target,
)
from engine.games.runes_and_regulations.happenings import (
    ASKED,
    PICK_DISCARD,
    PICK_DRAW,
    PICK_HAND,
    PICK_OWN,
    PICK_PRICE,
    PICK_TARGET,
)
from engine.games.runes_and_regulations.match_rules import Either, Position
from engine.games.runes_and_regulations.places import CASTING_REF, DISCARD_REFS, FENCE, HAND, LAWN
from engine.kernel import moves
from engine.kernel.frames import ask
from engine.kernel.refs import NONE, SEAT_BASE, describe, zone_ref
from engine.kernel.rules import CHOOSE_VERB, PASS, QUESTION_CHOOSE
from engine.kernel.state import MOMENT, Frame, Option, Question

EFFECT: Final = 4
INDEX: Final = 5
SUBJECT: Final = 6
OTHER: Final = 7
PAID: Final = 8
BEFORE: Final = 9
MINIMUM: Final = 10
MAXIMUM: Final = 11
STOPPED: Final = 12
PICKS: Final = 13
"""Places in a PICK frame."""
NEIGHBOR = Target(SEATS, of=ANY_NEIGHBOR)


def pick(state: Position, source: int, seat: int, card: int, effect: int, index: int, minimum: int, maximum: int,
         subject: int = NONE, other: int = NONE, paid: int = NONE, before: int = NONE) -> None:  # fmt: skip
    """Let a seat choose between `minimum` (as far as there are so many) and `maximum` things."""
    state.stack.append(
        [codes.PICK, source, seat, card, effect, index, subject, other, paid, before, minimum, maximum, 0]
    )


def picked(frame: Frame) -> list[int]:
    """What has been chosen in a PICK frame so far, without the Lawns that belong to it."""
    return [ref for ref in frame[PICKS:] if describe(ref)[0] != "zone"]


def choices(state: Position, frame: Frame) -> list[int]:
    """Everything a PICK frame can choose from."""
    source, seat, card = frame[1], frame[2], frame[3]
    if source == PICK_TARGET:
        target = state.table.rules.programs[frame[EFFECT]].targets[frame[INDEX]]
        return targets.candidates(
            state, target, seat, card, frame[SUBJECT], frame[OTHER], frame[PAID], frame[BEFORE]
        )  # fmt: skip
    if source == PICK_DISCARD:
        return [held for held in state.zones[HAND[seat]] if held != frame[SUBJECT]]
    if source == PICK_PRICE:
        if frame[INDEX] < 0:
            return targets.candidates(state, NEIGHBOR, seat, card, NONE, NONE)
        return targets.price_candidates(state, price_words(state, frame)[frame[INDEX]], seat, card)
    operation = state.table.rules.programs[frame[EFFECT]].operations[frame[INDEX]]
    if source == PICK_OWN:
        return targets.own_candidates(state, operation, seat, card)
    if source == PICK_HAND:
        return targets.hand_choices(state, operation, seat, card)
    return [SEAT_BASE + seat]


def options_for(state: Position, frame: Frame, refs: list[int]) -> list[Option]:
    """How the choices of a PICK frame are offered."""
    source = frame[1]
    if source == PICK_DISCARD:
        groups = state.table.groups
        return [(codes.DISCARD_VERB, ref, DISCARD_REFS[groups[ref]]) for ref in refs]
    if source == PICK_DRAW:
        return [(codes.DRAW_VERB, NONE, NONE)] * len(refs)
    if source == PICK_HAND:
        return [option for ref in refs for option in from_hand(state, frame, ref)]
    return [(CHOOSE_VERB, frame[3], ref) for ref in refs]


def from_hand(state: Position, frame: Frame, card: int) -> list[Option]:
    """How a card of the hand is offered: a Creature once for each Lawn that it can be SUMMONed onto (RR-4.2)."""
    if facts.castable(state, card):
        return [(codes.CAST_VERB, card, CASTING_REF)]
    seat = frame[2]
    anywhere = state.table.rules.programs[frame[EFFECT]].operations[frame[INDEX]].any_lawn
    lawns = facts.lawns_for(state, seat, card) if anywhere else [seat]
    return [(codes.SUMMON_VERB, card, zone_ref(LAWN[lawn])) for lawn in lawns]


def question_kind(state: Position, frame: Frame) -> int:
    """What is asked."""
    source = frame[1]
    if source == PICK_DISCARD:
        return codes.ASK_DISCARD
    if source == PICK_DRAW:
        return codes.ASK_DRAW
    if source == PICK_HAND:
        casting = state.table.rules.programs[frame[EFFECT]].operations[frame[INDEX]].do == targets.DO_CAST
        return codes.ASK_CAST if casting else codes.ASK_SUMMON
    return QUESTION_CHOOSE


def run_pick(state: Position, frame: Frame) -> None:
    """Ask for one more choice, take what must be taken, or hand the choices over."""
    picks = picked(frame)
    minimum, maximum = frame[MINIMUM], frame[MAXIMUM]
    open_refs: list[int] = []
    more = len(picks) < maximum and not frame[STOPPED]
    if more:
        open_refs = choices(state, frame)
        if picks:
            open_refs = [ref for ref in open_refs if ref not in picks]
        if open_refs and len(picks) + len(open_refs) <= minimum and not is_open(state, frame, open_refs):
            picks += open_refs
            frame += open_refs
            open_refs = []
            more = False
    # Who may choose a card from the hand is asked even without one: the pause must not tell.
    hidden = more and frame[1] == PICK_HAND and minimum == 0 and not picks
    if not open_refs and not (hidden and state.zones[HAND[frame[2]]]):
        fence = FENCE[frame[2]]
        for rune in set(picks).intersection(state.zones[fence]) if picks else ():
            moves.reveal(state, rune, fence)  # a Rune of one's own is chosen openly, and gone at once
        state.stack.pop()
        below = state.stack[-1]
        below.append(len(frame) - PICKS)
        below.extend(frame[PICKS:])
        return
    options = options_for(state, frame, open_refs)
    if len(picks) >= minimum:
        options.append((PASS, frame[3], NONE))
    ask(state, frame[2], question_kind(state, frame), frame[3], tuple(options))


def is_open(state: Position, frame: Frame, refs: list[int]) -> bool:
    """Whether to ask, though all of these must be taken: where a Creature goes is open, or not to ask would tell the
    others that a hand holds nothing else of the kind.
    """
    if frame[1] != PICK_HAND:
        return False
    return len(state.zones[HAND[frame[2]]]) > 1 or len(options_for(state, frame, refs)) > len(refs)


def receive_pick(state: Position, frame: Frame, question: Question, option: Option) -> None:
    """One thing has been chosen, or no more is wanted."""
    verb, source, target = option
    if verb == PASS:
        frame[STOPPED] = 1
        return
    if verb == CHOOSE_VERB:
        frame.append(target)
    elif verb == codes.DRAW_VERB:
        frame.append(SEAT_BASE + frame[2])
    else:
        frame.append(source)
        if frame[1] == PICK_HAND:
            moves.reveal(state, source, HAND[frame[2]])
            if verb == codes.SUMMON_VERB:
                frame.append(target)


# --- prices -----------------------------------------------------------------------------------------------

PAY_STAGE: Final = 5
PAY_OTHER: Final = 6
PAY_PAID: Final = 7
CHOOSE_STAGE: Final = 0
CHOSEN_STAGE: Final = 1
NEIGHBOR_STAGE: Final = 2
DONE_STAGE: Final = 3


def price_words(state: Either, frame: Frame) -> tuple[str, ...]:
    """The parts of the price of a PRICE or PICK frame: an effect's price, or a Beast's Summoning Cost."""
    rules = state.table.rules
    if frame[4] >= 0:
        return rules.programs[frame[4]].price
    return rules.cards[frame[3]].pay


def run_price(state: Position, frame: Frame) -> None:
    """Pay the next part of a price; one part not paid ends it (RR-7.2)."""
    words = price_words(state, frame)
    part, seat, card, stage = frame[1], frame[2], frame[3], frame[PAY_STAGE]
    if part == len(words):
        finish_price(state, frame, 1)
        return
    word = words[part]
    need = targets.price_number(word)
    if stage == CHOOSE_STAGE:
        if word in targets.DISCARD_PRICES:
            frame[PAY_STAGE] = DONE_STAGE
            deeds(state, codes.WOULD_DISCARD, card, [(seat, card)] * need, ASKED)
        else:
            frame[PAY_STAGE] = CHOSEN_STAGE
            pick(state, PICK_PRICE, seat, card, frame[4], part, need, need)
    elif stage == CHOSEN_STAGE:
        take_price(state, frame, word, need)
    elif stage == NEIGHBOR_STAGE:
        frame[PAY_OTHER] = frame.pop() - SEAT_BASE
        frame.pop()
        frame[PAY_STAGE] = DONE_STAGE
        deeds(state, codes.MOVING, card, [(seat, frame[PAY_PAID])], frame[PAY_OTHER])
    elif frame.pop() < need:
        finish_price(state, frame, 0)
    else:
        frame[1], frame[PAY_STAGE] = part + 1, CHOOSE_STAGE


def take_price(state: Position, frame: Frame, word: str, need: int) -> None:
    """The Creatures of a price have been chosen: do to them what the price says."""
    seat, card = frame[2], frame[3]
    number = frame[8]
    picks = frame[9 : 9 + number]
    del frame[8:]
    if number < need:
        finish_price(state, frame, 0)
        return
    frame[PAY_PAID] = picks[-1]
    if word.startswith("move"):
        frame[PAY_STAGE] = NEIGHBOR_STAGE
        pick(state, PICK_PRICE, seat, card, frame[4], NONE, 1, 1)
        return
    frame[PAY_STAGE] = DONE_STAGE
    rule = codes.WOULD_DESTROY
    if word.startswith("hex"):
        rule = codes.WOULD_HEX
    elif word.startswith("return"):
        rule = codes.WOULD_RETURN
    deeds(state, rule, card, [(seat, ref) for ref in picks], 1, cost=True)


def finish_price(state: Position, frame: Frame, paid: int) -> None:
    """Tell the frame below whether the price was paid, to which neighbor and with which card."""
    state.stack.pop()
    state.stack[-1].extend((paid, frame[PAY_OTHER], frame[PAY_PAID]))


# --- declaring --------------------------------------------------------------------------------------------


def declare(state: Position, seat: int, card: int, effect: int, subject: int = NONE, other: int = NONE) -> None:
    """Declare an effect: pay its price, choose its targets."""
    plain = state.table.rules.programs[effect]
    if not plain.price and not plain.targets:
        state.stack[-1].extend((9, codes.EFFECT, 0, seat, card, effect, subject, other, 0, NONE))
        return
    state.stack.append([codes.DECLARE, 0, seat, card, effect, subject, other, NONE, 0])


def chosen_last(frame: Frame) -> bool:
    """Whether anything was chosen for the latest target of a DECLARE frame."""
    place, number = 9, 0
    while place < len(frame):
        number = frame[place]
        place += 1 + number
    return number > 0


def run_declare(state: Position, frame: Frame) -> None:
    """Pay the price, choose the targets one group after the other, hand the effect over (RR-7.2, RR-7.4)."""
    effect = state.table.rules.programs[frame[4]]
    if frame[1] == 0:
        frame[1] = 1
        if effect.price:
            state.stack.append([codes.PRICE, 0, frame[2], frame[3], frame[4], CHOOSE_STAGE, NONE, NONE])
            return
        frame[1] = 2
    elif frame[1] == 1:
        paid, other, card = frame[9:12]
        del frame[9:]
        if not paid:
            state.stack.pop()
            state.stack[-1].append(0)
            return
        frame[1], frame[7] = 2, card
        if other >= 0:
            frame[6] = other
    index = frame[8]
    if index < len(effect.targets):
        target = effect.targets[index]
        frame[8] = index + 1
        before = frame[-1] if target.kind == NEXT_SEAT else NONE
        if target.follows and not chosen_last(frame):
            frame.append(0)  # no Creature was chosen, so it goes nowhere and for nothing (RR-7.3)
            return
        least = 0 if target.upto else min(target.maximum, MANY)
        pick(state, PICK_TARGET, frame[2], frame[3], frame[4], index, least, target.maximum,
             frame[5], frame[6], frame[7], before)  # fmt: skip
        return
    state.stack.pop()
    declared = [codes.EFFECT, 0, *frame[2:7], 0, frame[7], *frame[9:]]
    below = state.stack[-1]
    below.append(len(declared))
    below.extend(declared)


# --- deeds ------------------------------------------------------------------------------------------------


def deeds(state: Position, rule: int, cause: int, pairs: list[tuple[int, int]], amount: int = 1,
          cost: bool = False) -> None:  # fmt: skip
    """Let something happen for several (seat, thing) pairs, one after the other, at one moment (see deeds.py)."""
    flat = [value for pair in pairs for value in pair]
    state.stack.append(
        [codes.DEEDS, 0, NONE, cause, rule, amount, 2 if cost else 0, 0, state.values[MOMENT], *flat]
    )  # fmt: skip
