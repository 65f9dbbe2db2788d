"""Piles that are looked through: a deck in no order, what a pile comes to, and the lamps of the turn."""

from __future__ import annotations

import pygame

from client.input.focus import LAMP
from client.table.reading.pile_browser import pile_of
from engine.kernel.game.traits import HasKnownPiles, HasLamps
from engine.kernel.state.view import View
from tests.client.table import cult
from tests.client.table.cult import GAME, NAMES, seated


def test_the_own_deck_is_a_list_in_no_order() -> None:
    table = seated(cult.busy_turn)
    view, seat = table.session.view(), table.session.viewer
    pile = pile_of(view, GAME.layout.seat_zone("deck", seat), NAMES)
    assert list(pile.cards) == GAME.trait(HasKnownPiles).contents(view, pile.zone)
    assert "in no particular order" in pile.sentence
    assert len(pile.cards) == len(view.zone("deck", seat))
    names = [GAME.shows.face(view, card)["title"] for card in pile.cards]
    assert all(names.index(name) + names.count(name) > number for number, name in enumerate(names))


def test_everybody_knows_what_the_general_deck_still_holds_and_not_in_which_order() -> None:
    table = seated(cult.busy_turn, 3, 60)
    zone = GAME.layout.table_zone("general_deck")
    inside = table.session.match.state.zones[zone]
    pile = pile_of(table.session.view(), zone, NAMES)
    assert sorted(pile.cards) == sorted(inside) and list(pile.cards) != inside and "particular order" in pile.sentence


def test_a_pile_tells_how_many_cards_are_of_each_color_and_type() -> None:
    table = seated(cult.busy_turn)
    view = table.session.view()
    pile = pile_of(view, GAME.layout.table_zone("box"), NAMES)
    assert pile.cards and dict(pile.tally) == dict(GAME.trait(HasKnownPiles).tally(view, pile.cards))
    types = sum(number for drawing, number in pile.tally if drawing.startswith("type-"))
    assert types == len(pile.cards)


def test_the_deck_of_another_seat_stays_closed() -> None:
    table = seated(cult.busy_turn)
    view = table.session.view()
    pile = pile_of(view, GAME.layout.seat_zone("deck", 1 - table.session.viewer), NAMES)
    assert pile.cards == () and "face down" in pile.sentence and pile.tally == ()


def test_own_deck_and_own_discard_pile_are_opened_by_a_click() -> None:
    def piles(view: View) -> bool:
        return cult.busy_turn(view) and all(len(view.zone(name, view.seat)) > 1 for name in ("deck", "discard"))

    table = seated(piles, 2, 60)
    for name in ("deck", "discard"):
        zone = GAME.layout.seat_zone(name, table.session.viewer)
        table.click(table.scene.places.arrangement.zone_rects[zone].center)
        browser = table.scene.reading.browser
        assert browser is not None and browser.pile.zone == zone
        table.frame()
        table.press(pygame.K_ESCAPE)
        assert table.scene.reading.browser is None


def test_a_lamp_tells_what_has_happened_this_turn_to_pointer_and_keys() -> None:
    table = seated(cult.busy_turn, hover_delay_ms=0)
    rects = table.scene.places.arrangement.rects
    lamps = {name.removeprefix("lamp."): rect for name, rect in rects.items() if name.startswith("lamp.")}
    assert set(lamps) == {lamp.name for lamp in GAME.trait(HasLamps).lamps(table.session.view())}
    name = next(iter(lamps))
    table.move(lamps[name].center)
    table.wait(48)
    thing = table.scene.reading.shown
    assert thing is not None and (thing.kind, thing.which) == ("lamp", name)
    table.press(pygame.K_LEFT)
    assert {stop.name for stop in table.scene.keys.stops if stop.kind == LAMP} == set(lamps)
