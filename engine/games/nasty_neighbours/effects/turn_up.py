"""Turn up: a face-down card is turned up. An Instant acts, exposed by that yard's player, and is refilled face down."""

from __future__ import annotations

from engine.games.nasty_neighbours.definitions.vocabulary import INSTANT, OWN, Effect
from engine.games.nasty_neighbours.effects.effect_type import DOWN, YARD_FIELD, NastyEffectType, in_yards
from engine.games.nasty_neighbours.layout import YARD
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.effect_targets import owner_of, place_of
from engine.games.nasty_neighbours.rules.exposing import REFILLED_DOWN, expose_in_yard
from engine.games.nasty_neighbours.rules.yards import down_places
from engine.kernel.flow import grids
from engine.kernel.state.state import Frame


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    owner, place = owner_of(picks[0]), place_of(picks[0])
    card = grids.turn(state, YARD[owner], place, face_up=True)
    if state.table.rules.kind[card] == INSTANT:
        expose_in_yard(state, owner, owner, place, REFILLED_DOWN)


def full_note(effect: Effect, affects: str) -> str:
    return say("turn-up-note-in-full", own="yes" if effect.whom == OWN or affects == "you" else "no")


def describe(where: str) -> str:
    return say("turn-up-told", where=where)


def short(effect: Effect) -> tuple[str, str, str]:
    return (
        describe(say("of-yard", whom=effect.whom)),
        say("turn-up-shorter", one=say("one-of", whom=effect.whom)),
        say("turn-up-shortest"),
    )


UNIT: NastyEffectType = NastyEffectType(
    word="turn-up",
    title=say("turn-up-title"),
    fields=(YARD_FIELD,),
    open=in_yards(down_places),
    note=lambda effect: say("turn-up-note"),
    full_note=full_note,
    resolve=resolve,
    describe=lambda effect: describe(say("in-yard", whom=effect.whom)),
    describe_instant=lambda effect, party: describe(party.where),
    short=short,
    short_of=lambda effect, party: (describe(party.where), say("turn-up-shortest")),
    choose_player=lambda effect, player: say("turn-up-choose-player"),
    choose_card=lambda effect, asked: say("turn-up-choose", where=asked.where),
    verb=say("turn-up-verb"),
    faces=DOWN,
    about_to=lambda effect, coming: say("turn-up-coming", yards=coming.each_yard),
    usual_hold=2.0,
    plays=lambda values, effect: values.best_yard(effect),
    at_spot=lambda values, owner, place: values.turn_up(owner, place),
    spots=lambda values, owner: values.down_spots(owner),
)
