"""Cards drawn by a chosen player, who then discards some (CR-4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.cthulhu_realms.choosing import start_discard
from engine.games.cthulhu_realms.effects._shared import (
    AMOUNT,
    can_draw,
    cards_words,
    choose_player,
    refuse_player,
)
from engine.games.cthulhu_realms.effects._unit import CYCLING, Gives, RealmsUnit
from engine.games.cthulhu_realms.match_rules import Position, Seen
from engine.games.cthulhu_realms.moving import draw_cards
from engine.games.cthulhu_realms.vocabulary import DISCARDED, MOST, Effect
from engine.kernel.refs import SEAT_BASE
from engine.kernel.schema import Field
from engine.kernel.state import SOURCE, Frame

TO_DISCARD: Final = Field("second", "How many to discard", high=MOST)


def player_draws_and_discards(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    draw_cards(state, target - SEAT_BASE, amount)
    start_discard(state, target - SEAT_BASE, frame[SOURCE], second)


def cells(effect: Effect) -> list[dict[str, str]]:
    """The signs of drawing and of discarding, with an arrow between them."""
    return [
        {"icon": "draw", "text": str(effect.amount)},
        {"icon": "then", "text": ""},
        {"icon": "discard", "text": str(effect.second)},
    ]


def outcome(view: Seen, effect: Effect, target: int, names: Sequence[str]) -> str:
    return f"{names[target - SEAT_BASE]} draws {cards_words(effect.amount)}, then discards {effect.second}"


UNIT: RealmsUnit = RealmsUnit(
    word="draw-discard",
    title="A player draws, then discards",
    fields=(AMOUNT, TO_DISCARD),
    resolve=choose_player,
    chosen=player_draws_and_discards,
    event=DISCARDED,
    phrase=lambda effect, needs: (
        f"a chosen player draws {cards_words(effect.amount)}, then discards {cards_words(effect.second)}"
    ),
    on_player=True,
    short=lambda effect: f"draw {cards_words(effect.amount)}, then discard {cards_words(effect.second)}",
    cells=cells,
    prompt=lambda effect: f"choose who draws {cards_words(effect.amount)}, then discards {effect.second}",
    outcome=outcome,
    refuse=refuse_player,
    brings=can_draw,
    gives=lambda amount, second: Gives(draws=amount - second),
    helps=True,
    sort=CYCLING,
    part_now="draws now",
    part_later="draws",
)
