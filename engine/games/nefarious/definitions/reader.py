"""Nefarious: reads its cards from the data files and checks them (NF-1.1)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from engine.games.nefarious.definitions.vocabulary import (
    ALL_OF_IT,
    CHANGES,
    CONDITIONS,
    MOMENTS,
    PER,
    Effect,
    Invention,
    Twist,
    TwistClause,
)
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.effects.effect_type import NefariousEffectType
from engine.games.nefarious.messages import message_key, say
from engine.kernel.cards.effect_types import effect_fields, find_effect_type
from engine.kernel.cards.fields import FieldSpec, read_fields
from engine.kernel.files.card_file import Reader, file_text, read_list
from engine.kernel.files.faults import KeyValue, WordList, rule
from engine.kernel.files.records import keys

INVENTION, TWIST = "invention", "twist"
"""The kinds of cards that players can make."""
ALL = "_all"
"""The ending of an effect in a form for the amount "all" of card files."""
NUMBERS = (
    FieldSpec("cost", range(1000), say("form-cost"), say("form-cost.hint"), own=range(31), start=6),
    FieldSpec("points", range(1000), say("form-points"), say("form-points.hint"), own=range(11), start=2),
)
CLAUSE = (
    FieldSpec("at", MOMENTS, say("form-at"), texts=lambda name: say(f"moment-{message_key(name)}")),
    FieldSpec(
        "if", CONDITIONS, say("form-if"), default="", texts=lambda name: say(f"form-if-{message_key(name) or 'always'}")
    ),
    FieldSpec("to", ("self", "others"), say("form-to"), default="self", texts=lambda name: say(f"form-to-{name}")),
)


@cache
def line_fields(kind: str, in_form: bool = False) -> tuple[FieldSpec, ...]:
    """Return the fields of an effect of an Invention, or of a clause of a Twist.

    `in_form`: "all of it" is an effect of its own ("discard the whole hand"), so each amount is a number.
    """
    units = [unit for unit in UNITS if (unit.on_inventions if kind == INVENTION else unit.on_twists)]
    if in_form:
        units = [one for unit in units for one in (unit, all_of_it(unit)) if one.title]
    effect = effect_fields(units, "do", say("form-effect"))
    if kind == TWIST:
        return (*CLAUSE, *effect)
    return tuple(replace(field, values=PER[:4]) if field.key == "per" else field for field in effect)


def all_of_it(unit: NefariousEffectType) -> NefariousEffectType:
    """Return the effect type of a form for the amount "all", without a title if there is none."""
    return replace(unit, word=unit.word + ALL, title=unit.all_title, fields=())


def read_line(reader: Reader, kind: str, own: bool) -> tuple[dict[str, Any], Effect]:
    """Return the values and the effect of one entry of an Invention's effects or a Twist's clauses. Raises BadCard."""
    fields = line_fields(kind)
    reader.only(*dict.fromkeys(field.key for field in fields))
    if reader.value("amount") != "all":
        found = read_fields(reader, fields, own)
        return found, Effect(found["do"], found.get("amount", 0), found.get("per", ""))
    found = read_fields(reader, [field for field in fields if field.key not in ("amount", "per")], own)
    if not find_effect_type(UNITS, found["do"]).all_phrase:
        words = WordList(tuple(unit.word for unit in UNITS if unit.all_phrase), last=" and ")
        raise reader.fail("amount", rule("a whole number (only {} can say all)", words))
    if reader.value("per"):
        raise reader.fail("per", "nothing here, since the amount is not counted")
    return found, Effect(found["do"], ALL_OF_IT)


def read_invention(reader: Reader, own: bool = False) -> Invention:
    """Return the Invention in a table, of the box or a player's own. Raises BadCard."""
    reader.only(*keys(Invention))
    effects, others = (
        tuple(read_line(entry, INVENTION, own)[1] for entry in reader.tables(key)) for key in ("self", "others")
    )
    counts = reader.choice("points_per", ("", "inventions"), default="") != ""
    numbers = read_fields(reader, NUMBERS, own)
    return reader.part(Invention, points_per_invention=counts, own=effects, others=others, **numbers)


def read_clause(reader: Reader, own: bool = False) -> TwistClause:
    """Return one entry of a Twist's `does`. Raises BadCard."""
    found, effect = read_line(reader, TWIST, own)
    at = found["at"]
    if at == "spy_placed" and find_effect_type(UNITS, effect.do).at_once is None:
        quiet = WordList(tuple(unit.word for unit in UNITS if unit.at_once is not None), last=" or ")
        raise reader.fail("do", rule("{} (nothing may be asked while a Spy is being placed)", quiet))
    if effect.per == "spies_here" and at != "spy_placed":
        raise reader.fail("per", rule("{} only with {}", "spies_here", KeyValue("at", "spy_placed")))
    return TwistClause(at, found["if"], found["to"] == "others", effect)


def read_twist(reader: Reader, own: bool = False) -> Twist:
    """Return the Twist in a table, of the box or a player's own. Raises BadCard."""
    reader.only(*keys(Twist))
    changes = reader.table("changes")
    changes.only(*CHANGES)
    values = tuple((key, 1 if value is True else changes.number(key, 0, 99)) for key, value in changes.data.items())
    does = tuple(read_clause(entry, own) for entry in reader.tables("does"))
    if not does and not values:
        lists = WordList(("does", "changes"), last=" or ")
        raise reader.fail("does", rule("{} (a Twist must do something)", lists))
    return reader.part(Twist, does=does, changes=values)


@cache
def inventions() -> tuple[Invention, ...]:
    """Return all Inventions, by number. Raises BadCard for bad data."""
    text = file_text("engine.games.nefarious", "cards/inventions.toml")
    return tuple(read_list(text, "inventions.toml", "invention", read_invention))


@cache
def twists() -> tuple[Twist, ...]:
    """Return all Twists, by number. Raises BadCard for bad data."""
    return tuple(
        read_list(file_text("engine.games.nefarious", "cards/twists.toml"), "twists.toml", "twist", read_twist)
    )
