"""Cthulhu Realms: the form with which players make a card, and its values as card data and back (CR-3, CR-4).

All abilities stand in one list of effects. Each line says whether it begins a new tag, follows in the same tag, or
begins the other half of an either/or, so that every card of the data files can be written down line by line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engine.games.cthulhu_realms.checks import MOST_NEEDS, MOST_ROWS, MOST_SIGNS
from engine.games.cthulhu_realms.data import MOST_COPIES
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.own_cards import GENERAL
from engine.games.cthulhu_realms.vocabulary import (
    ABJURED,
    COLORS,
    DISCARDED,
    GREEN,
    LOCATION,
    MOST,
    NEEDS,
    SHIELDS,
    TYPES,
)
from engine.kernel.packs import CardKind, FormField
from engine.kernel.schema import form_of, from_form, to_form

TAG, THEN, OR = "tag", "then", "or"
"""How a line goes on from the line before."""
JOINTS = ((TAG, "A new ability"), (THEN, "and then"), (OR, "or else"))
NEED_WORDS = {
    **{color: f"A {color} card in play" for color in COLORS},
    **{kind: f"{'A' if kind == LOCATION else 'An'} {kind.capitalize()} in play" for kind in TYPES},
    DISCARDED: "A card discarded this turn",
    ABJURED: "A card abjured this turn",
}
SHIELD_WORDS = ("None", "Sanctuary: protects its player", "Nexus: protects the other Locations")
NEED_KEYS = tuple(f"need_{number}" for number in range(1, MOST_NEEDS + 1))
USUAL = next(unit.word for unit in UNITS if unit.gives(1, 1).loss)
"""The effect of a new line: what most cards are for."""
ON_LOCATION = ("type", (LOCATION,))


@cache
def card_kinds() -> tuple[CardKind, ...]:
    """The one kind of card that players can make."""
    return (
        CardKind(
            GENERAL,
            "Card of the general deck",
            (
                FormField("name", "Name", "as it stands on the card"),
                FormField("color", "Color", kind="choice", default=GREEN, choices=_named(COLORS)),
                FormField("type", "Type", "a Location stays in play", "choice", TYPES[0], choices=_named(TYPES)),
                FormField("cost", "Cost", "in Conjuring Power", "number", 3, 1, MOST),
                FormField("copies", "Copies", "in the general deck", "number", 1, 1, MOST_COPIES),
                FormField("sanity", "Sanity", "what it takes to destroy it", "number", 4, 1, MOST, needs=ON_LOCATION),
                FormField(
                    "shield", "Protects", "from Sanity loss, as long as it is in play", "choice", "",
                    choices=tuple(zip(SHIELDS, SHIELD_WORDS, strict=True)), needs=ON_LOCATION,
                ),
                FormField(
                    "abilities", "Abilities", f"up to {MOST_ROWS} tags from top to bottom; an either/or takes two",
                    "lines", (), fields=_line_fields(), most=MOST_ROWS * MOST_SIGNS,
                ),
            ),
            "An ability is used once a turn. Combinations of effects that could make a turn endless are refused, and a "
            "tag row holds at most four signs.",
        ),
    )  # fmt: skip


def _named(words: Sequence[str]) -> tuple[tuple[str, str], ...]:
    return tuple((word, word.capitalize()) for word in words)


def _line_fields() -> tuple[FormField, ...]:
    needs = (("", "Nothing"), *((need, NEED_WORDS[need]) for need in NEEDS))
    at_start = ("joint", (TAG,))
    return (
        FormField("joint", "This is", "", "choice", TAG, choices=JOINTS),
        FormField(NEED_KEYS[0], "It needs", "besides the card itself", "choice", "", choices=needs, needs=at_start),
        FormField(NEED_KEYS[1], "and", "", "choice", "", choices=needs, needs=at_start),
        *form_of(UNITS, "effect", "It does", USUAL),
    )


# --- values to data -----------------------------------------------------------------------------------------------


def card_data(kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """A filled-in form as the fields of a card in a pack; what is not shown is left out."""
    skipped = () if values.get("type") == LOCATION else ("sanity", "shield")
    data = {key: value for key, value in values.items() if key != "abilities" and key not in skipped}
    if not data.get("shield"):
        data.pop("shield", None)
    data["abilities"] = [_ability(lines) for lines in _tags(values.get("abilities", ()))]
    return data


def _tags(lines: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
    """The lines of each ability; the first line begins one, whatever it says."""
    tags: list[list[Mapping[str, Any]]] = []
    for line in lines:
        if not tags or line.get("joint", TAG) == TAG:
            tags.append([])
        tags[-1].append(line)
    return tags


def _ability(lines: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    needs = [need for need in (lines[0].get(key, "") for key in NEED_KEYS) if need]
    halves: list[list[str]] = [[]]
    for number, line in enumerate(lines):
        if number and line.get("joint") == OR:
            halves.append([])
        halves[-1].append(from_form(UNITS, "effect", line))
    return {"needs": needs, **({"do": halves[0]} if len(halves) == 1 else {"either": halves})}


# --- data to values -----------------------------------------------------------------------------------------------


def form_values(kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """The form with which a card could have been made; what is not shown has its default."""
    fields = {field.key: field.default for field in card_kinds()[0].fields}
    lines = [line for ability in data.get("abilities", ()) for line in _lines(ability)]
    return {**fields, **data, "abilities": lines}


def _lines(ability: Mapping[str, Any]) -> list[dict[str, Any]]:
    halves = ability["either"] if "either" in ability else [ability.get("do", [])]
    found = []
    for half, effects in enumerate(halves):
        for place, effect in enumerate(effects):
            joint = THEN if place else OR if half else TAG
            needs = ability.get("needs", []) if joint == TAG else []
            found.append({"joint": joint, **_need_values(needs), **to_form(UNITS, "effect", effect)})
    return found


def _need_values(needs: Sequence[str]) -> dict[str, str]:
    padded = (*needs, *[""] * MOST_NEEDS)
    return dict(zip(NEED_KEYS, padded, strict=False))
