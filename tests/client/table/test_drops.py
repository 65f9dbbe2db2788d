"""Drops in whole tables: chosen cards go where they will lie, piles open, and nothing hits the player who drops it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.kernel.flow.preview import Preview
from engine.kernel.flow.ruleset import PASS, QUESTION_WINDOW
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from tests.client.table import cult, suburb
from tests.client.table.sitting import Sitting
from tests.client.table.test_aiming import answers, shielded


def must_give_up_a_rune(view: View) -> bool:
    """A seat holds too many Runes."""
    question = view.question
    return question is not None and suburb.GAME.question_kinds[question[1]] == "rune-limit"


def test_a_rune_is_given_up_by_dragging_it_to_its_discard_pile() -> None:
    table = suburb.seated(must_give_up_a_rune, size=(1920, 1080))
    option, before = table.session.view().options[0], len(table.session.match.answers)
    pile = table.session.view().table.layout.table_zone("rune_discard")
    table.drag(table.piece(("card", option[2])).hit.center, table.scene.hand.arrangement.zone_rects[pile].center)
    assert answers(table, before)[:1] == [option]


def may_draw(view: View) -> bool:
    """A seat may draw a card in place of casting."""
    return "draw" in {suburb.GAME.verbs[option[0]] for option in view.options}


def test_a_card_is_drawn_by_dragging_the_top_of_the_deck_to_the_hand() -> None:
    table = suburb.seated(may_draw, size=(1920, 1080))
    view, arrangement, before = table.session.view(), table.scene.hand.arrangement, len(table.session.match.answers)
    deck, hand = view.table.layout.table_zone("main_deck"), view.table.layout.seat_zone("hand", view.seat)
    table.drag(arrangement.zone_rects[deck].center, arrangement.zone_rects[hand].center)
    assert [suburb.GAME.verbs[option[0]] for option in answers(table, before)[:1]] == ["draw"]


def chooses_in_a_pile(view: View) -> bool:
    """A card asks for one of several cards of the discard pile."""
    pile = view.zones[view.table.layout.table_zone("main_discard")]
    question = view.question
    return (
        question is not None
        and question[1] != QUESTION_WINDOW
        and view.zone_of(question[2]) != NONE
        and sum(option[1] == question[2] and option[2] in pile for option in view.options) > 1
    )


def test_the_asking_card_dropped_on_a_pile_opens_it_and_takes_nothing() -> None:
    table = suburb.seated(chooses_in_a_pile, size=(1920, 1080))
    view, before = table.session.view(), len(table.session.match.answers)
    assert view.question is not None
    pile = table.scene.hand.arrangement.zone_rects[view.table.layout.table_zone("main_discard")]
    table.drag(table.piece(("card", view.question[2])).hit.center, pile.center)
    assert len(table.session.match.answers) == before
    assert table.scene.reading.browser is not None


def pulled(table: Sitting, seat: int) -> None:
    """Pull the first ready tag to the dial of a seat."""
    tag = next(iter(cult.strips(table, "ready")))
    table.drag(tag.rect.center, table.scene.hand.arrangement.plate_rects[seat].center)


def test_a_loss_pulled_to_ones_own_dial_is_refused() -> None:
    table = shielded(splits=False, sanctuary=False)
    pulled(table, 0)
    assert table.session.match.answers == []
    assert "makes opponents lose Sanity, not you." in table.toasts()[-1]
    pulled(table, 1)
    assert len(table.session.match.answers) == 1


def asks_a_price_first(view: View) -> bool:
    """A Spell in hand asks for one thing before it asks for another."""
    return bool(_with_a_price(view))


def _with_a_price(view: View) -> list[tuple[Option, Option, Option]]:
    """Return answers that can be given one after the other: a Spell, what it asks for first, and what it asks then."""
    found = []
    for option in view.options:
        if view.table.game.verbs[option[0]] == "cast" and option[1] >= 0:
            first = Preview(view, [option]).look(2).question
            if first is not None and first[2] == option[1] and first[3]:
                then = Preview(view, [option, first[3][0]]).look(2).question
                if then is not None and then[2] == option[1] and then[3] and then[3][0] not in first[3]:
                    found.append((option, first[3][0], then[3][0]))
    return found


def choices(table: Sitting, before: int) -> list[Option]:
    """Return the answers of the person, without the reactions that nobody asked for."""
    return [option for option in answers(table, before) if option[0] != PASS]


def test_a_target_is_remembered_until_the_price_is_paid() -> None:
    table = suburb.seated(asks_a_price_first, size=(1920, 1080))
    spell, price, aim = _with_a_price(table.session.view())[0]
    before = len(table.session.match.answers)
    table.session.answer(spell, aim)
    table.let()
    assert choices(table, before) == [spell] and table.session.queued_answer == aim
    table.session.answer(price)
    table.let()
    assert choices(table, before)[:3] == [spell, price, aim] and table.session.queued_answer is None


def test_escape_forgets_the_target() -> None:
    table = suburb.seated(asks_a_price_first, size=(1920, 1080))
    spell, price, aim = _with_a_price(table.session.view())[0]
    before = len(table.session.match.answers)
    table.session.answer(spell, aim)
    table.let()
    table.press(pygame.K_ESCAPE)
    assert table.session.queued_answer is None
    table.session.answer(price)
    table.let()
    assert choices(table, before) == [spell, price]


@pytest.mark.parametrize("wanted", [must_give_up_a_rune, chooses_in_a_pile])
def test_two_people_at_one_screen_can_drop_things_where_one_person_can(wanted: Callable[[View], bool]) -> None:
    alone = suburb.seated(wanted, size=(1920, 1080))
    match, _ = suburb.match_at(wanted)
    shared = Sitting(["human"] * 3, match=match, size=(1920, 1080))
    shared.scene.form.clear()
    if not shared.session.view().options:
        shared.session.open_curtain()
        shared.app.go(shared.scene)
    shared.let()
    drops = [
        {
            (piece.key, target.option, target.spot, target.aim)
            for piece in hand.arrangement.pieces
            for target in hand.drop_places(piece.key)
        }
        for hand in (alone.scene.hand, shared.scene.hand)
    ]
    assert drops[0] and drops[0] == drops[1]


def test_a_spell_dropped_on_a_pile_pays_with_no_card_that_was_not_chosen() -> None:
    """Its price goes there too, but the drop doesn't say which card."""

    def has_a_price(view: View) -> bool:
        return view.seat == view.active and bool(spells(view))

    def spells(view: View) -> list[Option]:
        words = suburb.GAME.words
        return [
            option
            for option in view.options
            if suburb.GAME.verbs[option[0]] == "cast"
            and words.card_name(view.table, option[1]) == "The Grass Is Always Greener"
        ]

    table = suburb.seated(has_a_price, 2)
    places = table.scene.hand.drop_places(table.key(spells(table.session.view())[0]))
    assert places and not [target for target in places if target.aim is not None and target.spot[0] == "zone"]
