"""Runes & Regulations: the text on each card, made from its effects so that text and rules always agree."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from engine.games.runes_and_regulations.definitions import vocabulary
from engine.games.runes_and_regulations.definitions.checks import CONDITION_WHO
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects._words import in_form
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import find_effect_type

PHRASED = (vocabulary.CREATURE, vocabulary.SACRIFICIAL, vocabulary.BEAST, vocabulary.RUNE, vocabulary.FORBIDDEN_RUNE)
"""Decks whose cards name their trigger. The texts of other cards include it."""
ICONS = {
    "continuous": "always",
    "enters-lawn": "enters",
    "leaves-lawn": "leaves",
    "beginning-of-turn": "sunrise",
    "end-of-turn": "moon",
    **dict.fromkeys(vocabulary.WOULDS, "would"),
    **dict.fromkeys(vocabulary.REACTIONS, "reaction"),
}
"""The icon on the pill of each trigger."""
AT_ONCE: Final = -1


# --- phrases -----------------------------------------------------------------------------------------------------


def sentence(clause: str) -> str:
    """Add a capital and a full stop."""
    return say("card-sentence", clause=clause[0].upper() + clause[1:])


# --- steps -------------------------------------------------------------------------------------------------------


def _action(card: vocabulary.Card, step: vocabulary.Step, done: str) -> str:
    """Return a step's action in second or third person: "DRAW a card", "DISCARDs a card", "may SUMMON ..."."""
    unit = find_effect_type(UNITS, step.do)
    form = "may" if step.may else "must" if step.must else "" if step.who == vocabulary.YOU else "third"
    what = unit.phrase(card, step, done)
    return in_form(f"clause-{unit.word}", "clause-any", form, what=what, word=unit.word.upper())


def _add_actor(step: vocabulary.Step, does: str) -> str:
    """Add the acting player to an action, except for "you"."""
    if step.who == vocabulary.YOU:
        return does
    who = say(f"who-{step.who}")
    if step.condition in CONDITION_WHO:
        who = say(f"who-if-{step.condition}", who=who)
    return say("card-actor", who=who, does=does)


def _as_able(step: vocabulary.Step) -> bool:
    """Return whether players who can't do the step are left out (RR-7.3)."""
    return (
        find_effect_type(UNITS, step.do).if_able
        and step.who != vocabulary.YOU
        and not (step.may or step.must or step.condition)
    )


def _clauses(card: vocabulary.Card) -> list[str]:
    """Return the steps of a triggered effect as clauses without capital and full stop."""
    clauses: list[str] = []
    done = ""
    steps = list(card.steps)
    instead = _replaces_event(card)
    if find_effect_type(UNITS, steps[0].do).nullifies:
        steps.pop(0)
        clauses += [] if instead else [say(f"stopped-{card.trigger}")]
    for together in _group_steps(steps):
        actions = []
        for step in together:
            actions.append(_action(card, step, done))
            done = say(f"clause-{step.do}.done") if find_effect_type(UNITS, step.do).if_able else ""
        condition = together[0].condition
        clause = _add_actor(together[0], say.join_list(actions))
        if instead:
            clause = say("card-instead", clause=clause)
        if any(_as_able(step) for step in together):
            clause = say("card-if-able", clause=clause)
        if condition and condition not in CONDITION_WHO:
            clause = say(f"card-if-{condition}", clause=clause)
        clauses.append(clause)
        instead = False
    return clauses


def _group_steps(steps: list[vocabulary.Step]) -> list[list[vocabulary.Step]]:
    """Group the steps in order. Steps that several players do as far as able share a clause."""

    def key(numbered: tuple[int, vocabulary.Step]) -> tuple[int, str]:
        number, step = numbered
        return (AT_ONCE, step.who) if step.who in vocabulary.GROUPS and _as_able(step) else (number, step.who)

    return [[step for _, step in group] for _, group in groupby(enumerate(steps), key=key)]


def _replaces_event(card: vocabulary.Card) -> bool:
    """Return whether the second step replaces the stopped event, instead of adding to it."""
    if len(card.steps) < 2:
        return False
    step = card.steps[1]
    strikes_back = "that-neighbor" in (step.who, step.of)
    other_draw = card.trigger == "neighbor-would-draw-extra" and step.n != "that-many"
    certain = not (strikes_back or other_draw or step.condition)
    return card.trigger in find_effect_type(UNITS, step.do).replaces and certain


# --- complete texts ----------------------------------------------------------------------------------------------


def _continuous_clauses(card: vocabulary.Card) -> list[str]:
    """Return the clauses of continuous effects. Consecutive limits share a clause."""
    clauses: list[str] = []
    for in_one, group in groupby(card.steps, key=lambda step: find_effect_type(UNITS, step.do).in_one_clause):
        words = [find_effect_type(UNITS, step.do).phrase(card, step, "") for step in group]
        clauses += [say.join_list(words)] if in_one else words
    return clauses


def effect_text(card: vocabulary.Card) -> str:
    """Return the card's effects, including the price, without the trigger phrase."""
    if not card.steps:
        return say("card-no-effect")
    if card.trigger == "continuous" or card.deck == vocabulary.ROLE:
        return " ".join(sentence(clause) for clause in _continuous_clauses(card))
    clauses = _clauses(card)
    if card.price:
        price = say.join_list([say(f"price-{token}") for token in card.price])
        clauses[0] = say("card-paid", price=price, clause=clauses[0])
    if card.deck == vocabulary.REGULATION and card.trigger == "beginning-of-turn":
        clauses[0] = say("card-each-turn", clause=clauses[0])
    return " ".join(sentence(clause) for clause in clauses)


def names_trigger(card: vocabulary.Card) -> bool:
    """Return whether a card prints its trigger, as a phrase and on a pill."""
    return card.deck in PHRASED and card.trigger in ICONS


def rule_text(card: vocabulary.Card) -> str:
    """Return the complete rule as printed, e.g. "When this Creature enters your Lawn: CAST a Spell from your hand."."""
    text = effect_text(card)
    return say("card-rule", trigger=say(f"trigger-{card.trigger}"), text=text) if names_trigger(card) else text


def footer(card: vocabulary.Card) -> str:
    """Return the type line: "DRAGON · WEARS A COLLAR", "CORRUPTED BEAST", "RUNE"."""
    kind = card.kind if card.deck == vocabulary.CREATURE and card.kind != "other" else card.deck
    return say("foot-with-collar", kind=say(f"foot-{kind}")) if card.collar else say(f"foot-{kind}")
