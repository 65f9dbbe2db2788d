"""The continuous effect that forbids acts on Creatures or Runes while its card is there (RR-7.11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.runes_and_regulations.definitions.compiled_effects import ACTS, PEOPLE, WHAT
from engine.games.runes_and_regulations.definitions.vocabulary import CREATURE, GROUPS, REGULATION, YOU, Card, Step
from engine.games.runes_and_regulations.effects._forms import choice, pair, split, things_in
from engine.games.runes_and_regulations.effects.effect_type import Line, Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import ON_LAWN
from engine.games.runes_and_regulations.match_rules import Ban, ContinuousEffects
from engine.games.runes_and_regulations.messages import say
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
    acts = sum(1 << ACTS[act] for act in step.act)
    laws.bans.append(Ban(instance, acts, PEOPLE[step.who], WHAT[step.what], PEOPLE[step.of]))


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
    elif step.what == "rune" or step.what.startswith("other-"):
        yield "what", rule("{} on a regulation", WordList(("mythical", "creature", "hexed"), last=" or "))


def phrase(card: Card, step: Step, done: str) -> str:
    """Return the clause, e.g. "Creatures cannot be stolen"."""
    if step.who == "active-player":
        return say("forbidden-runes")
    by_neighbors = step.who == "each-neighbor" and step.act != ("steal",)  # only neighbors STEAL anyway
    acts = say.join_list([say(f"clause-{act}.done") for act in step.act], "or")
    return say("forbidden-to-neighbors" if by_neighbors else "forbidden", things=_protected(step), acts=acts)


def _protected(step: Step) -> str:
    """Return the protected cards in the plural, e.g. "other Creatures on your Lawn"."""
    noun = f"noun-{step.what.removeprefix('other-')}"
    things = say(f"{noun}.others" if step.what.startswith("other-") else f"{noun}.many")
    if step.of != YOU:
        return things
    return say("on-your-fence" if step.what == "rune" else "on-your-lawn", things=things)


def to_step(kind: str, line: Line) -> dict[str, Any]:
    if line["do"] == BAN_RUNES:
        return {"do": UNIT.word, "act": ["activate"], "who": "active-player", "what": "rune", "of": "own"}
    acts = pair(line, "act", AND_ACT)
    acts = [acts] if isinstance(acts, str) else acts
    by, of = ("each-player", "each-player") if kind == REGULATION else (line["by"], YOU)
    return {"do": UNIT.word, "act": acts, "who": by, "what": line["what"], "of": of}


def line_of(step: Line) -> dict[str, Any]:
    if step["who"] == "active-player":
        return {"do": BAN_RUNES}
    return {"do": UNIT.word, "what": step["what"], "by": step["who"], **split(step, "act", AND_ACT)}


PROTECTED = ("mythical", "creature", "hexed", "other-mythical", "other-creature", "rune")
ACTS_DONE = tuple((act, say(f"clause-{act}.done")) for act in CREATURE_ACTS)
ACT_INPUTS = (
    choice("act", say("form-forbidden"), ACTS_DONE, "forbid"),
    choice(AND_ACT, say("form-forbidden-too"), (("", say("form-forbidden-too.none")), *ACTS_DONE), "forbid"),
)
BY = (("each-neighbor", say("form-by-neighbors")), ("each-player", say("form-by-anybody")))
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
    own_who={CREATURE: GROUPS, REGULATION: ("each-player", "active-player")},
    check_own=check_own,
    standing=True,
    add_continuous=stands,
    phrase=phrase,
    default_weight=0.25,
    choices={
        CREATURE: (("forbid", say("form-protects")),),
        REGULATION: (("forbid", say("form-forbids")), (BAN_RUNES, say("form-forbids-runes"))),
    },
    inputs={
        CREATURE: (
            choice("what", say("form-what"), things_in(PROTECTED), "forbid"),
            *ACT_INPUTS,
            choice("by", say("form-by"), BY, "forbid"),
        ),
        REGULATION: (choice("what", say("form-what"), things_in(PROTECTED[:3]), "forbid"), *ACT_INPUTS),
    },
    to_step=to_step,
    line_of=line_of,
)
