"""Dive: a card from the Recycle Bin that is no Instant becomes the drawn card (NN-8.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.definitions.vocabulary import INSTANT, Card, Effect
from engine.games.nasty_neighbours.effects.effect_type import NastyEffectType
from engine.games.nasty_neighbours.layout import BIN, DRAWN
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.messages import say
from engine.kernel.files.card_file import Reader
from engine.kernel.files.faults import KeyValue, Phrase, rule
from engine.kernel.flow.moves import move
from engine.kernel.state.state import SEAT, Frame


def open_cards(state: GameState, seat: int, effect: Effect, target: int, picks: Sequence[int]) -> list[int]:
    rules = state.table.rules
    return [card for card in state.zones[BIN] if rules.kind[card] != INSTANT]


def resolve(state: GameState, frame: Frame, effect: Effect, picks: list[int]) -> None:
    move(state, picks[0], BIN, DRAWN[frame[SEAT]], frame[SEAT])


def check_nasty(reader: Reader, card: Card, effect: Effect) -> None:
    if card.when != "before-drawing":
        wanted = rule("{} only on a card with {}", effect.name, KeyValue("when", "before-drawing", quoted=True))
        raise reader.fail("effects", wanted, Phrase("{}", (KeyValue("when", card.when, quoted=True),)))


UNIT: NastyEffectType = NastyEffectType(
    word="dive",
    title=say("dive-title"),
    open=open_cards,
    resolve=resolve,
    ends=True,
    from_bin=True,
    check_nasty=check_nasty,
    describe=lambda effect: say("dive-told"),
    short=lambda effect: (say("dive-short"), say("dive-shorter"), say("dive-shortest")),
    alone=say("dive-alone"),
    choose_card=lambda effect, asked: say("dive-choose"),
    usual_hold=2.5,
    plays=lambda values, effect: values.best_bin_card(),
    picks_worth=lambda values, effect, picks, refs: values.value_bin_cards(refs),
)
