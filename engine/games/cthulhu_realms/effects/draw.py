"""Cards drawn by a chosen player (CR-4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.effects._shared import AMOUNT, can_draw, choose_player, refuse_player
from engine.games.cthulhu_realms.effects._unit import DRAWING, Gives, RealmsUnit, one_number, told
from engine.games.cthulhu_realms.match_rules import Position, Seen
from engine.games.cthulhu_realms.moving import draw_cards
from engine.games.cthulhu_realms.say import say
from engine.games.cthulhu_realms.vocabulary import Effect
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import Frame


def player_draws(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    draw_cards(state, target - SEAT_BASE, amount)


def outcome(view: Seen, effect: Effect, target: int, names: Sequence[str]) -> str:
    seat = target - SEAT_BASE
    if not can_draw(view, seat):
        return say("option-draw-none", player=names[seat])
    return say("option-draw", player=names[seat], count=effect.amount)


UNIT: RealmsUnit = RealmsUnit(
    word="draw",
    title=say("effect-draw"),
    fields=(AMOUNT,),
    resolve=choose_player,
    chosen=player_draws,
    phrase=told("card-draw"),
    on_player=True,
    short=told("short-draw"),
    cells=one_number,
    prompt=told("prompt-draw"),
    outcome=outcome,
    refuse=refuse_player,
    brings=can_draw,
    gives=lambda amount, second: Gives(draws=amount),
    helps=True,
    is_gift=True,
    sort=DRAWING,
    worth=lambda here, card, amount: here.weight("draw") * amount,
    part="draws",
)
