"""Face-down cards looked at by one player (NN-8.5)."""

from __future__ import annotations

from engine.games.nasty_neighbours.codes import LOOKED
from engine.games.nasty_neighbours.effects._shared import (
    AMOUNT,
    IN_YARD,
    OF_YARD,
    YARD_FIELD,
    cards_words,
    in_yards,
)
from engine.games.nasty_neighbours.effects._unit import DOWN, Asked, Deeds, NastyUnit
from engine.games.nasty_neighbours.match_rules import Position
from engine.games.nasty_neighbours.picking import owner_of, place_of
from engine.games.nasty_neighbours.places import YARD
from engine.games.nasty_neighbours.vocabulary import ANY, OTHER, OWN, Effect
from engine.games.nasty_neighbours.yards import down_places
from engine.kernel.moves import note, reveal
from engine.kernel.state import SEAT, SOURCE, Frame


def look(state: Position, frame: Frame, ref: int) -> None:
    """Each card is seen at once, before the next is picked."""
    owner, place = owner_of(ref), place_of(ref)
    zone = YARD[owner]
    note(state, LOOKED, frame[SEAT], frame[SOURCE], source=zone, target=ref)
    reveal(state, state.zones[zone][place], zone, state.known[state.zones[zone][place]] | 1 << frame[SEAT])


def resolve(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    """Everything has been seen while picking."""


def wanted(effect: Effect) -> int:
    return effect.amount


def told(effect: Effect) -> str:
    where = "in one yard" if effect.whom == ANY and effect.amount > 1 else IN_YARD.get(effect.whom, "")
    return f"look at {cards_words(effect.amount, 'face-down')} {where}"


def note_words(effect: Effect) -> str:
    return f"Only you see {'them' if effect.amount > 1 else 'it'}."


def short(effect: Effect) -> tuple[str, str, str]:
    number = effect.amount
    seen = "in one yard" if effect.whom == ANY and number > 1 else OF_YARD.get(effect.whom, "")
    return f"look at {cards_words(number, 'face-down')} {seen}", f"peek at {number} {seen}", f"peek at {number}"


def choose_card(effect: Effect, asked: Asked) -> str:
    """How many cards are looked at: "look at a face-down card in any yard, 1 of 2"."""
    if effect.amount == 1:
        return f"look at a face-down card {asked.where}"
    if asked.picks:
        where, number = f"in {asked.yard}'s yard", asked.picks + 1
        return f"look at another face-down card {where}, {number} of {effect.amount}; the last was {asked.last}"
    return f"look at a face-down card {asked.where}, 1 of {effect.amount}"


def plays(deeds: Deeds, effect: Effect) -> float:
    return deeds.best_yard(effect) * effect.amount


UNIT: NastyUnit = NastyUnit(
    word="peek",
    title="Look at face-down cards",
    fields=(YARD_FIELD, AMOUNT),
    whom=(OWN, OTHER, ANY),
    amounted=True,
    open=in_yards(down_places),
    wanted=wanted,
    picked=look,
    resolve=resolve,
    told=told,
    note=note_words,
    short=short,
    choose_card=choose_card,
    verb="Look at",
    faces=DOWN,
    plays=plays,
    at_spot=lambda deeds, owner, place: deeds.peeped(owner, place),
)
