"""The continuous effect that forbids acts on Creatures or Runes while its card is there (RR-7.11)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.games.runes_and_regulations.definitions.compiled_effects import ACTS, PEOPLE, WHAT
from engine.games.runes_and_regulations.definitions.vocabulary import CREATURE, GROUPS, REGULATION, YOU, Card, Step
from engine.games.runes_and_regulations.effects._fields import constants, split, words
from engine.games.runes_and_regulations.effects.effect_type import Line, Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import ON_LAWN
from engine.games.runes_and_regulations.match_rules import Ban, ContinuousEffects
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.cards.fields import FieldSpec
from engine.kernel.files.faults import KeyValue, WordList, one_of_with, rule

BAN_RUNES, AND_ACT = "ban-runes", "and_act"
"""A word and a key that forms have and card data doesn't."""
CREATURE_ACTS = ("hex", "restore", "destroy", "steal", "return")
RUNE_ACTS = ("activate", "destroy", "steal")
"""The acts that can be forbidden on Runes."""
MOST_ACTS = 2
NOTHING_TO_DO = {"mythical": "restore", "other-mythical": "restore", "hexed": "hex"}
"""Acts that never happen to such a Creature, so there is no need to forbid them."""


def stands(laws: ContinuousEffects, instance: int, step: Step) -> None:
    for act in step.act:
        laws.bans_by_act[ACTS[act]].append(Ban(instance, PEOPLE[step.who], WHAT[step.what]))


def check(card: Card, step: Step) -> Iterator[Problem]:
    acts = RUNE_ACTS if step.what == "rune" else CREATURE_ACTS
    if not set(step.act) <= set(acts):
        yield "act", one_of_with(KeyValue("what", step.what), acts, "some of ")
    if "activate" in step.act and len(step.act) > 1:
        yield "act", rule("nothing else with {}", "activate")
    elif (step.who == "active-player") != ("activate" in step.act):
        yield "who", rule("{} with {}, and only then", "active-player", KeyValue("act", "activate"))
    if step.of == "own" and step.who != "active-player":
        yield "of", rule("{}", WordList(("you", "each-player"), last=" or "))


def check_own(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    what = KeyValue("what", step.what)
    if len(step.act) > MOST_ACTS:
        yield "act", rule(f"at most {MOST_ACTS} words")
    if NOTHING_TO_DO.get(step.what) in step.act:
        yield "act", rule("another word than {} with {}", NOTHING_TO_DO[step.what], what)
    if step.who == "active-player":
        if step.of != "own":
            yield "of", rule("{} with {}", "own", "active-player")
    elif card.deck == CREATURE:
        if step.of != YOU:
            yield "of", rule("{} (a creature protects what is on the same Lawn or Fence)", YOU)
        if step.what == "rune" and step.who != "each-neighbor":
            yield "who", rule("{} with {}", "each-neighbor", what)
    elif step.of != "each-player":
        yield "of", rule("{} on a regulation", "each-player")


def phrase(card: Card, step: Step, done: str) -> str:
    """Return the clause, e.g. "Creatures cannot be stolen"."""
    if step.who == "active-player":
        return say("forbidden-runes")
    by_neighbors = step.who == "each-neighbor" and step.act != ("steal",)  # only neighbors STEAL anyway
    acts = say.join_list([say(f"clause-{act}.done") for act in step.act], "or")
    return say("forbidden-to-neighbors" if by_neighbors else "forbidden", things=_protected_cards(step), acts=acts)


def _protected_cards(step: Step) -> str:
    """Return the protected cards in the plural, e.g. "other Creatures on your Lawn"."""
    noun = f"noun-{step.what.removeprefix('other-')}"
    things = say(f"{noun}.others" if step.what.startswith("other-") else f"{noun}.many")
    if step.of != YOU:
        return things
    return say("on-your-fence" if step.what == "rune" else "on-your-lawn", things=things)


def to_step(line: dict[str, Any]) -> dict[str, Any]:
    acts = [act for act in (line.pop("act"), line.pop(AND_ACT, "")) if act]
    who = line.pop("by")
    return {**line, "do": UNIT.word, "act": acts, "who": who}


def line_of(step: Line) -> Line:
    if step["who"] == "active-player":
        return {"do": BAN_RUNES}
    return {**step, "by": step["who"], **split(step, "act", AND_ACT)}


PROTECTED = ("mythical", "creature", "hexed", "other-mythical", "other-creature", "rune")
TEXTS = {act: say(f"clause-{act}.done") for act in CREATURE_ACTS} | {"": say("form-forbidden-too.none")}
ACT = FieldSpec("act", CREATURE_ACTS, say("form-forbidden"), texts=TEXTS.__getitem__)
TOO = replace(ACT, key=AND_ACT, values=("", *CREATURE_ACTS), default="", label=say("form-forbidden-too"))
THINGS = words("what", "form-what", PROTECTED, "form-what")
BY = words("by", "form-by", ("each-neighbor", "each-player"), "form-by")
PROTECTS = (THINGS, ACT, TOO, BY, *constants(of=YOU))
FORBIDS = (replace(THINGS, values=PROTECTED[:3]), ACT, TOO, *constants(by="each-player", of="each-player"))
NO_RUNES = constants(act="activate", by="active-player", what="rune", of="own")
UNIT: RunesEffectType = RunesEffectType(
    word="forbid",
    title="",
    takes=("who", "act", "what", "of"),
    needs=("who", "act", "what"),
    words={
        "who": (*GROUPS, "active-player"),
        "what": (*ON_LAWN, "sacrificial", "rune"),
        "of": (YOU, "own", "each-player"),
    },
    check=check,
    check_own=check_own,
    continuous=True,
    add_continuous=stands,
    phrase=phrase,
    default_weight=0.25,
    own_words={
        CREATURE: (EffectType("forbid", say("form-protects"), PROTECTS),),
        REGULATION: (
            EffectType("forbid", say("form-forbids"), FORBIDS),
            EffectType(BAN_RUNES, say("form-forbids-runes"), NO_RUNES),
        ),
    },
    to_step=to_step,
    line_of=line_of,
)
