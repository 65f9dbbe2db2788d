"""The small clock of a match with a time limit."""

from __future__ import annotations

import pygame

from client.table.furniture.bar.clock import ClockLayer
from engine.games import load
from engine.kernel.match.match import TIME_CALLED, Match
from tests.client import hands
from tests.client.table.sitting import Sitting


def seated(minutes: int) -> Sitting:
    match = Match(load("nasty-neighbours"), ["Ada", "Ben"], {"minutes": minutes}, 3)
    return Sitting(("human", "normal"), match=match, paint="always")


def corner(table: Sitting) -> bytes:
    """What is drawn at the right end of the bar's lower edge."""
    surface = table.app.window.surface
    bar = table.scene.places.arrangement.rects["bar"]
    return pygame.image.tobytes(surface.subsurface((surface.get_width() - 80, bar.bottom, 80, 24)), "RGB")


def test_it_is_shown_only_when_a_limit_is_set() -> None:
    seen = {}
    for minutes, words in ((60, "1 h 00"), (0, "")):
        table = seated(minutes)
        table.frame()
        assert table.scene.layers.of(ClockLayer).words == words
        seen[minutes] = corner(table)
    assert seen[60] != seen[0]


def test_it_goes_on_minute_by_minute_without_frames_between() -> None:
    table = seated(60)
    table.wait(3000)
    table.session.clock.seconds = 60 * 10
    table.wait(100)
    assert table.scene.layers.of(ClockLayer).words == "50 min"
    drawn = table.app.frames_drawn
    table.wait(2000)
    assert table.app.frames_drawn == drawn


def test_it_stands_still_while_a_menu_is_open() -> None:
    table = seated(60)
    table.frame(hands.key(pygame.K_ESCAPE))
    table.frame()
    before = table.session.clock.seconds
    table.wait(2000)
    assert table.session.clock.seconds == before
    table.frame(hands.key(pygame.K_ESCAPE))
    table.wait(1000)
    assert table.session.clock.seconds > before


def test_when_the_time_is_over_a_toast_says_so_once() -> None:
    table = seated(30)
    table.session.clock.seconds = 60 * 30 - 0.1
    table.wait(400)
    assert TIME_CALLED in table.session.match.answers
    assert [toast.title for toast in table.scene.toasts.toasts] == ["Time's up. This is the last round."]
    assert table.scene.layers.of(ClockLayer).words == "time's up"
