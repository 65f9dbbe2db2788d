"""A match among computers is watched: paused, step by step, at four speeds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame
import pytest

from client.shell.app import App
from client.shell.scene import ManualClock
from client.sound.player import SoundPlayer
from client.table.furniture.score_sheet.layer import ScoreLayer
from client.table.scene import TableScene
from client.watch.scene import DELAYS, WatchScene
from client.widgets import Dialog, Words
from engine.games import load
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import HIDDEN
from engine.session.session import Session
from engine.store.player.settings import WATCH_SPEEDS, Settings
from tests.client.hands import click, key
from tests.client.sessions import NAMES, HandPool
from tests.client.test_program import Machine, machine

__all__ = ["machine"]

FRAME_MS = 100
KINDS = ("normal+schemer", "normal", "gentle+hoarder")


class Watching:
    """The table of a match among computers that answer at once."""

    def __init__(
        self,
        kinds: Sequence[str] = KINDS,
        size: tuple[int, int] = (1280, 720),
        game: str = "nefarious",
        options: dict[str, Any] | None = None,
        **settings: Any,
    ) -> None:
        self.clock = ManualClock(1000)
        self.settings = Settings(volume_master=0, animation="off", **settings)
        self.pool = HandPool(prompt=True)
        names = NAMES[: len(kinds)]
        self.session = Session.start(load(game), names, kinds, options or {}, 3, self.settings, pool=self.pool)
        self.app = App(size, headless=True, settings=self.settings, clock=self.clock)
        self.scene = WatchScene(self.session, SoundPlayer(self.settings, threaded=False))
        self.app.go(self.scene)
        self.wait(FRAME_MS)

    def wait(self, milliseconds: int) -> None:
        for _ in range(milliseconds // FRAME_MS):
            self.clock.advance(FRAME_MS)
            self.app.turn([])

    def press(self, code: int) -> None:
        self.clock.advance(FRAME_MS)
        self.app.turn([key(code), pygame.event.Event(pygame.KEYUP, key=code)])

    @property
    def answers(self) -> int:
        return len(self.session.match.answers)


def test_it_goes_on_by_itself_and_shows_what_everybody_may_know() -> None:
    watching = Watching()
    watching.wait(6000)
    assert watching.answers > 3
    view = watching.scene.views.newest
    assert view.seat == SPECTATOR
    assert all(card == HIDDEN for seat in range(3) for card in view.zone("hand", seat))
    assert watching.session.log


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("game", "options", "zones"),
    [
        ("nefarious", {}, ["hand"]),
        ("runes-and-regulations", {"expansion": True}, ["hand", "fence", "role"]),
        ("nasty-neighbours", {}, ["nasty"]),
        ("cthulhu-realms", {}, ["hand"]),
    ],
)
def test_all_hands_are_shown_as_their_players_see_them_and_no_deck(
    game: str, options: dict[str, Any], zones: list[str]
) -> None:
    watching = Watching(game=game, options=options, watch_hands=True)
    watching.wait(6000)
    view, match = watching.scene.views.newest, watching.session.match
    assert view.seat == SPECTATOR and watching.answers > 3
    for seat in range(3):
        for zone in zones:
            assert view.zone(zone, seat) == match.view(seat).zone(zone, seat)
            assert HIDDEN not in view.zone(zone, seat)
    everybody = match.view(SPECTATOR)
    shared = range(len(match.table.layout.table_zones))
    assert [view.zones[zone] for zone in shared] == [everybody.zones[zone] for zone in shared]


def test_hands_are_covered_unless_that_is_set_and_the_key_and_the_button_change_it_for_good() -> None:
    watching = Watching(step_mode=True)

    def is_open() -> bool:
        watching.wait(500)
        return all(card >= 0 for seat in range(3) for card in watching.scene.views.newest.zone("hand", seat))

    assert not watching.settings.watch_hands and not is_open()
    watching.press(pygame.K_h)
    assert watching.settings.watch_hands and is_open()
    click(lambda event: watching.app.turn([event]), watching.scene.bar.hands.rect.center)
    assert not watching.settings.watch_hands and not is_open()


def test_a_hand_that_has_no_place_on_the_table_is_read_at_the_plate_once_all_are_shown() -> None:
    watching = Watching(step_mode=True)
    plate = watching.scene.places.arrangement.plate_rects[1].center
    click(lambda event: watching.app.turn([event]), plate)
    assert watching.scene.reading.browser is None
    watching.press(pygame.K_h)
    watching.wait(500)
    click(lambda event: watching.app.turn([event]), plate)
    browser = watching.scene.reading.browser
    assert browser is not None
    assert set(browser.pile.cards) == set(watching.session.match.view(1).zone("hand", 1))


def test_whoever_takes_a_seat_sees_no_hand_but_the_own_one_and_the_match_counts_as_watched() -> None:
    watching = Watching(watch_hands=True, step_mode=True)
    watching.session.hand_over(0, "human")
    view = watching.session.view()
    assert watching.session.notes()["watched"]
    assert view.seat == 0 and all(card == HIDDEN for card in view.zone("hand", 1))


def test_space_stops_it_and_lets_it_go_on() -> None:
    watching = Watching()
    watching.wait(3000)
    watching.press(pygame.K_SPACE)
    before = watching.answers
    watching.wait(8000)
    assert watching.answers == before
    watching.press(pygame.K_SPACE)
    watching.wait(3000)
    assert watching.answers > before


def test_a_watched_match_waits_while_the_menu_is_open() -> None:
    watching = Watching()
    watching.wait(1000)
    watching.press(pygame.K_F10)
    assert watching.scene.form.popup is not None
    answers = watching.answers
    for passed in (500, 10_000, 10_000, 9_000):  # also where a frame comes late
        watching.clock.advance(passed)
        watching.app.turn([])
    assert watching.answers == answers
    watching.press(pygame.K_ESCAPE)
    watching.wait(6000)
    assert watching.answers > answers


def test_each_step_is_one_choice_or_one_round_of_secret_ones() -> None:
    watching = Watching(step_mode=True)
    watching.wait(1000)
    assert watching.answers == 0 and watching.scene.paused
    for _ in range(8):
        before, asked = watching.answers, len(watching.session.match.asked_seats)
        watching.press(pygame.K_RIGHT)
        watching.wait(1000)
        assert watching.answers - before == (1 if asked == 1 else asked)
    watching.press(pygame.K_SPACE)
    watching.wait(4000)
    assert watching.answers > before + 1


def test_a_step_while_it_goes_on_stops_it() -> None:
    watching = Watching()
    watching.press(pygame.K_RIGHT)
    assert watching.scene.paused
    watching.wait(1000)
    before = watching.answers
    watching.wait(5000)
    assert watching.answers == before


def test_to_ask_why_pauses_and_the_reasons_go_when_it_goes_on() -> None:
    watching = Watching()
    while not watching.session.moves:
        watching.wait(1000)
    watching.press(pygame.K_F3)
    watching.wait(300)
    asked = watching.session.advice.why
    assert watching.scene.paused and asked is not None
    before = watching.answers
    watching.wait(5000)
    assert watching.answers == before and watching.session.advice.why is asked
    watching.press(pygame.K_RIGHT)
    assert watching.scene.paused and watching.session.advice.why is None
    watching.press(pygame.K_F3)
    watching.wait(300)
    assert watching.session.advice.why is not None
    watching.press(pygame.K_SPACE)
    assert not watching.scene.paused and watching.session.advice.why is None
    watching.wait(5000)
    assert watching.answers > before + 1


def test_with_the_focus_on_the_table_the_arrows_read_and_escape_ends_that() -> None:
    watching = Watching(step_mode=True)
    watching.wait(1000)
    watching.press(pygame.K_TAB)
    assert watching.scene.keys.shown
    for _ in range(3):
        watching.press(pygame.K_RIGHT)
    watching.wait(1000)
    assert watching.answers == 0
    watching.press(pygame.K_ESCAPE)
    assert not watching.scene.keys.shown and watching.scene.form.popup is None
    watching.press(pygame.K_RIGHT)
    watching.wait(1000)
    assert watching.answers > 0


def test_the_buttons_do_the_same() -> None:
    watching = Watching()

    def press(widget: Any) -> None:
        click(lambda event: watching.app.turn([event]), widget.rect.center)

    bar = watching.scene.bar
    press(bar.pause)
    watching.wait(5000)
    before = watching.answers
    press(bar.step)
    watching.wait(1000)
    assert watching.answers > before and watching.scene.paused
    right = bar.speeds.rect
    click(lambda event: watching.app.turn([event]), (right.right - 10, right.centery))
    assert watching.settings.watch_speed == "instant"


@pytest.mark.sample(1)
@pytest.mark.parametrize(("slower", "faster"), list(zip(WATCH_SPEEDS, WATCH_SPEEDS[1:], strict=False)))
def test_faster_is_faster(slower: str, faster: str) -> None:
    def answers(speed: str) -> int:
        watching = Watching(watch_speed=speed)
        watching.wait(4000)
        return watching.answers

    assert answers(slower) < answers(faster)


def test_the_speed_is_changed_by_key_within_its_limits_and_kept() -> None:
    watching = Watching(watch_speed="fast")
    for _ in range(3):
        watching.press(pygame.K_PLUS)
    assert watching.settings.watch_speed == "instant"
    for _ in range(5):
        watching.press(pygame.K_MINUS)
    assert watching.settings.watch_speed == "slow"
    assert watching.scene.bar.speeds.value == "slow"
    assert DELAYS["slow"] > watching.settings.computer_delay_ms


def test_what_is_set_for_playing_stays_as_it_was() -> None:
    watching = Watching(watch_speed="slow", computer_delay_ms=300)
    watching.press(pygame.K_PLUS)
    watching.press(pygame.K_SPACE)
    assert (watching.settings.computer_delay_ms, watching.settings.step_mode) == (300, False)
    assert watching.settings.animation == "off"


def test_the_prompt_bar_offers_nothing_before_the_end_and_then_the_results() -> None:
    watching = Watching(("normal", "gentle"), watch_speed="instant")
    assert watching.scene.prompt.buttons == []
    for _ in range(4000):
        if watching.session.over:
            break
        watching.wait(FRAME_MS)
    assert watching.session.over
    watching.wait(FRAME_MS)
    assert [button.label for button in watching.scene.prompt.buttons] == ["Results"]
    assert watching.scene.bar.pause.reason


def test_the_plates_say_level_and_personality() -> None:
    watching = Watching()
    assert watching.scene.prompt.status.kinds == ("Normal, Schemer", "Normal", "Gentle, Hoarder")


def test_an_idle_pause_draws_nothing() -> None:
    watching = Watching(step_mode=True)
    watching.wait(2000)
    before = watching.app.frames_drawn
    watching.wait(5000)
    assert watching.app.frames_drawn == before


@pytest.mark.parametrize(
    ("size", "text_scale"), [((1024, 600), 100), ((1024, 600), 200), ((1280, 720), 150), ((1920, 1080), 200)]
)
def test_the_bar_has_room_below_the_table(size: tuple[int, int], text_scale: int) -> None:
    watching = Watching(size=size, text_scale=text_scale)
    bar = watching.scene.bar
    window = pygame.Rect((0, 0), size)
    parts = [bar.pause.rect, bar.step.rect, bar.hands.rect, bar.speeds.rect]
    assert all(window.contains(part) and bar.rect.contains(part) for part in parts)
    assert all(first.right < second.left for first, second in zip(parts, parts[1:], strict=False))
    assert watching.scene.screen.scale.height == bar.rect.top


def test_a_seat_that_is_handed_over_changes_the_table(machine: Machine) -> None:
    session = machine.play("human", "normal")
    assert not isinstance(machine.app.scene, WatchScene)
    session.hand_over(0, "gentle")
    table = machine.app.scene
    assert isinstance(table, TableScene)
    session.hand_over(0, "human")
    table.commands.hand_over([(0, "gentle")])
    machine.app.turn([])
    assert isinstance(machine.app.scene, WatchScene) and machine.app.scene.session is session
    machine.app.scene.commands.hand_over([(0, "human")])
    machine.app.turn([])
    assert isinstance(machine.app.scene, TableScene) and not isinstance(machine.app.scene, WatchScene)
    assert machine.session is session and session.view().options and not session.is_stepwise


def test_the_bar_lies_in_the_dark_under_the_menu_and_not_under_a_score_sheet() -> None:
    watching = Watching()

    def light() -> int:
        return sum(pygame.transform.average_color(watching.app.window.surface, watching.scene.bar.rect)[:3])

    before = light()
    watching.press(pygame.K_ESCAPE)
    watching.wait(FRAME_MS)
    assert light() < 0.6 * before
    watching.press(pygame.K_ESCAPE)
    watching.wait(FRAME_MS)
    assert light() == pytest.approx(before, abs=30)


def test_the_menu_of_a_match_tells_how_the_decks_are_sealed(machine: Machine) -> None:
    session = machine.play("human", "normal")
    machine.press(pygame.K_ESCAPE)
    popup = machine.app.scene.form.popup if isinstance(machine.app.scene, TableScene) else None
    assert isinstance(popup, Dialog) and session.seal is not None
    assert session.seal.promise in [widget.words for widget in popup.form.all() if isinstance(widget, Words)]


@pytest.mark.slow
def test_a_score_sheet_waits_while_it_is_paused_and_a_step_puts_it_away() -> None:
    watching = Watching(("normal", "gentle"), game="nasty-neighbours", options={"rounds": 2}, watch_speed="instant")
    sheets = watching.scene.layers.of(ScoreLayer)
    for _ in range(4000):
        if sheets.sheet is not None:
            break
        watching.wait(FRAME_MS)
    watching.scene.pause_or_go_on()
    watching.wait(20_000)
    before = watching.answers
    assert sheets.sheet is not None
    watching.press(pygame.K_RIGHT)
    watching.wait(500)
    assert sheets.sheet is None and watching.answers == before
    watching.press(pygame.K_RIGHT)
    watching.wait(500)
    assert watching.answers > before
    watching.press(pygame.K_SPACE)
    for _ in range(4000):
        if watching.session.over:
            break
        watching.wait(FRAME_MS)
    assert watching.session.over
