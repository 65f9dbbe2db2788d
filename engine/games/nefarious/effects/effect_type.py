"""Nefarious: the fields of an effect type (NF-5), in addition to those of every game's effect types."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from engine.games.nefarious.definitions.vocabulary import Operation
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.messages import say
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.game.defaults import nothing
from engine.kernel.state.state import Frame


class EffectTotals(Protocol):
    """The changes made by an Invention's own effects, as a rollout policy estimates them."""

    cards: float
    unknown: float
    money: float
    income: float
    spies: float
    """Spies on the board. The others are in the reserve."""
    reserve: float
    best_pay: float
    """The dollars that a Spy earns in the best zone."""


def amount_text(message: str) -> Callable[[int], str]:
    """Return a function that fills an amount into a message."""
    return lambda amount: say(message, count=amount)


@dataclass(frozen=True, slots=True, kw_only=True)
class NefariousEffectType(EffectType):
    """How one kind of effect works: its rules, its fields and its text."""

    # the rules
    resolve: Callable[[GameState, Frame, Operation], None]
    """Applies the effect or asks a question. Arguments: state, the program's frame, operation."""
    at_once: Callable[[GameState, int, int, int], None] | None = None
    """Applies the effect where no question is allowed, e.g. while a Spy is placed: state, seat, amount, card."""
    on_inventions: bool = True
    on_twists: bool = True
    """The cards that may have the effect."""

    # the card
    phrase: Callable[[int], str]
    """Returns the instruction with an amount, without capital and full stop."""
    clause: Callable[[int], str] | None = None
    """The instruction on a Twist, where it differs."""
    others: Callable[[int], str] | None = None
    """Returns the effect on each other player, for a Twist that affects the others."""
    all_phrase: str = ""
    """The instruction for "all". Empty if a card can't have that amount."""
    all_others: str = ""
    """The effect on each other player for "all"."""
    all_title: str = ""
    """The name of "all" in the form."""
    sign: str = ""
    """The sign in front of the amount on an Invention's strip."""

    # computer seats
    add: Callable[[EffectTotals, float], None] = nothing
    """Adds the effect's changes to the totals."""
