"""Nefarious: reads its cards from the data files and checks them (NF-1.1)."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.games.nefarious.definitions.card_fields import INVENTION, NUMBERS, TWIST, line_fields
from engine.games.nefarious.definitions.vocabulary import ALL_OF_IT, CHANGES, Effect, Invention, Twist, TwistClause
from engine.games.nefarious.effects import UNITS
from engine.kernel.cards.effect_types import find_effect_type
from engine.kernel.cards.fields import read_fields
from engine.kernel.files.card_file import Reader, file_text, read_list
from engine.kernel.files.faults import KeyValue, WordList, rule
from engine.kernel.files.records import keys


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
