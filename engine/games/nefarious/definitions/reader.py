"""Nefarious: reads its cards from the data files and checks them (NF-1.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.games.nefarious.definitions import vocabulary
from engine.games.nefarious.definitions.vocabulary import Effect, Invention, Twist, TwistClause
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.effects.effect_type import NefariousEffectType
from engine.kernel.cards.effect_types import effect_names, find_effect_type
from engine.kernel.files.card_file import Reader, file_text, read_list
from engine.kernel.files.faults import KeyValue, WordList, rule
from engine.kernel.files.records import keys


def read_effect(reader: Reader, allowed: Sequence[NefariousEffectType]) -> Effect:
    """Return the effect in a table. Raises BadCard."""
    unit = find_effect_type(allowed, reader.choice("do", effect_names(allowed)))
    amount = 0
    if reader.data.get("amount") == "all":
        if not unit.all_phrase:
            words = WordList(tuple(one.word for one in UNITS if one.all_phrase), last=" and ")
            raise reader.fail("amount", rule("a whole number (only {} can say all)", words))
        amount = vocabulary.ALL_OF_IT
    elif unit.fields:
        amount = reader.number("amount", 1, 99)
    return Effect(unit.word, amount, reader.choice("per", vocabulary.PER, default=""))


def read_invention(reader: Reader) -> Invention:
    """Return the Invention in a table. Raises BadCard."""
    reader.only(*keys(Invention))
    for entry in (*reader.tables("self"), *reader.tables("others")):
        entry.only("do", "amount", "per")
        entry.choice("per", vocabulary.PER[:4], default="")
    units = [unit for unit in UNITS if unit.on_inventions]
    own, others = (tuple(read_effect(entry, units) for entry in reader.tables(key)) for key in ("self", "others"))
    counts = reader.choice("points_per", ("", "inventions"), default="") != ""
    return reader.part(Invention, points_per_invention=counts, own=own, others=others)


def read_clause(reader: Reader) -> TwistClause:
    """Return one entry of a Twist's `does`. Raises BadCard."""
    reader.only("at", "if", "to", "do", "amount", "per")
    at = reader.choice("at", vocabulary.MOMENTS)
    effect = read_effect(reader, [unit for unit in UNITS if unit.on_twists])
    if at == "spy_placed" and find_effect_type(UNITS, effect.do).at_once is None:
        quiet = WordList(tuple(unit.word for unit in UNITS if unit.at_once is not None), last=" or ")
        raise reader.fail("do", rule("{} (nothing may be asked while a Spy is being placed)", quiet))
    if effect.per == "spies_here" and at != "spy_placed":
        raise reader.fail("per", rule("{} only with {}", "spies_here", KeyValue("at", "spy_placed")))
    others = reader.choice("to", ("self", "others"), default="self") == "others"
    return TwistClause(at, reader.choice("if", vocabulary.CONDITIONS, default=""), others, effect)


def read_twist(reader: Reader) -> Twist:
    """Return the Twist in a table. Raises BadCard."""
    reader.only(*keys(Twist))
    changes = reader.table("changes")
    changes.only(*vocabulary.CHANGES)
    values = tuple((key, 1 if value is True else changes.number(key, 0, 99)) for key, value in changes.data.items())
    does = tuple(read_clause(entry) for entry in reader.tables("does"))
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
