"""Nefarious: the forms for making Inventions and Twists, and the conversion between form values and card data.

A form has a line for each effect. "All of it" is an effect of its own ("discard the whole hand"), so each other amount
is a number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from engine.games.nefarious.definitions.card_text import message_key
from engine.games.nefarious.definitions.own_cards import (
    CHANGE_LIMITS,
    FLAG,
    HIGHEST_COST,
    INVENTION,
    MOST_CHANGES,
    MOST_CLAUSES,
    MOST_EFFECTS,
    MOST_OTHERS,
    MOST_POINTS,
    TWIST,
)
from engine.games.nefarious.definitions.vocabulary import CHANGES, CONDITIONS, MOMENTS, PER
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.effects.effect_type import NefariousEffectType
from engine.games.nefarious.messages import say
from engine.kernel.cards.effect_types import EffectType, form_of
from engine.kernel.cards.packs import CardKind, FormField

ALL = "_all"
"""Ending of an effect that takes everything."""
SETTLED = tuple(name for name, (low, high) in CHANGE_LIMITS.items() if low == high)
"""Changes that a Twist either has or hasn't, without a number to choose."""
DEFAULT_VALUES = {name: limits[0] for name, limits in CHANGE_LIMITS.items()}


@cache
def card_kinds() -> tuple[CardKind, ...]:
    return (_invention_kind(), _twist_kind())


def _invention_kind() -> CardKind:
    fields = _effect_fields([unit for unit in UNITS if unit.on_inventions], PER[:4])
    return CardKind(
        INVENTION,
        say("form-invention"),
        (
            FormField("name", say("form-name"), say("form-name.hint")),
            FormField("cost", say("form-cost"), say("form-cost.hint"), "number", 6, 0, HIGHEST_COST),
            FormField("points", say("form-points"), say("form-points.hint"), "number", 2, 0, MOST_POINTS),
            FormField("per_invention", say("form-per-invention"), say("form-per-invention.hint"), "flag", False),
            FormField("self", say("form-self"), say("form-self.hint"), "lines", (), fields=fields, most=MOST_EFFECTS),
            FormField("others", say("form-others"), say("form-others.hint"), "lines", (),
                      fields=fields, most=MOST_OTHERS),
        ),
        say("form-invention.note"),
    )  # fmt: skip


def _twist_kind() -> CardKind:
    numbered = tuple(name for name in CHANGES if name not in SETTLED)
    highest = max(high for _, high in CHANGE_LIMITS.values())
    rules = tuple((name, say(f"form-change-{message_key(name)}")) for name in CHANGES)
    change = (
        FormField("rule", say("form-rule"), "", "choice", "goal", choices=rules),
        FormField("value", say("form-value"), say("form-value.hint"), "number", 30, 0, highest,
                  needs=("rule", numbered)),
    )  # fmt: skip
    moments = tuple((name, say(f"moment-{message_key(name)}")) for name in MOMENTS)
    conditions = tuple((name, say(f"form-if-{message_key(name) or 'always'}")) for name in CONDITIONS)
    clause = (
        FormField("at", say("form-at"), "", "choice", MOMENTS[0], choices=moments),
        FormField("if", say("form-if"), "", "choice", "", choices=conditions),
        FormField("to", say("form-to"), "", "choice", "self",
                  choices=(("self", say("form-to-self")), ("others", say("form-to-others")))),
        *_effect_fields([unit for unit in UNITS if unit.on_twists], PER),
    )  # fmt: skip
    return CardKind(
        TWIST,
        say("form-twist"),
        (
            FormField("name", say("form-name"), say("form-name.hint")),
            FormField("changes", say("form-changes"), say("form-changes.hint"), "lines", (), fields=change,
                      most=MOST_CHANGES),
            FormField("does", say("form-does"), say("form-does.hint"), "lines", (), fields=clause, most=MOST_CLAUSES),
        ),
        say("form-twist.note"),
    )  # fmt: skip


def _effect_fields(units: Sequence[NefariousEffectType], per: Sequence[str]) -> tuple[FormField, ...]:
    deeds = []
    for unit in units:
        deeds.append(EffectType(unit.word, unit.title, unit.fields))
        if unit.all_title:
            deeds.append(EffectType(unit.word + ALL, unit.all_title))
    counts = tuple((name, say(f"form-per-{message_key(name) or 'once'}")) for name in per)
    return tuple(
        replace(field, choices=counts) if field.key == "per" else field
        for field in form_of(deeds, "do", say("form-effect"), UNITS[0].word)
    )


# --- values to data -----------------------------------------------------------------------------------------------


def card_data(kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return a completed form as the fields of a card in a pack, without empty fields."""
    lists = ("self", "others", "does", "changes", "per_invention")
    data = {key: value for key, value in values.items() if key not in lists}
    if kind == INVENTION:
        if values.get("per_invention"):
            data["points_per"] = "inventions"
        found = {key: [_effect(line) for line in values.get(key, ())] for key in ("self", "others")}
        return {**data, **{key: effects for key, effects in found.items() if effects}}
    if values.get("does"):
        data["does"] = [_clause(line) for line in values["does"]]
    if values.get("changes"):
        data["changes"] = {line["rule"]: _change(line) for line in values["changes"]}
    return data


def _effect(line: Mapping[str, Any]) -> dict[str, Any]:
    deed = str(line.get("do", ""))
    word = deed.removesuffix(ALL)
    if deed != word:
        return {"do": word, "amount": "all"}
    fields = next((unit.fields for unit in UNITS if unit.word == word), ())
    values = ((field.key, line.get(field.key, field.default)) for field in fields)
    return {"do": word, **{key: value for key, value in values if value}}


def _clause(line: Mapping[str, Any]) -> dict[str, Any]:
    clause: dict[str, Any] = {"at": line.get("at", MOMENTS[0])}
    if line.get("if"):
        clause["if"] = line["if"]
    if line.get("to") == "others":
        clause["to"] = "others"
    return {**clause, **_effect(line)}


def _change(line: Mapping[str, Any]) -> int | bool:
    name = line["rule"]
    if CHANGE_LIMITS[name] == FLAG:
        return True
    return int(DEFAULT_VALUES[name] if name in SETTLED else line.get("value", DEFAULT_VALUES[name]))


# --- data to values -----------------------------------------------------------------------------------------------


def form_values(kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the form values that would produce a card. Fields that the card lacks get their defaults."""
    fields = next(one.fields for one in card_kinds() if one.key == kind)
    values = {field.key: field.default for field in fields}
    values |= {key: value for key, value in data.items() if key not in ("points_per", "does", "changes")}
    if kind == INVENTION:
        values["per_invention"] = bool(data.get("points_per"))
        for key in ("self", "others"):
            values[key] = [_effect_values(effect) for effect in data.get(key, ())]
        return values
    values["does"] = [_clause_values(clause) for clause in data.get("does", ())]
    values["changes"] = [_change_values(name, value) for name, value in data.get("changes", {}).items()]
    return values


def _effect_values(effect: Mapping[str, Any]) -> dict[str, Any]:
    deed, amount = effect.get("do", UNITS[0].word), effect.get("amount", 1)
    if amount == "all":
        deed, amount = deed + ALL, 1
    return {"do": deed, "amount": amount, "per": effect.get("per", "")}


def _clause_values(clause: Mapping[str, Any]) -> dict[str, Any]:
    where = {"at": clause.get("at", MOMENTS[0]), "if": clause.get("if", ""), "to": clause.get("to", "self")}
    return {**where, **_effect_values(clause)}


def _change_values(name: str, value: int | bool) -> dict[str, Any]:
    return {"rule": name, "value": 30 if CHANGE_LIMITS.get(name) == FLAG else int(value)}
