"""The continuous effect that changes a hand limit, Rune limit, or the number of Creatures to win (RR-5.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.runes_and_regulations.definitions.compiled_effects import PEOPLE
from engine.games.runes_and_regulations.definitions.vocabulary import (
    CREATURE,
    GROUPS,
    NOT_SET,
    REGULATION,
    YOU,
    Card,
    Step,
)
from engine.games.runes_and_regulations.effects._forms import choice, shown_with
from engine.games.runes_and_regulations.effects.effect_type import Line, Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import OWN_CHOICE
from engine.games.runes_and_regulations.match_rules import ContinuousEffects, Limit
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.packs import FormField
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
        if abs(step.add) > MOST_CHANGE:
            yield "add", rule(f"a number from -{MOST_CHANGE} to {MOST_CHANGE} other than 0")
        return
    if step.set == NOT_SET:
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


def to_step(kind: str, line: Line) -> dict[str, Any]:
    if kind == REGULATION:
        return {"do": UNIT.word, "which": line["which"], "who": "each-player", "set": line["set"]}
    who = {"who": line["who"]} if line["who"] != YOU else {}
    return {"do": UNIT.word, "which": line["which"], **who, "add": line["add"]}


HAND_OR_RUNE = (("hand", say("form-limit-hand")), ("rune", say("form-limit-rune")))
WHOSE = (("you", say("form-limit-yours")), ("each-neighbor", say("form-limit-neighbors")))
BY, IS = say("form-limit-by"), say("form-limit-is")
SHOWN = shown_with("limit")
UNIT: RunesEffectType = RunesEffectType(
    word="limit",
    title="",
    takes=("who", "which", "set", "add"),
    needs=("which",),
    words={"who": OWN_CHOICE},
    check=check,
    own_who={CREATURE: (YOU, "each-neighbor"), REGULATION: ("each-player",)},
    check_own=check_own,
    standing=True,
    add_continuous=stands,
    phrase=phrase,
    in_one_clause=True,
    default_weight=0.1,
    choices={CREATURE: (("limit", say("form-limit-changes")),), REGULATION: (("limit", say("form-limit-sets")),)},
    inputs={
        CREATURE: (
            choice("which", say("form-limit"), HAND_OR_RUNE, "limit"),
            choice("who", say("form-limit-whose"), WHOSE, "limit"),
            FormField("add", BY, say("form-limit-by.hint"), "number", 1, -MOST_CHANGE, MOST_CHANGE, needs=SHOWN),
        ),
        REGULATION: (
            choice("which", say("form-limit"), (*HAND_OR_RUNE, ("win", say("form-limit-win"))), "limit"),
            FormField("set", IS, "", "number", 6, 1, HAND_LIMITS[1], needs=SHOWN),
        ),
    },
    to_step=to_step,
)
