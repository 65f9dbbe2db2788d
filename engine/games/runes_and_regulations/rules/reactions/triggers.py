"""Runes & Regulations: which seats can react to an event, really and by public information (RR-7.1, RR-7.5, RR-7.7).

An occasion is a pending or past event: `(triggers, actor, subject, owner, index)`. Each trigger has its seats, and may
be limited to the subject itself. The subject is the card in the trigger, or a number of cards. The actor is "that
neighbor", and the index is the event's place in its moment.
"""

from __future__ import annotations

from typing import Final

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import TRIGGERS
from engine.games.runes_and_regulations.layout import FENCE, IN_FORCE, LAWN, LIMITS_DUE, LIMITS_TOO, NEFARIOUS
from engine.games.runes_and_regulations.match_rules import GameBoard, GameState
from engine.games.runes_and_regulations.rules import effect_targets as targets, frame_fields as fields
from engine.games.runes_and_regulations.rules.creatures import has_effect
from engine.games.runes_and_regulations.rules.regulations import is_bound, may_activate
from engine.kernel.flow.event_log import EventLog
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE, KIND, MOMENT, SEAT, SOURCE, Frame

Triggers = tuple[tuple[int, int, bool], ...]
"""Triggers of an event: the seats it is for, its number, and whether only the subject itself has it."""
Opening = tuple[int, int, bool, int, int, int]
"""One trigger of an occasion that a card of this table has: the mask of its seats, its number, whether only the subject
itself has it. Then subject, actor and index of the occasion."""
Reaction = tuple[int, int, int, int]
"""A card that can be used, with the subject, the other seat and the index of the occasion."""

NEIGHBORS: Final = 0
ITS_OWNER: Final = 1
ACTOR: Final = 2
EVERYONE: Final = 3
"""The seats of a trigger: all except the actor, the seat of the Lawn or Fence, the actor, all."""

WOULD = {
    codes.WOULD_HEX: ((ITS_OWNER, "would-be-hexed", True), (ITS_OWNER, "yours-would-be-hexed", False)),
    codes.WOULD_DESTROY: ((ITS_OWNER, "would-be-destroyed", True), (ITS_OWNER, "yours-would-be-destroyed", False)),
    codes.WOULD_STEAL: ((ITS_OWNER, "would-be-stolen", True), (ITS_OWNER, "yours-would-be-stolen", False)),
    codes.WOULD_RETURN: ((ITS_OWNER, "would-be-returned", True), (ITS_OWNER, "yours-would-be-returned", False)),
    codes.WOULD_CAST: ((NEIGHBORS, "neighbor-would-cast", False),),
    codes.WOULD_SUMMON: ((NEIGHBORS, "neighbor-would-summon", False),),
    codes.WOULD_ACTIVATE: ((NEIGHBORS, "neighbor-would-activate", False),),
    codes.WOULD_DRAW: ((NEIGHBORS, "neighbor-would-draw-extra", False),),
    codes.WOULD_DISCARD: ((ACTOR, "you-would-discard", False),),
    codes.WOULD_SPIN: ((ACTOR, "you-would-spin", False),),
    codes.WOULD_DESTROY_RUNE: ((ITS_OWNER, "rune-would-be-lost", False),),
    codes.WOULD_STEAL_RUNE: ((ITS_OWNER, "rune-would-be-lost", False),),
}
AFTER = {
    codes.ENTERS: ((ITS_OWNER, "enters-lawn", True),),
    codes.LEAVES: ((ITS_OWNER, "leaves-lawn", True),),
    codes.SUMMONS: ((NEIGHBORS, "neighbor-summons", False),),
    codes.CASTS: ((NEIGHBORS, "neighbor-casts", False), (ACTOR, "you-cast", False)),
    codes.DISCARDS: ((NEIGHBORS, "neighbor-discards", False),),
    codes.DRAWS: ((NEIGHBORS, "neighbor-draws-extra", False),),
    codes.SPINS: ((NEIGHBORS, "neighbor-spins", False),),
    codes.ACTIVATES: ((NEIGHBORS, "neighbor-activates", False),),
    codes.STEALS: ((NEIGHBORS, "neighbor-steals", False),),
    codes.RESTORES: ((NEIGHBORS, "neighbor-restores", False),),
    codes.HEXES: ((ITS_OWNER, "yours-hexed", False),),
    codes.DESTROYS: ((ITS_OWNER, "yours-destroyed", False),),
    codes.REGULATES: ((EVERYONE, "new-regulation", False),),
    codes.BEGINS: ((ACTOR, "beginning-of-turn", False),),
    codes.ENDS: ((ACTOR, "end-of-turn", False),),
}


def _compile(rules: dict[int, tuple[tuple[int, str, bool], ...]]) -> tuple[Triggers, ...]:
    last = max(rules)
    return tuple(tuple((w, TRIGGERS[t], own) for w, t, own in rules.get(code, ())) for code in range(last + 1))


WOULD_TRIGGERS = _compile(WOULD)
WOULD_TRIGGERS_OF_OTHERS = tuple(tuple(spec for spec in specs if not spec[2]) for specs in WOULD_TRIGGERS)
"""`WOULD_TRIGGERS` without those that only the subject itself has."""
AFTER_TRIGGERS = _compile(AFTER)
RULED = (codes.REGULATES, codes.BEGINS)
"""Events that the active Regulation itself may react to."""
RUNES_LOST = (codes.WOULD_DESTROY_RUNE, codes.WOULD_STEAL_RUNE)
BECOMES_ACTIVE, BEGINNING = TRIGGERS["becomes-active"], TRIGGERS["beginning-of-turn"]
LEAVES_LAWN = TRIGGERS["leaves-lawn"]
NOTHING: frozenset[tuple[int, int]] = frozenset()


def is_live(state: GameState, trigger: int) -> bool:
    """Return whether a card could react to a trigger now, by public information. This check is quick."""
    rules = state.table.rules
    zones = state.zones
    known = state.known
    seats = state.table.seats
    for card in rules.runes_with[trigger]:
        if known[card] != EVERYBODY:
            return True
        for fence in FENCE[:seats]:
            if card in zones[fence]:
                return True
    for card in rules.creatures_with[trigger]:
        for lawn in LAWN[:seats]:
            if card in zones[lawn]:
                return True
    return False


def is_followed(state: GameState, event: int, actor: int, card: int) -> bool:
    """Return whether anything could react to an event, by public information. This check is quick."""
    rules = state.table.rules
    triggers = rules.triggers
    for whom, trigger, own in AFTER_TRIGGERS[event]:
        if own:
            if triggers[card] == trigger:
                return True
        elif whom == ACTOR and not rules.runes_with[trigger]:
            for mine in state.zones[LAWN[actor]]:
                if triggers[mine] == trigger:
                    return True
        elif is_live(state, trigger):
            return True
    return event in RULED and is_ruled(state, event, actor, card)


def is_ruled(state: GameBoard, event: int, actor: int, card: int) -> bool:
    """Return whether the active Regulation itself reacts to an event (RR-7.1, RR-9.7)."""
    if event not in RULED or not state.zones[IN_FORCE]:
        return False
    regulation = state.zones[IN_FORCE][-1]
    trigger = state.table.rules.triggers[regulation]
    if event == codes.REGULATES:
        return bool(trigger == BECOMES_ACTIVE and card == regulation)
    return bool(trigger == BEGINNING) and is_bound(state, actor)


def is_answered(state: GameState, action: Frame) -> bool:
    """Return whether any seat could react to an action before it happens. This check is quick."""
    rules = state.table.rules
    for whom, trigger, own in WOULD_TRIGGERS[action[fields.RULE]]:
        if own:
            if rules.triggers[action[fields.SUBJECT]] == trigger and action[SOURCE] != action[fields.SUBJECT]:
                return True
            continue
        if whom != NEIGHBORS and not rules.creatures_with[trigger]:
            seat = action[fields.OWNER] if whom == ITS_OWNER else action[SEAT]
            if seat < 0 or not state.zones[FENCE[seat]]:
                continue  # only this seat could react, only with a Rune, and its Fence is empty
        if is_live(state, trigger):
            return True
    return False


def openings(state: GameBoard, link: Frame, action: Frame | None = None) -> list[Opening]:
    """Return the triggers of a LINK's moment or pending action that a card of this table has.

    The frame is on top of the stack unless its action is given.
    """
    rules = state.table.rules
    triggers, listeners = rules.triggers, rules.listeners
    events, specs_of = state.queue, AFTER_TRIGGERS
    if link[fields.IS_BEFORE]:
        below = action or state.stack[-2]
        actor, rule, subject, owner = below[SEAT], below[fields.RULE], below[fields.SUBJECT], below[fields.OWNER]
        if actor == owner and rule in RUNES_LOST:
            return []
        # A card doesn't react to its own act (RR-7.10).
        specs_of = WOULD_TRIGGERS if below[SOURCE] != subject else WOULD_TRIGGERS_OF_OTHERS
        events = [
            [
                link[fields.LINK_MOMENT],
                rule,
                actor,
                below[fields.AMOUNT] if rule == codes.WOULD_DRAW else subject,
                owner,
            ]
        ]
    found: list[Opening] = []
    index = -1
    for moment, event, actor, subject, owner in events:
        if moment != link[fields.LINK_MOMENT]:
            continue
        index += 1
        for whom, trigger, own in specs_of[event]:
            if triggers[subject] != trigger if own else not listeners[trigger]:
                continue
            if whom == NEIGHBORS:
                seats = ~(1 << actor)
            elif whom == EVERYONE:
                seats = EVERYBODY
            else:
                only = owner if whom == ITS_OWNER else actor
                seats = 1 << only if only >= 0 else 0
            found.append((seats, trigger, own, subject, actor, index))
    return found


def reactions_of(state: GameBoard, link: Frame, seat: int, card: int) -> list[Reaction]:
    """Return one card's reactions among those of `collect_reactions`. The seat has been offered them."""
    trigger = state.table.rules.triggers[card]
    used = used_cards(link) if link[fields.COUNT] else NOTHING
    return [
        (card, subject, actor, index)
        for seats, occurred, own, subject, actor, index in openings(state, link)
        if occurred == trigger and seats >> seat & 1 and (subject == card or not own) and (card, index) not in used
        if not is_spent(state, card) and can_use(state, card, seat, subject, actor)
    ]


def collect_reactions(
    state: GameState, link: Frame, found: list[Opening], seat: int
) -> tuple[bool, bool, list[Reaction]]:
    """Return a seat's reactions in a LINK.

    The first two values use public information: whether the seat is asked, and whether it could have a Rune for this.
    The third is the list of reactions that it can really use, by Creatures and Runes, each once per event.
    """
    rules = state.table.rules
    triggers, once = rules.triggers, rules.once
    lawn = state.zones[LAWN[seat]]
    runes = state.zones[FENCE[seat]]
    active = seat == state.values[ACTIVE]
    used = used_cards(link) if link[fields.COUNT] else NOTHING
    asked = could = False
    usable: list[Reaction] = []
    for seats, trigger, own, subject, actor, index in found:
        if not seats >> seat & 1:
            continue
        if own or rules.creatures_with[trigger]:
            for card in (subject,) if own else lawn:
                if triggers[card] != trigger or (card, index) in used or (once and is_spent(state, card)):
                    continue
                there = trigger == LEAVES_LAWN or (card in lawn and has_effect(state, card, seat))
                if there and can_use(state, card, seat, subject, actor, publicly=True):
                    asked = True
                    if not rules.effects[card].from_hand or can_use(state, card, seat, subject, actor):
                        usable.append((card, subject, actor, index))
        if own or not runes or not rules.runes_with[trigger]:
            continue
        if not active or may_activate(state, seat):
            for card in runes:
                fits = triggers[card] == trigger and (card, NONE) not in used
                if fits and can_use(state, card, seat, subject, actor):
                    usable.append((card, subject, actor, index))
            could = could or may_hold_rune(state, trigger, seat, subject, actor)
    return asked or could, could, usable


def is_spent(state: GameBoard, card: int) -> bool:
    """Return whether a Creature that works once per turn has been used. The frame of the turn lists these."""
    return card in state.table.rules.once and card in state.stack[0][fields.USED_THIS_TURN :]


def used_cards(link: Frame) -> set[tuple[int, int]]:
    """Return the cards that are already entries of a link, each with its event."""
    return {(link[start + fields.ENTRY_CARD], link[start + fields.ENTRY_EVENT]) for start in fields.entries(link)}


def can_use(state: GameBoard, card: int, seat: int, subject: int, other: int, publicly: bool = False) -> bool:
    """Return whether a card's effect can be used on an occasion. `publicly`: judge by public information.

    Only its owner knows whether a hand has a Creature to SUMMON or a Spell to CAST. While there are cards in the hand,
    the others must assume that the effect can be used.
    """
    effect = state.table.rules.effects[card]
    return effect.free or targets.usable(state, effect, seat, card, subject, other, publicly)


def may_hold_rune(state: GameState, trigger: int, seat: int, subject: int, other: int) -> bool:
    """Return whether a Rune for a trigger could be on a seat's Fence, by public information.

    A Rune that is publicly known to be elsewhere doesn't count.
    """
    known = state.known
    rules = state.table.rules
    forbidden = seat + 1 == state.values[NEFARIOUS]
    for card in rules.runes_for[trigger][forbidden]:
        if known[card] == EVERYBODY and card not in state.zones[FENCE[seat]]:
            continue
        effect = rules.effects[card]
        if effect.free or targets.usable(state, effect, seat, card, subject, other, True):
            return True
    return False


def queue_event(state: GameState, event: int, actor: int, card: int, owner: int = NONE) -> None:
    """Queue an event that may trigger effects, at the moment of the current step (RR-7.5).

    An event is left out if no card could react to it, by public information.
    """
    if event == codes.REGULATES or card in state.table.rules.limit_cards:
        state.values[LIMITS_DUE] = LIMITS_TOO
    if is_followed(state, event, actor, card):
        stack = state.stack
        moment = stack[-1][fields.EACH_MOMENT] if stack and stack[-1][KIND] == codes.EACH else state.values[MOMENT]
        state.queue.append([moment, event, actor, card, owner])
        log = state.events
        if type(log) is EventLog:
            log.moments[moment] = log.current
