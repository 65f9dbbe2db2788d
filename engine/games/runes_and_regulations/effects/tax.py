"""The continuous effect that adds a price to others' acts. Prices add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.runes_and_regulations.definitions.compiled_effects import ACTS
from engine.games.runes_and_regulations.definitions.vocabulary import CREATURE, GROUPS, REGULATION, Card, Step
from engine.games.runes_and_regulations.effects._forms import choice, price
from engine.games.runes_and_regulations.effects.effect_type import Line, Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import SMALL_PRICES
from engine.games.runes_and_regulations.match_rules import ContinuousEffects, Tax
from engine.games.runes_and_regulations.messages import say
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


def phrase(card: Card, step: Step, done: str) -> str:
    """Return the clause, e.g. "before a neighbor CASTs a Spell, that neighbor must DISCARD a card"."""
    return say(f"tax-{step.what or 'spell'}", who=step.who, price=say(f"price-{step.price}"))


def to_step(kind: str, line: Line) -> dict[str, Any]:
    taxed = "cast" if kind == REGULATION else line["taxed"]
    who = "each-player" if kind == REGULATION else "each-neighbor"
    act = taxed.removesuffix("-this")
    return {"do": UNIT.word, "act": act, "who": who, **TAXED[taxed], "price": line["price"]}


def line_of(step: Line) -> dict[str, Any]:
    act = step["act"] if isinstance(step["act"], str) else step["act"][0]
    return {"do": UNIT.word, "taxed": STEAL_THIS if step.get("what") == "this" else act, "price": step["price"]}


PAID_FOR = tuple((taxed, say(f"form-taxed-{taxed}")) for taxed in TAXED)
UNIT: RunesEffectType = RunesEffectType(
    word="tax",
    title="",
    takes=("who", "act", "what", "price"),
    needs=("who", "act", "price"),
    words={"who": GROUPS, "what": ("creature", "this"), "price": SMALL_PRICES},
    check=check,
    own_who={CREATURE: ("each-neighbor",), REGULATION: ("each-player",)},
    check_own=check_own,
    standing=True,
    add_continuous=stands,
    phrase=phrase,
    default_weight=0.2,
    choices={CREATURE: (("tax", say("form-taxes")),), REGULATION: (("tax", say("form-taxes-spells")),)},
    inputs={CREATURE: (choice("taxed", say("form-taxed"), PAID_FOR, "tax"), price("tax")), REGULATION: (price("tax"),)},
    to_step=to_step,
    line_of=line_of,
)
