"""Cards that a question asks for in Cthulhu Realms: they can be dragged to where they go, and in a pile it is the
player who says which of them is meant.
"""

from __future__ import annotations

from client.layout.pieces import Piece
from engine.kernel.state.view import View
from tests.client.table import cult
from tests.client.table.cult import GAME, count, given, hand, kind, seated
from tests.client.table.sitting import Sitting


def discards(view: View) -> bool:
    """Somebody has to choose which card to discard."""
    return kind(view) == "discard" and len(view.options) > 1


def abjures_from_small_pile(view: View) -> bool:
    """Two to four cards of the own discard pile can be abjured, and Available ones."""
    pile = view.zone("discard", view.seat)
    chosen = {option[2] for option in view.options}
    return kind(view) == "abjure" and 2 <= len(pile) <= 4 and len(chosen & set(pile)) > 1 and bool(available(view))


def small_discard(view: View) -> bool:
    """In a turn, with two to four cards in the discard pile."""
    return kind(view) == "turn" and 2 <= len(view.zone("discard", view.seat)) <= 4


def can_pay_for_some(view: View) -> bool:
    """In a turn: some cards of the row can be acquired, some cost too much."""
    payable = {option[1] for option in cult.offers(view, "acquire")}
    return kind(view) == "turn" and 0 < len(payable & set(view.zone("row"))) < len(view.zone("row"))


def available(view: View) -> list[int]:
    """The cards of the row that can be chosen."""
    return [card for card in view.zone("row") if card in {option[2] for option in view.options}]


def zone_center(table: Sitting, name: str, seat: int = -1) -> tuple[int, int]:
    """The middle of a zone."""
    layout = GAME.layout
    zone = layout.seat_zone(name, seat) if seat >= 0 else layout.table_zone(name)
    return table.scene.places.arrangement.zone_rects[zone].center


def top(table: Sitting) -> Piece:
    """The top card of the viewer's discard pile."""
    return table.scene.hand.arrangement.in_zone(GAME.layout.seat_zone("discard", table.session.viewer))[-1]


def test_a_card_to_be_discarded_can_be_dragged_to_the_discard_pile() -> None:
    table = seated(discards)
    before, card = count(table), hand(table)[0]
    table.drag(card.hit.center, zone_center(table, "discard", table.session.viewer))
    assert [option[2] for option in given(table, before)[:1]] == [card.card]


def test_where_cards_are_played_it_is_not_discarded() -> None:
    table = seated(discards)
    before, card = count(table), hand(table)[0]
    table.drag(card.hit.center, zone_center(table, "play", table.session.viewer))
    assert given(table, before) == []


def test_an_available_card_to_be_abjured_can_be_dragged_to_the_box() -> None:
    table = seated(abjures_from_small_pile, earliest=10)
    before, card = count(table), available(table.session.view())[0]
    table.drag(table.piece(("card", card)).hit.center, zone_center(table, "box"))
    assert [option[2] for option in given(table, before)[:1]] == [card]


def test_a_click_on_a_small_discard_pile_shows_its_cards_and_chooses_none() -> None:
    table = seated(abjures_from_small_pile, earliest=10)
    before, view = count(table), table.session.view()
    pile = list(view.zone("discard", view.seat))
    table.click(top(table).hit.center)
    browser = table.scene.reading.browser
    assert given(table, before) == [] and browser is not None and sorted(browser.pile.cards) == sorted(pile)
    lowest = next(card for card in pile if card in table.scene.hover.choosable)
    table.click(browser.place(browser.pile.cards.index(lowest)).center)
    assert [option[2] for option in given(table, before)[:1]] == [lowest]


def test_the_top_card_of_a_discard_pile_can_be_dragged_to_the_box() -> None:
    table = seated(abjures_from_small_pile, earliest=10)
    before, card = count(table), top(table).card
    table.drag(top(table).hit.center, zone_center(table, "box"))
    assert [option[2] for option in given(table, before)[:1]] == [card]


def test_a_small_pile_can_be_looked_through() -> None:
    table = seated(small_discard, earliest=10)
    view = table.session.view()
    table.click(top(table).hit.center)
    browser = table.scene.reading.browser
    assert browser is not None and sorted(browser.pile.cards) == sorted(view.zone("discard", view.seat))


def test_a_click_on_what_is_too_expensive_is_about_that_card_whatever_is_picked() -> None:
    table = seated(can_pay_for_some)
    view = table.session.view()
    payable = {option[1] for option in cult.offers(view, "acquire")}
    cheap, dear = (next(card for card in view.zone("row") if (card in payable) == wanted) for wanted in (True, False))
    for card in (cheap, dear):
        table.click(table.piece(("card", card)).hit.center)
    assert table.toasts() and all(GAME.words.card_name(view.table, dear) in words for words in table.toasts())
