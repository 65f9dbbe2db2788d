"""The own hand can be sorted, and stays so."""

from __future__ import annotations

import pytest

from client.table.actions import SHOW_MENU, SORT_HAND
from client.table.hand.hand_order import in_order, own_cards, ways
from client.widgets import Dialog
from engine import games
from engine.games import load
from engine.kernel.match.match import Match
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.table.sitting import Sitting


@pytest.mark.parametrize("slug", games.slugs())
def test_every_order_is_one_of_the_same_cards(slug: str) -> None:
    match = Match(load(slug), ["Ada", "Ben", "Cy"], {}, 4)
    view = match.view(0)
    for way in ways(view):
        assert sorted(in_order(view, way)) == sorted(own_cards(view))


def test_a_hand_is_sorted_by_cost_and_by_the_next_way_after_that() -> None:
    match = Match(load("nefarious"), ["Ada", "Ben", "Cy"], {}, 4)
    view = match.view(0)
    costs = [view.table.game.shows.face(view, card)["fields"]["cost"] for card in in_order(view, "cost")]
    assert len(costs) > 2 and costs == sorted(costs)


def test_the_menu_sorts_the_hand_too() -> None:
    sitting = Sitting(["human", "random", "random"], match=Match(load("nefarious"), ["Ada", "Ben", "Cy"], {}, 4))
    sitting.wait(3000)
    assert sitting.scene.commands.perform(SHOW_MENU)
    dialog = sitting.scene.form.popup
    assert isinstance(dialog, Dialog)
    next(answer for answer in dialog.answers if answer.words == "Sort hand").value()
    assert 0 in sitting.session.orders and any("sorted" in toast.title for toast in sitting.scene.toasts.toasts)


def test_the_order_is_kept_with_the_match() -> None:
    sitting = Sitting(["human", "random", "random"], match=Match(load("nefarious"), ["Ada", "Ben", "Cy"], {}, 4))
    sitting.wait(3000)
    assert sitting.scene.commands.perform(SORT_HAND)
    sitting.wait(500)
    session = sitting.session
    order = session.orders[0]
    shown = [
        piece.card
        for piece in sorted(sitting.scene.places.arrangement.pieces, key=lambda piece: piece.pose.x)
        if piece.card in order
    ]
    assert shown == order
    again = Session(session.match, Settings(), document=session.document())
    assert again.orders == session.orders
