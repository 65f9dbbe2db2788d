"""Helpers shared by effect types: form fields, texts for yards and cards, and picks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.nasty_neighbours.definitions.vocabulary import ANY, MOST_AMOUNT, OTHER, OWN, TARGET, Effect
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.effect_targets import owner_of, places, target_seats
from engine.kernel.cards.fields import FieldSpec

AMOUNT = FieldSpec("amount", range(1, MOST_AMOUNT + 1), say("form-amount"), default=1)
YARD_FIELD = FieldSpec("yard", (OWN, OTHER, ANY, TARGET), say("form-yard"), texts=lambda whom: say(f"form-yard-{whom}"))
WHOSE_FIELD = FieldSpec("whose", (OWN, OTHER, TARGET), say("form-whose"), texts=lambda whom: say(f"form-whose-{whom}"))
OPPONENT = FieldSpec("player", (OTHER, TARGET))
"""Whom an effect concerns. Instant Actions always say TARGET, and Nasty Neighbour cards never do."""


def in_yard(effect: Effect) -> str:
    """Return the yard of an effect, e.g. "in your yard"."""
    return say("in-yard", whom=effect.whom)


def of_yard(effect: Effect) -> str:
    """Return the yard of an effect for use after a card, e.g. "of yours"."""
    return say("of-yard", whom=effect.whom)


def one_of(effect: Effect) -> str:
    """Return one card in the yard of an effect, in the shortest form, e.g. "1 of yours"."""
    return say("one-of", whom=effect.whom)


def nasty_cards(effect: Effect) -> str:
    """Return the number of Nasty Neighbour cards for prompts."""
    return say("cards-nasty-counted", count=effect.amount)


def in_yards(fitting: Callable[[GameState, int], list[int]]) -> Callable[..., list[int]]:
    """Return an `open` function for places that satisfy `fitting`. Later picks stay in the same yard."""

    def open_places(state: GameState, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
        seats = [owner_of(picks[0])] if picks else target_seats(state, seat, effect.whom, target)
        return [ref for ref in places(state, seats, fitting) if ref not in picks]

    return open_places


def no_picks(state: GameState, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    return []


def none_wanted(effect: Effect) -> int:
    return 0
