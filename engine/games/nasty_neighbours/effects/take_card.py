"""Take a card: a player takes an unseen Nasty Neighbour card from another seat."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.definitions.vocabulary import Card, Effect
from engine.games.nasty_neighbours.effects.effect_type import AffectedPlayers, NastyEffectType
from engine.games.nasty_neighbours.effects.helpers import OPPONENT
from engine.games.nasty_neighbours.layout import NASTY
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.effect_targets import target_seats
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import Phrase, rule
from engine.kernel.flow.moves import move
from engine.kernel.state import rng
from engine.kernel.state.refs import SEAT_BASE, seat_ref
from engine.kernel.state.state import SEAT, Frame


def open_players(state: GameState, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    found = target_seats(state, seat, effect.whom, target)
    return [seat_ref(other) for other in found if state.zones[NASTY[other]]]


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
    open=open_players,
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
