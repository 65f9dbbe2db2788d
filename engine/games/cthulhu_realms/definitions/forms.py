"""The form for custom cards of Cthulhu Realms, and its conversion to and from card data (CR-3, CR-4).

One list of effects holds all abilities. Each line says whether it begins a tag, continues one, or begins the other half
of an either/or. This way the form can express every card of the data files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engine.games.cthulhu_realms.definitions.checks import MOST_NEEDS, MOST_ROWS, MOST_SIGNS
from engine.games.cthulhu_realms.definitions.own_cards import GENERAL
from engine.games.cthulhu_realms.definitions.reader import MOST_COPIES
from engine.games.cthulhu_realms.definitions.vocabulary import COLORS, GREEN, LOCATION, MOST, NEEDS, SHIELDS, TYPES
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.messages import say
from engine.kernel.cards.effect_types import effect_fields, text_from_form, text_to_form
from engine.kernel.cards.fields import FieldSpec, form_fields
from engine.kernel.cards.packs import CardKind, FormField

TAG, THEN, OR = "tag", "then", "or"
"""The relation of a line to the one before."""
NEED_KEYS = tuple(f"need_{number}" for number in range(1, MOST_NEEDS + 1))
USUAL = next(unit.word for unit in UNITS if unit.gives(1, 1).loss)
"""The effect of a new line: the most common one."""
ON_LOCATION = ("type", (LOCATION,))


@cache
def card_kinds() -> tuple[CardKind, ...]:
    return (
        CardKind(
            GENERAL,
            say("form-general"),
            (
                FormField("name", say("form-name"), say("form-name.hint")),
                FormField(
                    "color", say("form-color"), "", "choice", GREEN,
                    choices=tuple((color, say(f"color-{color}")) for color in COLORS),
                ),
                FormField(
                    "type", say("form-type"), say("form-type.hint"), "choice", TYPES[0],
                    choices=tuple((kind, say(f"type-{kind}")) for kind in TYPES),
                ),
                FormField("cost", say("form-cost"), say("form-cost.hint"), "number", 3, 1, MOST),
                FormField("copies", say("form-copies"), say("form-copies.hint"), "number", 1, 1, MOST_COPIES),
                FormField(
                    "sanity", say("form-sanity"), say("form-sanity.hint"), "number", 4, 1, MOST, needs=ON_LOCATION
                ),
                FormField(
                    "shield", say("form-shield"), say("form-shield.hint"), "choice", "",
                    choices=tuple((word, say(f"form-shield-{word or 'none'}")) for word in SHIELDS),
                    needs=ON_LOCATION,
                ),
                FormField(
                    "abilities", say("form-abilities"), say("form-abilities.hint", rows=MOST_ROWS),
                    "lines", (), fields=_line_fields(), most=MOST_ROWS * MOST_SIGNS,
                ),
            ),
            say("form-general.note"),
        ),
    )  # fmt: skip


@cache
def _effect() -> tuple[FieldSpec, ...]:
    return effect_fields(UNITS, "effect", say("form-effect"), USUAL)


def _line_fields() -> tuple[FormField, ...]:
    joints = tuple((joint, say(f"form-joint-{joint}")) for joint in (TAG, THEN, OR))
    needs = tuple((need, say(f"form-need-{need or 'none'}")) for need in ("", *NEEDS))
    at_start = ("joint", (TAG,))
    return (
        FormField("joint", say("form-joint"), "", "choice", TAG, choices=joints),
        FormField(NEED_KEYS[0], say("form-need"), say("form-need.hint"), "choice", "", choices=needs, needs=at_start),
        FormField(NEED_KEYS[1], say("form-second-need"), "", "choice", "", choices=needs, needs=at_start),
        *form_fields(_effect()),
    )


# --- values to data -----------------------------------------------------------------------------------------------


def card_data(kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return a filled-in form as the fields of a card in a pack, without hidden inputs."""
    skipped = () if values.get("type") == LOCATION else ("sanity", "shield")
    data = {key: value for key, value in values.items() if key != "abilities" and key not in skipped}
    if not data.get("shield"):
        data.pop("shield", None)
    data["abilities"] = [_ability(lines) for lines in _tags(values.get("abilities", ()))]
    return data


def _tags(lines: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
    """Return the lines of each ability. The first line always begins one."""
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
        halves[-1].append(text_from_form(_effect(), line))
    return {"needs": needs, **({"do": halves[0]} if len(halves) == 1 else {"either": halves})}


# --- data to values -----------------------------------------------------------------------------------------------


def form_values(kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the form values that produce a card. Hidden inputs have their defaults."""
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
            found.append({"joint": joint, **_need_values(needs), **text_to_form(_effect(), effect)})
    return found


def _need_values(needs: Sequence[str]) -> dict[str, str]:
    padded = (*needs, *[""] * MOST_NEEDS)
    return dict(zip(NEED_KEYS, padded, strict=False))
