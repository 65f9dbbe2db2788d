"""Nasty Neighbours: what several effects need: the inputs of the workshop, words for yards and cards, and picks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.nasty_neighbours.effects._unit import Deeds
from engine.games.nasty_neighbours.match_rules import Position
from engine.games.nasty_neighbours.picking import owner_of, places, seats_meant
from engine.games.nasty_neighbours.vocabulary import ANY, MOST_AMOUNT, OTHER, OWN, Effect
from engine.kernel.schema import Field

AMOUNT = Field("amount", "How many", high=MOST_AMOUNT)
YARD_FIELD = Field("yard", "Which yard", ((OWN, "Your own yard"), (OTHER, "Another yard"), (ANY, "Any yard")))
WHOSE_FIELD = Field("whose", "Whose", ((OWN, "Your own"), (OTHER, "Another player's")))

NUMBERS = ("", "a", "two", "three", "four")
IN_YARD = {OWN: "in your yard", OTHER: "in another yard", ANY: "in any yard"}
OF_YARD = {OWN: "of yours", OTHER: "in another yard", ANY: "in any yard"}
ONE_OF = {OWN: "1 of yours", OTHER: "1 of another's", ANY: "any 1"}


def cards_words(number: int, what: str) -> str:
    """ "a Nasty card", "two Nasty cards"."""
    return f"{NUMBERS[number]} {what} card{'s' * (number > 1)}"


def nasty_words(number: int) -> str:
    """How prompts count Nasty Neighbour cards."""
    return "a Nasty Neighbour card" if number == 1 else f"{number} Nasty Neighbour cards"


def in_yards(fitting: Callable[[Position, int], list[int]]) -> Callable[..., list[int]]:
    """Fitting places of a yard that an effect may mean; after the first one, of the same yard."""

    def open_places(state: Position, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
        seats = [owner_of(picks[0])] if picks else seats_meant(state, seat, effect.whom, target)
        return [ref for ref in places(state, seats, fitting) if ref not in picks]

    return open_places


def best_yard(deeds: Deeds, effect: Effect) -> float:
    """The best place of all yards is hit."""
    return deeds.best_yard(effect)


def no_picks(state: Position, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    """Nothing is picked."""
    return []


def none_wanted(effect: Effect) -> int:
    """Nothing is picked."""
    return 0
