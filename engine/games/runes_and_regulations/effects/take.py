"""The effect type for taking a stopped card. A card that may not go there is discarded (RR-9.8)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.runes_and_regulations.definitions.compiled_effects import Operation
from engine.games.runes_and_regulations.definitions.vocabulary import Card, Step
from engine.games.runes_and_regulations.effects.effect_type import EffectContext, Groups, Problem, RunesEffectType
from engine.games.runes_and_regulations.layout import ANNOUNCED, CASTING, FENCE, HAND, LIMITS_DUE, SIZES
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.frame_fields import SUBJECT
from engine.games.runes_and_regulations.rules.nefarious_neighbor import can_receive
from engine.kernel.files.faults import rule
from engine.kernel.flow.moves import move
from engine.kernel.state.state import SEAT, Frame

TAKEN_TO = {"neighbor-would-cast": "hand", "neighbor-would-activate": "fence"}
"""The zone that a stopped card can be taken to."""


def take(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    card, seat = frame[SUBJECT], frame[SEAT]
    if not can_receive(state, card, seat):
        return
    places = [CASTING, *(ANNOUNCED[each] for each in range(state.table.seats))]
    state.values[LIMITS_DUE] |= SIZES
    for zone in places:
        if card in state.zones[zone]:
            move(state, card, zone, (FENCE if op.step.to == "fence" else HAND)[seat], seat)


def check(card: Card, step: Step) -> Iterator[Problem]:
    if TAKEN_TO.get(card.trigger) != step.to:
        yield "to", rule("hand for a stopped Spell, fence for a stopped Rune")


def check_own(card: Card, number: int) -> Iterator[Problem]:
    if number != 1:
        yield "do", rule("{} right after nullify", UNIT.word)


def describe_done(told: EffectContext, step: Step, groups: Groups) -> tuple[str, str]:
    if told.sees(told.subject) and not can_receive(told.view, told.subject, told.seat):
        return "send", ""
    return UNIT.word, say("done-rune" if step.to == "fence" else "done-spell")


UNIT: RunesEffectType = RunesEffectType(
    word="take",
    title=say("form-does-take"),
    takes=("what", "to"),
    needs=("what", "to"),
    words={"what": ("that",)},
    that_triggers=tuple(TAKEN_TO),
    check=check,
    check_own=check_own,
    resolve=take,
    phrase=lambda card, step, done: step.to,
    describe_done=describe_done,
    on_runes_alone=True,
    implied=lambda trigger: {"to": TAKEN_TO.get(trigger, "hand")},
)
