"""A player misses the next turn of this round, never a last turn (NN-8.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import COMPLAINED
from engine.games.nasty_neighbours.effects._unit import Deeds, NastyUnit, Party
from engine.games.nasty_neighbours.match_rules import Position, Seen
from engine.games.nasty_neighbours.picking import seats_meant
from engine.games.nasty_neighbours.places import FALL, FIRST_OUT, MISSES
from engine.games.nasty_neighbours.vocabulary import OTHER, TARGET, Effect
from engine.kernel.moves import note
from engine.kernel.refs import SEAT_BASE, seat_ref
from engine.kernel.showing import Refusal
from engine.kernel.state import PHASE, SOURCE, Frame


def open_players(state: Position, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    if state.values[FIRST_OUT] or state.values[PHASE] == FALL:
        return []
    found = seats_meant(state, seat, effect.whom, target)
    return [seat_ref(other) for other in found if not state.values[MISSES] >> other & 1]


def resolve(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    seat = picks[0] - SEAT_BASE
    state.values[MISSES] |= 1 << seat
    note(state, COMPLAINED, seat, frame[SOURCE])


def misses(party: Party) -> str:
    return f"{party.who}miss{party.ends and 'es'} {party.theirs} next turn"


def refuse(view: Seen, seat: int, other: str) -> Refusal | None:
    return Refusal("misses-already", {"other": other}) if view.values[MISSES] >> seat & 1 else None


def hits(deeds: Deeds, effect: Effect, exposer: int, target: int) -> float:
    return deeds.turn_missed(target)


UNIT: NastyUnit = NastyUnit(
    word="miss-turn",
    title="A player misses a turn",
    whom=(OTHER, TARGET),
    open=open_players,
    resolve=resolve,
    told=lambda effect: "another player misses their next turn this round",
    told_of=lambda effect, party: f"{misses(party)} this round",
    note=lambda effect: "Not a last turn.",
    full_note=lambda effect, affects: "Never a last turn after somebody has gone out.",
    short=lambda effect: ("another player misses their next turn", "another misses a turn", "a turn missed"),
    short_of=lambda effect, party: (misses(party), "miss a turn"),
    choose_player=lambda effect, player: "choose who misses a turn",
    refuse_player=refuse,
    about_to=lambda effect, coming: f"make {coming.players} miss a turn",
    hits=hits,
)
