"""Runes & Regulations: the forms with which players make Spells, Creatures, Runes and Regulations.

What a form says becomes card data in `form_data`. A form offers every word that players' own cards can have; words that
do not go together are refused when the card is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from engine.games.runes_and_regulations import form_data, own_card_checks, vocabulary
from engine.games.runes_and_regulations.checks import CREATURE_TRIGGERS, RUNE_TRIGGERS
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects._forms import (
    DISCARDS,
    THING_WORDS,
    Choices,
    choice,
    phases,
    shown_with,
    words,
)
from engine.games.runes_and_regulations.effects._unit import RunesUnit
from engine.games.runes_and_regulations.wording_phrases import PRICE_WORDS, TRIGGER_PHRASES
from engine.kernel.packs import CardKind, FormField
from engine.kernel.schema import words_of

PEOPLE_WORDS = {
    "you": "You", "any-player": "Any player", "any-neighbor": "Any neighbor", "each-player": "Each player",
    "each-neighbor": "Each neighbor", "that-neighbor": "That neighbor",
}  # fmt: skip
WHOSE_WORDS = {
    "any-neighbor": "Any neighbor's", "any-player": "Any player's", "you": "Your own",
    "that-neighbor": "That neighbor's", form_data.EVERY_NEIGHBOR: "Every neighbor's (all)",
    "each-player": "Each player does it", "each-neighbor": "Each neighbor does it",
}  # fmt: skip
AMOUNT_WORDS = {
    form_data.NUMBER: "This many", form_data.UPTO: "Up to this many", form_data.ALL: "All", form_data.ANY: "Any number",
    "that-many": "That many", "per-unicorn": "One for each Unicorn",
}  # fmt: skip
CONDITION_WORDS = {
    "": "Always", "no-runes": "With no Runes on your Fence", "you-are-behind": "When a neighbor has more Creatures",
    "target-is-ahead": "Only whoever has more Creatures than you", "four-or-more": "Only with 4 or more Creatures",
}  # fmt: skip
REGULATION_CONDITIONS = {
    "": "Always", "four-or-more": "Only with 4 or more Creatures", "fewest-mythical": "Only with the fewest Creatures",
}  # fmt: skip
PLAIN_PRICES = (*DISCARDS, "sacrifice-mythical", "sacrifice-1", "hex-own", "destroy-hexed", "move-own")
CREATURE_PRICES = (*PLAIN_PRICES, "hex-this", "return-this", "move-this")
NEW_TRIGGERS = {"none": "No effect", "continuous": "As long as it is on the Lawn"}
REGULATION_TRIGGERS = {
    "continuous": "As long as it is in force", "becomes-active": "Once, when it becomes active",
    "beginning-of-turn": "At the beginning of each player's turn",
}  # fmt: skip


@cache
def card_kinds() -> tuple[CardKind, ...]:
    """The four kinds of cards that players can make."""
    name = FormField("name", "Name", "as it stands on the card")
    copies = FormField("copies", "Copies", "in its deck", "number", 1, 1, own_card_checks.MOST_COPIES)
    usual = [unit for unit in UNITS if unit.title and not unit.on_runes_alone]
    on_runes = [*usual, *(unit for unit in UNITS if unit.on_runes_alone)]
    creature_triggers = (*CREATURE_TRIGGERS, *vocabulary.OWN_WOULDS)
    return (
        CardKind(vocabulary.SPELL, "Spell", (name, copies, _price(PLAIN_PRICES), _effect(usual))),
        CardKind(
            vocabulary.CREATURE, "Creature",
            (
                name, copies,
                FormField("collar", "Wears a collar", "matters to some", "flag", False),
                _trigger(creature_triggers, "enters-lawn"), _price(CREATURE_PRICES, _triggered(creature_triggers)),
                _effect(usual, _triggered(creature_triggers)), _always(vocabulary.CREATURE),
            ),
            "With Dragon, Unicorn, Pegasus or Griffin in its name it is one of those. An effect that waits for "
            "something is used once a turn at most.",
        ),
        CardKind(
            vocabulary.RUNE, "Rune",
            (name, copies, _trigger(RUNE_TRIGGERS, "neighbor-casts"), _price(PLAIN_PRICES), _effect(on_runes)),
            "A Rune that answers what would happen stops it first; then come its own steps, if it has any.",
        ),
        CardKind(
            vocabulary.REGULATION, "Regulation",
            (
                name,
                FormField("trigger", "When", "", "choice", "continuous", choices=words(REGULATION_TRIGGERS)),
                _regulation_effect(), _always(vocabulary.REGULATION),
            ),
            "There is one of each Regulation.",
        ),
    )  # fmt: skip


def _triggered(triggers: Iterable[str]) -> tuple[str, tuple[Any, ...]]:
    return "trigger", tuple(trigger for trigger in triggers if trigger not in NEW_TRIGGERS)


def _trigger(triggers: Iterable[str], default: str) -> FormField:
    choices = words({**TRIGGER_PHRASES, **NEW_TRIGGERS}, triggers)
    return FormField("trigger", "When", "", "choice", default, choices=choices)


def _price(prices: Iterable[str], needs: tuple[str, tuple[Any, ...]] | None = None) -> FormField:
    choices = (("", "No price"), *words(PRICE_WORDS, prices))
    return FormField("price", "Price", "paid first and in full", "choice", "", choices=choices, needs=needs)


def _lines(key: str, label: str, fields: tuple[FormField, ...], needs: tuple[str, tuple[Any, ...]] | None) -> FormField:
    hint = "one after the other" if key == form_data.EFFECT else "all the time"
    most = own_card_checks.MOST_STEPS - 1  # the stopping of what would happen goes without saying
    return FormField(key, label, hint, "lines", (), needs=needs, fields=fields, most=most)


# --- what happens ---------------------------------------------------------------------------------------------


def _effect(units: Sequence[RunesUnit], needs: tuple[str, tuple[Any, ...]] | None = None) -> FormField:
    return _lines(form_data.EFFECT, "Steps", _step_fields(units), needs)


def _flag(key: str, label: str, hint: str, *verbs: str) -> FormField:
    return FormField(key, label, hint, "flag", False, needs=shown_with(*verbs))


def _taking(key: str, units: Sequence[RunesUnit]) -> tuple[str, ...]:
    """The words of some units that take a key."""
    return words_of(unit for unit in units if unit.has(key))


def _ending(units: Sequence[RunesUnit], conditions: Choices) -> tuple[FormField, ...]:
    """What comes last in a step: the phases of a skip, a condition, what is said of whoever does it."""
    names = phases(vocabulary.PHASES)
    phase = _taking("phase", units)
    return (
        choice("phase", "Phase", names, *phase),
        choice(form_data.AND_PHASE, "And", (("", "No other"), *names), *phase),
        choice("when", "Of", (("next", "The next turn"), ("this-turn", "This turn")), *_taking("when", units)),
        choice("if", "Only if", conditions, *_taking("if", units)),
        _flag("may", "Each may", "whoever does not want to need not", *_taking("may", units)),
        _flag("must", "All or nobody", "unusable unless everybody can", *_taking("must", units)),
        _flag("random", "At random", "nobody chooses the cards", *_taking("random", units)),
    )


def _named(units: Sequence[RunesUnit]) -> Choices:
    return tuple((unit.word, unit.title) for unit in units)


def _number() -> FormField:
    return FormField("n", "Number", "", "number", 1, 1, 9, needs=("amount", (form_data.NUMBER, form_data.UPTO)))


def _step_fields(units: Sequence[RunesUnit]) -> tuple[FormField, ...]:
    whose = words_of(unit for unit in units if unit.on_lawns or unit.takes_from_others)
    who = words_of(unit for unit in units if unit.has("who") and not unit.on_lawns)
    what = words_of(unit for unit in units if unit.lets_choose("what"))
    places = words_of(unit for unit in units if unit.lets_choose("from"))
    return (
        choice("do", "Does", _named(units)),
        choice("who", "Who", words(PEOPLE_WORDS), *who),
        choice("what", "What", words(THING_WORDS), *what),
        choice("whose", "Whose", words(WHOSE_WORDS), *whose),
        choice("amount", "How many", words(AMOUNT_WORDS), *_taking("n", units)),
        _number(),
        choice("from", "From", (("hand", "The hand"), ("main-discard", "The Main discard pile")), *places),
        *_ending(units, words(CONDITION_WORDS)),
    )


def _regulation_effect() -> FormField:
    people = {"each-player": "Each player", "active-player": "Whoever's turn it is"}
    things = words(THING_WORDS, ("mythical", "creature", "hexed", "rune"))
    amounts = words(AMOUNT_WORDS, (form_data.NUMBER, form_data.UPTO, form_data.ALL))
    units = sorted((unit for unit in UNITS if unit.on_regulation), key=lambda unit: unit.on_regulation)
    fields = (
        choice("do", "Does", _named(units)),
        choice("who", "Who", words(people)),
        choice("what", "What", things, *words_of(unit for unit in units if unit.on_lawns)),
        choice("amount", "How many", amounts, *_taking("n", units)),
        _number(),
        *_ending(units, words(REGULATION_CONDITIONS)),
    )
    return _lines(form_data.EFFECT, "Steps", fields, ("trigger", ("becomes-active", "beginning-of-turn")))


# --- what is always on ----------------------------------------------------------------------------------------


def _always(kind: str) -> FormField:
    offered = [unit for unit in UNITS if kind in unit.choices]
    verbs = choice("do", "Does", tuple(option for unit in offered for option in unit.choices[kind]))
    fields = tuple(field for unit in offered for field in unit.inputs.get(kind, ()))
    return _lines(form_data.ALWAYS, "Changes", (verbs, *fields), ("trigger", ("continuous",)))
