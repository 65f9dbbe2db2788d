"""Helpers shared by effect types: choosing a player (CR-4.1, CR-5.1), and texts about cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.cthulhu_realms.definitions.vocabulary import MOST
from engine.games.cthulhu_realms.layout import DECK, DISCARD
from engine.games.cthulhu_realms.match_rules import GameBoard, GameState, GameView
from engine.games.cthulhu_realms.messages import refused, say
from engine.games.cthulhu_realms.rules.available_cards import neighbors
from engine.games.cthulhu_realms.rules.queries import card_name
from engine.kernel.cards.fields import FieldSpec
from engine.kernel.flow.machine import ask
from engine.kernel.flow.ruleset import CHOOSE_VERB, QUESTION_CHOOSE
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.refs import SEAT as SEAT_KIND
from engine.kernel.state.refs import SEAT_BASE, describe
from engine.kernel.state.state import SEAT, SOURCE, Frame

AMOUNT: Final = FieldSpec("amount", range(1, MOST + 1), say("form-amount"))


def choose_player(state: GameState, frame: Frame, amount: int, second: int) -> None:
    """Ask for the seat itself or a neighbor (CR-5.1)."""
    seat, card = frame[SEAT], frame[SOURCE]
    options = [(CHOOSE_VERB, card, SEAT_BASE + other) for other in (seat, *neighbors(state, seat))]
    ask(state, seat, QUESTION_CHOOSE, card, tuple(options))


def can_draw(board: GameBoard, seat: int) -> bool:
    """Return whether a player has any card to draw (CR-2.4)."""
    return bool(board.zones[DECK[seat]] or board.zones[DISCARD[seat]])


def refuse_player(view: GameView, thing: int, names: Sequence[str]) -> Refusal | None:
    """Return why something can't be chosen as a player (CR-4.1)."""
    assert view.question is not None
    kind, index, _ = describe(thing)
    if kind == SEAT_KIND:
        return refuse_seat(view, index, names)
    return refused("choose-a-player", card=card_name(view.table, view.question[2]), player=names[view.seat])


def refuse_seat(view: GameView, seat: int, names: Sequence[str]) -> Refusal | None:
    """Return why a player out of reach can't be chosen (CR-5.1)."""
    if view.is_out(seat):
        return refused("out-of-the-game", other=names[seat])
    if seat != view.seat and seat not in neighbors(view, view.seat):
        return refused("player-out-of-reach", other=names[seat], player=names[view.seat])
    return None
