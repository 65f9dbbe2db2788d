"""Loss: each neighbor loses Sanity, shared out among the player and Locations (CR-4.5)."""

from __future__ import annotations

from engine.games.cthulhu_realms.effects.effect_type import (
    AMOUNT,
    LOSING,
    EffectTotals,
    RealmsEffectType,
    amount_text,
    one_number,
)
from engine.games.cthulhu_realms.layout import SANITY
from engine.games.cthulhu_realms.match_rules import GameView
from engine.games.cthulhu_realms.messages import say
from engine.games.cthulhu_realms.rules.available_cards import neighbors
from engine.games.cthulhu_realms.rules.sanity_loss import start_loss, targets_of
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import SEAT, SOURCE


def strikes_only_players(view: GameView, amount: int) -> bool:
    """Return whether loss leaves no choice: each neighbor takes all of it and stays in the game."""
    return all(
        targets_of(view, other, amount) == [(SEAT_BASE + other, amount)] and view.counters[SANITY[other]] > amount
        for other in neighbors(view, view.seat)
    )


UNIT: RealmsEffectType = RealmsEffectType(
    word="loss",
    title=say("effect-loss"),
    fields=(AMOUNT,),
    resolve=lambda state, frame, amount, second: start_loss(state, frame[SEAT], frame[SOURCE], amount),
    phrase=amount_text("card-loss"),
    short=amount_text("short-loss"),
    cells=one_number,
    free=strikes_only_players,
    gives=lambda amount, second: EffectTotals(loss=amount),
    sort=LOSING,
    worth=lambda here, card, amount: here.dealt_loss(amount),
    price=lambda points: points.loss,
    part="loss",
)
