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
from engine.games.cthulhu_realms.definitions.reader import CARD_FIELDS, effect_line
from engine.games.cthulhu_realms.definitions.vocabulary import NEEDS
from engine.games.cthulhu_realms.messages import say
from engine.kernel.cards.effect_types import text_from_form, text_to_form
from engine.kernel.cards.fields import form_fields, from_form
from engine.kernel.cards.packs import CardKind, FormField

TAG, THEN, OR = "tag", "then", "or"
"""The relation of a line to the one before."""
NEED_KEYS = tuple(f"need_{number}" for number in range(1, MOST_NEEDS + 1))


@cache
def card_kinds() -> tuple[CardKind, ...]:
    fields = (
        FormField("name", say("form-name"), say("form-name.hint")),
        *form_fields(CARD_FIELDS),
        FormField(
            "abilities",
            say("form-abilities"),
            say("form-abilities.hint", rows=MOST_ROWS),
            "lines",
            (),
            fields=_line_fields(),
            most=MOST_ROWS * MOST_SIGNS,
        ),
    )
    return (CardKind(GENERAL, say("form-general"), fields, say("form-general.note")),)


def _line_fields() -> tuple[FormField, ...]:
    joints = tuple((joint, say(f"form-joint-{joint}")) for joint in (TAG, THEN, OR))
    needs = tuple((need, say(f"form-need-{need or 'none'}")) for need in ("", *NEEDS))
    at_start = ("joint", (TAG,))
    return (
        FormField("joint", say("form-joint"), "", "choice", TAG, choices=joints),
        FormField(NEED_KEYS[0], say("form-need"), say("form-need.hint"), "choice", "", choices=needs, needs=at_start),
        FormField(NEED_KEYS[1], say("form-second-need"), "", "choice", "", choices=needs, needs=at_start),
        *form_fields(effect_line()),
    )


# --- values to data -----------------------------------------------------------------------------------------------


def card_data(kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return a filled-in form as the fields of a card in a pack, without hidden inputs."""
    others = {key: value for key, value in values.items() if key in ("id", "name")}
    abilities = [_ability(lines) for lines in _tags(values.get("abilities", ()))]
    return {**others, **from_form(CARD_FIELDS, values), "abilities": abilities}


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
        halves[-1].append(text_from_form(effect_line(), line))
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
        for place, text in enumerate(effects):
            joint = THEN if place else OR if half else TAG
            needs = ability.get("needs", []) if joint == TAG else []
            found.append({"joint": joint, **_need_values(needs), **text_to_form(effect_line(), text)})
    return found


def _need_values(needs: Sequence[str]) -> dict[str, str]:
    padded = (*needs, *[""] * MOST_NEEDS)
    return dict(zip(NEED_KEYS, padded, strict=False))
