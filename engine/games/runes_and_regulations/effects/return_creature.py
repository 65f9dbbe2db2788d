"""The effect type RETURN: put a Creature into the hand of the Lawn's player (RR-4.6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.runes_and_regulations.definitions.compiled_effects import RETURN
from engine.games.runes_and_regulations.definitions.vocabulary import YOU, Card
from engine.games.runes_and_regulations.effects._words import describe_targets, target_words
from engine.games.runes_and_regulations.effects.effect_type import Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import (
    ALL_OR_ANY,
    HAPPENS_TO_IT,
    ON_LAWN,
    OWN_CHOICE,
    act_on_picks,
    picks,
)
from engine.games.runes_and_regulations.messages import say
from engine.kernel.files.faults import WordList, rule

CONDITIONS = ("no-runes", "you-are-behind", "four-or-more")


def check_own(card: Card, number: int) -> Iterator[Problem]:
    condition = card.steps[number].condition
    if condition and condition not in CONDITIONS:
        yield "if", rule("{} with {}", WordList(CONDITIONS, last=" or "), UNIT.word)


UNIT: RunesEffectType = RunesEffectType(
    word="return",
    title=say("form-does-return"),
    takes=("who", "n", "upto", "of", "must", "if", "what"),
    needs=("what",),
    words={"what": (*ON_LAWN, "this", "that"), "n": ALL_OR_ANY},
    act=RETURN,
    targets=picks(RETURN),
    resolve=act_on_picks,
    phrase=lambda card, step, done: target_words(step, off=step.of == "own" and step.who != YOU),
    describe_done=describe_targets,
    own_who=OWN_CHOICE,
    check_own=check_own,
    if_able=True,
    replaces=HAPPENS_TO_IT,
    harms=True,
    on_regulation=6,
)
