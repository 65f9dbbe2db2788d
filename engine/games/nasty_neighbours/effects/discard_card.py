"""A player loses Nasty Neighbour cards, picked unseen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.effects._shared import AMOUNT, cards_words, nasty_words
from engine.games.nasty_neighbours.effects._unit import Deeds, NastyUnit, Party
from engine.games.nasty_neighbours.match_rules import Position
from engine.games.nasty_neighbours.picking import seats_meant
from engine.games.nasty_neighbours.places import NASTY, NASTY_PILE
from engine.games.nasty_neighbours.vocabulary import OTHER, TARGET, Effect
from engine.kernel import chance
from engine.kernel.moves import move
from engine.kernel.refs import SEAT_BASE, seat_ref
from engine.kernel.state import SEAT, Frame


def open_players(state: Position, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    found = seats_meant(state, seat, effect.whom, target)
    return [seat_ref(other) for other in found if state.zones[NASTY[other]]]


def resolve(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    zone = NASTY[picks[0] - SEAT_BASE]
    for _ in range(min(effect.amount, len(state.zones[zone]))):
        card = state.zones[zone][chance.below(state, len(state.zones[zone]))]
        move(state, card, zone, NASTY_PILE, frame[SEAT])


def told_of(effect: Effect, party: Party) -> str:
    return f"{party.who}lose{party.ends} {cards_words(effect.amount, 'Nasty Neighbour')}, picked unseen"


def short(effect: Effect) -> tuple[str, str, str]:
    number = effect.amount
    return (
        f"another player loses {cards_words(number, 'Nasty')}",
        f"another loses {number} Nasty",
        f"one loses {number}",
    )


def short_of(effect: Effect, party: Party) -> tuple[str, str]:
    return f"{party.who}lose{party.ends} {cards_words(effect.amount, 'Nasty')}", f"lose {effect.amount}"


def hits(deeds: Deeds, effect: Effect, exposer: int, target: int) -> float:
    held = deeds.held() * effect.amount
    return -held if target == deeds.me else deeds.share(target) * held


UNIT: NastyUnit = NastyUnit(
    word="discard-card",
    title="A player loses Nasty Neighbour cards",
    fields=(AMOUNT,),
    whom=(OTHER, TARGET),
    amounted=True,
    open=open_players,
    resolve=resolve,
    on_hands=True,
    told=lambda effect: f"another player loses {cards_words(effect.amount, 'Nasty Neighbour')}, picked unseen",
    told_of=lambda effect, party: (
        f"{party.who}lose{party.ends} {cards_words(effect.amount, 'Nasty Neighbour')}, picked unseen"
    ),
    short=short,
    short_of=short_of,
    choose_player=lambda effect, player: f"choose who loses {nasty_words(effect.amount)}",
    about_to=lambda effect, coming: f"cost {coming.each}{coming.players} {nasty_words(effect.amount)}",
    hits=hits,
)
