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
from engine.games.runes_and_regulations.effects._fields import DISCARDS, words
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import effect_fields, effect_names
from engine.kernel.cards.fields import form_fields
from engine.kernel.cards.packs import CardKind, FormField

PEOPLE = ("you", "any-player", "any-neighbor", "each-player", "each-neighbor", "that-neighbor")
THINGS = ("mythical", "creature", "hexed", "other-mythical", "other-creature", "rune", "this", "that")
WHOSE = ("any-neighbor", "any-player", "you", "that-neighbor", form_data.EVERY_NEIGHBOR, "each-player", "each-neighbor")
COUNTED = (form_data.NUMBER, form_data.UPTO)
AMOUNTS = (*COUNTED, form_data.ALL, form_data.ANY, "that-many", "per-unicorn")
CONDITIONS = ("no-runes", "you-are-behind", "target-is-ahead", "four-or-more")
REGULATION_CONDITIONS = ("four-or-more", "fewest-mythical")
PLAIN_PRICES = (*DISCARDS, "sacrifice-mythical", "sacrifice-1", "hex-own", "destroy-hexed", "move-own")
CREATURE_PRICES = (*PLAIN_PRICES, "hex-this", "return-this", "move-this")
NEW_TRIGGERS = ("none", "continuous")
"""Triggers whose text in a form differs from the card's, or that cards don't print."""
REGULATION_TRIGGERS = ("continuous", "becomes-active", "beginning-of-turn")
HOW_MANY = FormField("n", say("form-number"), "", "number", 1, 1, 9, needs=("amount", COUNTED))
Needs = tuple[str, tuple[Any, ...]] | None


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
            vocabulary.CREATURE,
            say("form-creature"),
            (
                name,
                copies,
                FormField("collar", say("form-collar"), say("form-collar.hint"), "flag", False),
                _trigger(creature_triggers, "enters-lawn"),
                _price(CREATURE_PRICES, _triggers_when(creature_triggers)),
                _effect(usual, _triggers_when(creature_triggers)),
                _continuous_field(vocabulary.CREATURE),
            ),
            say("form-creature.note"),
        ),
        CardKind(
            vocabulary.RUNE,
            say("form-rune"),
            (name, copies, _trigger(RUNE_TRIGGERS, "neighbor-casts"), _price(PLAIN_PRICES), _effect(on_runes)),
            say("form-rune.note"),
        ),
        CardKind(
            vocabulary.REGULATION,
            say("form-regulation"),
            (
                name,
                FormField("trigger", say("form-when"), "", "choice", "continuous", choices=in_force),
                _regulation_effect(),
                _continuous_field(vocabulary.REGULATION),
            ),
            say("form-regulation.note"),
        ),
    )


def _triggers_when(triggers: Iterable[str]) -> tuple[str, tuple[Any, ...]]:
    return "trigger", tuple(trigger for trigger in triggers if trigger not in NEW_TRIGGERS)


def _trigger(triggers: Iterable[str], default: str) -> FormField:
    choices = tuple(
        (trigger, say(f"form-when-{trigger}" if trigger in NEW_TRIGGERS else f"trigger-{trigger}"))
        for trigger in triggers
    )
    return FormField("trigger", say("form-when"), "", "choice", default, choices=choices)


def _price(prices: Iterable[str], when: Needs = None) -> FormField:
    hint = say("form-price.hint")
    return words("price", "form-price", ("", *prices), "price", "form-price.none", hint=hint, when=when).input


def _lines(key: str, name: str, fields: tuple[FormField, ...], needs: Needs) -> FormField:
    most = own_card_checks.MOST_STEPS - 1  # the step that stops an event is implied
    return FormField(key, say(name), say(f"{name}.hint"), "lines", (), needs=needs, fields=fields, most=most)


# --- steps ----------------------------------------------------------------------------------------------------


def _effect(units: Sequence[RunesEffectType], needs: Needs = None) -> FormField:
    return _lines(form_data.EFFECT, "form-steps", _step_fields(units), needs)


def _flag(key: str, verbs: Iterable[str]) -> FormField:
    return FormField(key, say(f"form-{key}"), say(f"form-{key}.hint"), "flag", False, needs=_with(verbs))


def _with(verbs: Iterable[str]) -> Needs:
    """Return a condition that shows a field only with some effect words."""
    return ("do", tuple(verbs)) if verbs else None


def _taking(key: str, units: Sequence[RunesEffectType]) -> tuple[str, ...]:
    """Return the words of the effect types that take a key."""
    return effect_names(unit for unit in units if unit.has(key))


def _ending(units: Sequence[RunesEffectType], conditions: Iterable[str]) -> tuple[FormField, ...]:
    """Return the last fields of a step: the phases of a skip, a condition, and the flags."""
    phase, phases = _taking("phase", units), vocabulary.PHASES
    and_phase = "form-and-phase"
    return (
        _choice("phase", phases, "phase", phase),
        _choice(form_data.AND_PHASE, ("", *phases), "phase", phase, label=and_phase, none=f"{and_phase}.none"),
        _choice("when", ("next", "this-turn"), "form-turn", _taking("when", units), label="form-turn"),
        _choice("if", ("", *conditions), "form-if", _taking("if", units), none="form-if-always"),
        *(_flag(key, _taking(key, units)) for key in form_data.FLAGS),
    )


def _choice(
    key: str, values: Iterable[str], texts: str, verbs: Iterable[str], *, label: str = "", none: str = ""
) -> FormField:
    """Return the choice of a word, which is only shown with some effect words."""
    return words(key, label or f"form-{key}", values, texts, none, when=_with(verbs)).input


def _step_fields(units: Sequence[RunesEffectType]) -> tuple[FormField, ...]:
    who = effect_names(unit for unit in units if unit.has("who") and not unit.on_lawns)
    what = effect_names(unit for unit in units if unit.lets_choose("what"))
    whose = effect_names(unit for unit in units if unit.on_lawns or unit.takes_from_others)
    places = effect_names(unit for unit in units if unit.lets_choose("from"))
    return (
        *form_fields(effect_fields(units, "do", say("form-does"))),
        _choice("who", PEOPLE, "form-who", who),
        _choice("what", THINGS, "form-what", what),
        _choice("whose", WHOSE, "form-whose", whose),
        _choice("amount", AMOUNTS, "form-amount", _taking("n", units)),
        HOW_MANY,
        _choice("from", vocabulary.SOURCES, "form-from", places),
        *_ending(units, CONDITIONS),
    )


def _regulation_effect() -> FormField:
    units = sorted((unit for unit in UNITS if unit.on_regulation), key=lambda unit: unit.on_regulation)
    what = effect_names(unit for unit in units if unit.on_lawns)
    fields = (
        *form_fields(effect_fields(units, "do", say("form-does"))),
        _choice("who", ("each-player", "active-player"), "form-who", ()),
        _choice("what", ("mythical", "creature", "hexed", "rune"), "form-what", what),
        _choice("amount", AMOUNTS[:3], "form-amount", _taking("n", units)),
        HOW_MANY,
        *_ending(units, REGULATION_CONDITIONS),
    )
    return _lines(form_data.EFFECT, "form-steps", fields, ("trigger", ("becomes-active", "beginning-of-turn")))


def _continuous_field(kind: str) -> FormField:
    fields = form_fields(form_data.input_fields(kind))
    return _lines(form_data.ALWAYS, "form-changes", fields, ("trigger", ("continuous",)))
