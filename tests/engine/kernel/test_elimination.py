"""A seat put out of the game is asked nothing and has no turn; what goes on around it goes on."""

from __future__ import annotations

from engine.kernel.flow import machine
from engine.kernel.state.events import ELIMINATED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import view_of
from tests.engine.games.cthulhu_realms.lab import Lab as Realms
from tests.engine.games.nefarious.lab import Lab as Nefarious


def test_the_turn_in_which_a_seat_goes_out_goes_on_and_the_next_one_is_not_its() -> None:
    lab = Realms(A={"play": ["Dagon"]}, B={"sanity": 1}, C={})
    lab.state.events = []
    lab.use("A", "Dagon")
    assert (ELIMINATED, 1, NONE, NONE, NONE, NONE, EVERYBODY) in lab.state.events
    assert lab.can("A", "end_turn") and view_of(lab.state, 2).is_out(1)
    assert machine.seats_from(lab.state, 1) == [2, 0]
    assert (machine.next_seat(lab.state, 0), machine.next_seat(lab.state, 2, -1)) == (2, 0)
    lab.do("A", "end_turn")
    assert [question[0] for question in lab.state.questions] == [2]


def test_a_seat_that_is_out_is_not_asked_any_more() -> None:
    lab = Nefarious(A={}, B={}, C={})
    machine.eliminate(lab.state, 1)
    assert lab.asked() == ["A", "C"]
