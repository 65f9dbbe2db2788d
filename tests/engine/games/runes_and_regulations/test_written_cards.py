"""Cards written by hand into a pack: whatever Runes & Regulations takes, its form can show and give back unchanged."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.games.runes_and_regulations.definitions import vocabulary
from engine.games.runes_and_regulations.definitions.checks import DECK_TRIGGERS, RUNE_TRIGGERS
from engine.games.runes_and_regulations.definitions.own_cards import OWN_KINDS, read_own_card
from engine.games.runes_and_regulations.definitions.vocabulary import Card
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard
from tests.engine.games.runes_and_regulations.lab import GAME
from tests.sampling import examples

TRIES = 80
WORDS = {
    "who": vocabulary.WHO, "what": vocabulary.WHAT, "of": vocabulary.OF, "from": vocabulary.SOURCES,
    "to": vocabulary.GOALS, "if": vocabulary.STEP_CONDITIONS, "when": vocabulary.TIMES, "which": vocabulary.LIMITS,
    "price": vocabulary.PRICES, "result": vocabulary.SPIN_RESULTS, "counts_as": vocabulary.SPIN_RESULTS,
    "rule": vocabulary.TARGET_RULES, "set": range(1, 13), "add": range(-3, 4), "n": range(1, 5), "upto": (True,),
    "may": (True,), "random": (True,), "must": (True,),
}  # fmt: skip
LISTS = {"phase": vocabulary.PHASES, "act": vocabulary.ACTS}
"""Fields with one word or a list of them."""


def taken(kind: str, data: dict[str, Any]) -> Card | None:
    """The card, or None if players cannot make it. A Summon that does not say what is of a Creature."""
    try:
        card = read_own_card(kind, Reader("pets.toml", "pet", data))
    except BadCard:
        return None
    steps = (replace(step, what=step.what or "creature") if step.do == "summon" else step for step in card.steps)
    return replace(card, steps=tuple(steps))


def value(unit: RunesEffectType, key: str, chooser: random.Random) -> Any:
    if key in LISTS:
        words = chooser.sample(LISTS[key], chooser.randint(1, 2))
        return words[0] if len(words) == 1 and chooser.random() < 0.5 else words
    if key == "n" and "n" in unit.words:
        return chooser.choice((*WORDS["n"], *unit.words["n"]))
    return chooser.choice(unit.words.get(key, WORDS[key]))


def step(unit: RunesEffectType, chooser: random.Random) -> dict[str, Any]:
    """A step with its needed fields and some of the others."""
    keys = [key for key in unit.takes if key in unit.needs or chooser.random() < 0.4]
    return {"do": unit.word, **{key: value(unit, key, chooser) for key in keys}}


def written(kind: str, chooser: random.Random) -> dict[str, Any]:
    """A card that players can make, in any of the ways to write it."""
    card: dict[str, Any] = {"id": "pet", "name": "Pet"}
    triggers = DECK_TRIGGERS.get(kind, RUNE_TRIGGERS)
    trigger = "continuous" if "continuous" in triggers and chooser.random() < 0.4 else chooser.choice(triggers)
    card |= {"trigger": trigger} if kind != "spell" else {}
    card |= {"copies": chooser.randint(1, 5)} if kind != "regulation" else {}
    card |= {"collar": True} if kind == "creature" and chooser.random() < 0.3 else {}
    steps = [{"do": "nullify"}] if trigger in vocabulary.WOULDS else []
    units = [unit for unit in UNITS if unit.continuous == (trigger == "continuous")]
    if kind == "regulation":
        units = [unit for unit in units if unit.on_regulation or unit.serves_nobody or unit.continuous]
    for _ in range(0 if trigger == "none" else chooser.randint(1, 3)):
        unit = chooser.choice(units)
        tried = (step(unit, chooser) for _ in range(TRIES))
        steps += next(([each] for each in tried if taken(kind, {**card, "effect": [*steps, each]})), [])
    card["effect"] = steps
    price = {"price": [chooser.choice(vocabulary.PRICES)]}
    return {**card, **price} if taken(kind, {**card, **price}) else card


@pytest.mark.parametrize("kind", OWN_KINDS)
@given(seed=st.integers(0, 2**32))
@examples(0.5)
def test_a_card_gives_a_form_that_gives_the_card_again(kind: str, seed: int) -> None:
    data = written(kind, random.Random(seed))
    card = taken(kind, data)
    again = GAME.workshop.card_data(kind, GAME.workshop.form_values(kind, data))
    if card is not None:
        assert taken(kind, again) == card, again
