"""Miss a turn: a player misses the next turn of this round, but never a last turn (NN-8.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import COMPLAINED
from engine.games.nasty_neighbours.definitions.vocabulary import OTHER, Effect
from engine.games.nasty_neighbours.effects.effect_type import OPPONENT, NastyEffectType
from engine.games.nasty_neighbours.layout import FALL, FIRST_OUT, MISSES
from engine.games.nasty_neighbours.match_rules import GameState, GameView
from engine.games.nasty_neighbours.messages import refused, say
from engine.games.nasty_neighbours.rules.effect_targets import target_seats
from engine.kernel.flow.moves import note
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.refs import SEAT_BASE, seat_ref
from engine.kernel.state.state import PHASE, SOURCE, Frame


def open_players(state: GameState, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    if state.values[FIRST_OUT] or state.values[PHASE] == FALL:
        return []
    found = target_seats(state, seat, effect.whom, target)
    return [seat_ref(other) for other in found if not state.values[MISSES] >> other & 1]


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    seat = picks[0] - SEAT_BASE
    state.values[MISSES] |= 1 << seat
    note(state, COMPLAINED, seat, frame[SOURCE])


def misses(who: str) -> str:
    return say("miss-turn-told-of", who=who)


def describe(who: str) -> str:
    return say("miss-turn-told", misses=misses(who))


def refuse(view: GameView, seat: int, other: str) -> Refusal | None:
    return refused("misses-already", other=other) if view.values[MISSES] >> seat & 1 else None


UNIT: NastyEffectType = NastyEffectType(
    word="miss-turn",
    title=say("miss-turn-title"),
    fields=(OPPONENT,),
    open=open_players,
    resolve=resolve,
    describe=lambda effect: describe(OTHER),
    describe_instant=lambda effect, party: describe(party.who),
    note=lambda effect: say("miss-turn-note"),
    full_note=lambda effect, affects: say("miss-turn-note-in-full"),
    short=lambda effect: (misses(OTHER), say("miss-turn-shorter"), say("miss-turn-shortest")),
    short_of=lambda effect, party: (misses(party.who), say("miss-turn-shortest-of")),
    choose_player=lambda effect, player: say("miss-turn-choose"),
    refuse_player=refuse,
    about_to=lambda effect, coming: say("miss-turn-coming", players=coming.players),
    usual_hold=2.0,
    hits=lambda values, effect, exposer, target: values.miss_turn(target),
)
