"""What is shared out: dragged or clicked to whoever takes a share; what is grave is announced before it is done."""

from __future__ import annotations

import pygame

from client.table.furniture.share.layer import ShareLayer
from client.table.hand.shares import share_of
from engine.kernel.game.traits import HasShare
from engine.kernel.state.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.state.view import View
from tests.client import hands
from tests.client.table import cult
from tests.client.table.cult import GAME, count, given, seated
from tests.client.table.sitting import Sitting


def amounts(table: Sitting, target: int) -> list[int]:
    """The amounts that a target can be given."""
    return sorted(option[1] - NUMBER_BASE for option in table.options if option[2] == target)


def places(table: Sitting) -> dict[int, tuple[int, int]]:
    """Where each target of the share is clicked."""
    return {target.option[2]: target.rect.center for target in table.scene.layers.of(ShareLayer).targets()}


def a_location(table: Sitting) -> int:
    """A Location that can take less than all that is left, or else any."""
    found = [target for target in places(table) if target < SEAT_BASE]
    return min(found, key=lambda target: max(amounts(table, target)))


def test_the_share_knows_what_is_left_and_what_each_target_can_take() -> None:
    table = seated(cult.several_shares, 3, 100)
    view = table.session.view()
    share = share_of(view, {"loss"})
    assert share is not None and (share.left, share.full) == GAME.trait(HasShare).share(view)
    assert set(share.amounts) == {option[2] for option in view.options}
    assert share_of(view, ()) is None and share_of(view, {"play"}) is None


def test_a_click_on_a_target_gives_it_all_it_can_take() -> None:
    table = seated(cult.several_shares, 3, 100)
    target, before = a_location(table), count(table)
    wanted = NUMBER_BASE + amounts(table, target)[-1]
    table.click(places(table)[target])
    assert [option[1:] for option in given(table, before)] == [(wanted, target)]


def test_what_is_left_of_it_is_asked_again_and_told() -> None:
    table = seated(cult.several_shares, 3, 100)
    share = table.scene.hand.share
    target = a_location(table)
    assert share is not None
    table.scene.hand.amount = 1
    table.click(places(table)[target])
    after = table.scene.hand.share
    assert after is not None and (after.left, after.full) == (share.left - 1, share.full)
    assert table.scene.hand.amount is None


def test_the_token_is_dragged_to_a_target_with_the_amount_that_was_set() -> None:
    table = seated(cult.several_shares, 3, 100)
    layer, target, before = table.scene.layers.of(ShareLayer), a_location(table), count(table)
    most = layer.amount
    table.frame(hands.wheel(-1, layer.place.center))
    assert layer.amount == most - 1
    table.press(pygame.K_MINUS, pygame.K_PLUS)
    assert layer.amount == most - 1
    wanted = max(amount for amount in amounts(table, target) if amount < most)
    table.take(layer.place.center, places(table)[target])
    assert layer.dragged is not None
    table.frame(hands.up(places(table)[target]))
    assert [option[1:] for option in given(table, before)] == [(NUMBER_BASE + wanted, target)]


def test_the_buttons_beside_the_token_set_less_and_more() -> None:
    table = seated(cult.several_shares, 3, 100)
    layer, before = table.scene.layers.of(ShareLayer), count(table)
    most = layer.amount
    (less, _), (more, _) = layer.steps()
    for _ in range(most + 3):
        table.click(less.center)
    assert layer.amount == 1 and table.scene.hand.amount == 1
    for _ in range(most + 3):
        table.click(more.center)
    assert layer.amount == most and table.scene.hand.amount is None
    assert given(table, before) == []


def test_a_click_with_shift_gives_one() -> None:
    table = seated(cult.several_shares, 3, 100)
    target, before = a_location(table), count(table)
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    table.click(places(table)[target])
    pygame.key.set_mods(0)
    assert [option[1:] for option in given(table, before)] == [(NUMBER_BASE + 1, target)]


def test_the_token_goes_back_when_it_is_let_go_elsewhere_or_given_up() -> None:
    table = seated(cult.several_shares, 3, 100)
    layer, before = table.scene.layers.of(ShareLayer), count(table)
    prompt = table.scene.places.arrangement.rects["prompt"]
    table.drag(layer.place.center, (prompt.centerx, prompt.bottom + 60))
    assert layer.dragged is None and given(table, before) == []
    table.take(layer.place.center, next(iter(places(table).values())))
    table.press(pygame.K_ESCAPE)
    table.frame(hands.up(next(iter(places(table).values()))))
    assert given(table, before) == [] and table.scene.form.popup is None


def test_where_the_token_cannot_go_the_reason_is_said() -> None:
    table = seated(cult.several_shares, 3, 100)
    layer, before = table.scene.layers.of(ShareLayer), count(table)
    own = table.scene.places.arrangement.plate_rects[table.session.viewer]
    table.drag(layer.place.center, own.center)
    assert given(table, before) == [] and len(table.toasts()) == 1


def test_a_click_on_what_can_take_no_share_says_why() -> None:
    table = seated(_protected, 2, 60)
    before = count(table)
    seat = 1 - table.session.viewer
    table.click(table.scene.places.arrangement.rects[f"dial.sanity.{seat}"].center)
    assert given(table, before) == [] and len(table.toasts()) == 1 and "Sanctuary" in table.toasts()[0]


def _protected(view: View) -> bool:
    """A loss that a player is safe from whose Locations are not."""
    return cult.kind(view) == "loss" and all(option[2] < SEAT_BASE for option in view.options)


def test_the_card_that_asks_is_as_good_as_the_token_and_a_click_reads_it() -> None:
    table = seated(cult.several_shares, 3, 100)
    share, before = table.scene.hand.share, count(table)
    assert share is not None
    piece = table.scene.hand.arrangement.by_key.get(("card", share.source))
    assert piece is not None
    corner = piece.hit.right - 12, piece.hit.top + 12
    table.click(corner)
    assert table.scene.reading.pinned and given(table, before) == []
    target = a_location(table)
    table.drag(corner, places(table)[target])
    assert [option[2] for option in given(table, before)] == [target]


def test_targets_are_reached_by_key() -> None:
    table = seated(cult.several_shares, 3, 100)
    before = count(table)
    table.press(pygame.K_TAB, pygame.K_RETURN)
    if table.scene.form.popup is not None:
        table.press(pygame.K_UP, pygame.K_RETURN)
    assert len(given(table, before)) == 1


# --- announced before it is done ----------------------------------------------------------------------------------


def lethal(table: Sitting) -> tuple[int, int]:
    """Where the seat is clicked that a share can put out of the game."""
    view = table.session.view()
    option = next(option for option in view.options if GAME.words.confirmation(view, option, table.session.names))
    return places(table)[option[2]]


def test_what_ends_somebodys_game_is_announced_and_can_be_thought_over() -> None:
    table = seated(cult.is_lethal, 3, 100)
    place, before = lethal(table), count(table)
    table.click(place)
    popup = table.scene.form.popup
    assert popup is not None and given(table, before) == []
    assert [answer.words for answer in popup.answers] == ["Confirm", "Cancel"]  # type: ignore[attr-defined]
    table.press(pygame.K_RETURN)  # the harmless answer has the focus
    assert table.scene.form.popup is None and given(table, before) == []
    table.click(place)
    table.press(pygame.K_UP, pygame.K_RETURN)
    assert len(given(table, before)) == 1


def test_it_is_announced_after_a_drag_and_for_a_key_too() -> None:
    table = seated(cult.is_lethal, 3, 100)
    place, before = lethal(table), count(table)
    table.drag(table.scene.layers.of(ShareLayer).place.center, place)
    assert table.scene.form.popup is not None and given(table, before) == []
    table.press(pygame.K_ESCAPE)
    assert table.scene.form.popup is None and given(table, before) == []
