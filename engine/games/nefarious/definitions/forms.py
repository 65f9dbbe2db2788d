"""Nefarious: the forms for making Inventions and Twists, and the conversion between form values and card data.

A form has a line for each effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.games.nefarious.definitions.own_cards import MOST_CHANGES, MOST_CLAUSES, MOST_EFFECTS, MOST_OTHERS
from engine.games.nefarious.definitions.reader import ALL, INVENTION, NUMBERS, TWIST, line_fields
from engine.games.nefarious.definitions.vocabulary import CHANGES, FLAG
from engine.games.nefarious.messages import message_key, say
from engine.kernel.cards.fields import form_fields, from_form, to_form
from engine.kernel.cards.packs import CardKind, FormField

SETTLED = tuple(name for name, (_, values) in CHANGES.items() if len(values) == 1)
"""Changes that a Twist either has or hasn't, without a number to choose."""
LISTS = ("self", "others", "does")


@cache
def card_kinds() -> tuple[CardKind, ...]:
    effects = {"self": MOST_EFFECTS, "others": MOST_OTHERS}
    invention = (
        _name(),
        *form_fields(NUMBERS),
        FormField("per_invention", say("form-per-invention"), say("form-per-invention.hint"), "flag", False),
        *(_lines(key, most, form_fields(line_fields(INVENTION, in_form=True))) for key, most in effects.items()),
    )
    numbered = tuple(name for name in CHANGES if name not in SETTLED)
    highest = max(values[-1] for _, values in CHANGES.values())
    change = (
        FormField(
            "rule",
            say("form-rule"),
            "",
            "choice",
            "goal",
            choices=tuple((name, say(f"form-change-{message_key(name)}")) for name in CHANGES),
        ),
        FormField(
            "value", say("form-value"), say("form-value.hint"), "number", 30, 0, highest, needs=("rule", numbered)
        ),
    )
    twist = (
        _name(),
        _lines("changes", MOST_CHANGES, change),
        _lines("does", MOST_CLAUSES, form_fields(line_fields(TWIST, in_form=True))),
    )
    return (
        CardKind(INVENTION, say("form-invention"), invention, say("form-invention.note")),
        CardKind(TWIST, say("form-twist"), twist, say("form-twist.note")),
    )


def _name() -> FormField:
    return FormField("name", say("form-name"), say("form-name.hint"))


def _lines(key: str, most: int, fields: tuple[FormField, ...]) -> FormField:
    return FormField(key, say(f"form-{key}"), say(f"form-{key}.hint"), "lines", (), fields=fields, most=most)


# --- values to data -----------------------------------------------------------------------------------------------


def card_data(kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return a completed form as the fields of a card in a pack, without empty fields."""
    data = {key: value for key, value in values.items() if key not in (*LISTS, "changes", "per_invention")}
    if values.get("per_invention"):
        data["points_per"] = "inventions"
    data |= {key: [_line_data(kind, line) for line in values[key]] for key in LISTS if values.get(key)}
    if values.get("changes"):
        data["changes"] = {line["rule"]: _change(line) for line in values["changes"]}
    return data


def _line_data(kind: str, line: Mapping[str, Any]) -> dict[str, Any]:
    data = from_form(line_fields(kind, in_form=True), line)
    word = data["do"].removesuffix(ALL)
    return data if word == data["do"] else {**data, "do": word, "amount": "all"}


def _change(line: Mapping[str, Any]) -> int | bool:
    values = CHANGES[line["rule"]][1]
    if values == FLAG:
        return True
    return int(values[0] if len(values) == 1 else line.get("value", values[0]))


# --- data to values -----------------------------------------------------------------------------------------------


def form_values(kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the form values that would produce a card. Fields that the card lacks get their defaults."""
    fields = next(one.fields for one in card_kinds() if one.key == kind)
    values = {field.key: field.default for field in fields}
    values |= {key: value for key, value in data.items() if key not in ("points_per", *LISTS, "changes")}
    values |= {key: [_line(kind, entry) for entry in data.get(key, ())] for key in LISTS if key in values}
    if kind == INVENTION:
        return {**values, "per_invention": bool(data.get("points_per"))}
    return {**values, "changes": [_change_values(name, value) for name, value in data.get("changes", {}).items()]}


def _line(kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
    if data.get("amount") == "all":
        data = {key: value for key, value in data.items() if key != "amount"} | {"do": data["do"] + ALL}
    return to_form(line_fields(kind, in_form=True), data)


def _change_values(name: str, value: int | bool) -> dict[str, Any]:
    return {"rule": name, "value": 30 if name in CHANGES and CHANGES[name][1] == FLAG else int(value)}
