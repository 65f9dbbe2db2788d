"""The cards of Cthulhu Realms, read from data files and checked (CR-1.1, CR-1.2)."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.games.cthulhu_realms.definitions.checks import check_card, check_totals
from engine.games.cthulhu_realms.definitions.vocabulary import (
    COLORS,
    LOCATION,
    MOST,
    SHIELDS,
    TYPES,
    Ability,
    Card,
    Effect,
)
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.messages import say
from engine.kernel.cards.effect_types import effect_fields, read_text
from engine.kernel.cards.fields import FieldSpec, read_fields
from engine.kernel.files.card_file import Reader, check_unique, file_text, parse, read_list
from engine.kernel.files.faults import BadCard, Phrase, a_list, rule
from engine.kernel.files.records import keys

__all__ = ["Ability", "Card", "Effect", "cards", "read_card", "read_cards"]

STARTERS, GENERAL = "cards/starters.toml", "cards/general.toml"
STARTER_KEYS = keys(Card)
CARD_KEYS = tuple(key for key in STARTER_KEYS if key != "per_player")
MOST_COPIES: Final = 5
"""The most copies of a title, so that it doesn't dominate the general deck."""
USUAL = next(unit.word for unit in UNITS if unit.gives(1, 1).loss)
"""The effect of a new line in the form: the most common one."""
ON_LOCATION = ("type", (LOCATION,))
CARD_FIELDS = (
    FieldSpec("color", COLORS, say("form-color"), texts=lambda color: say(f"color-{color}")),
    FieldSpec("type", TYPES, say("form-type"), say("form-type.hint"), texts=lambda kind: say(f"type-{kind}")),
    FieldSpec("cost", range(MOST + 1), say("form-cost"), say("form-cost.hint"), own=range(1, MOST + 1), start=3),
    FieldSpec("copies", range(1, 41), say("form-copies"), say("form-copies.hint"), own=range(1, MOST_COPIES + 1)),
    FieldSpec("sanity", range(1, MOST + 1), say("form-sanity"), say("form-sanity.hint"), start=4, when=ON_LOCATION),
    FieldSpec("shield", SHIELDS, say("form-shield"), say("form-shield.hint"), default="", when=ON_LOCATION,
              texts=lambda word: say(f"form-shield-{word or 'none'}")),
)  # fmt: skip
"""Starters have the fields of the box. Cards of the general deck have those of players' own cards."""


@cache
def effect_line() -> tuple[FieldSpec, ...]:
    """Return the fields of an effect, e.g. "draw-discard 1 1"."""
    return effect_fields(UNITS, "effect", say("form-effect"), USUAL)


def read_effect(reader: Reader, name: str, value: object) -> Effect:
    """Read one effect of the field `name`. Raises BadCard."""
    return Effect(*read_text(reader, name, effect_line(), value).values())


def _effects(reader: Reader, name: str, value: object) -> tuple[Effect, ...]:
    if not isinstance(value, list) or not value:
        raise reader.fail(name, a_list("effects"), value)
    return tuple(read_effect(reader, name, entry) for entry in value)


def read_ability(reader: Reader) -> Ability:
    """Read one ability. Raises BadCard."""
    reader.only(*keys(Ability), "do", "either")
    if ("do" in reader.data) == ("either" in reader.data):
        raise reader.fail("do", "either do, a list of effects, or either, two lists of effects")
    if "do" in reader.data:
        return reader.part(Ability, halves=(_effects(reader, "do", reader.data["do"]),))
    halves = reader.data["either"]
    if not isinstance(halves, list) or len(halves) != 2:
        raise reader.fail("either", "two lists of effects")
    return reader.part(Ability, halves=tuple(_effects(reader, "either", half) for half in halves))


def read_card(reader: Reader, starter: bool = False) -> Card:
    """Read and check a general card or a starter. Raises BadCard."""
    reader.only(*(STARTER_KEYS if starter else CARD_KEYS))
    card = reader.part(
        Card,
        **read_fields(reader, CARD_FIELDS, own=not starter),
        starter=starter,
        per_player=reader.number("per_player", 1, 10) if starter else 0,
        abilities=tuple(read_ability(ability) for ability in reader.tables("abilities")),
    )
    check_card(reader, card)
    return card


def read_cards(text: str, file: str, starter: bool = False) -> tuple[Card, ...]:
    """Read all cards of a card file in order. Ids and names must be unique. Raises BadCard."""
    tables = parse(text, file)
    for key, value in tables.items():
        if key != "card" or not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise BadCard(file, "", (key,), rule("nothing but cards, each below a line [[card]]"))
    if not tables.get("card"):
        raise BadCard(file, "", ("card",), rule("one card or more, each below a line [[card]]"), Phrase("none"))
    read = read_list(text, file, "card", lambda reader: read_card(reader, starter))
    check_unique(file, read)
    return tuple(read)


@cache
def cards() -> tuple[Card, ...]:
    """Return all titles: Follower, Goon and Initiate, then the general deck. Raises BadCard for bad data."""
    starters = read_cards(file_text("engine.games.cthulhu_realms", STARTERS), STARTERS, starter=True)
    general = read_cards(file_text("engine.games.cthulhu_realms", GENERAL), GENERAL)
    check_unique(GENERAL, (*starters, *general))
    check_totals(STARTERS, GENERAL, (*starters, *general))
    return (*starters, *general)
