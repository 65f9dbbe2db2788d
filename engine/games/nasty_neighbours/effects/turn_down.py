"""Turn down: a face-up card is turned face down after everybody has seen it."""

from __future__ import annotations

from engine.games.nasty_neighbours.definitions.vocabulary import Effect
from engine.games.nasty_neighbours.effects.effect_type import UP, YARD_FIELD, NastyEffectType, in_yards
from engine.games.nasty_neighbours.layout import YARD
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.effect_targets import open_places, owner_of, place_of
from engine.kernel.flow import grids
from engine.kernel.state.state import Frame


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    grids.turn(state, YARD[owner_of(picks[0])], place_of(picks[0]), face_up=False)


def short(effect: Effect) -> tuple[str, str, str]:
    long = say("turn-down-short", where=say("of-yard", whom=effect.whom))
    return long, say("turn-down-shorter", one=say("one-of", whom=effect.whom)), say("turn-down-shortest")


def describe(where: str) -> str:
    return say("turn-down-told", where=where)


UNIT: NastyEffectType = NastyEffectType(
    word="turn-down",
    title=say("turn-down-title"),
    fields=(YARD_FIELD,),
    open=in_yards(open_places),
    never_stumped=True,
    resolve=resolve,
    describe=lambda effect: describe(say("in-yard", whom=effect.whom)),
    describe_instant=lambda effect, party: describe(party.where),
    short=short,
    short_of=lambda effect, party: (say("turn-down-short-of", where=party.where), say("turn-down-shortest")),
    choose_player=lambda effect, player: say("turn-down-choose-player"),
    choose_card=lambda effect, asked: say("turn-down-choose", where=asked.where),
    verb=say("turn-down-verb"),
    faces=UP,
    about_to=lambda effect, coming: say("turn-down-coming", yards=coming.each_yard),
    usual_hold=2.5,
    plays=lambda values, effect: values.best_yard(effect),
    at_spot=lambda values, owner, place: values.turn_down(owner, place),
    spots=lambda values, owner: values.open_spots(owner),
)
