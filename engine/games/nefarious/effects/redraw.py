"""The effect type for discarding the whole hand and drawing as many cards (Alien Contact)."""

from __future__ import annotations

from engine.games.nefarious.definitions.vocabulary import Operation
from engine.games.nefarious.effects.effect_type import NefariousEffectType, amount_text
from engine.games.nefarious.layout import HAND
from engine.games.nefarious.match_rules import GameState
from engine.games.nefarious.messages import say
from engine.games.nefarious.rules.cards_and_money import discard, draw
from engine.kernel.state.state import SEAT, Frame


def resolve(state: GameState, frame: Frame, operation: Operation) -> None:
    seat = frame[SEAT]
    cards = state.zones[HAND[seat]][:]
    for card in cards:
        discard(state, seat, card)
    draw(state, seat, len(cards))


UNIT: NefariousEffectType = NefariousEffectType(
    word="redraw",
    title=say("effect-redraw"),
    resolve=resolve,
    on_inventions=False,
    phrase=amount_text("card-redraw"),
    others=amount_text("card-redraw.others"),
)
