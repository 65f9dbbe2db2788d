"""The continuous effect that adds a price to others' acts. Prices add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.runes_and_regulations.definitions.compiled_effects import ACTS
from engine.games.runes_and_regulations.definitions.vocabulary import CREATURE, GROUPS, REGULATION, Card, Step
from engine.games.runes_and_regulations.effects._fields import DISCARDS, constants, words
from engine.games.runes_and_regulations.effects.effect_type import Line, Problem, RunesEffectType
from engine.games.runes_and_regulations.match_rules import ContinuousEffects, Tax
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.files.faults import rule

STEAL_THIS = "steal-this"
"""A word that forms have and card data doesn't."""
TAXED: dict[str, dict[str, str]] = {"cast": {}, "steal": {"what": "creature"}, STEAL_THIS: {"what": "this"}}


def stands(laws: ContinuousEffects, instance: int, step: Step) -> None:
    laws.taxes.append(Tax(instance, ACTS[step.act[0]], int(step.price.removeprefix("discard-")), step.what == "this"))


def check(card: Card, step: Step) -> Iterator[Problem]:
    if step.act != (("steal",) if step.what else ("cast",)):
        yield "act", rule("{} with a what, {} without", "steal", "cast")


def check_own(card: Card, number: int) -> Iterator[Problem]:
    if card.deck == REGULATION and card.steps[number].act != ("cast",):
        yield "act", rule("{} on a regulation", "cast")


def to_step(line: dict[str, Any]) -> dict[str, Any]:
    taxed = line.pop("taxed")
    return {**line, "act": taxed.removesuffix("-this"), **TAXED[taxed]}


def line_of(step: Line) -> Line:
    act = step["act"] if isinstance(step["act"], str) else step["act"][0]
    return {**step, "taxed": STEAL_THIS if step.get("what") == "this" else act}


PRICE = words("price", "form-tax", DISCARDS, "price")
ANY_TAX = (words("taxed", "form-taxed", TAXED, "form-taxed"), PRICE, *constants(who="each-neighbor"))
UNIT: RunesEffectType = RunesEffectType(
    word="tax",
    title="",
    takes=("who", "act", "what", "price"),
    needs=("who", "act", "price"),
    words={"who": GROUPS, "what": ("creature", "this"), "price": DISCARDS},
    check=check,
    check_own=check_own,
    continuous=True,
    add_continuous=stands,
    phrase=lambda card, step, done: say(f"tax-{step.what or 'spell'}", who=step.who, price=say(f"price-{step.price}")),
    default_weight=0.2,
    own_words={
        CREATURE: (EffectType("tax", say("form-taxes"), ANY_TAX),),
        REGULATION: (
            EffectType("tax", say("form-taxes-spells"), (PRICE, *constants(taxed="cast", who="each-player"))),
        ),
    },
    to_step=to_step,
    line_of=line_of,
)
