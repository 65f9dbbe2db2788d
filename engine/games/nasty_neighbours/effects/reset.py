"""Reset: every card of a yard except face-up Stumpeds is replaced (NN-5.4, NN-5.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import FACE_UP
from engine.games.nasty_neighbours.definitions.vocabulary import TARGET, Effect
from engine.games.nasty_neighbours.effects.effect_type import WHOSE_FIELD, AffectedPlayers, NastyEffectType
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import refused, say
from engine.games.nasty_neighbours.rules.effect_targets import target_seats
from engine.games.nasty_neighbours.rules.exposing import look_for_instants
from engine.games.nasty_neighbours.rules.yards import replaceable, reset
from engine.kernel.state.refs import SEAT_BASE, seat_ref
from engine.kernel.state.state import SOURCE, Frame


def open_players(state: GameState, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    found = target_seats(state, seat, effect.whom, target)
    return [seat_ref(other) for other in found if effect.whom == TARGET or replaceable(state, other)]


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    seat = picks[0] - SEAT_BASE
    reset(state, seat, bool(frame[FACE_UP]), frame[SOURCE])
    if frame[FACE_UP]:
        look_for_instants(state, seat, last=True)


def describe(effect: Effect) -> str:
    return say("reset-told", whom=effect.whom)


def short(effect: Effect) -> tuple[str, str, str]:
    return describe(effect), say("reset-shorter", whom=effect.whom), say("reset-shortest", whom=effect.whom)


def describe_instant(party: AffectedPlayers) -> str:
    return say("reset-told-of", who=party.who)


UNIT: NastyEffectType = NastyEffectType(
    word="reset",
    title=say("reset-title"),
    fields=(WHOSE_FIELD,),
    open=open_players,
    resolve=resolve,
    describe=describe,
    describe_instant=lambda effect, party: describe_instant(party),
    full_note=lambda effect, affects: say("reset-note"),
    short=short,
    short_of=lambda effect, party: (describe_instant(party), say("reset-shortest-of")),
    choose_player=lambda effect, player: say("reset-choose"),
    refuse_player=lambda view, seat, other: refused("nothing-to-reset", other=other),
    about_to=lambda effect, coming: say("reset-coming", yards=coming.yards),
    tells_itself=True,
    usual_hold=5.0,
    hits=lambda values, effect, exposer, target: values.reset_yard(target),
)
