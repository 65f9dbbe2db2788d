"""Two cards change places, each keeping its face."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.effects._unit import Asked, Deeds, NastyUnit
from engine.games.nasty_neighbours.lines import touch
from engine.games.nasty_neighbours.match_rules import Position
from engine.games.nasty_neighbours.picking import movable, owner_of, place_of, places, seats_meant
from engine.games.nasty_neighbours.places import YARD
from engine.games.nasty_neighbours.vocabulary import ANY, OTHER, Effect
from engine.kernel import grids
from engine.kernel.refs import NONE
from engine.kernel.schema import Field
from engine.kernel.state import SEAT, SOURCE, Frame

BETWEEN, INSIDE_OWN, INSIDE_ANY = "between", "inside-own", "inside-any"
WHICH = Field("swap", "Which cards", (
    (BETWEEN, "One of your own yard, one of another"),
    (INSIDE_OWN, "Both inside your own yard"),
    (INSIDE_ANY, "Both inside any one yard"),
))  # fmt: skip
TOLD = {
    BETWEEN: "swap a card of your yard with one of another yard",
    INSIDE_OWN: "swap two cards inside your own yard",
    INSIDE_ANY: "swap two cards inside one yard",
}
SHORT = {
    BETWEEN: ("swap a card of yours with one in another yard", "swap over the fence", "swap cards"),
    INSIDE_OWN: ("swap two cards inside your own yard", "swap 2 of yours", "swap cards"),
    INSIDE_ANY: ("swap two cards inside one yard", "swap 2 in one yard", "swap cards"),
}


def open_spots(state: Position, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    """The places of the first or second card, neither of them Stumped."""
    whom = effect.whom
    if picks:
        owner = owner_of(picks[0])
        if whom != BETWEEN:
            seats = [owner]
        else:
            seats = seats_meant(state, seat, OTHER, NONE) if owner == seat else [seat]
        return [ref for ref in places(state, seats, movable) if ref not in picks]
    if whom == BETWEEN:
        others = places(state, seats_meant(state, seat, OTHER, NONE), movable)
        own = places(state, [seat], movable)
        return own + others if own and others else []
    seats = [seat] if whom == INSIDE_OWN else seats_meant(state, seat, ANY, NONE)
    return places(state, [other for other in seats if len(movable(state, other)) > 1], movable)


def wanted(effect: Effect) -> int:
    return 2


def resolve(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    one, two = picks
    zones = [YARD[owner_of(ref)] for ref in picks]
    grids.swap(state, zones[0], place_of(one), zones[1], place_of(two), frame[SEAT], frame[SOURCE])
    for ref in picks:
        touch(state, owner_of(ref), place_of(ref))


def note(effect: Effect) -> str:
    return "Faces stay. Neither may be Stumped." if effect.whom == BETWEEN else "Neither may be Stumped."


def choose_card(effect: Effect, asked: Asked) -> str:
    """The first of two cards to swap, or what the first one is swapped with."""
    player = asked.player
    if not asked.picks:
        where = {
            BETWEEN: f"in {player}'s yard or another one",
            INSIDE_OWN: f"in {player}'s yard",
        }.get(effect.whom, "in any yard")
        return f"choose the first of two cards to swap, {where}"
    between = "in another yard" if asked.own else f"in {player}'s yard"
    where = between if effect.whom == BETWEEN else f"in {asked.yard}'s yard"
    return f"swap {asked.first} with a card {where}"


def picks_worth(deeds: Deeds, effect: Effect, picks: Sequence[int], refs: Sequence[int]) -> list[float]:
    return deeds.swaps(effect.whom, picks, refs)


UNIT: NastyUnit = NastyUnit(
    word="swap-cards",
    title="Swap two cards",
    fields=(WHICH,),
    whom=(BETWEEN, INSIDE_OWN, INSIDE_ANY),
    open=open_spots,
    wanted=wanted,
    resolve=resolve,
    told=lambda effect: TOLD.get(effect.whom, ""),
    note=note,
    full_note=lambda effect, affects: "Each stays as it lies, face up or face down. Neither may be a face-up Stumped.",
    short=lambda effect: SHORT.get(effect.whom, ("", "", "swap cards")),
    never_stumped=True,
    choose_card=choose_card,
    verb="Swap",
    plays=lambda deeds, effect: deeds.best_swap(effect.whom),
    picks_worth=picks_worth,
)
