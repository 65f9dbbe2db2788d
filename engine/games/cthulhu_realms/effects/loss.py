"""Loss for each neighbor, shared out among a player and Locations (CR-4.5)."""

from __future__ import annotations

from engine.games.cthulhu_realms.effects._shared import AMOUNT
from engine.games.cthulhu_realms.effects._unit import LOSING, Gives, RealmsUnit, one_number, told
from engine.games.cthulhu_realms.losing import start_loss, targets_of
from engine.games.cthulhu_realms.match_rules import Position, Seen
from engine.games.cthulhu_realms.places import SANITY
from engine.games.cthulhu_realms.rows import neighbors
from engine.games.cthulhu_realms.say import say
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import SEAT, SOURCE, Frame


def deal_loss(state: Position, frame: Frame, amount: int, second: int) -> None:
    start_loss(state, frame[SEAT], frame[SOURCE], amount)


def strikes_only_players(view: Seen, amount: int) -> bool:
    """Whether loss has nothing to choose: each neighbor takes it all, and stays in the game."""
    return all(
        targets_of(view, other, amount) == [(SEAT_BASE + other, amount)] and view.counters[SANITY[other]] > amount
        for other in neighbors(view, view.seat)
    )


UNIT: RealmsUnit = RealmsUnit(
    word="loss",
    title=say("effect-loss"),
    fields=(AMOUNT,),
    resolve=deal_loss,
    phrase=told("card-loss"),
    short=told("short-loss"),
    cells=one_number,
    free=strikes_only_players,
    gives=lambda amount, second: Gives(loss=amount),
    sort=LOSING,
    worth=lambda here, card, amount: here.dealt_loss(amount),
    price=lambda points: points.loss,
    part="loss",
)
