"""Runes & Regulations: the forms with which players make Spells, Creatures, Runes and Regulations.

`form_data` converts a form to card data. A form offers every word that players' own cards can have. Words that don't
fit together are refused when the card is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from engine.games.runes_and_regulations.definitions import form_data, own_card_checks, vocabulary
from engine.games.runes_and_regulations.definitions.checks import CREATURE_TRIGGERS, RUNE_TRIGGERS
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects._forms import (
    DISCARDS,
    Choices,
    choice,
    phases,
    prices_in,
    shown_with,
    things_in,
)
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import effect_names
from engine.kernel.cards.packs import CardKind, FormField

PEOPLE = ("you", "any-player", "any-neighbor", "each-player", "each-neighbor", "that-neighbor")
THINGS = ("mythical", "creature", "hexed", "other-mythical", "other-creature", "rune", "this", "that")
WHOSE = (
    "any-neighbor", "any-player", "you", "that-neighbor", form_data.EVERY_NEIGHBOR, "each-player", "each-neighbor",
)  # fmt: skip
AMOUNTS = (form_data.NUMBER, form_data.UPTO, form_data.ALL, form_data.ANY, "that-many", "per-unicorn")
CONDITIONS = ("no-runes", "you-are-behind", "target-is-ahead", "four-or-more")
REGULATION_CONDITIONS = ("four-or-more", "fewest-mythical")
PLAIN_PRICES = (*DISCARDS, "sacrifice-mythical", "sacrifice-1", "hex-own", "destroy-hexed", "move-own")
CREATURE_PRICES = (*PLAIN_PRICES, "hex-this", "return-this", "move-this")
NEW_TRIGGERS = ("none", "continuous")
"""Triggers whose text in a form differs from the card's, or that cards don't print."""
REGULATION_TRIGGERS = ("continuous", "becomes-active", "beginning-of-turn")


@cache
def card_kinds() -> tuple[CardKind, ...]:
    """Return the four kinds of cards that players can make."""
    name = FormField("name", say("form-name"), say("form-name.hint"))
    most = own_card_checks.MOST_COPIES
    copies = FormField("copies", say("form-copies"), say("form-copies.hint"), "number", 1, 1, most)
    usual = [unit for unit in UNITS if unit.title and not unit.on_runes_alone]
    on_runes = [*usual, *(unit for unit in UNITS if unit.on_runes_alone)]
    in_force = tuple((trigger, say(f"form-in-force-{trigger}")) for trigger in REGULATION_TRIGGERS)
    creature_triggers = (*CREATURE_TRIGGERS, *vocabulary.OWN_WOULDS)
    return (
        CardKind(vocabulary.SPELL, say("form-spell"), (name, copies, _price(PLAIN_PRICES), _effect(usual))),
        CardKind(
            vocabulary.CREATURE, say("form-creature"),
            (
                name, copies,
                FormField("collar", say("form-collar"), say("form-collar.hint"), "flag", False),
                _trigger(creature_triggers, "enters-lawn"), _price(CREATURE_PRICES, _triggered(creature_triggers)),
                _effect(usual, _triggered(creature_triggers)), _always(vocabulary.CREATURE),
            ),
            say("form-creature.note"),
        ),
        CardKind(
            vocabulary.RUNE, say("form-rune"),
            (name, copies, _trigger(RUNE_TRIGGERS, "neighbor-casts"), _price(PLAIN_PRICES), _effect(on_runes)),
            say("form-rune.note"),
        ),
        CardKind(
            vocabulary.REGULATION, say("form-regulation"),
            (
                name,
                FormField("trigger", say("form-when"), "", "choice", "continuous", choices=in_force),
                _regulation_effect(), _always(vocabulary.REGULATION),
            ),
            say("form-regulation.note"),
        ),
    )  # fmt: skip


def _triggered(triggers: Iterable[str]) -> tuple[str, tuple[Any, ...]]:
    return "trigger", tuple(trigger for trigger in triggers if trigger not in NEW_TRIGGERS)


def _trigger(triggers: Iterable[str], default: str) -> FormField:
    choices = tuple(
        (trigger, say(f"form-when-{trigger}" if trigger in NEW_TRIGGERS else f"trigger-{trigger}"))
        for trigger in triggers
    )
    return FormField("trigger", say("form-when"), "", "choice", default, choices=choices)


def _price(prices: Iterable[str], needs: tuple[str, tuple[Any, ...]] | None = None) -> FormField:
    choices = (("", say("form-price.none")), *prices_in(prices))
    return FormField("price", say("form-price"), say("form-price.hint"), "choice", "", choices=choices, needs=needs)


def _lines(key: str, name: str, fields: tuple[FormField, ...], needs: tuple[str, tuple[Any, ...]] | None) -> FormField:
    most = own_card_checks.MOST_STEPS - 1  # the step that stops an event is implied
    return FormField(key, say(name), say(f"{name}.hint"), "lines", (), needs=needs, fields=fields, most=most)


# --- steps ----------------------------------------------------------------------------------------------------


def _effect(units: Sequence[RunesEffectType], needs: tuple[str, tuple[Any, ...]] | None = None) -> FormField:
    return _lines(form_data.EFFECT, "form-steps", _step_fields(units), needs)


def _flag(key: str, verbs: Iterable[str]) -> FormField:
    return FormField(key, say(f"form-{key}"), say(f"form-{key}.hint"), "flag", False, needs=shown_with(*verbs))


def _taking(key: str, units: Sequence[RunesEffectType]) -> tuple[str, ...]:
    """Return the words of the effect types that take a key."""
    return effect_names(unit for unit in units if unit.has(key))


def _ending(units: Sequence[RunesEffectType], conditions: Iterable[str]) -> tuple[FormField, ...]:
    """Return the last fields of a step: the phases of a skip, a condition, and the flags."""
    names = phases(vocabulary.PHASES)
    phase = _taking("phase", units)
    turns = tuple((turn, say(f"form-turn-{turn}")) for turn in ("next", "this-turn"))
    conditions_in = tuple((condition, say(f"form-if-{condition}")) for condition in conditions)
    return (
        choice("phase", say("form-phase"), names, *phase),
        choice(form_data.AND_PHASE, say("form-and-phase"), (("", say("form-and-phase.none")), *names), *phase),
        choice("when", say("form-turn"), turns, *_taking("when", units)),
        choice("if", say("form-if"), (("", say("form-if-always")), *conditions_in), *_taking("if", units)),
        *(_flag(key, _taking(key, units)) for key in form_data.FLAGS),
    )


def _named(units: Sequence[RunesEffectType]) -> Choices:
    return tuple((unit.word, unit.title) for unit in units)


def _number() -> FormField:
    needs = ("amount", (form_data.NUMBER, form_data.UPTO))
    return FormField("n", say("form-number"), "", "number", 1, 1, 9, needs=needs)


def _people(names: Iterable[str]) -> Choices:
    return tuple((who, say(f"form-who-{who}")) for who in names)


def _amounts(names: Iterable[str]) -> Choices:
    return tuple((amount, say(f"form-amount-{amount}")) for amount in names)


def _step_fields(units: Sequence[RunesEffectType]) -> tuple[FormField, ...]:
    whose = effect_names(unit for unit in units if unit.on_lawns or unit.takes_from_others)
    who = effect_names(unit for unit in units if unit.has("who") and not unit.on_lawns)
    what = effect_names(unit for unit in units if unit.lets_choose("what"))
    places = effect_names(unit for unit in units if unit.lets_choose("from"))
    sides = tuple((side, say(f"form-whose-{side}")) for side in WHOSE)
    sources = tuple((source, say(f"form-from-{source}")) for source in vocabulary.SOURCES)
    return (
        choice("do", say("form-does"), _named(units)),
        choice("who", say("form-who"), _people(PEOPLE), *who),
        choice("what", say("form-what"), things_in(THINGS), *what),
        choice("whose", say("form-whose"), sides, *whose),
        choice("amount", say("form-amount"), _amounts(AMOUNTS), *_taking("n", units)),
        _number(),
        choice("from", say("form-from"), sources, *places),
        *_ending(units, CONDITIONS),
    )


def _regulation_effect() -> FormField:
    things = things_in(("mythical", "creature", "hexed", "rune"))
    amounts = _amounts((form_data.NUMBER, form_data.UPTO, form_data.ALL))
    units = sorted((unit for unit in UNITS if unit.on_regulation), key=lambda unit: unit.on_regulation)
    fields = (
        choice("do", say("form-does"), _named(units)),
        choice("who", say("form-who"), _people(("each-player", "active-player"))),
        choice("what", say("form-what"), things, *effect_names(unit for unit in units if unit.on_lawns)),
        choice("amount", say("form-amount"), amounts, *_taking("n", units)),
        _number(),
        *_ending(units, REGULATION_CONDITIONS),
    )
    return _lines(form_data.EFFECT, "form-steps", fields, ("trigger", ("becomes-active", "beginning-of-turn")))


# --- continuous effects ---------------------------------------------------------------------------------------


def _always(kind: str) -> FormField:
    offered = [unit for unit in UNITS if kind in unit.choices]
    verbs = choice("do", say("form-does"), tuple(option for unit in offered for option in unit.choices[kind]))
    fields = tuple(field for unit in offered for field in unit.inputs.get(kind, ()))
    return _lines(form_data.ALWAYS, "form-changes", (verbs, *fields), ("trigger", ("continuous",)))
