"""Cards drawn by a chosen player (CR-4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.effects._shared import (
    AMOUNT,
    can_draw,
    cards_words,
    choose_player,
    refuse_player,
)
from engine.games.cthulhu_realms.effects._unit import DRAWING, Gives, RealmsUnit, one_number
from engine.games.cthulhu_realms.match_rules import Position, Seen
from engine.games.cthulhu_realms.moving import draw_cards
from engine.games.cthulhu_realms.vocabulary import Effect
from engine.kernel.refs import SEAT_BASE
from engine.kernel.state import Frame


def player_draws(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    draw_cards(state, target - SEAT_BASE, amount)


def outcome(view: Seen, effect: Effect, target: int, names: Sequence[str]) -> str:
    seat = target - SEAT_BASE
    if not can_draw(view, seat):
        return f"{names[seat]} has no card to draw"
    return f"{names[seat]} draws {cards_words(effect.amount)}"


UNIT: RealmsUnit = RealmsUnit(
    word="draw",
    title="A player draws cards",
    fields=(AMOUNT,),
    resolve=choose_player,
    chosen=player_draws,
    phrase=lambda effect, needs: f"a chosen player draws {cards_words(effect.amount)}",
    on_player=True,
    short=lambda effect: f"draw {cards_words(effect.amount)}",
    cells=one_number,
    prompt=lambda effect: f"choose who draws {cards_words(effect.amount)}",
    outcome=outcome,
    refuse=refuse_player,
    brings=can_draw,
    gives=lambda amount, second: Gives(draws=amount),
    helps=True,
    sort=DRAWING,
    worth=lambda here, card, amount: here.weight("draw") * amount,
    part_now="draws now",
    part_later="draws",
)
