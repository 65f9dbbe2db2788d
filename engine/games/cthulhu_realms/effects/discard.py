"""Cards discarded from hand by a chosen player, who chooses them (CR-4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.choosing import start_discard
from engine.games.cthulhu_realms.effects._shared import AMOUNT, choose_player, refuse_player
from engine.games.cthulhu_realms.effects._unit import EVENT, RealmsUnit, one_number, told
from engine.games.cthulhu_realms.match_rules import Either, Position, Seen
from engine.games.cthulhu_realms.places import HAND
from engine.games.cthulhu_realms.rows import neighbors
from engine.games.cthulhu_realms.say import say
from engine.games.cthulhu_realms.vocabulary import DISCARDED, Effect
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import SOURCE, Frame


def player_discards(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    start_discard(state, target - SEAT_BASE, frame[SOURCE], amount)


def a_neighbor_has_cards(board: Either, seat: int) -> bool:
    return any(board.zones[HAND[other]] for other in neighbors(board, seat))


def outcome(view: Seen, effect: Effect, target: int, names: Sequence[str]) -> str:
    seat = target - SEAT_BASE
    held = len(view.zones[HAND[seat]])
    if not held:
        return say("option-discard-none", player=names[seat])
    return say("option-discard", player=names[seat], discarded=min(effect.amount, held), count=held)


UNIT: RealmsUnit = RealmsUnit(
    word="discard",
    title=say("effect-discard"),
    fields=(AMOUNT,),
    resolve=choose_player,
    chosen=player_discards,
    event=DISCARDED,
    phrase=told("card-discard"),
    on_player=True,
    short=told("short-discard"),
    cells=one_number,
    prompt=told("prompt-discard"),
    outcome=outcome,
    refuse=refuse_player,
    brings=a_neighbor_has_cards,
    sort=EVENT,
    worth=lambda here, card, amount: here.weight("discard") * amount,
    part="loss",
)
