"""What a card asks for is chosen with one click: a lit card, a seat, or a card of a pile that is looked through."""

from __future__ import annotations

import pygame
import pytest

from client.input.focus import TARGET
from client.layout.arrange import arrange
from client.layout.arrangement import ArrangeOptions
from client.table.furniture.prompt.draw import answers_now
from client.table.hand.choices import QUESTION, Choices
from client.table.hand.lit_choices import find_flags
from engine.kernel.match.match import Match
from engine.kernel.state.refs import CARD, NONE, SEAT, describe
from engine.kernel.state.view import View
from tests.client.table.crowd import GAME, Crowd, asked, copied

DISCARD = GAME.layout.table_zone("main_discard")


def _choices(view: View, kind: str) -> list[int]:
    return [
        target
        for _, source, target in view.options
        if view.question and 0 <= source == view.question[2] != target and describe(target)[0] == kind
    ]


def creatures(view: View) -> bool:
    lawns = [view.zone("lawn", seat) for seat in range(view.table.seats)]
    targets = _choices(view, CARD)
    return len(targets) > 1 and all(any(card in lawn for lawn in lawns) for card in targets)


def neighbors(view: View) -> bool:
    return len(_choices(view, SEAT)) > 1


def discarded(view: View) -> bool:
    targets = _choices(view, CARD)
    return len(targets) > 1 and all(card in view.zones[DISCARD] for card in targets)


@pytest.fixture(scope="module")
def matches() -> dict[str, tuple[Match, int]]:
    return {wanted.__name__: asked(wanted) for wanted in (creatures, neighbors, discarded)}


def sit_down(matches: dict[str, tuple[Match, int]], name: str) -> Crowd:
    match, viewer = matches[name]
    return Crowd(copied(match), viewer)


def test_creatures_that_a_card_asks_for_are_lit_and_one_click_answers(matches: dict[str, tuple[Match, int]]) -> None:
    table = sit_down(matches, "creatures")
    hand = table.scene.hand
    wanted = set(_choices(table.scene.views.newest, CARD))
    assert hand.selected_source == QUESTION
    assert {target.option[2] for target in hand.lit_targets} == wanted
    chosen = hand.lit_targets[-1]
    question = table.scene.views.newest.question
    table.click(chosen.rect.center)
    table.wait(3)
    assert table.scene.views.newest.question != question
    assert chosen.option in [answer.option for answer in table.session.match.answers[-3:]]


def test_the_card_that_asks_can_still_be_dragged_to_what_it_is_to_act_on(matches: dict[str, tuple[Match, int]]) -> None:
    table = sit_down(matches, "creatures")
    hand = table.scene.hand
    question = table.scene.views.newest.question
    assert question is not None
    asking = hand.arrangement.by_key["card", question[2]]
    target = next(target for target in hand.choices.targets(asking.key) if target.spot != asking.key)
    table.drag(asking.hit.center, target.rect.center)
    table.wait(3)
    assert table.scene.views.newest.question != question


def test_a_neighbor_that_is_asked_for_is_chosen_by_a_click_on_the_plate(matches: dict[str, tuple[Match, int]]) -> None:
    table = sit_down(matches, "neighbors")
    question = table.scene.views.newest.question
    target = table.scene.hand.lit_targets[0]
    assert target.rect in table.scene.places.arrangement.plate_rects.values()
    table.click(target.rect.center)
    table.wait(3)
    assert table.scene.views.newest.question != question


def test_a_card_of_a_pile_is_chosen_where_the_pile_is_looked_through(matches: dict[str, tuple[Match, int]]) -> None:
    table = sit_down(matches, "discarded")
    scene, question = table.scene, table.scene.views.newest.question
    wanted = set(_choices(scene.views.newest, CARD))
    assert set(scene.hand.choices.in_piles[DISCARD]) == wanted
    assert scene.hand.lit_targets == [] and not any(
        button.option for button in scene.prompt.buttons if button.option in wanted
    )
    table.click(scene.places.arrangement.zone_rects[DISCARD].center)
    browser = scene.reading.browser
    assert browser is not None and set(scene.hover.choosable) == wanted
    card = next(card for card in browser.pile.cards if card in wanted)
    place = browser.place(browser.pile.cards.index(card))
    table.click(place.center)
    table.wait(3)
    assert scene.reading.browser is None and scene.views.newest.question != question


def test_a_card_of_a_pile_is_chosen_with_the_keys(matches: dict[str, tuple[Match, int]]) -> None:
    table = sit_down(matches, "discarded")
    scene, question = table.scene, table.scene.views.newest.question
    look = next(number for number, button in enumerate(scene.prompt.buttons) if button.label.startswith("Look through"))
    table.press(pygame.K_1 + look)
    browser = scene.reading.browser
    assert browser is not None
    inside = [card for card in browser.pile.cards if card in scene.hover.choosable]
    seen = []
    for _ in inside:
        table.press(pygame.K_RIGHT)
        seen.append(browser.selected)
    assert seen == inside
    table.press(pygame.K_RETURN)
    table.wait(3)
    assert scene.reading.browser is None and scene.views.newest.question != question


def test_a_card_of_the_pile_that_is_no_answer_is_only_read(matches: dict[str, tuple[Match, int]]) -> None:
    table = sit_down(matches, "discarded")
    scene, question = table.scene, table.scene.views.newest.question
    table.click(scene.places.arrangement.zone_rects[DISCARD].center)
    browser = scene.reading.browser
    assert browser is not None
    others = [card for card in browser.pile.cards if card not in scene.hover.choosable]
    if others:
        table.click(browser.place(browser.pile.cards.index(others[0])).center)
    assert scene.reading.browser is browser and scene.views.newest.question == question
    table.press(pygame.K_ESCAPE)
    assert scene.reading.browser is None and scene.views.newest.question == question


def or_none(view: View) -> bool:
    return creatures(view) and any(GAME.verbs[verb] == "pass" and source >= 0 for verb, source, _ in view.options)


def test_to_choose_none_is_a_button_beside_the_creatures_that_are_lit() -> None:
    match, viewer = asked(or_none)
    table = Crowd(match, viewer)
    passing = next(option for option in table.scene.views.newest.options if GAME.verbs[option[0]] == "pass")
    assert [button.option for button in table.scene.prompt.buttons] == [passing]
    assert len(table.scene.hand.lit_targets) == len(table.scene.views.newest.options) - 1


def several_lawns(view: View) -> bool:
    summons = [option for option in view.options if GAME.verbs[option[0]] == "summon"]
    return len(summons) > 2 and len({source for _, source, _ in summons}) < len(summons) / 2


def test_a_card_that_may_go_to_many_places_is_put_there_on_the_table_and_not_by_buttons() -> None:
    match, viewer = asked(several_lawns)
    table = Crowd(match, viewer)
    card = next(source for verb, source, _ in table.scene.views.newest.options if GAME.verbs[verb] == "summon")
    table.click(table.scene.hand.arrangement.by_key["card", card].hit.center)
    assert [button.label for button in table.scene.prompt.buttons] == ["Put back"]
    assert len(table.scene.hand.lit_targets) > 2
    told = answers_now(table.scene.screen.painter)
    prompt = table.scene.places.arrangement.rects["prompt"]
    assert all(prompt.contains(button.rect) for button in told)


def test_enter_leads_a_card_that_was_clicked_to_the_first_of_its_places() -> None:
    match, viewer = asked(several_lawns)
    table = Crowd(match, viewer)
    before = len(table.session.match.answers)
    card = next(source for verb, source, _ in table.scene.views.newest.options if GAME.verbs[verb] == "summon")
    table.click(table.scene.hand.arrangement.by_key["card", card].hit.center)
    table.press(pygame.K_RETURN)
    assert table.scene.keys.stop is not None and table.scene.keys.stop.kind == TARGET
    table.press(pygame.K_RETURN)
    assert [answer.option[1] for answer in table.session.match.answers[before:]] == [card]


def runes_to_destroy(view: View) -> bool:
    return bool(view.options) and all(source < 0 and describe(target)[0] == CARD for _, source, target in view.options)


def test_cards_that_are_chosen_for_nothing_but_themselves_are_lit() -> None:
    match, viewer = asked(runes_to_destroy)
    table = Crowd(match, viewer)
    scene = table.scene
    wanted = {target for _, _, target in scene.views.newest.options}
    pieces = [piece for piece in scene.hand.arrangement.pieces if piece.card in wanted]
    assert {piece.card for piece in pieces} == wanted
    for piece in pieces:
        assert find_flags(scene.screen.painter, scene.hand, piece, set()) == {"playable"}


def test_a_card_that_asks_from_a_pile_is_not_what_is_chosen(matches: dict[str, tuple[Match, int]]) -> None:
    table = sit_down(matches, "neighbors")
    view, scene = table.scene.views.newest, table.scene
    assert view.question is not None
    card = view.question[2]
    for cards in view.zones:
        if card in cards:
            cards.remove(card)
    view.zones[DISCARD] += [other for other in view.zone("hand", view.seat)[:1] if other != card] + [card]
    choices = Choices(view, arrange(view, scene.screen.map, (1280, 720), view.seat, ArrangeOptions()))
    assert not choices.in_piles
    assert {target.option for target in choices.targets(QUESTION)} == set(view.options)


def lawns(view: View) -> bool:
    seats = [target for _, source, target in view.options if source == NONE and describe(target)[0] == SEAT]
    return len(seats) > 1


def test_seats_that_are_answers_by_themselves_are_lit_and_one_click_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """RR-9.6: whose Lawn a Creature is moved to, with no card that asks."""
    match, viewer = asked(lawns, 4, expansion=True)
    table = Crowd(match, viewer)
    scene, answers = table.scene, len(match.answers)
    plates = [scene.places.arrangement.plate_rects[describe(target)[1]] for _, _, target in scene.views.newest.options]
    drawn: list[pygame.Rect] = []
    monkeypatch.setattr(scene.screen.painter.lights, "draw_light", lambda surface, rect, *_, **__: drawn.append(rect))
    scene.draw(pygame.Surface((1280, 720)))
    assert sorted(map(tuple, drawn)) == sorted(map(tuple, plates))
    table.click(plates[0].center)
    assert len(match.answers) > answers
