"""Where things rest in the newest view is found once, and again when it changes."""

from __future__ import annotations

from client.shell.scene import Scale
from tests.client.table.sitting import Sitting


def test_the_places_of_things_are_kept_as_long_as_nothing_changes() -> None:
    table = Sitting()
    before = table.scene.hand.arrangement
    table.scene.present()
    assert table.scene.hand.arrangement is before


def test_the_places_of_things_follow_another_order_of_the_hand() -> None:
    table = Sitting()
    hand, seat = table.scene.hand, table.scene.views.newest.seat
    fan = [piece for piece in hand.arrangement.pieces if piece.card >= 0 and piece.detail == "hand"]
    cards = [piece.card for piece in fan]
    assert len(cards) > 1
    hand.orders[seat] = cards[::-1]
    table.scene.place_things()
    again = [hand.arrangement.by_key[("card", card)].pose.x for card in cards[::-1]]
    assert again == [piece.pose.x for piece in fan]


def test_the_places_of_things_follow_the_size_of_the_window() -> None:
    table = Sitting()
    before = table.scene.hand.arrangement
    table.scene.layout((1600, 900), Scale.of((1600, 900), 1.0))
    assert table.scene.hand.arrangement is not before
