"""The effect type for two Creatures that trade Lawns at the same time. Both enter."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.runes_and_regulations.definitions.compiled_effects import (
    CREATURE,
    CREATURES,
    PEOPLE,
    WHAT,
    YOU,
    Operation,
    Target,
)
from engine.games.runes_and_regulations.definitions.vocabulary import Card, Step
from engine.games.runes_and_regulations.effects._words import target_words, things
from engine.games.runes_and_regulations.effects.effect_type import EffectContext, Groups, Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import OTHERS, group
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.messages import say
from engine.games.runes_and_regulations.rules.card_moves import change_lawn
from engine.games.runes_and_regulations.rules.creatures import lawn_of
from engine.kernel.files.faults import WordList, rule
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import Frame


def targets(step: Step) -> list[Target]:
    given = Target(CREATURES, CREATURE, YOU, verb="give-away")
    return [given, Target(CREATURES, WHAT[step.what], PEOPLE[step.of], follows=True, verb="receive")]


def swap(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    own, foreign = group(frame, op.groups[0]), group(frame, op.groups[1])
    if not own or not foreign or own[0] < 0 or foreign[0] < 0:
        return
    seat = lawn_of(state, own[0])
    neighbor = lawn_of(state, foreign[0])
    if seat >= 0 and neighbor >= 0 and seat != neighbor:
        change_lawn(state, own[0], seat, neighbor)
        change_lawn(state, foreign[0], neighbor, seat)


def check_own(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if step.what == "mythical":
        yield "what", rule("{} with {}", WordList(("creature", "that"), last=" or "), UNIT.word)
    if step.what == "that" and (card.trigger.startswith("yours-") or step.of != "that-neighbor"):
        yield "what", rule("{} only for a Creature on that neighbor's Lawn", "that")


def phrase(card: Card, step: Step, done: str) -> str:
    own = things("mythical" if step.what == "mythical" else "creature")
    return say("swapped", own=own, foreign=target_words(step))


def describe_done(told: EffectContext, step: Step, groups: Groups) -> tuple[str, str]:
    own = told.public(groups[0][0]) if groups and groups[0] else told.own(say("noun-creature.one"))
    foreign = say("done-with-one")
    if len(groups) > 1 and groups[1] and groups[1][0] != NONE:
        foreign = told.public(groups[1][0])
    elif step.what == "that" and told.sees(told.subject):
        foreign = told.creature(told.subject)
    return UNIT.word, say("done-swap", own=own, foreign=foreign)


UNIT: RunesEffectType = RunesEffectType(
    word="swap",
    title=say("form-does-swap"),
    takes=("what", "of"),
    needs=("what", "of"),
    words={"what": ("mythical", "creature", "that"), "of": OTHERS},
    check_own=check_own,
    targets=targets,
    resolve=swap,
    phrase=phrase,
    describe_done=describe_done,
    harms=True,
    trades=True,
)
