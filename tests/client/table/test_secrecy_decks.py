"""Hands and personal decks change no pixel for whoever may not know them: at the table, at the curtain, after it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pygame
import pytest

from client.scenes.curtain import GUARD_MS, CurtainScene
from client.table.scene import TableScene
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.view import View
from tests.client import hands
from tests.client.table.cult import GAME, busy_turn, kind, match_at, offers, whole_hand
from tests.client.table.test_secrecy import FRAME_MS, TOOLTIP_MS, Watched, points_of_interest
from tests.client.table.twins import copied, twin_of
from tests.sampling import amount


def at(wanted: Callable[[View], bool], players: int) -> Match:
    """A match in which a seat is asked what is wanted."""
    return Match.from_document(GAME, match_at(wanted, players)[0])


def secrets(match: Match, viewer: int) -> list[list[int]]:
    """What the other seats hold and will draw."""
    zones = (
        GAME.layout.seat_zone(name, seat)
        for seat in range(match.table.seats)
        if seat != viewer
        for name in ("hand", "deck")
    )
    return [list(match.state.zones[zone]) for zone in zones]


def other_than(match: Match, viewer: int, seed: int) -> Match:
    """A match that the viewer cannot tell from this one; the same seats are asked the same."""
    twin = twin_of(match, viewer, seed)
    twin.state.questions = list(match.state.questions)
    return twin


def must_discard(view: View) -> bool:
    """In another's turn a card is to be chosen from a hand of several."""
    return kind(view) == "discard" and view.seat != view.active and len(view.options) > 2


def spent(view: View) -> bool:
    """In a turn: the whole hand is played, and there are enough cards to draw."""
    hand, deck = (len(view.zone(name, view.seat)) for name in ("hand", "deck"))
    return kind(view) == "turn" and not hand and deck > 5 and bool(offers(view, "end_turn"))


@pytest.mark.sample(2)
@pytest.mark.parametrize("players, wanted", [(2, busy_turn), (4, whole_hand)])
@pytest.mark.parametrize("watching", [False, True])
def test_the_table_pointed_at_shows_nothing_of_what_others_hold(
    players: int, wanted: Callable[[View], bool], watching: bool
) -> None:
    match = at(wanted, players)
    viewer = SPECTATOR if watching else match.asked_seats[0]
    twin = other_than(match, viewer, 5)
    assert secrets(match, viewer) != secrets(twin, viewer)
    kinds = ["human" if seat == viewer else "random" for seat in range(players)]
    frames = []
    for each in (match, twin):
        watched = Watched(each, kinds, animation="off")
        watched.rest()
        for point in islice(points_of_interest(watched.table), 0, None, amount(1, 6)):
            watched.frame(hands.move(point))
            watched.wait(TOOLTIP_MS)
        for _, rect in sorted(watched.table.places.arrangement.zone_rects.items())[:: amount(1, 4)]:
            watched.click(rect.center)
            while watched.table.reading.browser is not None or watched.table.hand.picked is not None:
                watched.press(pygame.K_ESCAPE)
        frames.append(watched.frames)
    assert frames[0] == frames[1]


def read_a_card(watched: Watched) -> None:
    """A card of the hand or of those in play is enlarged."""
    piece = next(piece for piece in watched.table.places.arrangement.pieces if piece.card >= 0)
    watched.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=piece.hit.center, button=3))


def look_through_the_deck(watched: Watched) -> None:
    """What is left in one's own deck is looked at, and left open."""
    deck = GAME.layout.seat_zone("deck", watched.session.viewer)
    watched.click(watched.table.places.arrangement.zone_rects[deck].center)
    assert watched.table.reading.browser is not None


def go_by_key(watched: Watched) -> None:
    """The focus of the keyboard stands somewhere."""
    watched.press(pygame.K_TAB, pygame.K_TAB)


def opened(watched: Watched) -> None:
    """Whoever is called comes and opens the curtain, when all have seen what happened."""
    for _ in range(400):
        if isinstance(watched.app.scene, CurtainScene):
            break
        watched.frame()
    assert isinstance(watched.app.scene, CurtainScene)
    watched.wait(GUARD_MS + FRAME_MS)
    watched.press(pygame.K_RETURN)
    watched.wait(600)
    watched.rest()
    assert isinstance(watched.app.scene, TableScene)


def look_around(watched: Watched) -> None:
    """Point at everything."""
    for point in points_of_interest(watched.table):
        watched.frame(hands.move(point))
        watched.wait(TOOLTIP_MS)
    watched.press(pygame.K_TAB, pygame.K_F1)
    watched.rest()


@pytest.mark.sample(2)
@pytest.mark.parametrize("deed", [read_a_card, look_through_the_deck, go_by_key])
@pytest.mark.parametrize("motion", ["normal", "off"])
def test_after_a_turn_the_next_person_sees_nothing_of_the_hand_that_was_drawn(
    deed: Callable[[Watched], None], motion: str
) -> None:
    match = at(spent, 2)
    first = match.asked_seats[0]
    twin, seen, drawn = other_than(match, 1 - first, 7), [], []
    for each in (match, twin):
        watched = Watched(each, ["human"] * 2, animation=motion)
        watched.rest()
        assert watched.session.viewer == first
        deed(watched)
        watched.frames.clear()
        watched.table.commands.answer(offers(watched.session.view(), "end_turn")[0])
        watched.frame()
        opened(watched)
        assert watched.session.viewer == 1 - first
        look_around(watched)
        seen.append(watched.frames)
        drawn.append(sorted(each.state.zones[GAME.layout.seat_zone("hand", first)]))
    assert drawn[0] != drawn[1]
    assert seen[0] == seen[1]


@pytest.mark.sample(1)
@pytest.mark.parametrize("players", [2, 4])
def test_who_must_discard_in_another_turn_sees_nothing_of_the_hand_of_whose_turn_it_is(players: int) -> None:
    match = at(must_discard, players)
    asked, active = match.asked_seats[0], match.view().active
    twin, frames = other_than(match, asked, 3), []
    assert secrets(match, asked) != secrets(twin, asked)
    for each in (match, twin):
        watched = Watched(each, ["human"] * players, animation="off")
        watched.session.present_seat = active
        assert watched.session.curtain is not None and watched.session.curtain.seat == asked
        watched.frames.clear()
        opened(watched)
        look_around(watched)
        frames.append(watched.frames)
    assert frames[0] == frames[1]


def test_who_goes_on_with_the_turn_sees_nothing_of_the_hand_from_which_was_discarded() -> None:
    match = at(must_discard, 4)
    asked, active = match.asked_seats[0], match.view().active
    option = match.view(asked).options[0]
    others = [card for card in match.state.zones[GAME.layout.seat_zone("hand", asked)] if card not in option]
    twin = with_another_card(match, asked, others[0])
    frames = []
    for each in (match, twin):
        watched = Watched(each, ["human"] * 4, animation="normal")
        opened(watched)
        watched.frames.clear()
        watched.table.commands.answer(option)
        watched.frame()
        if watched.session.curtain is not None and watched.session.curtain.seat == active:
            opened(watched)
            look_around(watched)
        frames.append(watched.frames)
    assert frames[0] == frames[1]


def with_another_card(match: Match, seat: int, card: int) -> Match:
    """The same match, but that a seat holds one of the cards of its deck instead of one in its hand."""
    other = copied(match)
    state = other.state
    hand, deck = (state.zones[GAME.layout.seat_zone(name, seat)] for name in ("hand", "deck"))
    face = {each: GAME.shows.face(match.view(seat), each)["id"] for each in deck}
    held = GAME.shows.face(match.view(seat), card)["id"]
    place = next(number for number, each in enumerate(deck) if face[each] != held)
    hand[hand.index(card)], deck[place] = deck[place], card
    state.known[hand[-1]], state.known[card] = state.known[card], state.known[hand[-1]]
    return other
