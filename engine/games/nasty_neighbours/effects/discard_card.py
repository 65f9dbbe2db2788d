"""Discard: a player loses Nasty Neighbour cards, picked unseen."""

from __future__ import annotations

from engine.games.nasty_neighbours.definitions.vocabulary import OTHER, Effect
from engine.games.nasty_neighbours.effects.effect_type import (
    AMOUNT,
    OPPONENT,
    AffectedPlayers,
    NastyEffectType,
    nasty_cards,
    players_with_cards,
)
from engine.games.nasty_neighbours.layout import NASTY, NASTY_PILE
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.kernel.flow.moves import move
from engine.kernel.state import rng
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import SEAT, Frame


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    zone = NASTY[picks[0] - SEAT_BASE]
    for _ in range(min(effect.amount, len(state.zones[zone]))):
        card = state.zones[zone][rng.random_below(state, len(state.zones[zone]))]
        move(state, card, zone, NASTY_PILE, frame[SEAT])


def describe(effect: Effect, who: str) -> str:
    cards = say("cards-nasty-in-full", count=effect.amount)
    return say("discard-card-told", loses=say("discard-card-told-of", who=who, cards=cards))


def describe_briefly(effect: Effect, who: str) -> str:
    return say("discard-card-told-of", who=who, cards=say("cards-nasty", count=effect.amount))


def short(effect: Effect) -> tuple[str, str, str]:
    shorter = say("discard-card-shorter", count=effect.amount), say("discard-card-shortest", count=effect.amount)
    return describe_briefly(effect, OTHER), *shorter


def short_of(effect: Effect, party: AffectedPlayers) -> tuple[str, str]:
    return describe_briefly(effect, party.who), say("discard-card-shortest-of", count=effect.amount)


UNIT: NastyEffectType = NastyEffectType(
    word="discard-card",
    title=say("discard-card-title"),
    fields=(OPPONENT, AMOUNT),
    open=players_with_cards,
    resolve=resolve,
    on_hands=True,
    describe=lambda effect: describe(effect, OTHER),
    describe_instant=lambda effect, party: describe(effect, party.who),
    short=short,
    short_of=short_of,
    choose_player=lambda effect, player: say("discard-card-choose", cards=nasty_cards(effect)),
    about_to=lambda effect, coming: say("discard-card-coming", players=coming.each_player, cards=nasty_cards(effect)),
    usual_hold=0.8,
    hits=lambda values, effect, exposer, target: values.lose_cards(target, effect.amount),
)
