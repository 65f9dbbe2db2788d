"""What can be asked of computer seats: nothing that somebody does not know yet."""

from __future__ import annotations

from typing import cast

import pytest

from engine.ai.seat_request import Request, SeatAnswer
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.events import MOVED, Event
from engine.kernel.state.layout import EVERYBODY, SPECTATOR
from engine.kernel.state.refs import CARD, HIDDEN, NONE, describe, place_ref
from engine.kernel.state.view import View
from engine.session.computers.moves import Moves
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import HandPool


def sealed_slots(session: Session, seat: int) -> set[int]:
    """What a seat has chosen that others do not see."""
    own, everybody = session.match.view(seat), session.match.view(SPECTATOR)
    pairs = [
        pair
        for ours, theirs in zip(own.stack, everybody.stack, strict=True)
        for pair in zip(ours, theirs, strict=False)
    ]
    return {value for value, other in pairs if other == HIDDEN and value not in (HIDDEN, NONE)}


@pytest.mark.parametrize("slug", ("nefarious", "runes-and-regulations", "cthulhu-realms", "nasty-neighbours"))
def test_nothing_is_told_of_cards_and_choices_that_are_hidden(slug: str) -> None:
    session = Session.start(
        load(slug), list("ABC"), ["random"] * 3, {}, 4, Settings(computer_delay_ms=0), pool=HandPool(prompt=True)
    )
    shown: set[int] = set()
    asked_about: set[int] = set()
    for step in range(250):
        session.update(1000 * step)
        shown |= {card for zone in session.match.view(SPECTATOR).zones for card in zone if card >= 0}
        shown |= {event[2] for _, events in session.match.history[-6:] for event in events if event[6] == EVERYBODY}
        for move in session.moves:
            asked_about.add(move.after)
            assert {ref for ref in move.option[1:] if describe(ref)[0] == CARD} <= shown
            if move.after == len(session.match.answers):
                assert not (sealed_slots(session, move.seat) & set(move.option[1:])) - shown
        if session.over:
            break
    assert asked_about


class Table:
    """A match of which only the frames count: what a seat has picked lies in them, for its own eyes."""

    def __init__(self) -> None:
        self.names = ["Ada", "Ben"]
        self.answers: list[int] = []
        self.asked_seats = [0]
        self.history: list[tuple[int, list[Event]]] = []
        self.frames = {0: [[7, -1]], SPECTATOR: [[7, HIDDEN]]}

    def view(self, seat: int = SPECTATOR) -> View:
        view = View.__new__(View)
        view.seat, view.stack, view.zones, view.question = seat, self.frames[seat], [[5], [HIDDEN]], None
        return view


def test_what_is_picked_in_turn_and_in_secret_is_told_when_it_is_done() -> None:
    table = Table()
    moves = Moves(cast(Match, table))
    pick, other = (1, place_ref(1, 0), NONE), (1, place_ref(1, 1), NONE)
    moves.keep(Request("normal", 0, 1, {}, {}), (0, 9, NONE, (pick, other)), SeatAnswer(0, {}), 1)
    assert moves.list_public() == []
    table.answers.append(1)
    table.frames[0] = [[7, pick[1]]]
    moves.look()
    assert moves.list_public() == []
    table.answers.append(2)
    table.frames = {0: [[7, -1]], SPECTATOR: [[7, -1]]}
    table.history.append((2, [(MOVED, 0, 5, 1, 4, -1, EVERYBODY)]))
    moves.look()
    assert [move.option for move in moves.list_public()] == [pick]


def test_the_only_thing_that_could_be_done_cannot_be_asked_about() -> None:
    table = Table()
    moves = Moves(cast(Match, table))
    moves.keep(Request("normal", 0, 1, {}, {}), (0, 9, NONE, ((1, NONE, NONE),)), SeatAnswer(0, {}), 1)
    table.answers.append(1)
    moves.look()
    assert moves.list_public() == []
