"""Runes & Regulations: additional checks for players' own cards.

The cards of the box were written with the rules in mind, but packs weren't. These checks refuse cards that the
vocabulary allows but the rules don't cover. They also refuse cards that could make a turn endless:

1. A Creature uses its effect once per turn (see `MatchRules.once`). So only Runes and Spells can follow each other,
and each of them is used up.
2. A Rune adds no Runes. It makes nobody SPIN except its own player, that neighbor or a chosen one.
3. A SPIN is repeated at most twice. A Regulation that becomes active neither SPINs nor turns up the next one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from engine.games.runes_and_regulations.definitions.card_text import rule_text
from engine.games.runes_and_regulations.definitions.compiled_effects import CAST, DRAW, RETURN, SUMMON
from engine.games.runes_and_regulations.definitions.vocabulary import (
    ACTS,
    CREATURE,
    GROUPS,
    REGULATION,
    RUNE,
    SPELL,
    YOU,
    Card,
    Step,
)
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects.effect_type import Problem, RunesEffectType
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import KeyValue, WordList, one_of, rule

MOST_COPIES: Final = 5
MOST_STEPS: Final = 4
"""Including the step that stops an event."""
MOST_LETTERS = {SPELL: 180, CREATURE: 200, RUNE: 180, REGULATION: 170}
"""The most letters of a text, including its trigger, that stay readable on a card."""
REGULATION_WHO = {"beginning-of-turn": ("active-player",), "becomes-active": ("each-player",)}
UNKNOWN_THINGS = ("sacrificial", "beast")


def check_own_card(reader: Reader, card: Card) -> None:
    """Raise BadCard for things that only cards of the box can have. `checks.check_card` has checked the words."""
    for problem in _card_problems(card):
        raise reader.fail(*problem)
    for number, step_reader in enumerate(reader.tables("effect")):
        for problem in _step_problems(step_reader, card, number):
            raise step_reader.fail(*problem)


def _card_problems(card: Card) -> Iterator[Problem]:
    if card.copies > MOST_COPIES:
        yield "copies", rule(f"at most {MOST_COPIES}")
    if len(card.price) > 1:
        yield "price", rule("one price at most")
    moved = [price for price in card.price if price.startswith("move-")]
    if moved and "neighbor" in card.trigger:
        yield "price", rule("another price than {} (the trigger names a neighbor already)", moved[0])
    if len(card.steps) > MOST_STEPS:
        yield "effect", rule(f"at most {MOST_STEPS} steps")
    if card.deck == REGULATION and card.trigger == "beginning-of-turn" and len(card.steps) > 1:
        yield "effect", rule("one step with the trigger {}", card.trigger)
    length, most = len(rule_text(card)), MOST_LETTERS[card.deck]
    if length > most:
        yield "effect", rule(f"steps of which the card can tell in {most} letters (now it takes {length})")
    always = [step for step in card.steps if find_effect_type(UNITS, step.do).continuous]
    changed = [(step.do, step.which, step.result, step.phases, step.what) for step in always]
    if len(set(changed)) < len(changed):
        yield "effect", rule("each limit, phase, tax, result or rule changed once")
    if not always and len(set(card.steps)) < len(card.steps):
        yield "effect", rule("steps that differ")


def _step_problems(reader: Reader, card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if step.what in UNKNOWN_THINGS:
        yield "what", rule("a word other than {} (only the expansion has them; this card is in every game)", step.what)
    unit = find_effect_type(UNITS, step.do)
    if unit.continuous:
        yield from _continuous_faults(reader, card, number, unit)
        return
    yield from _actor_problems(card, unit, step)
    yield from _place_problems(card, unit, step)
    yield from _amount_problems(card, number)
    yield from _condition_problems(card, unit, step)
    yield from unit.check_own(card, number)
    if unit.on_lawns and step.what.startswith("other-") and card.deck != CREATURE:
        yield "what", rule(f"a word without other- on a {card.deck}")


# --- continuous effects -------------------------------------------------------------------------------------------


def _continuous_faults(reader: Reader, card: Card, number: int, unit: RunesEffectType) -> Iterator[Problem]:
    words = unit.own_words.get(card.deck, ())
    if not words:
        yield "do", rule(f"a step that a {card.deck} can do all the time, not {{}}", unit.word)
    who = (field.values for each in words for field in each.fields if field.key in ("who", "by"))
    allowed = tuple(dict.fromkeys(map(str, chain(*who)))) or (YOU,)
    if card.steps[number].who not in allowed:
        yield "who", rule(f"{{}} with {{}} on a {card.deck}", WordList(allowed, last=" or "), unit.word)
    yield from unit.check_own(card, number)
    line = reader.inside(unit.line_of(reader.data))
    for field in (field for each in words if each.word == line.value("do") for field in each.fields):
        if field.key in line and len(field.values) > 1:
            field.read(line, own=True)


# --- triggered effects --------------------------------------------------------------------------------------------


def _actor_problems(card: Card, unit: RunesEffectType, step: Step) -> Iterator[Problem]:
    if card.deck == REGULATION:
        allowed = REGULATION_WHO[card.trigger]
        if not unit.serves_nobody and step.who not in allowed:
            yield "who", rule("{} on a regulation", WordList(allowed, last=" or "))
    if unit.own_who and step.who not in unit.own_who:
        yield "who", rule("{} with {}", WordList(unit.own_who, "one of "), step.do)


def _place_problems(card: Card, unit: RunesEffectType, step: Step) -> Iterator[Problem]:
    """Yield errors about the Lawn or Fence that a step refers to."""
    if step.what == "this" and card.trigger == "leaves-lawn":
        yield "what", rule("another word than {} (the Creature has left the Lawn)", "this")
    if not unit.on_lawns:
        return
    if step.what in ("this", "that"):
        what = KeyValue("what", step.what)
        expected = YOU if step.what == "this" or card.trigger.startswith("yours-") else "that-neighbor"
        if step.who != YOU:
            yield "who", rule("{} with {}", YOU, what)
        if step.of != expected:
            yield "of", rule("{} with {}", expected, what)
        if step.n != 1:
            yield "n", rule("1 with {}", what)
    elif step.who == YOU:
        places = (YOU, "each-neighbor") if step.n == "all" else (YOU, "any-player", "any-neighbor", "that-neighbor")
        if step.of not in places:
            among = rule("{} with {}", WordList(places, "one of "), KeyValue("n", "all"))
            yield "of", among if step.n == "all" else one_of(places)


def _amount_problems(card: Card, number: int) -> Iterator[Problem]:
    step = card.steps[number]
    if step.n == "all" and step.what == "rune":
        yield "n", rule("a whole number with {}", KeyValue("what", "rune"))
    if step.n == "any" and step.who in GROUPS:
        yield "n", rule("a whole number or {} with {}", "all", KeyValue("who", step.who))
    if step.may and not isinstance(step.n, int):
        yield "n", rule("a whole number with {}", "may")
    if step.n == "that-many" and card.deck == REGULATION:
        yield "n", rule("a whole number on a regulation")
    if step.n == "that-many":
        before = card.steps[number - 1] if number else None
        if card.trigger == "neighbor-would-draw-extra":
            if number != 1:
                yield "n", rule("{} right after nullify", "that-many")
        elif before is None or find_effect_type(UNITS, before.do).act == CAST or not (before.n == "any" or before.upto):
            words = ("that-many", "upto", KeyValue("n", "any"), ACTS[CAST])
            yield "n", rule("{} right after a step with {} or {}, other than {}", *words)
    if step.n == "per-unicorn" and (step.who != YOU or card.deck == REGULATION):
        yield "who", rule("{} with {}", YOU, KeyValue("n", "per-unicorn"))


def _condition_problems(card: Card, unit: RunesEffectType, step: Step) -> Iterator[Problem]:
    condition = step.condition
    if condition in ("no-runes", "you-are-behind") and step.who != YOU:
        yield "who", rule("{} with the condition {}", YOU, condition)
    if condition == "four-or-more":
        whole = unit.act == RETURN and (step.what, step.n, step.must) == ("mythical", 1, False)
        if not (whole or step.may):
            words = (condition, ACTS[RETURN], "mythical", ACTS[DRAW], ACTS[SUMMON], "may")
            yield "if", rule("{} with {} of a {}, or with {} or {} and {}", *words)
