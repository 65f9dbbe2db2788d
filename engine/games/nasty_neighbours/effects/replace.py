"""A face-up card is discarded, the top of the draw pile takes its place face up; an Instant acts."""

from __future__ import annotations

from engine.games.nasty_neighbours.effects._shared import OF_YARD, ONE_OF, YARD_FIELD, best_yard, in_yards
from engine.games.nasty_neighbours.effects._unit import UP, NastyUnit
from engine.games.nasty_neighbours.exposing import look_for_instants
from engine.games.nasty_neighbours.lines import touch
from engine.games.nasty_neighbours.match_rules import Position
from engine.games.nasty_neighbours.picking import open_places, owner_of, place_of
from engine.games.nasty_neighbours.vocabulary import ANY, INSTANT, OTHER, OWN, TARGET, Effect
from engine.games.nasty_neighbours.yards import deal_place, discard_place
from engine.kernel.state import Frame


def resolve(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    owner, place = owner_of(picks[0]), place_of(picks[0])
    discard_place(state, owner, place)
    filled = deal_place(state, owner, place, face_up=True)
    touch(state, owner, place)
    if filled >= 0 and state.table.rules.kind[filled] == INSTANT:
        look_for_instants(state, owner, last=False)


def told(where: str) -> str:
    return f"discard a face-up card {where}, not a Stumped. The top card of the draw pile takes its place, face up"


def short(effect: Effect) -> tuple[str, str, str]:
    where, face_up = OF_YARD.get(effect.whom, ""), "face-up " * (effect.whom == OWN)
    return f"swap a {face_up}card {where} for the top draw", f"replace {ONE_OF.get(effect.whom, '')}", "replace 1"


UNIT: NastyUnit = NastyUnit(
    word="replace",
    title="Replace a card with the top draw",
    fields=(YARD_FIELD,),
    whom=(OWN, OTHER, ANY, TARGET),
    open=in_yards(open_places),
    full_note=lambda effect, affects: "An Instant Action acts, and its spot is refilled face up.",
    never_stumped=True,
    resolve=resolve,
    told=lambda effect: told(OF_YARD.get(effect.whom, "")),
    told_of=lambda effect, party: told("of yours" if party.affects == "you" else party.where),
    short=short,
    short_of=lambda effect, party: (f"swap a card {party.where} for the top draw", "replace 1"),
    choose_player=lambda effect, player: "choose in whose yard a card is replaced",
    choose_card=lambda effect, asked: f"replace a face-up card {asked.where} with the top of the draw pile",
    verb="Replace",
    faces=UP,
    about_to=lambda effect, coming: f"replace a card in {coming.each}{coming.yards}",
    plays=best_yard,
    at_spot=lambda deeds, owner, place: deeds.replaced(owner, place),
    spots=lambda deeds, owner: deeds.open_spots(owner),
)
