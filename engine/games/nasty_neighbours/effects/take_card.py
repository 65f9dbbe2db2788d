"""Take a card: a player takes an unseen Nasty Neighbour card from another seat."""

from __future__ import annotations

from engine.games.nasty_neighbours.definitions.vocabulary import Card, Effect
from engine.games.nasty_neighbours.effects.effect_type import (
    OPPONENT,
    AffectedPlayers,
    NastyEffectType,
    players_with_cards,
)
from engine.games.nasty_neighbours.layout import NASTY
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import Phrase, rule
from engine.kernel.flow.moves import move
from engine.kernel.state import rng
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import SEAT, Frame


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    zone = NASTY[picks[0] - SEAT_BASE]
    card = state.zones[zone][rng.random_below(state, len(state.zones[zone]))]
    move(state, card, zone, NASTY[frame[SEAT]], frame[SEAT])


def check_instant(reader: Reader, card: Card, effect: Effect) -> None:
    if card.affects == "you":
        wanted = rule("{} only where the card affects other players", effect.name)
        raise reader.fail("effects", wanted, Phrase(card.affects))


def short_of(effect: Effect, party: AffectedPlayers) -> tuple[str, str]:
    return say("take-card-short-of", whom=party.whom), say("take-card-shortest-of")


UNIT: NastyEffectType = NastyEffectType(
    word="take-card",
    title=say("take-card-title"),
    fields=(OPPONENT,),
    open=players_with_cards,
    resolve=resolve,
    on_hands=True,
    check_instant=check_instant,
    describe=lambda effect: say("take-card-told"),
    describe_instant=lambda effect, party: say("take-card-told-of", whom=party.whom),
    short=lambda effect: (say("take-card-short"), say("take-card-shorter"), say("take-card-shortest")),
    short_of=short_of,
    choose_player=lambda effect, player: say("take-card-choose"),
    about_to=lambda effect, coming: say("take-card-coming", player=coming.exposer, others=coming.each_player),
    usual_hold=0.5,
    hits=(
        lambda values, effect, exposer, target: (
            values.lose_cards(target, effect.amount)
            - (values.lose_cards(exposer, effect.amount) if exposer == values.me else 0.0)
        )
    ),
)
