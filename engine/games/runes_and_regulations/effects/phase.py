"""The continuous effect for more actions in a phase, or a Spin phase that can be skipped for a price (RR-5.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.runes_and_regulations.definitions.compiled_effects import PHASE_BITS
from engine.games.runes_and_regulations.definitions.vocabulary import CREATURE, REGULATION, YOU, Card, Step
from engine.games.runes_and_regulations.effects._forms import choice, phases, shown_with, split
from engine.games.runes_and_regulations.effects.effect_type import Line, Problem, RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import OWN_CHOICE, SMALL_PRICES
from engine.games.runes_and_regulations.match_rules import ContinuousEffects
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.packs import FormField
from engine.kernel.files.faults import one_of, rule, whole_number

SKIP_SPIN = "skip-spin"
"""A word that forms have and card data doesn't."""
ACTIONS_IN_PHASE = (2, 4)
PHASES_WITH_MORE = ("draw", "summon", "spin")
"""Phases that can have more than one action on players' own cards. The Cast phase has one Spell."""


def stands(laws: ContinuousEffects, instance: int, step: Step) -> None:
    bits = sum(PHASE_BITS[phase] for phase in step.phases)
    if step.may:
        laws.skippable |= bits
    else:
        laws.phases.append((bits, int(step.n)))


def check(card: Card, step: Step) -> Iterator[Problem]:
    if (step.n == 1) == (not step.price):
        yield "n", rule("2 or more actions or, without n, a price to skip the phase")


def check_own(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if len(step.phases) != 1:
        yield "phase", rule("one phase")
    if step.price:
        if (card.deck, step.phases, step.price) != (REGULATION, ("spin",), "discard-1"):
            yield "price", rule("{}, to skip the Spin phase, on a regulation", "discard-1")
    elif step.phases[0] not in PHASES_WITH_MORE:
        yield "phase", one_of(PHASES_WITH_MORE)
    elif not isinstance(step.n, int) or not ACTIONS_IN_PHASE[0] <= step.n <= ACTIONS_IN_PHASE[1]:
        yield "n", whole_number(*ACTIONS_IN_PHASE)


def phrase(card: Card, step: Step, done: str) -> str:
    """Return the clause, e.g. "in your Draw phase, DRAW 2 cards instead of 1"."""
    [phase] = step.phases
    who = {"who": step.who, "player": say(f"who-{step.who}")}
    if step.price:
        return say("phase-can-be-skipped", price=say(f"price-{step.price}"), phase=say(f"phase-{phase}"), **who)
    return say(f"more-in-{phase}", count=step.n, **who)


def to_step(kind: str, line: Line) -> dict[str, Any]:
    everybody = {"who": "each-player"} if kind == REGULATION else {}
    if line["do"] == SKIP_SPIN:
        return {"do": UNIT.word, "phase": "spin", **everybody, "may": True, "price": "discard-1"}
    return {"do": UNIT.word, "phase": line["phase"], **everybody, "n": line["n"]}


def line_of(step: Line) -> dict[str, Any]:
    if step.get("price"):
        return {"do": SKIP_SPIN}
    return {"do": UNIT.word, **split(step, "phase", "and_phase"), "n": step.get("n", 1)}


MORE = (("phase", say("form-more")),)
LOW, HIGH = ACTIONS_IN_PHASE
INPUTS = (
    choice("phase", say("form-phase"), phases(PHASES_WITH_MORE), "phase"),
    FormField("n", say("form-more-actions"), "", "number", LOW, LOW, HIGH, needs=shown_with("phase")),
)
UNIT: RunesEffectType = RunesEffectType(
    word="phase",
    title="",
    takes=("who", "n", "may", "price", "phase"),
    needs=("phase",),
    words={"who": OWN_CHOICE, "price": SMALL_PRICES},
    check=check,
    own_who={CREATURE: (YOU,), REGULATION: ("each-player",)},
    check_own=check_own,
    standing=True,
    add_continuous=stands,
    phrase=phrase,
    default_weight=0.2,
    choices={CREATURE: MORE, REGULATION: (*MORE, (SKIP_SPIN, say("form-skip-spin")))},
    inputs={CREATURE: INPUTS, REGULATION: INPUTS},
    to_step=to_step,
    line_of=line_of,
)
