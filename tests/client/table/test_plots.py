"""Plots, plates and the panel tell whose they are, whose turn it is, and the numbers that the game gives them."""

from __future__ import annotations

import pygame
import pytest

from client.cards.theme import Theme
from client.layout.arrange import arrange
from client.layout.arrangement import Arrangement, ArrangeOptions
from client.layout.map import Spot
from client.layout.pieces import Status
from client.table.furniture import turn_panel as turns
from client.table.furniture.plate import sign as signs
from client.table.furniture.plot import draw as plot
from client.table.picture import registry
from client.table.picture.draw_context import DrawContext
from client.table.picture.look import TableLook
from client.table.picture.painter import TablePainter
from engine.commands._shared.stage import played_match
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.state import ACTIVE, PHASE
from engine.kernel.state.view import View, view_of

GAME = load("runes-and-regulations")
NAMES = ("Ada Volt", "Ben", "Cy Nagel", "Dot", "Eve", "Flo Quark", "Gus", "Hal")
SIZE = (1280, 720)
NEFARIOUS = 3


@pytest.fixture(scope="module")
def match() -> Match:
    options = GAME.checked_options({"expansion": True, "nefarious": NEFARIOUS + 1})
    return played_match(GAME, 5, options, 2, 90)


def view_with(match: Match, active: int = 1, phase: int = 2, asked: tuple[int, ...] = ()) -> View:
    state = match.state.copy()
    state.values[ACTIVE], state.values[PHASE] = active, phase
    view = view_of(state, 0)
    view.asked = list(asked)
    return view


class Drawn:
    """A view on its table, drawn."""

    def __init__(self, view: View, text_scale: float = 1.0) -> None:
        self.map = registry.of_table(view.table)
        painter = TablePainter(Theme.load(GAME.slug), self.map, GAME, SIZE, text_scale)
        self.arrangement: Arrangement = arrange(view, self.map, SIZE, 0, ArrangeOptions(text_scale))
        self.picture = painter.static_layer(view, NAMES, Status(), self.arrangement).copy()
        showing = painter.showing
        assert showing is not None
        self.showing: DrawContext = showing

    def spot(self, kind: str, seat: int) -> Spot:
        return next(spot for spot in self.showing.spots if spot.kind == kind and spot.seat == seat)

    def colors(self, rect: pygame.Rect) -> set[str]:
        picture = self.picture.subsurface(rect)
        width, height = picture.get_size()
        points = [(x, y) for x in range(0, width, 3) for y in range(0, height, 3)]
        return {"#{:02x}{:02x}{:02x}".format(*picture.get_at(point)[:3]) for point in points}

    def plot(self, seat: int) -> pygame.Rect:
        return next(rect for owner, rect in self.arrangement.plots if owner == seat)


def test_everything_that_stands_for_a_seat_shows_the_emblem_of_its_plot(match: Match) -> None:
    showing = Drawn(view_with(match)).showing
    assert showing.emblem(NEFARIOUS) == showing.theme.art("emblem-13")
    assert showing.emblem(1) == showing.theme.art(showing.style(1).art["emblem"]) != showing.emblem(NEFARIOUS)


def test_the_plot_of_the_seat_that_the_game_says_lies_at_dusk(match: Match) -> None:
    drawn = Drawn(view_with(match))
    look = TableLook.load(Theme.load(GAME.slug))
    dusk, day = look.plot("nefarious"), look.plot("")
    for seat in range(5):
        seen = drawn.colors(drawn.plot(seat))
        at_dusk = seat == NEFARIOUS
        assert (dusk.lawn in seen and dusk.stripe in seen) == at_dusk
        assert (day.lawn in seen or day.stripe in seen) != at_dusk


def test_the_sun_lies_around_the_plot_of_whose_turn_it_is(match: Match) -> None:
    sun = TableLook.load(Theme.load(GAME.slug)).plot("").glow
    for active in (1, 2, 0):
        drawn = Drawn(view_with(match, active=active))
        lit = []
        for seat in (0, 1, 2, 4):
            edge = drawn.plot(seat).inflate(4, 4)
            if sun in drawn.colors(pygame.Rect(edge.x, edge.centery - 12, 5, 24)):
                lit.append(seat)
        assert lit == [active]


def test_the_flag_is_up_at_the_letterbox_of_whose_turn_it_is(match: Match) -> None:
    drawn = Drawn(view_with(match, active=1))
    states = {seat: plot.post_state(drawn.showing, drawn.spot("plot.post", seat)) for seat in range(5)}
    later = Drawn(view_with(match, active=2))
    now = {seat: plot.post_state(later.showing, later.spot("plot.post", seat)) for seat in range(5)}
    changed = [seat for seat in range(5) if now[seat] != states[seat]]
    assert changed == [1, 2]
    look = TableLook.load(Theme.load(GAME.slug)).plot("")
    assert look.post != look.post_up


def test_a_plate_shows_the_numbers_of_the_game_and_is_drawn_anew_when_they_change(match: Match) -> None:
    view = view_with(match)
    drawn = Drawn(view)
    plates = {seat: GAME.shows.plate(view, seat) for seat in range(5)}
    assert plates[NEFARIOUS][0][0] == "beasts"
    assert {plates[seat][0][0] for seat in range(5) if seat != NEFARIOUS} == {"mythical"}
    assert all(plates[seat][-1] == ("hand", str(len(view.zone("hand", seat)))) for seat in range(5))
    assert [seat for seat in range(5) if len(plates[seat]) > 2] in ([], [0]), "a role is told to its owner alone"
    before = signs.sign_state(drawn.showing, drawn.spot("plate", 1))
    view.zone("hand", 1).pop()
    drawn.showing.refresh()
    assert signs.sign_state(drawn.showing, drawn.spot("plate", 1)) != before
    drawn.showing.view = view_with(match, asked=(1,))
    drawn.showing.refresh()
    assert signs.sign_state(drawn.showing, drawn.spot("plate", 1)) != before


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_the_numbers_of_a_plate_leave_room_for_a_name(match: Match, text_scale: float) -> None:
    drawn = Drawn(view_with(match), text_scale)
    showing = drawn.showing
    for seat in range(5):
        spot = drawn.spot("plate", seat)
        width, height = spot.box[2:]
        room = width - min(height - 8, 44) - 17
        taken = signs.measure_numbers(showing, seat, signs.fit_numbers(showing, seat, room, 54))
        assert taken < room


def test_the_panel_says_who_is_asked_in_the_present_phase(match: Match) -> None:
    said = {}
    for asked in ((), (2,), (2, 4)):
        showing = Drawn(view_with(match, phase=2, asked=asked)).showing
        said[asked] = [turns.describe_step(showing, number, 2) for number in range(6)]
    assert all(words[:2] == ["done", "done"] and words[3:] == ["", "", ""] for words in said.values())
    assert [said[asked][2] for asked in said] == ["", "asks Cy Nagel", "asks Cy Nagel and 1 more"]


def test_the_strip_at_the_corner_has_the_color_of_whose_turn_it_is(match: Match) -> None:
    theme = Theme.load(GAME.slug)
    for active in (1, 2, NEFARIOUS):
        drawn = Drawn(view_with(match, active=active))
        seat = theme.seats[active]
        wanted = TableLook.load(theme).plot("nefarious").plate if active == NEFARIOUS else seat.color
        assert wanted in drawn.colors(pygame.Rect(SIZE[0] - 40, 2, 30, 8))


def test_what_is_left_for_the_next_frames_comes_to_the_same_picture(match: Match) -> None:
    before, after = view_with(match, active=1), view_with(match, active=2, phase=4, asked=(3,))
    table_map = registry.of_table(before.table)
    first, second = (arrange(view, table_map, SIZE, 0) for view in (before, after))
    whole = TablePainter(Theme.load(GAME.slug), table_map, GAME, SIZE)
    wanted = whole.static_layer(after, NAMES, Status("words"), second)
    gentle = TablePainter(Theme.load(GAME.slug), table_map, GAME, SIZE)
    gentle.static_layer(before, NAMES, Status(), first)
    gentle.static_layer(after, NAMES, Status("words"), second, gently=True)
    frames = 0
    while gentle.pending:
        gentle.workshop.begin_frame(0.002)
        picture = gentle.static_layer(after, NAMES, Status("words"), second, gently=True)
        frames += 1
        assert frames < 30
    assert frames > 0
    assert pygame.image.tobytes(picture, "RGB") == pygame.image.tobytes(wanted, "RGB")
