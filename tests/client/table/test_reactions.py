"""Reactions at the table: what is asked, a "no" that can be seen, and when to ask about a card."""

from __future__ import annotations

import pygame
import pytest

from client.table.furniture.reactions.layer import ReactionLayer, place_beside
from client.table.pointer_targets import ReadableThing
from client.widgets import Dialog
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.view import View
from engine.session.reactions.reaction_memory import ALWAYS, MATTERS, NEVER, is_reaction, is_use
from tests.client import hands
from tests.client.table.sitting import Sitting
from tests.client.table.suburb import GAME, may_react, seated


def labels(sitting: Sitting) -> list[str]:
    return [button.label for button in sitting.scene.prompt.buttons]


def rune(sitting: Sitting) -> int:
    """The first Rune with which the person can answer."""
    return next(option[1] for option in sitting.options if GAME.verbs[option[0]] == "activate")


def test_every_reaction_is_a_button_and_so_is_letting_it_happen() -> None:
    sitting = seated(may_react)
    view = sitting.session.view()
    offers = [
        GAME.words.describe_option(view, option, sitting.session.names) for option in view.options if option[0] != PASS
    ]
    assert sitting.scene.prompt.buttons[-1].option in [option for option in view.options if option[0] == PASS]
    named = [button for button in sitting.scene.prompt.buttons[:-1] if button.label != "Not again this turn"]
    assert [": ".join(filter(None, (button.label, button.below))) for button in named] == offers[:4]


def may_use(view: View) -> bool:
    return is_use(view.question)


def test_a_triggered_effect_is_asked_about_with_yes_and_no() -> None:
    sitting = seated(may_use)
    assert len(labels(sitting)) == len(sitting.options)
    assert sitting.scene.prompt.buttons[-1].option in [option for option in sitting.options if option[0] == PASS]


def test_esc_never_answers() -> None:
    sitting = seated(may_react)
    before = len(sitting.session.match.answers)
    for _ in range(2):  # it puts away what happened, then opens the menu
        sitting.press(pygame.K_ESCAPE)
    assert len(sitting.session.match.answers) == before and sitting.scene.form.popup is not None


def test_a_key_lets_it_happen() -> None:
    sitting = seated(may_react)
    seat, before = sitting.session.viewer, len(sitting.session.match.answers)
    sitting.press(pygame.K_n)
    assert sitting.session.match.answers[before].seat == seat
    assert sitting.session.match.answers[before].option[0] == PASS
    assert sitting.scene.form.popup is None


def test_not_again_this_turn_holds_for_all_that_comes_in_it() -> None:
    sitting = seated(may_react)
    turn = sitting.session.view().turn
    button = labels(sitting).index("Not again this turn") if "Not again this turn" in labels(sitting) else None
    assert button is not None
    sitting.click(sitting.scene.prompt.answer_rects[button].center)
    for _ in range(60):
        sitting.pool.release()
        sitting.frame()
        view = sitting.session.view()
        if view.turn != turn or view.over:
            break
        assert not is_reaction(view.question)


def test_a_right_click_on_an_own_rune_asks_when_to_ask_about_it() -> None:
    sitting = seated(may_react, reactions=MATTERS)
    card = rune(sitting)
    assert sitting.session.reaction_mode(card) == MATTERS
    sitting.right_click(sitting.piece(("card", card)).hit.center)
    dialog = sitting.scene.form.popup
    assert isinstance(dialog, Dialog) and [answer.words for answer in dialog.answers][:3] == [
        "Always ask",
        "Ask when it matters",
        "Not this turn",
    ]
    assert dialog.harmless().words == "Ask when it matters"
    dialog.form.focus(dialog.buttons[0])
    sitting.press(pygame.K_RETURN)
    assert sitting.scene.form.popup is None and sitting.session.reaction_mode(card) == ALWAYS


def test_the_same_by_key() -> None:
    sitting = seated(may_react)
    sitting.press(pygame.K_r)
    assert isinstance(sitting.scene.form.popup, Dialog)
    sitting.press(pygame.K_ESCAPE)
    assert sitting.scene.form.popup is None and is_reaction(sitting.session.view().question)


def test_a_card_that_is_told_otherwise_says_so_on_the_table() -> None:
    sitting = seated(may_react, reactions=MATTERS)
    card = rune(sitting)
    pictures = []
    for mode in (MATTERS, ALWAYS):
        sitting.session.set_reaction_mode(card, mode)
        sitting.scene.catch_up()
        sitting.scene.director.skip(sitting.clock.now())
        sitting.scene.redraw()
        sitting.frame()
        part = sitting.app.window.surface.subsurface(sitting.piece(("card", card)).hit)
        pictures.append(pygame.image.tobytes(part, "RGB"))
    assert pictures[0] != pictures[1]


def test_the_last_rune_that_is_silenced_lets_it_happen_at_once() -> None:
    sitting = seated(may_react)
    before = len(sitting.session.match.answers)
    for card in {option[1] for option in sitting.options if option[0] != PASS}:
        if sitting.session.view().options and is_reaction(sitting.session.view().question):
            sitting.session.set_reaction_mode(card, NEVER)
    assert sitting.session.match.answers[before].option[0] == PASS


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_the_card_that_is_answered_stands_beside_the_prompt_bar_and_covers_nothing_of_it(size: tuple[int, int]) -> None:
    sitting = seated(may_react, size=size)
    scene = sitting.scene
    prompt = scene.places.arrangement.rects["prompt"]
    for picture in ((100, 140), (260, 364)):
        rect = place_beside(prompt, picture, scene.places.area, 8)
        assert not rect.colliderect(prompt) and scene.places.area.contains(rect)


def may_react_to_a_card(view: View) -> bool:
    return may_react(view) and view.question is not None and view.question[2] >= 0


def test_the_card_beside_the_prompt_bar_is_enlarged_like_any_other() -> None:
    sitting = seated(may_react_to_a_card)
    sitting.scene.redraw()
    sitting.frame()
    layer = sitting.scene.layers.of(ReactionLayer)
    assert layer.subject >= 0
    place = layer.anchor("subject")
    assert place is not None and place.width > 0
    assert layer.hit(place.center) == ReadableThing("card", layer.subject, None, tuple(place))
    sitting.frame(hands.move(place.center))
    sitting.wait(800)
    assert sitting.scene.reading.card == layer.subject
