"""Nefarious: its cards, read from the data files and checked (NF-1.1)."""

from __future__ import annotations

import pkgutil
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.kernel.cards import Reader, read_list

EFFECTS = ("draw", "discard", "gain", "lose", "place_spy", "remove_spy")
"""What an Invention can do; the position is the code the rules use (NF-5.2)."""
PER = ("", "hand", "spies", "inventions", "same_action", "spies_here")
"""What an amount can be multiplied by (NF-5.3, NF-7.10)."""
TWIST_EFFECTS = (*EFFECTS[:4], "round_down", "redraw")
MOMENTS = (
    "turn_start", "research", "after_paying", "after_invent", "spy_placed", "before_scoring", "turn_end",
)  # fmt: skip
CONDITIONS = ("", "no_inventions", "invented", "best_yet", "no_money", "no_hand")
ALL_OF_IT: Final = -1
"""The amount "all"."""

CHANGES: dict[str, int] = {
    "start_money": 10,
    "start_cards": 0,
    "goal": 20,
    "actions": 1,
    "performances": 1,
    "no_repeat": 0,
    "work_money": 4,
    "research_money": 2,
    "research_cards": 0,
    "cost_divisor": 1,
    "union": 0,
    "set_aside": 0,
    "effect_times": 1,
    "repeat_last_effect": 0,
    "hand_counts_inventions": 0,
    "income_factor": 1,
    "research_income_factor": 1,
    "income_from_own_action": 0,
    "income_needs_inventions": 0,
    "most_spies_money": 0,
    "invention_points": 0,
    "money_per_point": 0,
    "full_hand_points": 0,
    "no_spies_points": 0,
}
"""Rules that a Twist can change, with their ordinary values (a flag is 0 or 1)."""
SUMS = ("start_cards", "research_cards", "invention_points", "most_spies_money", "full_hand_points", "no_spies_points")
PRODUCTS = ("cost_divisor", "effect_times", "income_factor", "research_income_factor", "performances")


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of an Invention: what, how much (-1: all), per what ("": once)."""

    do: str
    amount: int
    per: str = ""


@dataclass(frozen=True, slots=True)
class Invention:
    """An Invention card. `points_per_invention`: its points count for each own Invention in play."""

    number: int
    id: str
    name: str
    confirmed: bool
    cost: int
    points: int
    points_per_invention: bool
    own: tuple[Effect, ...]
    others: tuple[Effect, ...]
    origin: str = ""
    """Where a card comes from that is not of the box, in words."""
    picture: tuple[tuple[str, str], ...] = ()
    """Of what its drawing is put together, if it has none of its own (see `engine.kernel.pictures`)."""

    @property
    def has_effect(self) -> bool:
        """Whether Delayed Effect counts it as having an effect (Secret Hideout does, NF-7.2)."""
        return bool(self.own or self.others or self.points_per_invention)


@dataclass(frozen=True, slots=True)
class TwistClause:
    """One thing a Twist makes happen: at which moment, on which condition, to whom, what."""

    at: str
    condition: str
    to_others: bool
    effect: Effect


@dataclass(frozen=True, slots=True)
class Twist:
    """A Twist card: what it makes happen and which rules it changes."""

    number: int
    id: str
    name: str
    confirmed: bool
    does: tuple[TwistClause, ...]
    changes: tuple[tuple[str, int], ...]
    origin: str = ""
    picture: tuple[tuple[str, str], ...] = ()


def read_effect(reader: Reader, allowed: tuple[str, ...] = EFFECTS) -> Effect:
    """One effect table. Raises BadCard."""
    do = reader.choice("do", allowed)
    if reader.data.get("amount") == "all":
        if do not in ("discard", "lose"):
            raise reader.fail("amount", "a whole number (only discard and lose can say all)")
        amount = ALL_OF_IT
    else:
        amount = reader.number("amount", 1, 99, default=0 if do == "redraw" else None) if do != "redraw" else 0
    return Effect(do, amount, reader.choice("per", PER, default=""))


def read_invention(reader: Reader) -> Invention:
    """One Invention. Raises BadCard."""
    reader.only("number", "id", "name", "confirmed", "cost", "points", "points_per", "self", "others")
    for entry in (*reader.tables("self"), *reader.tables("others")):
        entry.only("do", "amount", "per")
        entry.choice("per", PER[:4], default="")
    return Invention(
        reader.number("number", 1),
        reader.text("id"),
        reader.text("name"),
        reader.flag("confirmed"),
        reader.number("cost"),
        reader.number("points"),
        reader.choice("points_per", ("", "inventions"), default="") != "",
        tuple(read_effect(entry) for entry in reader.tables("self")),
        tuple(read_effect(entry) for entry in reader.tables("others")),
    )


def read_clause(reader: Reader) -> TwistClause:
    """One entry of a Twist's `does`. Raises BadCard."""
    reader.only("at", "if", "to", "do", "amount", "per")
    at = reader.choice("at", MOMENTS)
    effect = read_effect(reader, TWIST_EFFECTS)
    if at == "spy_placed" and effect.do not in ("draw", "gain", "lose"):
        raise reader.fail("do", "draw, gain or lose (nothing may be asked while a Spy is being placed)")
    if effect.per == "spies_here" and at != "spy_placed":
        raise reader.fail("per", "spies_here only with at = spy_placed")
    others = reader.choice("to", ("self", "others"), default="self") == "others"
    return TwistClause(at, reader.choice("if", CONDITIONS, default=""), others, effect)


def read_twist(reader: Reader) -> Twist:
    """One Twist. Raises BadCard."""
    reader.only("number", "id", "name", "confirmed", "does", "changes")
    table = reader.data.get("changes", {})
    if not isinstance(table, dict):
        raise reader.fail("changes", "a table")
    changes = reader.inside(table, "changes")
    changes.only(*CHANGES)
    values = tuple((key, int(table[key]) if table[key] is True else changes.number(key, 0, 99)) for key in table)
    does = tuple(read_clause(entry) for entry in reader.tables("does"))
    if not does and not values:
        raise reader.fail("does", "does or changes (a Twist must do something)")
    return Twist(
        reader.number("number", 1), reader.text("id"), reader.text("name"), reader.flag("confirmed"), does, values
    )


def _text(name: str) -> str:
    data = pkgutil.get_data(__package__, f"cards/{name}")
    if data is None:
        raise FileNotFoundError(f"the card file {name} is missing")
    return data.decode()


@cache
def inventions() -> tuple[Invention, ...]:
    """All Inventions, by number. Raises BadCard for bad data."""
    return tuple(read_list(_text("inventions.toml"), "inventions.toml", "invention", read_invention))


@cache
def twists() -> tuple[Twist, ...]:
    """All Twists, by number. Raises BadCard for bad data."""
    return tuple(read_list(_text("twists.toml"), "twists.toml", "twist", read_twist))
