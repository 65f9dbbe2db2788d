"""Draw Nasty Neighbour cards from those that were not dealt; none after a player went out (NN-6.2)."""

from __future__ import annotations

from engine.games.nasty_neighbours.definitions.vocabulary import Card, Effect
from engine.games.nasty_neighbours.effects.effect_type import AMOUNT, NastyEffectType, nasty_cards
from engine.games.nasty_neighbours.layout import FIRST_OUT, NASTY, NASTY_DECK
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import Phrase, rule
from engine.kernel.flow.moves import draw_top
from engine.kernel.state.state import SEAT, Frame


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    if state.values[FIRST_OUT]:
        return
    for _ in range(min(effect.amount, len(state.zones[NASTY_DECK]))):
        draw_top(state, NASTY_DECK, NASTY[frame[SEAT]], frame[SEAT])


def check_instant(reader: Reader, card: Card, effect: Effect) -> None:
    if card.affects != "you":
        wanted = rule("{} only where the card affects you", effect.name)
        raise reader.fail("effects", wanted, Phrase(card.affects))


def describe(effect: Effect) -> str:
    return say("draw-card-told", cards=say("cards-nasty-in-full", count=effect.amount))


def describe_briefly(effect: Effect) -> str:
    return say("draw-card-told", cards=say("cards-nasty", count=effect.amount))


def shortest(effect: Effect) -> str:
    return say("draw-card-shortest", count=effect.amount)


UNIT: NastyEffectType = NastyEffectType(
    word="draw-card",
    title=say("draw-card-title"),
    fields=(AMOUNT,),
    count_picks=lambda effect: 0,
    resolve=resolve,
    possible=lambda state: bool(state.zones[NASTY_DECK]),
    everywhere=True,
    check_instant=check_instant,
    describe=describe,
    describe_instant=lambda effect, party: describe(effect),
    short=lambda effect: (describe_briefly(effect), say("draw-card-shorter", count=effect.amount), shortest(effect)),
    short_of=lambda effect, party: (describe_briefly(effect), shortest(effect)),
    about_to=lambda effect, coming: say("draw-card-coming", player=coming.exposer, cards=nasty_cards(effect)),
    usual_hold=0.5,
    hits=lambda values, effect, exposer, target: -values.lose_cards(exposer, effect.amount),
    plays=lambda values, effect: -values.lose_cards(values.me, effect.amount),
)
