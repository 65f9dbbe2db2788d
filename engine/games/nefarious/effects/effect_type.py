"""Nefarious: the fields of an effect type (NF-5), in addition to those of every game's effect types."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from engine.games.nefarious.definitions.vocabulary import Effect, Operation
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.messages import say
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import BadCard, whole_number
from engine.kernel.game.defaults import nothing
from engine.kernel.state.state import Frame

MOST_AMOUNT = 9


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


def usual_check(entry: Reader, effect: Effect) -> None:
    """Check that a player's own card has a small amount, and a multiplier only with a number. Raises BadCard."""
    if effect.amount > MOST_AMOUNT:
        raise entry.fail("amount", whole_number(1, MOST_AMOUNT))
    if effect.per and effect.amount < 0:
        raise uncounted(entry)


def uncounted(entry: Reader) -> BadCard:
    """Return the error for an amount that has a multiplier but isn't a number."""
    return entry.fail("per", "nothing here, since the amount is not counted")


def amount_text(message: str) -> Callable[[int], str]:
    """Return a function that fills an amount into a message."""
    return lambda amount: say(message, count=amount)


@dataclass(frozen=True, slots=True, kw_only=True)
class NefariousEffectType(EffectType):
    """An effect type of Nefarious."""

    # the rules
    resolve: Callable[[GameState, Frame, Operation], None]
    """Applies the effect or asks a question. Arguments: state, the program's frame, operation."""
    at_once: Callable[[GameState, int, int, int], None] | None = None
    """Applies the effect where no question is allowed, e.g. while a Spy is placed: state, seat, amount, card."""
    on_inventions: bool = True
    on_twists: bool = True
    """The cards that may have the effect."""
    check: Callable[[Reader, Effect], None] = usual_check
    """Raises BadCard for values that a player's own card may not have."""

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
