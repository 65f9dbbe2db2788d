"""Cards discarded from hand by a chosen player, who chooses them (CR-4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.choosing import start_discard
from engine.games.cthulhu_realms.effects._shared import AMOUNT, cards_words, choose_player, refuse_player
from engine.games.cthulhu_realms.effects._unit import EVENT, RealmsUnit, one_number
from engine.games.cthulhu_realms.match_rules import Either, Position, Seen
from engine.games.cthulhu_realms.places import HAND
from engine.games.cthulhu_realms.rows import neighbors
from engine.games.cthulhu_realms.vocabulary import DISCARDED, Effect
from engine.kernel.refs import SEAT_BASE
from engine.kernel.state import SOURCE, Frame


def player_discards(state: Position, frame: Frame, target: int, amount: int, second: int) -> None:
    start_discard(state, target - SEAT_BASE, frame[SOURCE], amount)


def a_neighbor_has_cards(board: Either, seat: int) -> bool:
    return any(board.zones[HAND[other]] for other in neighbors(board, seat))


def outcome(view: Seen, effect: Effect, target: int, names: Sequence[str]) -> str:
    seat = target - SEAT_BASE
    held = len(view.zones[HAND[seat]])
    if not held:
        return f"{names[seat]} has no card to discard"
    return f"{names[seat]} discards {min(effect.amount, held)} of {cards_words(held)}"


UNIT: RealmsUnit = RealmsUnit(
    word="discard",
    title="A player discards cards",
    fields=(AMOUNT,),
    resolve=choose_player,
    chosen=player_discards,
    event=DISCARDED,
    phrase=lambda effect, needs: f"a chosen player discards {cards_words(effect.amount)}",
    on_player=True,
    short=lambda effect: f"discard {cards_words(effect.amount)}",
    cells=one_number,
    prompt=lambda effect: f"choose who discards {cards_words(effect.amount)}",
    outcome=outcome,
    refuse=refuse_player,
    brings=a_neighbor_has_cards,
    sort=EVENT,
    worth=lambda here, card, amount: here.weight("discard") * amount,
    part_now="discards now",
    part_later="loss",
)
