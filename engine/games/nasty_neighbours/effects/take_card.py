"""A Nasty Neighbour card, unseen, from another seat."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.effects._unit import Deeds, NastyUnit, Party
from engine.games.nasty_neighbours.match_rules import Position
from engine.games.nasty_neighbours.picking import seats_meant
from engine.games.nasty_neighbours.places import NASTY
from engine.games.nasty_neighbours.vocabulary import OTHER, TARGET, Card, Effect
from engine.kernel import chance
from engine.kernel.cards import Reader
from engine.kernel.errors import Phrase, rule
from engine.kernel.moves import move
from engine.kernel.refs import SEAT_BASE, seat_ref
from engine.kernel.state import SEAT, Frame


def open_players(state: Position, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    found = seats_meant(state, seat, effect.whom, target)
    return [seat_ref(other) for other in found if state.zones[NASTY[other]]]


def resolve(state: Position, frame: Frame, effect: Effect, picks: list[int]) -> None:
    zone = NASTY[picks[0] - SEAT_BASE]
    card = state.zones[zone][chance.below(state, len(state.zones[zone]))]
    move(state, card, zone, NASTY[frame[SEAT]], frame[SEAT])


def check_instant(reader: Reader, card: Card, effect: Effect) -> None:
    if card.affects == "you":
        wanted = rule("{} only where the card affects other players", effect.name)
        raise reader.fail("effects", wanted, Phrase(card.affects))


def short_of(effect: Effect, party: Party) -> tuple[str, str]:
    whom = "each other player" if party.affects == "others" else party.whom
    return f"take a Nasty card from {whom}", "give 1 up"


def hits(deeds: Deeds, effect: Effect, exposer: int, target: int) -> float:
    held = deeds.held() * effect.amount
    gain = -held if target == deeds.me else deeds.share(target) * held
    return gain + (held if exposer == deeds.me else 0.0)


UNIT: NastyUnit = NastyUnit(
    word="take-card",
    title="Take a Nasty Neighbour card",
    whom=(OTHER, TARGET),
    open=open_players,
    resolve=resolve,
    on_hands=True,
    check_instant=check_instant,
    told=lambda effect: "take a Nasty Neighbour card, unseen, from a seat of your choice",
    told_of=lambda effect, party: f"take a Nasty Neighbour card, unseen, from {party.whom}",
    short=lambda effect: ("take a Nasty card, unseen, from any seat", "take a Nasty card", "take a card"),
    short_of=short_of,
    choose_player=lambda effect, player: "choose whose Nasty Neighbour card to take, unseen",
    about_to=lambda effect, coming: f"give {coming.exposer} a Nasty Neighbour card from {coming.each}{coming.players}",
    hits=hits,
)
