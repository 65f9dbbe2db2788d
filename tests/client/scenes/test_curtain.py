"""The curtain hides everything, in the very frame in which it is shown, and opens for the right person."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from client.scenes.curtain import GUARD_MS, OPEN_MS, CurtainScene
from client.shell import window
from client.shell.app import App
from client.shell.scene import ManualClock, Scale, Scene
from client.widgets import Dialog
from engine.games import load
from engine.kernel.flow.determinize import determinize
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.hands import click, key
from tests.client.sessions import HandPool, new_session

SIZE = (640, 360)
NAMES = ["Morgan", "Priya", "Otto"]
SECRET = pygame.Color("#12ff34")


class SecretTable(Scene):
    """A table of one color that must not be seen, and a note of the keys it gets."""

    def __init__(self) -> None:
        super().__init__()
        self.draws = 0
        self.size = (0, 0)
        self.keys: list[int] = []

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        self.size = size

    def draw(self, surface: pygame.Surface) -> None:
        self.draws += 1
        surface.fill(SECRET)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self.keys.append(event.key)


def new_app(size: tuple[int, int] = SIZE, **settings: object) -> App:
    return App(size, True, Settings(**settings), ManualClock(1000), paint="always")  # type: ignore[arg-type]


def wait(app: App, milliseconds: int) -> None:
    clock = app.clock
    assert isinstance(clock, ManualClock)
    clock.advance(milliseconds)
    app.turn([])


def closed_over_a_table(app: App, session: Session) -> tuple[SecretTable, CurtainScene]:
    table = SecretTable()
    app.register("curtain", CurtainScene)
    app.go(table)
    app.turn([])
    app.open_over("curtain", session=session, below=table)
    app.turn([])
    curtain = app.scene
    assert isinstance(curtain, CurtainScene)
    return table, curtain


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def later_session(match: Match) -> Session:
    """A session that goes on with a match; the seat that is called has not looked since the set-up."""
    return Session(match, Settings(), pool=HandPool())


def match_in_play() -> Match:
    match = Match(load("nefarious"), NAMES, {"twists": 1}, seed=9)
    for _ in range(10):
        seat = match.asked_seats[0]
        match.answer(seat, match.view(seat).options[-1])
    return match


@pytest.mark.parametrize("scale", [100, 200])
def test_two_matches_that_differ_in_what_is_hidden_have_the_same_curtain(scale: int) -> None:
    pictures, hands = set(), set()
    for seed in range(4):
        match = match_in_play()
        if seed:
            match.state = determinize(match.view(SPECTATOR), seed)
        session = later_session(match)
        assert session.curtain is not None
        hands.add(str([match.view(seat).zone("hand", seat) for seat in range(3)]))
        pictures.add(pixels(new_app(text_scale=scale).render(CurtainScene(session))))
    assert len(hands) == 4
    assert len(pictures) == 1


def test_the_curtain_shows_whose_seat_it_is() -> None:
    pictures = set()
    for names in (["Morgan", "Priya", "Otto"], ["Norman", "Quinn", "Pete"]):
        session = new_session(["human"] * 3, names=names)
        pictures.add(pixels(new_app().render(CurtainScene(session))))
    assert len(pictures) == 2


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (801, 603), (480, 900)])
def test_nothing_of_the_table_is_in_the_first_frame_not_even_of_a_fade(size: tuple[int, int]) -> None:
    app = new_app(size)
    app.headless = False  # so that scenes fade
    session = new_session(["human"] * 3)
    app.go(Scene())
    app.turn([])
    table, curtain = closed_over_a_table(app, session)
    draws = table.draws
    surface = app.window.surface
    expected = surface.copy()
    curtain.draw(expected)
    assert pixels(surface) == pixels(expected)
    across, down = range(0, size[0], 7), range(0, size[1], 7)
    assert not any(surface.get_at((x, y)) == SECRET for x in across for y in down)
    wait(app, 90)
    assert pixels(app.window.surface) == pixels(expected)
    assert table.draws == draws
    app.headless = True


def test_the_title_of_the_window_tells_nothing() -> None:
    app = new_app()
    pygame.display.set_caption("Priya chooses between Kraken and Time Machine")
    closed_over_a_table(app, new_session(["human"] * 2))
    assert pygame.display.get_caption()[0] == window.TITLE


@pytest.mark.parametrize("way", ["enter", "click"])
def test_the_person_opens_the_curtain_and_the_table_returns(way: str) -> None:
    app = new_app()
    session = new_session(["human"] * 2)
    table, curtain = closed_over_a_table(app, session)
    wait(app, GUARD_MS)
    if way == "enter":
        app.turn([key(pygame.K_RETURN)])
    else:
        click(curtain.handle, curtain.form.stops()[0].rect.center)
        app.turn([])
    assert session.curtain is None and session.viewer == session.match.asked_seats[0]
    assert app.scene is curtain and curtain.animating()
    wait(app, OPEN_MS // 2)
    halfway = app.window.surface
    assert halfway.get_at((SIZE[0] // 2, SIZE[1] // 2)) == SECRET
    assert halfway.get_at((1, SIZE[1] // 2)) != SECRET
    wait(app, OPEN_MS)
    app.turn([])
    assert app.scene is table
    assert app.window.surface.get_at((1, SIZE[1] // 2)) == SECRET


@pytest.mark.parametrize("second_click", [GUARD_MS // 2, GUARD_MS - 1])
def test_the_second_click_of_a_double_click_opens_nothing(second_click: int) -> None:
    app = new_app()
    session = new_session(["human"] * 2)
    _, curtain = closed_over_a_table(app, session)
    wait(app, second_click)
    click(curtain.handle, curtain.form.stops()[0].rect.center)
    app.turn([])
    assert session.curtain is not None


def test_a_key_while_the_leaves_part_ends_that_and_reaches_the_table() -> None:
    app = new_app()
    table, _ = closed_over_a_table(app, new_session(["human"] * 2))
    wait(app, GUARD_MS)
    app.turn([key(pygame.K_RETURN)])
    app.turn([key(pygame.K_TAB)])
    assert app.scene is table and table.keys == [pygame.K_TAB]


@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"animation": "off"}])
def test_without_motion_the_curtain_is_gone_at_once(settings: dict[str, object]) -> None:
    app = new_app(**settings)
    table, _ = closed_over_a_table(app, new_session(["human"] * 2))
    wait(app, GUARD_MS)
    app.turn([key(pygame.K_RETURN)])
    assert app.scene is table


def test_a_table_whose_window_was_resized_meanwhile_is_laid_out_before_it_shows() -> None:
    app = new_app()
    table, _ = closed_over_a_table(app, new_session(["human"] * 2))
    pygame.display.set_mode((720, 405))
    wait(app, GUARD_MS)
    app.apply_settings()
    assert table.size == SIZE
    app.turn([key(pygame.K_RETURN)])
    assert table.size == (720, 405)


def test_computers_go_on_behind_the_curtain() -> None:
    app = new_app()
    session = new_session(["human", "normal", "human", "gentle"], settings=Settings(computer_delay_ms=600))
    closed_over_a_table(app, session)
    wait(app, 700)
    assert sorted(session.match.asked_seats) == [0, 2] and session.curtain is not None


def test_computers_wait_while_the_menu_of_the_curtain_is_open() -> None:
    app = new_app()
    session = new_session(["human", "normal", "human", "gentle"], settings=Settings(computer_delay_ms=600))
    closed_over_a_table(app, session)
    wait(app, GUARD_MS + 10)
    app.turn([key(pygame.K_ESCAPE)])
    for passed in (700, 10_000, 20_000):
        wait(app, passed)
    assert sorted(session.match.asked_seats) == [0, 1, 2, 3]


@pytest.mark.parametrize("act", [lambda scene: scene.handle(key(pygame.K_ESCAPE)), lambda scene: scene.update(9999)])
def test_nothing_but_the_button_opens_it(act: Callable[[Scene], object]) -> None:
    app = new_app()
    session = new_session(["human"] * 2)
    _, curtain = closed_over_a_table(app, session)
    wait(app, GUARD_MS)
    act(curtain)
    click(curtain.handle, (3, 3))
    app.turn([])
    assert session.curtain is not None and app.scene is curtain


def ordered(app: App, words: str) -> None:
    """Choose an entry of the curtain's menu."""
    curtain = app.scene
    assert isinstance(curtain, CurtainScene)
    wait(app, GUARD_MS)
    app.turn([key(pygame.K_ESCAPE)])
    dialog = curtain.form.popup
    assert isinstance(dialog, Dialog)
    place = next(number for number, answer in enumerate(dialog.answers) if answer.words == words)
    for _ in range(place):
        dialog.handle(key(pygame.K_DOWN))
    curtain.handle(key(pygame.K_RETURN))
    wait(app, 16)


def test_the_seat_of_one_who_does_not_come_goes_to_the_computer_and_the_next_is_called() -> None:
    app = new_app()
    session = new_session(["human"] * 3)
    closed_over_a_table(app, session)
    first = session.curtain
    assert first is not None
    ordered(app, f"Let a computer play for {first.name}")
    assert session.kinds[first.seat] != "human"
    assert session.curtain is not None and session.curtain.seat != first.seat
    assert isinstance(app.scene, CurtainScene) and session.viewer == SPECTATOR


def test_one_who_leaves_before_the_curtain_sees_nobody_elses_cards() -> None:
    app = new_app()
    session = new_session(["human"] * 2)
    session.open_curtain()
    session.answer(session.view().options[0])
    leaving = session.curtain
    assert leaving is not None
    closed_over_a_table(app, session)
    ordered(app, f"Let a computer play for {leaving.name}")
    for _ in range(20):
        wait(app, 1000)
        session.update(app.clock.now())
        assert session.openly or session.viewer == SPECTATOR, "the player who leaves still sits there"


def test_the_last_choice_can_be_taken_back_before_the_curtain_and_its_seat_is_called() -> None:
    app = new_app()
    session = new_session(["human"] * 2)
    session.open_curtain()
    chose = session.viewer
    session.answer(session.view().options[0])
    closed_over_a_table(app, session)
    ordered(app, f"Undo {session.names[chose]}'s last move")
    assert session.match.answers == []
    assert session.curtain is not None and session.curtain.seat == chose and session.viewer == SPECTATOR


def test_what_was_revealed_is_not_taken_back_before_the_curtain() -> None:
    session = new_session(["human"] * 2)
    for _ in range(2):
        session.open_curtain()
        session.answer(session.view().options[3])
    assert not session.take_back_at_curtain()
    assert len(session.match.answers) == 2


def test_the_menu_of_the_curtain_leads_to_the_title() -> None:
    app = new_app()
    app.register("title", Scene)
    closed_over_a_table(app, new_session(["human"] * 2))
    ordered(app, "Save and go to main menu")
    assert type(app.scene) is Scene


def test_the_menu_of_the_curtain_tells_nothing_hidden() -> None:
    pictures = set()
    for seed in range(3):
        match = match_in_play()
        if seed:
            match.state = determinize(match.view(SPECTATOR), seed)
        app = new_app()
        curtain = CurtainScene(later_session(match))
        app.render(curtain)
        curtain.menu()
        pictures.add(pixels(app.render(curtain)))
    assert len(pictures) == 1
