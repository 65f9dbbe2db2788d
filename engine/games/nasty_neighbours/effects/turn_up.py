"""A face-down card is turned up; an Instant acts, exposed by that yard's occupant, refilled face down."""

from __future__ import annotations

from engine.games.nasty_neighbours.effects._shared import IN_YARD, OF_YARD, ONE_OF, YARD_FIELD, best_yard, in_yards
from engine.games.nasty_neighbours.effects._unit import DOWN, NastyUnit
from engine.games.nasty_neighbours.exposing import REFILLED_DOWN, expose_in_yard
from engine.games.nasty_neighbours.match_rules import Position
from engine.games.nasty_neighbours.picking import owner_of, place_of
from engine.games.nasty_neighbours.places import YARD
from engine.games.nasty_neighbours.vocabulary import ANY, INSTANT, OTHER, OWN, TARGET, Effect
from engine.games.nasty_neighbours.yards import down_places
from engine.kernel import grids
from engine.kernel.state import Frame


def resolve(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    owner, place = owner_of(picks[0]), place_of(picks[0])
    card = grids.turn(state, YARD[owner], place, face_up=True)
    if state.table.rules.kind[card] == INSTANT:
        expose_in_yard(state, owner, owner, place, REFILLED_DOWN)


def full_note(effect: Effect, affects: str) -> str:
    by_whom = "whoever sits there" if effect.whom != OWN and affects != "you" else "you"
    return f"An Instant Action acts, exposed by {by_whom}, and its spot is refilled face down."


def short(effect: Effect) -> tuple[str, str, str]:
    where = OF_YARD.get(effect.whom, "")
    return f"turn up a face-down card {where}", f"turn up {ONE_OF.get(effect.whom, '')}", "turn 1 up"


UNIT: NastyUnit = NastyUnit(
    word="turn-up",
    title="Turn a card up",
    fields=(YARD_FIELD,),
    whom=(OWN, OTHER, ANY, TARGET),
    open=in_yards(down_places),
    note=lambda effect: "An Instant acts there.",
    full_note=full_note,
    resolve=resolve,
    told=lambda effect: f"turn up a face-down card {IN_YARD.get(effect.whom, '')}",
    told_of=lambda effect, party: f"turn up a face-down card {party.where}",
    short=short,
    short_of=lambda effect, party: (f"turn up a face-down card {party.where}", "turn 1 up"),
    choose_player=lambda effect, player: "choose in whose yard a card is turned up",
    choose_card=lambda effect, asked: f"turn up a face-down card {asked.where}",
    verb="Turn up",
    faces=DOWN,
    about_to=lambda effect, coming: f"turn up a face-down card in {coming.each}{coming.yards}",
    plays=best_yard,
    at_spot=lambda deeds, owner, place: deeds.turned_up(owner, place),
    spots=lambda deeds, owner: deeds.down_spots(owner),
)
