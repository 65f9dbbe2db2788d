"""Swap seats: two players change places, and their yards and Nasty Neighbour cards stay (NN-5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.definitions.vocabulary import OTHER, Card, Effect
from engine.games.nasty_neighbours.effects.effect_type import OPPONENT, NastyEffectType
from engine.games.nasty_neighbours.layout import DECLINED, HOUSE, YARD_COUNTERS
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.effect_targets import target_seats
from engine.games.nasty_neighbours.rules.lines import is_turn_of
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import Phrase, rule
from engine.kernel.flow.moves import change_places
from engine.kernel.state.refs import SEAT_BASE, seat_ref
from engine.kernel.state.state import SEAT, SOURCE, Frame


def open_players(state: GameState, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    return [seat_ref(other) for other in target_seats(state, seat, effect.whom, target)]


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    seat, other = frame[SEAT], picks[0] - SEAT_BASE
    values, counters = state.values, state.counters
    values[HOUSE + seat], values[HOUSE + other] = values[HOUSE + other], values[HOUSE + seat]
    for counter in YARD_COUNTERS:
        one, two = counter[seat], counter[other]
        counters[one], counters[two] = counters[two], counters[one]
    for player in (seat, other):
        if is_turn_of(state, player):
            counters[DECLINED[player]] = 0  # complete lines of the new yard are offered too (NN-4.4)
    change_places(state, seat, other, frame[SOURCE])


def check_instant(reader: Reader, card: Card, effect: Effect) -> None:
    if card.affects != OTHER:
        wanted = rule("{} only where the card affects one other player", effect.name)
        raise reader.fail("effects", wanted, Phrase(card.affects))


UNIT: NastyEffectType = NastyEffectType(
    word="swap-seats",
    title=say("swap-seats-title"),
    fields=(OPPONENT,),
    open=open_players,
    resolve=resolve,
    ends=True,
    check_instant=check_instant,
    describe=lambda effect: say("swap-seats-told"),
    describe_instant=lambda effect, party: say("swap-seats-told-of", whom=party.whom),
    full_note=lambda effect, affects: say("swap-seats-note"),
    short=lambda effect: (say("swap-seats-told"), say("swap-seats-shorter"), say("swap-seats-shorter")),
    short_of=lambda effect, party: (say("swap-seats-told-of", whom=party.whom), say("swap-seats-shorter")),
    choose_player=lambda effect, player: say("swap-seats-choose", player=player),
    about_to=lambda effect, coming: say("swap-seats-coming", player=coming.exposer, others=coming.players),
    usual_hold=5.0,
    hits=lambda values, effect, exposer, target: values.swap_seats(exposer, target),
)
