"""Windows of Nasty Neighbours at the table: playing first, announcing, being asked, and saying when to be."""

from __future__ import annotations

import pygame
import pytest

from client.table.furniture.prompt.draw import sentence_now
from client.table.furniture.reactions.layer import ReactionLayer
from client.widgets import Dialog
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.view import View
from engine.session.reactions.reaction_memory import is_reaction
from engine.session.reactions.window_memory import ALWAYS, MATTERS
from tests.client.table import neighborhood
from tests.client.table.neighborhood import GAME, count, given, kind, offers, seated, verb
from tests.client.table.sitting import Sitting


def label(table: Sitting, words: str) -> int:
    """The number of a button of the prompt bar."""
    return next(number for number, button in enumerate(table.scene.prompt.buttons) if button.label == words)


def over_the_fence(view: View) -> int:
    """The card Over the Fence in the hand of whoever looks."""
    return next(card for card in view.zone("nasty", view.seat) if GAME.shows.face(view, card)["id"] == "over-the-fence")


def test_before_the_first_choice_of_the_own_turn_a_card_is_thrown_on_the_table() -> None:
    table = seated(neighborhood.may_play_first)
    before, view = count(table), table.session.view()
    assert kind(view) == "take" and offers(view, "draw") and offers(view, "play")
    wanted = offers(view, "play")[0]
    table.drag(table.piece(("card", wanted[1])).hit.center, (1000, 480))
    assert given(table, before)[:1] == [wanted]
    table.wait(1500)
    actor = table.scene.director.stage.actors.get(("card", wanted[1]))
    assert actor is None or not actor.held


def test_or_played_by_two_clicks() -> None:
    table = seated(neighborhood.may_play_first)
    before, wanted = count(table), offers(table.session.view(), "play")[0]
    place = table.piece(("card", wanted[1])).hit.center
    table.click(place)
    assert given(table, before) == []
    table.click(place)
    assert given(table, before)[:1] == [wanted]


def test_drawing_instead_costs_no_click_more_and_says_that_it_waits_for_the_others() -> None:
    table = seated(neighborhood.may_play_first)
    before, seat = count(table), table.session.viewer
    table.click(neighborhood.center_of(table, "draw_pile"))
    table.frame()
    assert given(table, before, seat) == [(PASS, -1, -1)] and not table.scene.director.stage.pins
    assert sentence_now(table.scene.screen.painter).startswith("Next: ")
    for _ in range(8):
        while is_reaction(asked := table.session.match.view(table.session.match.asked_seats[0]).question):
            assert asked is not None
            table.session.match.answer(asked[0], (PASS, -1, -1))
        table.session.settle()
    assert [verb(option) for option in given(table, before, seat)] == ["pass", "draw"]


def test_an_instant_against_oneself_is_asked_about() -> None:
    table = seated(neighborhood.may_answer)
    assert is_reaction(table.session.view().question)
    before = count(table)
    table.press(pygame.K_n)
    assert given(table, before)[0][0] == PASS


def test_a_card_is_announced_by_its_key_and_taken_back_by_it() -> None:
    table = seated(neighborhood.places_with_cards)
    seat, windows = table.session.viewer, table.session.windows
    table.press(pygame.K_h)
    assert seat in windows.announced_cards and table.scene.toasts.toasts
    assert any(button.label == "Never mind" for button in table.scene.prompt.buttons)
    table.press(pygame.K_h)
    assert seat not in windows.announced_cards


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_what_is_said_of_it_covers_no_card_in_hand(size: tuple[int, int]) -> None:
    table = seated(neighborhood.places_with_cards, size=size)
    cards = [table.piece(("card", card)).hit for card in table.session.view().zone("nasty", table.session.viewer)]
    points = [(card.centerx, card.top + card.height * tenths // 10) for card in cards for tenths in range(1, 10)]
    before = [table.app.render(table.scene).get_at(point) for point in points]
    table.press(pygame.K_h)
    table.wait(1000)
    assert table.scene.toasts.toasts and points
    assert [table.app.render(table.scene).get_at(point) for point in points] == before


def test_a_press_on_a_card_announces_that_card() -> None:
    table = seated(neighborhood.places_with_cards)
    view = table.session.view()
    card = next(card for card in view.zone("nasty", view.seat) if not GAME.shows.face(view, card)["fields"].get("veil"))
    table.click(table.piece(("card", card)).hit.center)
    assert table.session.windows.announced_cards == {view.seat: card}
    assert table.scene.layers.of(ReactionLayer).windows.mark(card)


def test_while_others_act_a_press_on_a_card_announces_it() -> None:
    table = seated(neighborhood.places_with_cards)
    table.press(pygame.K_d)
    view = table.session.view()
    assert not view.options, "the computers are asked"
    card = next(card for card in view.zone("nasty", view.seat) if not GAME.shows.face(view, card)["fields"].get("veil"))
    table.click(table.piece(("card", card)).hit.center)
    assert table.session.windows.announced_cards == {view.seat: card}


def test_one_that_is_veiled_says_why_instead() -> None:
    table = seated(neighborhood.holds_a_veiled_card)
    view = table.session.view()
    card = next(card for card in view.zone("nasty", view.seat) if GAME.shows.face(view, card)["fields"].get("veil"))
    table.click(table.piece(("card", card)).hit.center)
    assert not table.session.windows.announced_cards and table.toasts()


def test_the_menu_says_when_to_be_asked_and_goes_on_to_the_next_wish_with_each_press() -> None:
    table = seated(neighborhood.places_with_cards)
    seat = table.session.viewer
    table.press(pygame.K_r)
    dialog = table.scene.form.popup
    assert isinstance(dialog, Dialog)
    moments = list(table.scene.layers.of(ReactionLayer).look.windows)
    assert moments == ["turn-start", "instant", "placed", "turn-end"]
    for _ in range(2):
        dialog = table.scene.form.popup
        assert isinstance(dialog, Dialog)
        dialog.form.focus(dialog.buttons[1])
        table.press(pygame.K_RETURN)
    assert table.session.windows.mode(seat, "turn-start") == ALWAYS
    assert table.session.windows.mode(seat, "instant") == MATTERS
    table.press(pygame.K_ESCAPE)
    assert table.scene.form.popup is None


def test_several_people_are_asked_who_wants_to_play_a_card() -> None:
    table = seated(neighborhood.places_with_cards, kinds="human")
    table.press(pygame.K_h)
    dialog = table.scene.form.popup
    assert isinstance(dialog, Dialog)
    holders = [name for seat, name in enumerate(table.session.names) if table.session.view().zone("nasty", seat)]
    assert [answer.words for answer in dialog.answers[:-1]] == holders
    dialog.form.focus(dialog.buttons[0])
    table.press(pygame.K_RETURN)
    assert len(table.session.windows.announced_cards) == 1


def test_the_card_announced_is_asked_about_when_the_next_window_opens() -> None:
    table = seated(neighborhood.places_with_cards)
    seat = table.session.viewer
    table.press(pygame.K_h)
    table.press(pygame.K_d)
    for _ in range(400):
        if is_reaction(table.session.view().question) or table.session.view().over:
            break
        table.pool.release()
        table.frame()
    question = table.session.view().question
    assert is_reaction(question) and question is not None and question[0] == seat
    table.wait(300)
    assert label(table, table.scene.prompt.buttons[-1].label) >= 1, "to play, and not to"


@pytest.mark.parametrize("players", [3, 4])
def test_a_card_announced_in_the_turn_of_another_is_played_to_its_end(players: int) -> None:
    table = seated(neighborhood.holds_over_the_fence, players)
    table.press(pygame.K_d)
    assert not table.options, "the computers are asked"
    table.click(table.piece(("card", (card := over_the_fence(table.session.view())))).hit.center)
    assert table.session.windows.announced_cards == {table.session.viewer: card}
    for _ in range(400):
        if table.options:
            break
        table.pool.release()
        table.frame()
    view = table.session.view()
    assert is_reaction(view.question) and view.active != view.seat
    before = count(table)
    table.drag(table.piece(("card", card)).hit.center, (1000, 480))
    table.wait(1500)
    assert kind(table.session.view()) == "card", "the place it was dropped on was the first, now the second"
    table.click(table.scene.hand.lit_targets[0].rect.center)
    assert [verb(option) for option in given(table, before, view.seat)][:3] == ["play", "choose", "choose"]
    assert not table.session.windows.announced_cards and card in table.session.view().zone("nasty_pile")


def test_an_instant_that_lies_large_on_the_table_is_not_shown_once_more() -> None:
    table = seated(neighborhood.may_answer)
    question = table.session.view().question
    assert question is not None and ("card", question[2]) in table.scene.places.arrangement.by_key
    assert table.scene.layers.of(ReactionLayer).subject == -1


def test_nothing_is_announced_while_every_card_waits_for_a_moment_that_is_asked_about() -> None:
    def only_answers(view: View) -> bool:
        cards = view.zone("nasty", view.seat)
        return (
            kind(view) == "place"
            and bool(cards)
            and all(GAME.shows.face(view, card)["fields"].get("veil") == "No Instant yet" for card in cards)
        )

    table = seated(only_answers)
    windows = table.scene.layers.of(ReactionLayer).windows
    assert windows.seats() and not windows.offers()
    assert "Play a Nasty card" not in [button.label for button in table.scene.prompt.buttons]
