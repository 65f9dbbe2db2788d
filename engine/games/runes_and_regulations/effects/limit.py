"""The continuous effect that changes a hand limit, Rune limit, or the number of Creatures to win (RR-5.4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.runes_and_regulations.definitions.compiled_effects import PEOPLE
from engine.games.runes_and_regulations.definitions.vocabulary import (
    CREATURE,
    GROUPS,
    LIMITS,
    NOT_SET,
    REGULATION,
    YOU,
    Card,
    Step,
)
from engine.games.runes_and_regulations.effects._fields import constants, words
from engine.games.runes_and_regulations.effects.effect_type import Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import OWN_CHOICE
from engine.games.runes_and_regulations.match_rules import ContinuousEffects, Limit
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.cards.fields import FieldSpec
from engine.kernel.files.faults import KeyValue, rule

MOST_CHANGE = 3
HAND_LIMITS, RUNE_LIMITS, WIN_LIMITS = (2, 12), (1, 6), (4, 6, 7)
"""The lowest and highest limit that a Regulation can set, and its possible numbers of Mythical Creatures to win."""


def stands(laws: ContinuousEffects, instance: int, step: Step) -> None:
    laws.limits.append(Limit(instance, step.which, PEOPLE[step.who], step.set, step.add))


def check(card: Card, step: Step) -> Iterator[Problem]:
    if (step.set == NOT_SET) == (step.add == 0):
        yield ("set" if step.set != NOT_SET else "add"), rule("either set or an add other than 0")
    if step.which == "win" and (step.set == NOT_SET or step.who not in GROUPS):
        yield "which", rule("win with {} and set (nobody alone needs more to win)", KeyValue("who", "each-player"))


def check_own(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if card.deck == CREATURE:
        if step.set != NOT_SET:
            yield "set", rule("no such field on a creature, which adds to a limit")
    elif step.set == NOT_SET:
        yield "add", rule("no such field on a regulation, which sets a limit")
    elif step.which == "win":
        if step.set not in WIN_LIMITS:
            yield "set", rule(f"one of {', '.join(map(str, WIN_LIMITS))} Mythical Creatures to win")
    else:
        low, high = HAND_LIMITS if step.which == "hand" else RUNE_LIMITS
        if not low <= step.set <= high:
            yield "set", rule(f"a number from {low} to {high}")


def phrase(card: Card, step: Step, done: str) -> str:
    """Return the clause, e.g. "your hand limit is increased by 2"."""
    if step.which == "win":
        return say("limit-win", who=step.who, count=step.set)
    limit = say(f"limit-of-{step.which}", who=step.who, player=say(f"who-{step.who}"))
    if step.set != NOT_SET:
        return say("limit-set", limit=limit, count=step.set)
    return say("limit-more" if step.add > 0 else "limit-less", limit=limit, count=abs(step.add))


BY, IS = say("form-limit-by"), say("form-limit-is")
CHANGE = (
    words("which", "form-limit", ("hand", "rune"), "form-limit"),
    words("who", "form-limit-whose", (YOU, "each-neighbor"), "form-limit-whose", default=YOU),
    FieldSpec("add", range(-9, 10), BY, say("form-limit-by.hint"), own=range(-MOST_CHANGE, MOST_CHANGE + 1), start=1),
)
SETTING = (
    words("which", "form-limit", LIMITS, "form-limit"),
    FieldSpec("set", range(1, HAND_LIMITS[1] + 1), IS, start=6),
    *constants(who="each-player"),
)
UNIT: RunesEffectType = RunesEffectType(
    word="limit",
    title="",
    takes=("who", "which", "set", "add"),
    needs=("which",),
    words={"who": OWN_CHOICE},
    check=check,
    check_own=check_own,
    continuous=True,
    add_continuous=stands,
    phrase=phrase,
    in_one_clause=True,
    default_weight=0.1,
    own_words={
        CREATURE: (EffectType("limit", say("form-limit-changes"), CHANGE),),
        REGULATION: (EffectType("limit", say("form-limit-sets"), SETTING),),
    },
)
