"""Nefarious: what a unit says of an effect word (NF-5), besides what every game's units say."""

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
    """What an Invention's own effects change, as somebody sensible adds them up at a glance."""

    cards: float
    unknown: float
    money: float
    income: float
    spies: float
    """Spies on the board; those not there are in the reserve."""
    reserve: float
    best_pay: float
    """What a Spy brings in the best zone."""


def usual_check(entry: Reader, effect: Effect) -> None:
    """A player's own card says no more than a small number, and counts only numbers."""
    if effect.amount > MOST_AMOUNT:
        raise entry.fail("amount", whole_number(1, MOST_AMOUNT))
    if effect.per and effect.amount < 0:
        raise uncounted(entry)


def uncounted(entry: Reader) -> BadCard:
    """An amount that cannot be multiplied by anything is."""
    return entry.fail("per", "nothing here, since the amount is not counted")


def amount_text(message: str) -> Callable[[int], str]:
    """(amount): a message about an amount."""
    return lambda amount: say(message, count=amount)


@dataclass(frozen=True, slots=True, kw_only=True)
class NefariousEffectType(EffectType):
    """An effect word of Nefarious."""

    # the rules
    resolve: Callable[[GameState, Frame, Operation], None]
    """Carries it out, or asks: position, frame of the program, operation."""
    at_once: Callable[[GameState, int, int, int], None] | None = None
    """Carries it out where nothing may be asked, as while a Spy is placed: position, seat, amount, card."""
    on_inventions: bool = True
    on_twists: bool = True
    """What it can stand on."""
    check: Callable[[Reader, Effect], None] = usual_check
    """Raises BadCard for what no card of a player may say."""

    # the card
    phrase: Callable[[int], str]
    """The instruction with an amount, without capital and full stop."""
    clause: Callable[[int], str] | None = None
    """The same on a Twist, where it says it differently."""
    others: Callable[[int], str] | None = None
    """What each other player does whom a Twist makes do it."""
    all_phrase: str = ""
    """The instruction for all there is; empty where a card cannot say that."""
    all_others: str = ""
    """What each other player does whom a Twist makes do that."""
    all_title: str = ""
    """What the form calls that."""
    sign: str = ""
    """What stands before the amount on the strip of an Invention."""

    # computer seats
    add: Callable[[EffectTotals, float], None] = nothing
    """Adds up what it changes."""
