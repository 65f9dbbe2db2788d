"""RETURN a Creature to the hand of the Lawn's player (RR-4.6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.runes_and_regulations.compiled import RETURN
from engine.games.runes_and_regulations.effects._shared import (
    ALL_OR_ANY,
    BY_OWN_CHOICE,
    HAPPENS_TO_IT,
    ON_LAWN,
    act_on_picks,
    picks,
)
from engine.games.runes_and_regulations.effects._unit import Groups, Problem, RunesUnit, Told
from engine.games.runes_and_regulations.effects._words import object_words, target_words
from engine.games.runes_and_regulations.vocabulary import YOU, Card, Step
from engine.kernel.errors import Words, rule

CONDITIONS = ("no-runes", "you-are-behind", "four-or-more")


def check_own(card: Card, number: int) -> Iterator[Problem]:
    if card.steps[number].condition not in ("", *CONDITIONS):
        yield "if", rule("{} with {}", Words(CONDITIONS, last=" or "), UNIT.word)


def told(told: Told, step: Step, groups: Groups) -> tuple[str, str]:
    return UNIT.word, object_words(told, step, groups)


UNIT: RunesUnit = RunesUnit(
    word="return",
    title="RETURN",
    takes="who n upto of must if what",
    needs="what",
    words={"what": (*ON_LAWN, "this", "that"), "n": ALL_OR_ANY},
    act=RETURN,
    targets=picks(RETURN),
    resolve=act_on_picks,
    phrase=lambda card, step, done: target_words(step, off=step.of == "own" and step.who != YOU),
    told=told,
    own_who=BY_OWN_CHOICE,
    check_own=check_own,
    able="returned",
    replaces=HAPPENS_TO_IT,
    harms=True,
    on_regulation=6,
)
