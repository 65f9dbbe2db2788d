"""Draw and discard: a chosen player draws cards and then discards some (CR-4.1)."""

from __future__ import annotations

from typing import Final

from engine.games.cthulhu_realms.definitions.vocabulary import DISCARDED, MOST, Effect
from engine.games.cthulhu_realms.effects.effect_type import (
    AMOUNT,
    CYCLING,
    EffectTotals,
    RealmsEffectType,
    amount_text,
    can_draw,
    choose_player,
    refuse_player,
)
from engine.games.cthulhu_realms.match_rules import GameState
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.card_moves import draw_cards
from engine.games.cthulhu_realms.rules.discard_and_abjure import start_discard
from engine.kernel.cards.fields import FieldSpec
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import SOURCE, Frame

TO_DISCARD: Final = FieldSpec("second", range(1, MOST + 1), say("form-second"))


def player_draws_and_discards(state: GameState, frame: Frame, target: int, amount: int, second: int) -> None:
    draw_cards(state, target - SEAT_BASE, amount)
    start_discard(state, target - SEAT_BASE, frame[SOURCE], second)


def cells(effect: Effect) -> list[dict[str, str]]:
    """Return the cells for drawing and discarding, with an arrow between them."""
    return [
        {"icon": "draw", "text": str(effect.amount)},
        {"icon": "then", "text": ""},
        {"icon": "discard", "text": str(effect.second)},
    ]


UNIT: RealmsEffectType = RealmsEffectType(
    word="draw-discard",
    title=say("effect-draw-discard"),
    fields=(AMOUNT, TO_DISCARD),
    resolve=choose_player,
    chosen=player_draws_and_discards,
    event=DISCARDED,
    phrase=amount_text("card-draw-discard"),
    on_player=True,
    short=amount_text("short-draw-discard"),
    cells=cells,
    prompt=amount_text("prompt-draw-discard"),
    outcome=lambda view, effect, target, names: say(
        "option-draw-discard", player=names[target - SEAT_BASE], count=effect.amount, second=effect.second
    ),
    refuse=refuse_player,
    brings=can_draw,
    gives=lambda amount, second: EffectTotals(draws=amount - second),
    helps=True,
    sort=CYCLING,
    part="draws",
)
