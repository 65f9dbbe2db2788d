"""Nefarious: the types of cards, and the words of card files except those of effects (NF-5, NF-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from engine.kernel.files.records import Between, Given, Key

PER = ("", "hand", "spies", "inventions", "same_action", "spies_here")
"""Possible multipliers of an amount (NF-5.3, NF-5.5, NF-7.10)."""
MOMENTS = ("turn_start", "research", "after_paying", "after_invent", "spy_placed", "before_scoring", "turn_end")
CONDITIONS = ("", "no_inventions", "invented", "best_yet", "no_money", "no_hand")
ALL_OF_IT: Final = -1
"""The amount "all"."""

FLAG: Final = range(1, 2)
CHANGES: dict[str, tuple[int, range]] = {
    "start_money": (10, range(51)),
    "start_cards": (0, range(1, 8)),
    "goal": (20, range(5, 41)),
    "actions": (1, range(2, 3)),
    "performances": (1, range(2, 3)),
    "no_repeat": (0, FLAG),
    "work_money": (4, range(1, 13)),
    "research_money": (2, range(10)),
    "research_cards": (0, range(1, 5)),
    "cost_divisor": (1, range(2, 5)),
    "union": (0, FLAG),
    "set_aside": (0, FLAG),
    "effect_times": (1, range(3)),
    "repeat_last_effect": (0, FLAG),
    "hand_counts_inventions": (0, FLAG),
    "income_factor": (1, range(2, 5)),
    "research_income_factor": (1, range(2, 3)),
    "income_from_own_action": (0, FLAG),
    "income_needs_inventions": (0, FLAG),
    "most_spies_money": (0, range(1, 10)),
    "invention_points": (0, range(1, 6)),
    "money_per_point": (0, range(2, 21)),
    "full_hand_points": (0, range(1, 10)),
    "no_spies_points": (0, range(1, 10)),
}
"""The rules that a Twist can change: the ordinary value of each, and the values that players' own Twists can give it.

A flag is 0 or 1.
"""
SUMS = ("start_cards", "research_cards", "invention_points", "most_spies_money", "full_hand_points", "no_spies_points")
PRODUCTS = ("cost_divisor", "effect_times", "income_factor", "research_income_factor", "performances")
Number = Annotated[int, Between(1, 999)]


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of an Invention: its word, its amount (-1: all) and its multiplier ("": none)."""

    do: str
    amount: int
    per: str = ""


@dataclass(frozen=True, slots=True)
class Invention:
    """An Invention card. `points_per_invention`: its points count once per Invention of its owner in play."""

    number: Number
    id: str
    name: str
    confirmed: bool
    cost: Annotated[int, Between(0, 999)]
    points: Annotated[int, Between(0, 999)]
    points_per_invention: Annotated[bool, Key("points_per")]
    own: Annotated[tuple[Effect, ...], Key("self")]
    others: tuple[Effect, ...]
    origin: Given[str] = ""
    """The text for the origin of a card that isn't from the box."""
    picture: Given[tuple[tuple[str, str], ...]] = ()
    """The parts of its drawing, if it has no picture (see `engine.kernel.cards.card_picture`)."""

    @property
    def has_effect(self) -> bool:
        """Return whether Delayed Effect treats it as having an effect (NF-7.2). Secret Hideout has one."""
        return bool(self.own or self.others or self.points_per_invention)


@dataclass(frozen=True, slots=True)
class TwistClause:
    """One clause of a Twist: its moment, its condition, the players it affects, and its effect."""

    at: str
    condition: str
    to_others: bool
    effect: Effect


@dataclass(frozen=True, slots=True)
class Twist:
    """A Twist card, with its clauses and the rules that it changes."""

    number: Number
    id: str
    name: str
    confirmed: bool
    does: tuple[TwistClause, ...]
    changes: tuple[tuple[str, int], ...]
    origin: Given[str] = ""
    picture: Given[tuple[tuple[str, str], ...]] = ()


Operation = tuple[int, int, int]
"""A compiled effect: the index of its effect type, its amount, and the index of its multiplier in PER."""
Program = tuple[Operation, ...]
