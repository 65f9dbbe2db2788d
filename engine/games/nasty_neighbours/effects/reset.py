"""Every card of a yard but face-up Stumpeds is replaced (NN-5.4, NN-5.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import FACE_UP
from engine.games.nasty_neighbours.effects._shared import WHOSE_FIELD
from engine.games.nasty_neighbours.effects._unit import Deeds, NastyUnit
from engine.games.nasty_neighbours.exposing import look_for_instants
from engine.games.nasty_neighbours.match_rules import Position, Seen
from engine.games.nasty_neighbours.picking import seats_meant
from engine.games.nasty_neighbours.vocabulary import OTHER, OWN, TARGET, Effect
from engine.games.nasty_neighbours.yards import replaceable, reset
from engine.kernel.refs import SEAT_BASE, seat_ref
from engine.kernel.showing import Refusal
from engine.kernel.state import SOURCE, Frame


def open_players(state: Position, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    found = seats_meant(state, seat, effect.whom, target)
    return [seat_ref(other) for other in found if effect.whom == TARGET or replaceable(state, other)]


def resolve(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    seat = picks[0] - SEAT_BASE
    reset(state, seat, bool(frame[FACE_UP]), frame[SOURCE])
    if frame[FACE_UP]:
        look_for_instants(state, seat, last=True)


def short(effect: Effect) -> tuple[str, str, str]:
    if effect.whom == OWN:
        return "reset your own yard", "reset your yard", "reset yours"
    return "another player resets their yard", "reset another yard", "reset another"


def full_note(effect: Effect, affects: str) -> str:
    return "Every card but a Stumped is discarded and replaced from the draw pile, face down; gaps stay gaps."


def refuse(view: Seen, seat: int, other: str) -> Refusal | None:
    return Refusal("nothing-to-reset", {"other": other})


def hits(deeds: Deeds, effect: Effect, exposer: int, target: int) -> float:
    return deeds.yard_reset(target)


UNIT: NastyUnit = NastyUnit(
    word="reset",
    title="Reset a yard",
    fields=(WHOSE_FIELD,),
    whom=(OWN, OTHER, TARGET),
    open=open_players,
    resolve=resolve,
    told=lambda effect: "reset your own yard" if effect.whom == OWN else "another player resets their yard",
    told_of=lambda effect, party: f"{party.who}reset{party.ends} {party.yard}",
    full_note=lambda effect, affects: (
        "Every card but a Stumped is discarded and replaced from the draw pile, face down; gaps stay gaps."
    ),
    short=short,
    short_of=lambda effect, party: (f"{party.who}reset{party.ends} {party.yard}", "reset"),
    choose_player=lambda effect, player: "choose who resets their yard",
    refuse_player=refuse,
    about_to=lambda effect, coming: f"reset {coming.yards}",
    tells_itself=True,
    hits=hits,
)
