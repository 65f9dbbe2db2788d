"""A seat put out of the game is asked nothing and has no turn; what goes on around it goes on."""

from __future__ import annotations

from engine.kernel import frames
from engine.kernel.events import ELIMINATED
from engine.kernel.layout import EVERYBODY
from engine.kernel.refs import NONE
from engine.kernel.view import view_of
from tests.engine.games.cthulhu_realms.lab import Lab as Realms
from tests.engine.games.nefarious.lab import Lab as Nefarious


def test_the_turn_in_which_a_seat_goes_out_goes_on_and_the_next_one_is_not_its() -> None:
    lab = Realms(A={"play": ["Dagon"]}, B={"sanity": 1}, C={})
    lab.state.events = []
    lab.use("A", "Dagon")
    assert (ELIMINATED, 1, NONE, NONE, NONE, NONE, EVERYBODY) in lab.state.events
    assert lab.can("A", "end_turn") and view_of(lab.state, 2).is_out(1)
    assert frames.seats_from(lab.state, 1) == [2, 0]
    assert (frames.next_seat(lab.state, 0), frames.next_seat(lab.state, 2, -1)) == (2, 0)
    lab.do("A", "end_turn")
    assert [question[0] for question in lab.state.questions] == [2]


def test_a_seat_that_is_out_is_not_asked_any_more() -> None:
    lab = Nefarious(A={}, B={}, C={})
    frames.eliminate(lab.state, 1)
    assert lab.asked() == ["A", "C"]
