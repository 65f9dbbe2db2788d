"""Nefarious: the fields of an effect type (NF-5), in addition to those of every game's effect types.

Most effects count an amount. They apply it at once, or they ask for that many picks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.games.nefarious.codes import PICK
from engine.games.nefarious.definitions.vocabulary import PER, Operation
from engine.games.nefarious.layout import SPIES_PER_SEAT
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.messages import message_key, say
from engine.games.nefarious.rules.counts import amount_of
from engine.kernel.cards.effect_types import EffectType
from engine.kernel.cards.fields import FieldSpec
from engine.kernel.game.defaults import nothing
from engine.kernel.state.state import SEAT, SOURCE, Frame

MOST_AMOUNT: Final = 9
AMOUNT = FieldSpec("amount", range(1, 100), say("form-amount"), own=range(1, MOST_AMOUNT + 1))
MULTIPLIER = FieldSpec(
    "per", PER, say("form-per"), default="", texts=lambda name: say(f"form-per-{message_key(name) or 'once'}")
)
COUNTED = (AMOUNT, MULTIPLIER)
EVERYTHING: Final = 99
"""The number of picks for the amount "all"."""

Resolve = Callable[[GameState, Frame, Operation], None]
"""Applies an effect or asks a question. Arguments: state, the program's frame, operation."""
AtOnce = Callable[[GameState, int, int, int], None]
"""Applies an effect without a question. Arguments: state, seat, amount, card."""


class EffectTotals:
    """A seat's cards, money and Spies after building an Invention, changed by its effects as a rollout estimates them.

    spies      Spies on the board; the others are in the `reserve`
    best_pay   the dollars that a Spy earns in the best zone
    """

    __slots__ = ("cards", "unknown", "money", "income", "spies", "reserve", "best_pay")

    def __init__(self, cards: float, money: float, income: float, spies: float, best_pay: float) -> None:
        self.cards = cards
        self.unknown = 0.0
        self.money = money
        self.income = income
        self.spies = spies
        self.reserve = SPIES_PER_SEAT - spies
        self.best_pay = best_pay


def amount_text(message: str) -> Callable[[int], str]:
    """Return a function that fills an amount into a message."""
    return lambda amount: say(message, count=amount)


def apply_amount(apply: AtOnce) -> Resolve:
    """Return the `resolve` of an effect that applies its counted amount at once."""
    return lambda state, frame, operation: apply(state, frame[SEAT], amount_of(state, frame, operation), frame[SOURCE])


def ask_picks(purpose: int) -> Resolve:
    """Return the `resolve` of an effect that asks for as many picks as its counted amount."""

    def resolve(state: GameState, frame: Frame, operation: Operation) -> None:
        amount = amount_of(state, frame, operation)
        if amount:
            state.stack.append([PICK, purpose, frame[SEAT], frame[SOURCE], EVERYTHING if amount < 0 else amount])

    return resolve


@dataclass(frozen=True, slots=True, kw_only=True)
class NefariousEffectType(EffectType):
    """How one kind of effect works: its rules, its fields and its text."""

    # the rules
    resolve: Resolve
    at_once: AtOnce | None = None
    """Applies the effect where no question is allowed, e.g. while a Spy is placed."""
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
