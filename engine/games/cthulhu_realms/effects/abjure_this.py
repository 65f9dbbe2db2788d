"""Abjure this: the card itself is abjured (CR-4.2)."""

from __future__ import annotations

from engine.games.cthulhu_realms.definitions.vocabulary import ABJURED
from engine.games.cthulhu_realms.effects.effect_type import COSTLY, RealmsEffectType, amount_text
from engine.games.cthulhu_realms.layout import PLAY
from engine.games.cthulhu_realms.match_rules import GameState
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.card_moves import abjure, forget_hurt, on_left_play
from engine.kernel.state.state import SEAT, SOURCE, Frame


def abjure_this(state: GameState, frame: Frame, amount: int, second: int) -> None:
    """Abjure the card if it is still in play."""
    seat, card = frame[SEAT], frame[SOURCE]
    zone = PLAY[seat]
    if card in state.zones[zone]:
        forget_hurt(state, card)
        abjure(state, card, zone, seat, owner=seat)
        on_left_play(state, card, seat)


UNIT: RealmsEffectType = RealmsEffectType(
    word="abjure-this",
    title=say("effect-abjure-this"),
    resolve=abjure_this,
    event=ABJURED,
    leaves=True,
    phrase=amount_text("card-abjure-this"),
    short=amount_text("short-abjure-this"),
    brings=lambda board, seat: False,
    sort=COSTLY,
    default_weight=0.0,
    worth=lambda here, card, amount: here.gain(card),
    price=lambda points: 0.0,
)
