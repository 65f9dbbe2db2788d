"""A face-up card is turned face down; everybody has seen it."""

from __future__ import annotations

from engine.games.nasty_neighbours.effects._shared import IN_YARD, OF_YARD, ONE_OF, YARD_FIELD, best_yard, in_yards
from engine.games.nasty_neighbours.effects._unit import UP, NastyUnit
from engine.games.nasty_neighbours.match_rules import Position
from engine.games.nasty_neighbours.picking import open_places, owner_of, place_of
from engine.games.nasty_neighbours.places import YARD
from engine.games.nasty_neighbours.vocabulary import ANY, OTHER, OWN, TARGET, Effect
from engine.kernel import grids
from engine.kernel.state import Frame


def resolve(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    grids.turn(state, YARD[owner_of(picks[0])], place_of(picks[0]), face_up=False)


def short(effect: Effect) -> tuple[str, str, str]:
    where = OF_YARD.get(effect.whom, "")
    return f"turn down a face-up card {where}", f"turn {ONE_OF.get(effect.whom, '')} down", "turn 1 down"


def told(where: str) -> str:
    return f"choose a face-up card {where}, not a Stumped, and turn it face down"


UNIT: NastyUnit = NastyUnit(
    word="turn-down",
    title="Turn a card face down",
    fields=(YARD_FIELD,),
    whom=(OWN, OTHER, ANY, TARGET),
    open=in_yards(open_places),
    never_stumped=True,
    resolve=resolve,
    told=lambda effect: told(IN_YARD.get(effect.whom, "")),
    told_of=lambda effect, party: told(party.where),
    short=short,
    short_of=lambda effect, party: (f"turn down a card {party.where}", "turn 1 down"),
    choose_player=lambda effect, player: "choose in whose yard a card is turned face down",
    choose_card=lambda effect, asked: f"turn a face-up card {asked.where} face down",
    verb="Turn down",
    faces=UP,
    about_to=lambda effect, coming: f"turn a card in {coming.each}{coming.yards} face down",
    plays=best_yard,
    at_spot=lambda deeds, owner, place: deeds.turned_down(owner, place),
    spots=lambda deeds, owner: deeds.open_spots(owner),
)
