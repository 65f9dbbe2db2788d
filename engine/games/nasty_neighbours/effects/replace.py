"""Replace: a face-up card is discarded and the top of the draw pile takes its place face up. An Instant acts."""

from __future__ import annotations

from engine.games.nasty_neighbours.definitions.vocabulary import INSTANT, OWN, Effect
from engine.games.nasty_neighbours.effects.effect_type import UP, YARD_FIELD, NastyEffectType, in_yards
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.card_moves import deal_place, discard_place
from engine.games.nasty_neighbours.rules.effect_targets import open_places, owner_of, place_of
from engine.games.nasty_neighbours.rules.exposing import look_for_instants
from engine.games.nasty_neighbours.rules.lines import touch
from engine.kernel.state.state import Frame


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    owner, place = owner_of(picks[0]), place_of(picks[0])
    discard_place(state, owner, place)
    filled = deal_place(state, owner, place, face_up=True)
    touch(state, owner, place)
    if filled >= 0 and state.table.rules.kind[filled] == INSTANT:
        look_for_instants(state, owner, last=False)


def describe(where: str) -> str:
    return say("replace-told", where=where)


def short(effect: Effect) -> tuple[str, str, str]:
    long = say("replace-short-own" if effect.whom == OWN else "replace-short", where=say("of-yard", whom=effect.whom))
    return long, say("replace-shorter", one=say("one-of", whom=effect.whom)), say("replace-shortest")


UNIT: NastyEffectType = NastyEffectType(
    word="replace",
    title=say("replace-title"),
    fields=(YARD_FIELD,),
    open=in_yards(open_places),
    full_note=lambda effect, affects: say("replace-note"),
    never_stumped=True,
    resolve=resolve,
    describe=lambda effect: describe(say("of-yard", whom=effect.whom)),
    describe_instant=lambda effect, party: describe(say("of-yard", whom=OWN) if party.who == "you" else party.where),
    short=short,
    short_of=lambda effect, party: (say("replace-short", where=party.where), say("replace-shortest")),
    choose_player=lambda effect, player: say("replace-choose-player"),
    choose_card=lambda effect, asked: say("replace-choose", where=asked.where),
    verb=say("replace-verb"),
    faces=UP,
    about_to=lambda effect, coming: say("replace-coming", yards=coming.each_yard),
    usual_hold=2.5,
    plays=lambda values, effect: values.best_yard(effect),
    at_spot=lambda values, owner, place: values.replace(owner, place),
    spots=lambda values, owner: values.open_spots(owner),
)
