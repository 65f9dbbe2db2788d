"""Runes & Regulations: the chain (RR-7), with links of reactions before and after each event.

In a link all seats first announce, clockwise from the active one. Announced Runes are revealed, so none of them can be
a target (RR-7.8). Then seat by seat all targets are chosen and the effects resolve (RR-7.6).
"""

from __future__ import annotations

from typing import Final

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import CREATURES, PILE, RUNES
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.layout import (
    ANNOUNCED as ANNOUNCED_ZONE,
    FENCE,
    HAND,
    IN_FORCE,
    LIMITS_DUE,
    SIZES,
)
from engine.games.runes_and_regulations.match_rules import RUNE_CARD, GameState
from engine.games.runes_and_regulations.rules import effect_targets as targets, frame_fields as fields, limits
from engine.games.runes_and_regulations.rules.actions.actions import happen
from engine.games.runes_and_regulations.rules.card_moves import to_discard
from engine.games.runes_and_regulations.rules.reactions import triggers
from engine.games.runes_and_regulations.rules.reactions.choices import declare
from engine.games.runes_and_regulations.rules.reactions.triggers import Reaction
from engine.kernel.flow import moves
from engine.kernel.flow.event_log import EventLog, begin
from engine.kernel.flow.machine import ask
from engine.kernel.flow.ruleset import PASS, QUESTION_LINK, QUESTION_WINDOW, USE
from engine.kernel.state.events import TRIGGERED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE, PLACE_BASE, PLACES_PER_ZONE, SEAT_BASE, zone_ref
from engine.kernel.state.state import ACTIVE, MOMENT, SEAT, SOURCE, STEP, Frame, Option, Question

BEFORE: Final = 1
ANNOUNCING: Final = 0
RESOLVING_STEP: Final = 1
PASS_ONLY: tuple[Option, ...] = ((PASS, NONE, NONE),)
DECLARING: Final = 4
RESOLVING: Final = 5
"""Statuses of an entry that is in progress, in addition to those in `targets`."""


# --- opening links ------------------------------------------------------------------------------------------


def ask_before(state: GameState, action: Frame) -> None:
    """Open the link of reactions before an action (RR-7.7)."""
    subject = action[fields.SUBJECT] if action[fields.SUBJECT] < len(state.table.faces) else NONE
    if action[fields.RULE] == codes.WOULD_DISCARD:
        subject = action[SOURCE]
    state.stack.append([codes.LINK, ANNOUNCING, state.values[ACTIVE], subject, BEFORE, 0, 0, NONE, 0])


def run_settle(state: GameState, frame: Frame) -> None:
    """Open the next link for the oldest waiting moment, or finish when none waits (RR-7.4, RR-7.5)."""
    if state.values[LIMITS_DUE] and limits.enforce(state):
        return
    waiting: list[int] = []
    for noted in state.queue:
        if noted[fields.EVENT_MOMENT] >= frame[fields.SINCE]:
            waiting.append(noted[fields.EVENT_MOMENT])
    if not waiting:
        state.stack.pop()
        return
    moment = min(waiting)
    events = [event for event in state.queue if event[fields.EVENT_MOMENT] == moment]
    state.values[MOMENT] += 1
    log = state.events
    if type(log) is EventLog:
        log.resume(log.moments.get(moment, log.current))
    link = [codes.LINK, ANNOUNCING, state.values[ACTIVE], events[0][fields.EVENT_CARD], 0, moment, 0, NONE, 0]
    for index, (_, event, actor, card, _) in enumerate(events):
        if triggers.is_ruled(state, event, actor, card):  # its own effect, so there is nothing to ask
            regulation = state.zones[IN_FORCE][-1]
            effect = state.table.faces[regulation]
            fields.add_entry(link, [effect, link[SEAT], regulation, NONE, NONE, targets.ANNOUNCED, index])
    state.stack.append(link)


# --- announcing ---------------------------------------------------------------------------------------------


def run_link(state: GameState, frame: Frame) -> None:
    """Let one seat after another announce its cards, then resolve the link."""
    if frame[STEP] != ANNOUNCING:
        resolve(state, frame)
        return
    seats = state.table.seats
    if frame[fields.PENDING] != NONE:
        stopped_rune(state, frame)
    found = triggers.openings(state, frame) if frame[fields.CURSOR] < seats else []
    meant = 0
    for opening in found:
        meant |= opening[0]
    for cursor in range(frame[fields.CURSOR], seats if meant else 0):
        seat = (frame[SEAT] + cursor) % seats
        if not meant >> seat & 1:
            continue
        asked, could, usable = triggers.collect_reactions(state, frame, found, seat)
        if asked:  # also if it can't use anything, because the others can't know that
            frame[fields.CURSOR] = cursor
            ask_seat(state, frame, seat, could, usable)
            return
    frame[fields.CURSOR] = seats
    if not frame[fields.IS_BEFORE]:
        state.queue[:] = [event for event in state.queue if event[fields.EVENT_MOMENT] != frame[fields.LINK_MOMENT]]
    if frame[fields.COUNT]:
        frame[STEP] = RESOLVING_STEP
    else:
        state.stack.pop()


def ask_seat(state: GameState, frame: Frame, seat: int, could: bool, usable: list[Reaction]) -> None:
    """Ask a seat which `usable` reaction it uses. `could`: by public information it may have a Rune for this."""
    if frame[fields.IS_BEFORE] and state.stack[-2][fields.RULE] == codes.WOULD_SUMMON:
        show_creature(state, state.stack[-2])
    options = (*[option for option, _ in offers(state, usable, seat)], *PASS_ONLY) if usable else PASS_ONLY
    ask(state, seat, QUESTION_WINDOW if could else QUESTION_LINK, frame[SOURCE], options)


def show_creature(state: GameState, action: Frame) -> None:
    """Reveal a Creature to all seats when one is asked about its SUMMON."""
    card, hand = action[fields.SUBJECT], HAND[action[SEAT]]
    if card in state.zones[hand] and state.known[card] != EVERYBODY:
        moves.reveal(state, card, hand)


def offers(state: GameState, found: list[Reaction], seat: int) -> list[tuple[Option, Reaction]]:
    """Return a seat's reactions as options. A card that fits several events has one option per different event."""
    by_card: dict[int, list[Reaction]] = {}
    for reaction in found:
        by_card.setdefault(reaction[0], []).append(reaction)
    result: list[tuple[Option, Reaction]] = []
    for card, its in by_card.items():
        result += offers_of(state, card, its, seat)
    return result


def offers_of(state: GameState, card: int, possible: list[Reaction], seat: int) -> list[tuple[Option, Reaction]]:
    """Return one card's options, one per card or seat in the trigger if that makes a difference."""
    rules = state.table.rules
    rune = rules.sorts[card] == RUNE_CARD
    verb = codes.ACTIVATE_VERB if rune else USE
    usual = zone_ref(ANNOUNCED_ZONE[seat]) if rune else NONE
    if not rune or len(possible) == 1:
        return [((verb, card, usual), possible[0])]
    steps = rules.cards[card].steps
    named = "that" in {step.what for step in steps}
    if not named and not any("that-neighbor" in (step.who, step.of) for step in steps):
        return [((verb, card, usual), possible[0])]
    different: dict[int, Reaction] = {}
    for reaction in possible:
        ref = reaction[1] if named and reaction[1] >= 0 else SEAT_BASE + reaction[2]
        different.setdefault(ref, reaction)
    if len(different) == 1:
        return [((verb, card, usual), possible[0])]
    return [((verb, card, ref), reaction) for ref, reaction in different.items()]


def receive_link(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    """Handle a pass, an effect, or a revealed Rune, which others may react to first (RR-4.7)."""
    if option[0] == PASS:
        frame[fields.CURSOR] += 1
        return
    seat, card = question[0], option[1]
    possible = triggers.reactions_of(state, frame, seat, card)
    reaction = next(reaction for offer, reaction in offers_of(state, card, possible, seat) if offer == option)
    _, subject, other, index = reaction
    entry = [state.table.faces[card], seat, card, subject, other, targets.ANNOUNCED, index]
    if option[0] == USE:
        if card in state.table.rules.once:
            state.stack[0].append(card)
        fields.add_entry(frame, entry)
        return
    moves.move(state, card, FENCE[seat], ANNOUNCED_ZONE[seat], seat)
    frame[fields.PENDING] = card
    happen(state, codes.WOULD_ACTIVATE, seat, card, card, seat)
    state.stack[-1].extend(entry)


def stopped_rune(state: GameState, frame: Frame) -> None:
    """Discard a Rune that was stopped, unless the reacting player took it."""
    card = frame[fields.PENDING]
    frame[fields.PENDING] = NONE
    if card in {entry[0] for entry in triggers.used_cards(frame)}:
        return
    for seat in range(state.table.seats):
        if card in state.zones[ANNOUNCED_ZONE[seat]]:
            to_discard(state, card, ANNOUNCED_ZONE[seat], seat)
            return
    # A Rune that was taken can't react from its new Fence to the event that it was stopped on.
    announcer = (frame[SEAT] + frame[fields.CURSOR]) % state.table.seats
    fields.add_entry(frame, [state.table.faces[card], announcer, card, NONE, NONE, targets.DROPPED, NONE])


# --- declaring and resolving --------------------------------------------------------------------------------


def resolve(state: GameState, frame: Frame) -> None:
    """Resolve the link seat by seat: all declare, then all resolve."""
    current = NONE
    statuses = statuses_of(frame)
    if DECLARING in statuses:
        declared_now(state, frame, statuses.index(DECLARING))
    elif RESOLVING in statuses:
        finish_entry(state, frame, fields.FIRST_ENTRY + fields.ENTRY * statuses.index(RESOLVING))
    nullified = bool(frame[fields.IS_BEFORE]) and state.stack[-2][fields.RULE] == codes.NULLIFIED
    for start in fields.entries(frame):
        seat, status = frame[start + fields.ENTRY_SEAT], frame[start + fields.ENTRY_STATUS]
        if status in (targets.DONE, targets.DROPPED) or (current != NONE and seat != current):
            continue
        current = seat
        if status == targets.ANNOUNCED:
            subject, other = frame[start + fields.ENTRY_SUBJECT : start + fields.ENTRY_STATUS]
            # Effects before it may have removed its price or targets (RR-7.2, RR-7.9).
            if nullified or not triggers.can_use(state, frame[start + fields.ENTRY_CARD], seat, subject, other):
                drop(state, frame, start)
                continue
            frame[start + fields.ENTRY_STATUS] = DECLARING
            take_over(state, seat, frame[start + fields.ENTRY_CARD])
            declare(state, seat, frame[start + fields.ENTRY_CARD], frame[start + fields.ENTRY_EFFECT], subject, other)
            return
    statuses = statuses_of(frame)
    if targets.DECLARED in statuses:
        run_entry(state, frame, fields.FIRST_ENTRY + fields.ENTRY * statuses.index(targets.DECLARED), nullified)
    elif targets.ANNOUNCED not in statuses:
        state.stack.pop()


def take_over(state: GameState, seat: int, card: int) -> None:
    """Set the cause of the next events: a seat with its card, or no seat for the active Regulation."""
    if state.events is not None:
        begin(state, NONE if card in state.zones[IN_FORCE] else seat, card)


def statuses_of(frame: Frame) -> list[int]:
    """Return the statuses of a LINK's entries, in their order."""
    return frame[
        fields.FIRST_ENTRY + fields.ENTRY_STATUS : fields.FIRST_ENTRY
        + fields.ENTRY * frame[fields.COUNT] : fields.ENTRY
    ]


def declared_now(state: GameState, frame: Frame, number: int) -> None:
    """Mark the entry whose DECLARE frame has finished. Drop it if its price wasn't paid."""
    start = fields.FIRST_ENTRY + fields.ENTRY * number
    place = fields.entries_end(frame)
    for earlier in range(number):
        if frame[fields.FIRST_ENTRY + fields.ENTRY * earlier + fields.ENTRY_STATUS] == targets.DECLARED:
            place += 1 + frame[place]
    if frame[place]:
        frame[start + fields.ENTRY_STATUS] = targets.DECLARED
    else:
        del frame[place]
        drop(state, frame, start)


def run_entry(state: GameState, frame: Frame, start: int, nullified: bool) -> None:
    """Resolve the first declared effect, unless it can no longer do anything (RR-7.9, RR-7.12)."""
    place = fields.entries_end(frame)
    take_over(state, frame[start + fields.ENTRY_SEAT], frame[start + fields.ENTRY_CARD])
    declared = frame[place + 1 : place + 1 + frame[place]]
    del frame[place : place + 1 + frame[place]]
    rune = state.table.rules.sorts[frame[start + fields.ENTRY_CARD]] == RUNE_CARD
    if nullified or (not strike_illegal(state, declared) and rune):
        drop(state, frame, start)
        return
    frame[start + fields.ENTRY_STATUS] = RESOLVING
    if state.events is not None:
        seat, card = frame[start + fields.ENTRY_SEAT], frame[start + fields.ENTRY_CARD]
        state.events.append((TRIGGERED, seat, card, NONE, NONE, frame[start + fields.ENTRY_EFFECT], EVERYBODY))
    state.stack.append(declared)


def strike_illegal(state: GameState, declared: Frame) -> bool:
    """Remove targets that are no longer legal (RR-7.12). Returns False when a card that needs targets has none left."""
    effect = state.table.rules.programs[declared[fields.EFFECT]]
    place = fields.GROUPS
    needed = left = 0
    for target in effect.targets:
        number = declared[place]
        if number and (target.kind in (CREATURES, RUNES, PILE) or target.ahead):
            meant = targets.lift_next_door_limit(state, target)
            legal = targets.candidates(
                state,
                meant,
                declared[SEAT],
                declared[SOURCE],
                declared[fields.SUBJECT],
                declared[fields.OTHER],
                declared[fields.PAID],
            )
            needed += 1
            fences = {fence_of(ref) for ref in legal if ref >= PLACE_BASE}
            for slot in range(place + 1, place + 1 + number):
                # all positions on a Fence are equal while Runes are on it (RR-4.8)
                if declared[slot] in legal or fence_of(declared[slot]) in fences:
                    left += 1
                else:
                    declared[slot] = NONE
        place += 1 + number
    if not needed or left:
        return True
    only_targets = all(op.groups or UNITS[op.do].nullifies for op in effect.operations)
    answers = any(UNITS[op.do].nullifies for op in effect.operations)
    return not only_targets or answers


def fence_of(ref: int) -> int:
    """Return the Fence of a face-down position, or -1 for anything else."""
    return (ref - PLACE_BASE) // PLACES_PER_ZONE if ref >= PLACE_BASE else NONE


def drop(state: GameState, frame: Frame, start: int) -> None:
    """Drop an effect that doesn't resolve. Its Rune returns to its owner's Fence (RR-7.9)."""
    frame[start + fields.ENTRY_STATUS] = targets.DROPPED
    seat, card = frame[start + fields.ENTRY_SEAT], frame[start + fields.ENTRY_CARD]
    if card in state.zones[ANNOUNCED_ZONE[seat]]:
        take_over(state, seat, card)
        moves.move(state, card, ANNOUNCED_ZONE[seat], FENCE[seat], seat)
        state.values[LIMITS_DUE] |= SIZES


def finish_entry(state: GameState, frame: Frame, start: int) -> None:
    """Finish a resolved effect. Its Rune has been ACTIVATEd and goes to its pile (RR-4.7)."""
    frame[start + fields.ENTRY_STATUS] = targets.DONE
    seat, card = frame[start + fields.ENTRY_SEAT], frame[start + fields.ENTRY_CARD]
    if card in state.zones[ANNOUNCED_ZONE[seat]]:
        take_over(state, seat, card)
        to_discard(state, card, ANNOUNCED_ZONE[seat], seat)
        state.values[MOMENT] += 1
        triggers.queue_event(state, codes.ACTIVATES, seat, card, seat)
