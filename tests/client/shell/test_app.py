from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.art.cache import SurfaceCache
from client.shell.app import FADE_MS, App
from client.shell.scene import ManualClock, Scale, Scene
from client.shell.waiting import EventWait, merge_motion
from client.shell.window import Window
from engine.store.player.settings import Settings
from tests.client.hands import key, move


class Plain(Scene):
    """A scene that notes what happens to it."""

    def __init__(self, color: str = "#ff0000") -> None:
        super().__init__()
        self.color = color
        self.notes: list[str] = []
        self.events: list[pygame.event.Event] = []
        self.scale: Scale | None = None

    def enter(self, app: App) -> None:
        super().enter(app)
        self.notes.append("enter")

    def leave(self) -> None:
        self.notes.append("leave")

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        self.notes.append(f"layout {size[0]}x{size[1]}")
        self.scale = scale

    def handle(self, event: pygame.event.Event) -> None:
        self.events.append(event)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.color)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(1000)


@pytest.fixture
def app(clock: ManualClock) -> App:
    app = App(size=(640, 360), headless=True, clock=clock, paint="always")
    app.register("red", Plain)
    app.register("blue", lambda: Plain("#0000ff"))
    return app


def test_nothing_is_drawn_while_nothing_changes(app: App, clock: ManualClock) -> None:
    app.open("red")
    assert app.turn([])
    for _ in range(50):
        clock.advance(100)
        assert not app.turn([])
    app.turn([move((5, 5))])
    assert app.frames_drawn == 1


def test_without_a_window_a_frame_is_painted_when_somebody_looks() -> None:
    class Noting(Plain):
        def prepare(self) -> None:
            self.notes.append("prepare")

        def draw(self, surface: pygame.Surface) -> None:
            super().draw(surface)
            self.notes.append("draw")

    app, scene = App(size=(640, 360), headless=True, clock=ManualClock(1000)), Noting()
    app.go(scene)
    scene.notes.clear()
    assert app.turn([])
    scene.redraw()
    assert app.turn([])
    assert scene.notes == ["prepare", "prepare"] and app.frames_drawn == 2
    assert tuple(app.window.surface.get_at((10, 10)))[:3] == (255, 0, 0)
    assert app.window.surface.get_size() == app.window.size
    assert scene.notes == ["prepare", "prepare", "draw"]


def test_a_window_that_is_still_for_a_while_returns_memory_once(
    app: App, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    returned: list[int] = []
    monkeypatch.setattr("client.shell.app.return_freed", lambda: returned.append(clock.now()))
    app.open("red")
    for _ in range(10):
        assert app.scene is not None
        app.scene.redraw()
        app.turn([])
        clock.advance(1000)
    assert not returned
    for _ in range(10):
        app.turn([])
        clock.advance(1000)
    assert len(returned) == 1


def test_a_scene_is_drawn_when_it_asks(app: App) -> None:
    app.open("red")
    app.turn([])
    app.scene.redraw()
    assert app.turn([]) and not app.turn([])


def test_only_the_changed_region_is_drawn(app: App) -> None:
    app.open("red")
    app.turn([])
    app.scene.color = "#00ff00"
    app.scene.redraw(pygame.Rect(0, 0, 100, 100))
    app.turn([])
    assert tuple(app.window.surface.get_at((50, 50)))[:3] == (0, 255, 0)
    assert tuple(app.window.surface.get_at((150, 150)))[:3] == (255, 0, 0)


def test_two_regions_become_one_and_a_whole_frame_wins() -> None:
    scene = Plain()
    scene.take_changed()
    scene.redraw(pygame.Rect(0, 0, 10, 10))
    scene.redraw(pygame.Rect(50, 50, 10, 10))
    assert scene.take_changed() == (True, pygame.Rect(0, 0, 60, 60))
    scene.redraw(pygame.Rect(0, 0, 10, 10))
    scene.redraw()
    scene.redraw(pygame.Rect(0, 0, 10, 10))
    assert scene.take_changed() == (True, None)
    assert scene.take_changed() == (False, None)


def test_scenes_are_opened_by_name_and_told_what_happens(app: App) -> None:
    app.open("red")
    first = app.scene
    app.open("blue")
    assert first.notes == ["enter", "layout 640x360", "leave"]
    assert app.scene is not first
    assert app.knows("red") and not app.knows("green")
    with pytest.raises(KeyError):
        app.open("green")


def test_a_scene_over_another_gives_it_back(app: App) -> None:
    app.open("red")
    below = app.scene
    app.open_over("blue")
    assert app.covers_another
    app.back()
    assert app.scene is below
    assert below.notes == ["enter", "layout 640x360", "leave", "enter", "layout 640x360"]
    app.back()
    assert app.scene is below


def test_opening_alone_ends_everything_below(app: App) -> None:
    app.open("red")
    below = app.scene
    app.open_over("blue")
    above = app.scene
    app.open_alone("red")
    assert not app.covers_another
    assert above.notes[-1] == below.notes[-1] == "leave"


def test_the_text_scale_enlarges_units_but_not_scenery(app: App) -> None:
    app.open("red")
    app.settings.text_scale = 200
    app.apply_settings()
    assert app.scene.scale == Scale(640, 360, 0.5, 1.0)


def test_f11_and_alt_enter_switch_full_screen_and_reach_no_scene(app: App) -> None:
    app.open("red")
    app.turn([key(pygame.K_F11)])
    assert app.settings.window_mode == "full"
    app.turn([pygame.event.Event(pygame.KEYUP, key=pygame.K_F11, mod=0)])
    app.turn([key(pygame.K_RETURN, pygame.KMOD_LALT)])
    assert app.settings.window_mode == "window"
    assert all(event.type != pygame.KEYDOWN for event in app.scene.events)


def test_a_held_key_counts_once_but_arrows_repeat(app: App) -> None:
    app.open("red")
    app.turn([key(pygame.K_RETURN)] * 5 + [key(pygame.K_DOWN)] * 3)
    pressed = [event.key for event in app.scene.events]
    assert pressed == [pygame.K_RETURN] + [pygame.K_DOWN] * 3
    app.turn([pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0), key(pygame.K_RETURN)])
    assert [event.key for event in app.scene.events if event.type == pygame.KEYDOWN].count(pygame.K_RETURN) == 2


def test_mouse_movements_are_merged_but_presses_keep_their_place() -> None:
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1)
    left = merge_motion([move((0, 0)), move((1, 1)), move((2, 2)), press, move((3, 3)), move((4, 4))])
    assert [getattr(event, "pos", None) for event in left] == [(2, 2), (2, 2), (4, 4)]
    assert left[1] is press


def test_closing_the_window_ends_the_program(app: App) -> None:
    app.open("red")
    app.running = True
    app.turn([pygame.event.Event(pygame.QUIT)])
    assert not app.running


def shown(app: App) -> tuple[int, int, int]:
    return tuple(app.window.surface.get_at((10, 10)))[:3]


def test_scenes_cross_fade_and_input_is_not_held_up(app: App, clock: ManualClock) -> None:
    app.open("red")
    app.turn([])
    app.headless = False
    app.open("blue")
    app.turn([move((1, 1))])
    assert len(app.scene.events) == 1
    assert shown(app) == (255, 0, 0)
    clock.advance(FADE_MS // 2)
    app.turn([])
    red, _, blue = shown(app)
    assert 90 < red < 165 and 90 < blue < 165
    clock.advance(FADE_MS)
    app.turn([])
    assert shown(app) == (0, 0, 255)
    assert not app.turn([])


def test_reduced_motion_skips_the_fade(app: App) -> None:
    app.settings.reduced_motion = True
    app.headless = False
    app.open("red")
    app.turn([])
    app.open("blue")
    app.turn([])
    assert shown(app) == (0, 0, 255)


@pytest.mark.parametrize(("speed", "expected"), [("off", 0), ("fast", 100), ("normal", 200), ("read", 200)])
def test_durations_follow_the_animation_speed(app: App, speed: str, expected: int) -> None:
    app.settings.animation = speed
    assert app.milliseconds(200) == expected


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_pictures_are_rendered_without_a_window(size: tuple[int, int]) -> None:
    picture = App(size=size, headless=True, paint="always").render(Plain())
    assert picture.get_size() == size
    assert tuple(picture.get_at((size[0] - 1, size[1] - 1)))[:3] == (255, 0, 0)


def test_units_grow_with_the_smaller_side() -> None:
    assert Scale.of((1920, 1080)).unit == 1.5
    assert Scale.of((3840, 1080)).unit == 1.5
    assert Scale.of((1280, 720), 150).unit == 1.5
    assert Scale.of((1280, 720), 150).scenery == 1.0


def test_the_first_window_leaves_some_of_the_desktop_free(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window(Settings(), (320, 200), headless=True)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(3840, 2160)])
    assert window.first_size() == (3200, 1800)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768)])
    assert window.first_size() == (1280, 720)


def test_pictures_for_another_size_are_not_kept(app: App) -> None:
    """Somebody who drags the border of the window goes through dozens of sizes."""
    kept = SurfaceCache(10_000)
    app.open("red")
    kept.get("a", lambda: pygame.Surface((10, 10)))
    app.apply_settings()
    assert len(kept) == 1
    pygame.display.set_mode((700, 400))
    app.turn([])
    assert app.scale.width == 700
    assert len(kept) == 0


def test_a_remembered_window_size_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings()
    settings.window_size, settings.window_position = (1500, 800), (10, 10)
    window = Window(settings, (320, 200), headless=True)
    assert window.first_size() == (1500, 800)


# -- a window of another size -------------------------------------------------------------------------------------


@pytest.fixture
def resized(app: App, clock: ManualClock) -> App:
    """A window with a red scene that has just been made larger."""
    app.open("red")
    app.turn([])
    app.headless = False  # so that it is shown while it changes
    pygame.display.set_mode((800, 450))
    return app


def test_a_window_being_resized_shows_the_old_picture_stretched_and_is_laid_out_when_it_rests(
    resized: App, clock: ManualClock
) -> None:
    scene = resized.scene
    resized.turn([])
    assert tuple(resized.window.surface.get_at((795, 445)))[:3] == (255, 0, 0)
    assert scene.notes == ["enter", "layout 640x360"]
    clock.advance(60)
    pygame.display.set_mode((900, 500))
    resized.turn([])
    clock.advance(60)
    resized.turn([])
    assert scene.notes[-1] == "layout 640x360"
    clock.advance(60)
    assert resized.turn([])
    assert scene.notes[2:] == ["layout 900x500"]


def test_a_click_while_a_window_is_resized_finds_everything_in_its_new_place(resized: App) -> None:
    resized.turn([])
    resized.turn([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1)])
    assert resized.scene.notes[-1] == "layout 800x450"


def test_a_window_that_comes_back_to_its_size_is_only_drawn(resized: App, clock: ManualClock) -> None:
    resized.turn([])
    pygame.display.set_mode((640, 360))
    assert resized.turn([])
    clock.advance(500)
    resized.turn([])
    assert resized.scene.notes == ["enter", "layout 640x360"]


def test_the_program_goes_on_when_the_settings_cannot_be_written(app: App, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app.settings.folder = tmp_path / "file" / "below"
    app.open("red")
    app.turn([key(pygame.K_F11)])
    assert app.settings.window_mode == "full" and app.turn([]) in (True, False)
    problems: list[str] = []
    app.save_settings(problems.append)
    assert "Can't write" in problems[0]


def test_waiting_gives_the_events_there_are_and_none_after_the_time(screen: pygame.Surface) -> None:
    waiting = EventWait()
    pygame.event.clear()
    for _ in range(2):
        pygame.event.post(key(pygame.K_a))
        pygame.event.post(key(pygame.K_b))
        assert [event.key for event in waiting.wait(1000)] == [pygame.K_a, pygame.K_b]
    assert waiting.wait(0) == []
