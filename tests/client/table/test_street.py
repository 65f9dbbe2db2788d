"""The street of Nasty Neighbours: its maps, yards whose places stay, and seats that change places."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from client.cards.theme import Theme
from client.layout.arrange import arrange
from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.map import Box, Spot
from client.layout.pieces import Status
from client.table.furniture.bar.draw import turn_words
from client.table.furniture.lot import draw as lots
from client.table.furniture.plate import door as doors
from client.table.picture import registry
from client.table.picture.draw_context import DrawContext
from client.table.picture.painter import TablePainter
from engine.commands._shared.stage import played_match
from engine.games import load
from engine.games.nasty_neighbours.layout import DOWN, FIRST_OUT, HOUSE, LOCKED, NOSEY, SCORE, YARD
from engine.kernel.flow.moves import change_places
from engine.kernel.state.refs import GAP, HIDDEN
from engine.kernel.state.state import ACTIVE, TURN, State
from engine.kernel.state.view import View, view_of

GAME = load("nasty-neighbours")
SIZE = (1280, 720)
NAMES = ("Ada Volt", "Ben", "Cy Nagel", "Dot", "Eve", "Flo Quark", "Gus", "Hal")
SEATS = range(2, 9)
SOLID = ("plate", "scenery.showcase", "log", "bar", "prompt", "lot.number")

everywhere = pytest.mark.parametrize("seats", SEATS)
at_any_size = pytest.mark.parametrize("text_scale", (1.0, 1.25, 2.0))


def state_of(seats: int, answers: int = 40) -> State:
    return played_match(GAME, seats, GAME.checked_options({}), 3, answers).state.copy()


def on_table(view: View, viewer: int = 0, **hints: Any) -> Arrangement:
    return arrange(view, registry.of_table(view.table), SIZE, viewer, ArrangeOptions(**hints))


def swap(state: State, seat: int, other: int) -> None:
    """Two seats change places, with what the game keeps of it."""
    values = state.values
    values[HOUSE + seat], values[HOUSE + other] = values[HOUSE + other], values[HOUSE + seat]
    change_places(state, seat, other)


class Drawn:
    """A view on its table, drawn."""

    def __init__(self, view: View) -> None:
        table_map = registry.of_table(view.table)
        painter = TablePainter(Theme.load(GAME.slug), table_map, GAME, SIZE)
        self.arrangement = on_table(view)
        self.picture = painter.static_layer(view, NAMES[: view.table.seats], Status(), self.arrangement).copy()
        assert painter.showing is not None
        self.showing: DrawContext = painter.showing

    def spot(self, kind: str, away: int) -> Spot:
        return next(spot for spot in self.showing.spots if spot.kind == kind and spot.seat == away)


# --- the maps --------------------------------------------------------------------------------------------------


def boxes(seats: int, text_scale: float) -> list[Spot]:
    """What must not cover each other: words, panels, the places of cards. A long hand may cover the own house; all
    drawn cards are seen at one place.
    """
    spots = registry.load(GAME.slug, seats).at(text_scale)
    cards = [spot for spot in spots if spot.kind == "zone" and spot.name not in ("drawn", "action")]
    return cards + [spot for spot in spots if spot.kind in SOLID and (spot.kind, spot.seat) != ("lot.number", 0)]


def overlap(first: Box, second: Box) -> bool:
    return (
        first[0] < second[0] + second[2]
        and second[0] < first[0] + first[2]
        and first[1] < second[1] + second[3]
        and second[1] < first[1] + first[3]
    )


def on_plate(first: Spot, second: Spot) -> bool:
    """Whether the one is meant to lie on the other: Nasty Neighbour cards that have shrunk onto the plate."""
    return {first.kind, second.kind} == {"zone", "plate"} and "nasty" in (first.name, second.name)


@everywhere
@at_any_size
def test_every_zone_of_the_game_is_on_the_map_once(seats: int, text_scale: float) -> None:
    assert registry.load(GAME.slug, seats).missing(GAME.layout, seats, text_scale) == []


@everywhere
@at_any_size
def test_nothing_covers_words_or_cards(seats: int, text_scale: float) -> None:
    clashes = [
        (first.where, second.where)
        for first, second in combinations(boxes(seats, text_scale), 2)
        if overlap(first.box, second.box) and not on_plate(first, second)
    ]
    assert clashes == []


@everywhere
@at_any_size
def test_everything_is_on_the_table(seats: int, text_scale: float) -> None:
    for spot in boxes(seats, text_scale):
        x, y, width, height = spot.box
        assert x >= 0 and y >= 0 and x + width <= 1920 and y + height <= 1080, spot.where


@everywhere
def test_the_others_live_from_left_to_right_in_the_order_of_play(seats: int) -> None:
    yards = [spot for spot in registry.load(GAME.slug, seats).at() if spot.kind == "lot" and spot.seat > 0]
    assert [spot.seat for spot in sorted(yards, key=lambda spot: spot.box[0])] == list(range(1, seats))


# --- yards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "side"), [(2, 4), (4, 3), (8, 3)])
def test_every_place_of_a_yard_has_its_room_whatever_lies_there(seats: int, side: int) -> None:
    state = state_of(seats)
    before = on_table(view_of(state, 0)).place_rects
    state.zones[YARD[0]][4] = GAP
    state.zones[YARD[1]] = []
    after = on_table(view_of(state, 0)).place_rects
    assert before == after
    for seat in range(seats):
        places = [before[YARD[seat], place] for place in range(side * side)]
        assert not any(first.colliderect(second) for first, second in combinations(places, 2))


def test_cards_beside_a_gap_stay_at_their_places() -> None:
    state = state_of(4)
    state.zones[YARD[0]][4] = GAP
    arrangement = on_table(view_of(state, 0))
    for piece in arrangement.in_zone(YARD[0]):
        found = [place for place in range(9) if arrangement.place_rects[YARD[0], place] == piece.hit]
        assert len(found) == 1 and found != [4]
    assert len(arrangement.in_zone(YARD[0])) == 8


def test_a_gap_shows_a_cleared_lawn() -> None:
    state = state_of(4)
    full = Drawn(view_of(state, 0))
    state.zones[YARD[0]][4] = GAP
    cleared = Drawn(view_of(state, 0))
    rect = cleared.arrangement.place_rects[YARD[0], 4]
    assert full.picture.subsurface(rect).get_at((5, rect.height // 2)) != cleared.picture.subsurface(rect).get_at(
        (5, rect.height // 2)
    )
    other = cleared.arrangement.place_rects[YARD[0], 0]
    assert pygame.image.tobytes(full.picture.subsurface(other), "RGB") == pygame.image.tobytes(
        cleared.picture.subsurface(other), "RGB"
    )


def test_a_card_that_is_turned_up_leaves_the_other_backs_what_they_are() -> None:
    state = state_of(4, 0)
    view = view_of(state, 0)
    before = on_table(view)
    view.zones[YARD[0]][2] = state.zones[YARD[0]][2]
    after = on_table(view)
    assert before.by_key.keys() - after.by_key.keys() == {("back", YARD[0], 2)}


def test_the_sign_stands_over_a_locked_yard_only() -> None:
    state = state_of(4)
    for seat in range(4):
        state.counters[LOCKED[seat]] = 0
    bare = pygame.Surface(SIZE)
    nothing = pygame.image.tobytes(bare, "RGB")
    lots.draw_warnings(bare, Drawn(view_of(state, 0)).showing)
    assert pygame.image.tobytes(bare, "RGB") == nothing
    state.counters[LOCKED[2]] = 1
    drawn = Drawn(view_of(state, 0))
    lots.draw_warnings(bare, drawn.showing)
    x, y = drawn.showing.rect(drawn.spot("lot.warning", 2).box).center
    assert bare.get_at((x, y))[:3] != (0, 0, 0)
    assert bare.get_at(drawn.showing.rect(drawn.spot("lot.warning", 1).box).center)[:3] == (0, 0, 0)


# --- seats that change places ----------------------------------------------------------------------------------


def test_an_eviction_moves_plates_and_no_cards() -> None:
    state = state_of(5)
    state.zones[YARD[1]][0] = GAP
    before = on_table(view_of(state, 0))
    swap(state, 1, 3)
    after = on_table(view_of(state, 0))
    for key, piece in before.by_key.items():
        assert after.by_key[key].pose == piece.pose, key
    assert after.by_key.keys() == before.by_key.keys()
    assert after.plate_rects[1] == before.plate_rects[3] and after.plate_rects[3] == before.plate_rects[1]
    assert after.plate_rects[2] == before.plate_rects[2]


def test_after_an_eviction_a_yard_answers_to_whoever_sits_there() -> None:
    state = state_of(5)
    before = on_table(view_of(state, 0))
    swap(state, 1, 3)
    after = on_table(view_of(state, 0))
    assert after.place_rects[YARD[1], 0] == before.place_rects[YARD[3], 0]


def test_a_viewer_who_moves_sees_the_new_yard_in_front_unless_the_table_is_held() -> None:
    state = state_of(4)
    house = state.values[HOUSE]
    before = on_table(view_of(state, 0))
    swap(state, 0, 2)
    held = on_table(view_of(state, 0), front=house)
    assert held.place_rects[YARD[0], 0] == before.place_rects[YARD[2], 0]
    turned = on_table(view_of(state, 0))
    assert turned.place_rects[YARD[0], 0] == before.place_rects[YARD[0], 0]
    assert turned.plate_rects[0] == before.plate_rects[0]


def test_houses_stay_and_their_numbers_with_them() -> None:
    state = state_of(4)
    for seat in range(4):
        state.values[HOUSE + seat] = seat
    before = Drawn(view_of(state, 0))
    swap(state, 1, 2)
    after = Drawn(view_of(state, 0))
    for away in range(4):
        rect = before.showing.rect(before.spot("lot.number", away).box)
        assert pygame.image.tobytes(before.picture.subsurface(rect), "RGB") == pygame.image.tobytes(
            after.picture.subsurface(rect), "RGB"
        )
    assert [after.showing.place(after.spot("lot.house", away)) for away in range(4)] == [0, 1, 2, 3]
    assert after.showing.seat(after.spot("plate", 1)) == 2


# --- plates and the bar ----------------------------------------------------------------------------------------


def test_the_crown_is_for_the_fewest_points_and_nobody_has_it_as_long_as_all_have_the_same() -> None:
    state = state_of(4)
    assert doors.leaders(Drawn(view_of(state, 0)).showing) == frozenset()
    for seat, points in enumerate((30, 12, 40, 12)):
        state.counters[SCORE[seat]] = points
    assert doors.leaders(Drawn(view_of(state, 0)).showing) == {1, 3}


def test_a_plate_changes_with_what_it_shows() -> None:
    state = state_of(4)
    state.values[ACTIVE], state.values[NOSEY], state.values[FIRST_OUT] = 0, state.values[HOUSE], 0
    drawn = Drawn(view_of(state, 0))
    spot = drawn.spot("plate", 2)
    seen = [doors.door_state(drawn.showing, spot)]
    seat = drawn.showing.seat(spot)

    def changed() -> bool:
        now = doors.door_state(Drawn(view_of(state, 0)).showing, spot)
        seen.append(now)
        return now not in seen[:-1]

    state.counters[DOWN[seat]] ^= 1
    assert changed()
    state.counters[SCORE[seat]] += 7
    assert changed()
    state.values[ACTIVE] = seat
    assert changed()
    state.values[FIRST_OUT] = seat + 1
    assert changed()
    state.values[NOSEY] = state.values[HOUSE + seat]
    assert changed()


def test_the_bar_tells_the_round() -> None:
    match = played_match(GAME, 3, GAME.checked_options({"rounds": 4}), 3, 5)
    assert turn_words(Drawn(view_of(match.state, 0)).showing) == "Round 1 of 4"
    match.state.values[TURN] = 3 * match.state.table.seats
    assert turn_words(Drawn(view_of(match.state, 0)).showing) == "Round 1 of 4"


def test_backs_have_the_shape_of_the_cards_that_lie_there() -> None:
    state = state_of(4)
    arrangement = on_table(view_of(state, 0))
    backs = [piece for piece in arrangement.pieces if piece.card == HIDDEN]
    yard = [piece for piece in backs if GAME.layout.zone(piece.zone).name == "yard"]
    nasty = [piece for piece in backs if GAME.layout.zone(piece.zone).name == "nasty"]
    assert yard and nasty
    assert all(piece.height / piece.pose.width == pytest.approx(1.25, abs=0.01) for piece in yard)
    assert all(piece.height / piece.pose.width == pytest.approx(1.4, abs=0.01) for piece in nasty)
