"""The window and the main loop: events go to the scene, and a frame is drawn when something has changed.

An idle window uses no processor time: the loop sleeps in the operating system until an event, or until the moment a
scene asked for. Scenes are opened by name, so that they need not know each other.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Literal, TypeVar
from weakref import ref

import pygame

from client.art import cache, fonts, palette, text
from client.art.fallback import letters
from client.input import pad
from client.input.actions import BINDINGS, FULL_SCREEN, find_triggered
from client.input.keys import repeats
from client.shell import window
from client.shell.guard import Guard
from client.shell.pacing import Pacer, full_rate
from client.shell.scene import Clock, Host, Scale, Scene
from client.shell.system.memory import return_freed
from client.shell.waiting import EventWait, merge_motion
from engine.store.files.writer import Writer
from engine.store.player.profiles import Profiles
from engine.store.player.settings import Settings
from engine.words.messages import file_language

FADE_MS = 180
# The longest sleep without an event: costs almost nothing, but notices an interrupt soon.
_LONGEST_WAIT_MS = 1000
# While the player drags the window's edge, the picture is stretched, because layout takes longer.
_RESIZED_MS = 90
# The part of a frame for searching system fonts with letters that our typefaces lack.
_FONT_SEARCH_S = 0.004
# How long the window must be still before memory is freed.
_REST_MS = 2000
_FOR_SCENES_IN_PLACE = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

_WAKE = pygame.event.custom_type()

_Result = TypeVar("_Result")


class App(Host):
    """The running program: one window, one visible scene, the settings, the clock.

    size: of a new window in pixels; by default the settings decide
    headless: draw into memory, for pictures and tests, and paint a frame only when `window.surface` is read
    paint: "always" paints every frame, as a window does
    guard: handles the exceptions of scenes; without one they propagate

    Factories of scenes are registered by name; `open` shows one.
    """

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        headless: bool = False,
        settings: Settings | None = None,
        clock: Clock | None = None,
        guard: Guard | None = None,
        paint: Literal["always", "on demand"] = "on demand",
    ) -> None:
        super().__init__()
        self.guard = guard
        self.settings = settings if settings is not None else Settings()
        BINDINGS.changed = self.settings.keys
        self._profiles = Profiles(self.settings)
        self._profiles.migrate()
        self.pads = pad.Pads(self.settings)
        self._in_hand = ""
        self.clock = clock or Clock()
        self.headless = headless
        self.paints_always = paint == "always" or not headless
        self.running = False
        self.frames_drawn = 0
        self.files = Writer()
        """Writes settings, progress and exports."""
        self.scale = Scale.of(size or self.settings.window_size, self.settings.text_scale)
        self.on_scene: Callable[[Sequence[Scene]], object] = lambda _: None
        """Called with all scenes, from the lowest to the highest, before the first frame of another one."""
        self._is_first_frame = False
        self._last_drawn: Callable[[], Scene | None] = lambda: None
        self.on_focus: Callable[[bool], object] = lambda _: None
        """Called when the window gets or loses the focus."""
        self.on_event: Callable[[pygame.event.Event], bool] = lambda _: False
        """Called with every event before the scene. Returns True to consume it."""
        self.before_turn: Callable[[], object] = lambda: None
        """Called at the start of every turn of the loop."""
        self.on_turn: Callable[[], object] = lambda: None
        """Called at the end of every turn of the loop."""
        self.last_scene: Callable[[], Scene | None] = lambda: None
        """Returns the scene to show after the player has quit, until it quits; None if there is nothing left to do."""
        self.on_style: Callable[[], object] = lambda: None
        """Called when settings that change the picture may have changed, before layout."""
        self._held: set[int] = set()
        self._fade: pygame.Surface | None = None
        self._fade_start = 0
        self._stale = True
        self._due: Scene | None = None
        """The scene with a frame that isn't painted yet."""
        self._rests_at: int | None = None
        self._fit_at: int | None = None
        self._seen_size = (0, 0)
        self._events = EventWait()
        self._pacer = Pacer(lambda: full_rate(self.settings.frame_rate, self.window.refresh_rate))
        palette.use(self.settings.shell)
        fonts.set_easy_letters(self.settings.easy_letters)
        letters.in_steps(not headless)
        self.window = window.Window(self.settings, size, headless)
        self.window.on_read = self.paint
        self._fit()

    # -- scenes ---------------------------------------------------------------------------------------------

    def close_scenes(self) -> None:
        super().close_scenes()
        self._fade, self._fit_at, self._stale = None, None, True

    def _start(self, scene: Scene) -> None:
        if scene.cut:
            self._fade = None
        pygame.key.stop_text_input()
        scene.language = file_language()
        scene.enter(self)
        scene.layout(self.window.size, self.scale)
        scene.redraw()
        self._due, self._stale, self._is_first_frame = None, True, True

    # -- settings -------------------------------------------------------------------------------------------

    def apply_settings(self) -> None:
        self.window.set_full_screen(self.settings.window_mode == "full")
        self._restyle()

    def _restyle(self, keep: bool = False) -> None:
        """Draw everything with the present settings. `keep` as in `_fit`."""
        palette.use(self.settings.shell)
        fonts.set_easy_letters(self.settings.easy_letters)
        self.on_style()
        self._fit(keep)

    def toggle_full_screen(self) -> None:
        """Switch between window and full screen, and save the choice if settings can be written."""
        self.window.set_full_screen(self.settings.window_mode != "full")
        self._window_changed(settles_in=0)
        self.save_settings()

    # -- the loop -------------------------------------------------------------------------------------------

    def run(self, first: str, **arguments: Any) -> None:
        """Show the window, with the scene of this name, until the player leaves it."""
        pygame.key.set_repeat(400, 35)
        self.running = True
        try:
            self._run_guarded(partial(self.open, first, **arguments))
            self.turn(())  # show the first picture before searching for controllers
            self.pads.open()
            while self._goes_on():
                events = self._run_guarded(self._wait) or ()
                began = time.perf_counter()
                if self.turn(events):
                    self._pacer.note(time.perf_counter() - began)
        finally:
            self._close()

    def quit(self) -> None:
        self.running = False
        self.wake()

    def wake(self) -> None:
        """End the loop's wait for an event. Any thread may call it."""
        with suppress(pygame.error):  # the window is closed
            pygame.event.post(pygame.event.Event(_WAKE))

    def _goes_on(self) -> bool:
        """Return whether the loop has another turn. It has after the player has quit, if there is a last scene."""
        if not self.running:
            self.close_scenes()
            scene = self._run_guarded(self.last_scene)
            if scene is not None:
                self.running = True
                self._run_guarded(partial(self.go, scene))
        return self.running

    def send(self, *events: pygame.event.Event) -> None:
        """Handle events as if they came from the player, between two turns."""
        for event in events:
            self._run_guarded(self._dispatch, event)

    def turn(self, events: Iterable[pygame.event.Event]) -> bool:
        """Handle these events, update the scene, and draw if needed. Returns True if it drew."""
        self._run_guarded(self.before_turn)
        for event in self.pads.events((event for event in events if event.type != _WAKE), self.clock.now()):
            self._run_guarded(self._dispatch, event)
        if pad.family() != self._in_hand:  # keys are now drawn as buttons, or as keys again
            self._in_hand = pad.family()
            self._redraw_all()
        if letters.searching() and letters.search(_FONT_SEARCH_S):
            text.measure_again()
            self._run_guarded(self._fit)
        drawn = self._run_guarded(self._next_frame) or False
        if self.paints_always:
            self._free_when_still(drawn)
        self._run_guarded(self.on_turn)
        return drawn

    def _free_when_still(self, drawn: bool) -> None:
        """Free memory that only motion needs once nothing has been drawn for a while."""
        now = self.clock.now()
        if drawn:
            self._rests_at = now + _REST_MS
        elif self._rests_at is not None and now >= self._rests_at:
            self._rests_at = None
            if self.scene is not None:
                self.scene.rest()
            return_freed()

    def _run_guarded(self, step: Callable[..., _Result], *arguments: Any) -> _Result | None:
        """Run a step of the loop. The guard handles its exceptions; the step then returns None."""
        if self.guard is None:
            return step(*arguments)
        try:
            return step(*arguments)
        except Exception as error:
            self.guard.handle_error(self, error, handling=step == self._dispatch)
            return None

    def _next_frame(self) -> bool:
        self._follow_size()
        self._bring_up()
        scene = self.scene
        changed, region = scene.take_changed() if scene else (False, None)
        if scene is None or self._fit_at is not None or not (changed or self._stale or self._fade):
            return False
        self._frame(scene, None if self._stale or self._fade else region)
        return True

    def _bring_up(self) -> None:
        """Update the scene, and the result as well if this opens another scene or changes the player."""
        for _ in range(3):
            scene = self.scene
            if self._is_first_frame:  # nothing refers to the previous scenes any longer, so they can be freed
                self._is_first_frame = False
                self.on_scene(self._scenes)
            if scene is not None and scene.update(self.clock.now()):
                scene.redraw()
            if not self._seat() and self.scene is scene:
                return

    def _seat(self) -> bool:
        """Apply the settings of the scene's player, and accept only that player's controllers.

        Returns True if everything was laid out again. The menus have the settings of the current profile.
        """
        profiles = self._profiles
        named = (scene.current_profile for scene in reversed(self._scenes))
        name, asked = next((sitting for sitting in named if sitting is not None), (None, ()))
        self.pads.asked = [profile.id if (profile := profiles.of_name(asks)) else asks for asks in asked]
        sits = profiles.current if name is None else profiles.of_name(name) if name else None
        person = sits.id if sits else ""
        if person == self.settings.person or not profiles.use(person):
            return False
        self._restyle(keep=True)
        return True

    def _wait(self) -> list[pygame.event.Event]:
        """Return the next events. Returns at once while something moves, otherwise sleeps until something happens."""
        scene = self.scene
        if self._stale or self._fade or letters.searching() or (scene is not None and scene.animating()):
            self._pacer.wait()
            return merge_motion(pygame.event.get())
        timeout = _LONGEST_WAIT_MS
        for moment in (scene.wake_at() if scene else None, self._fit_at, self._rests_at, self.pads.wake_at()):
            if moment is not None:
                timeout = min(timeout, moment - self.clock.now())
        return merge_motion(self._events.wait(timeout))

    def _dispatch(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.running = False
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.KEYDOWN:
            if event.key in self._held and not repeats(event):
                return
            self._held.add(event.key)
            if find_triggered(event, (FULL_SCREEN,)):
                self.toggle_full_screen()
                return
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
            self._stale = True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        elif event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self.window.on_maximized(event.type == pygame.WINDOWMAXIMIZED)
        if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self.on_focus(event.type == pygame.WINDOWFOCUSGAINED)
        if self.guard is not None:
            self.guard.deeds.note(self.clock.now(), self.scene, event)
        if self._fit_at is not None and event.type in _FOR_SCENES_IN_PLACE:
            self._fit()
        if not self.on_event(event) and self.scene is not None:
            self.scene.handle(event)

    def _follow_size(self) -> None:
        """Lay everything out again when the window has a new, stable size."""
        self.window.stay_inside(self.clock.now())
        if self.window.size != self._seen_size:
            self._window_changed(settles_in=_RESIZED_MS)
        if self._fit_at is not None and self.clock.now() >= self._fit_at:
            self._fit()

    def _window_changed(self, settles_in: int) -> None:
        """Show the current picture in the new size at once, and schedule a layout in `settles_in` milliseconds."""
        old, self._seen_size = (self.scale.width, self.scale.height), self.window.size
        if self.headless or self.last_drawn is None or self.scene is None:
            self._fit()
            return
        self._fade, self._fit_at = None, None
        if old == self._seen_size:
            self._stale = True
            return
        picture = pygame.Surface(old).convert()
        self.scene.draw(picture)
        self.window.surface.blit(pygame.transform.scale(picture, self._seen_size), (0, 0))
        self.window.present()
        self._fit_at = self.clock.now() + settles_in

    def _fit(self, keep: bool = False) -> None:
        """Lay the scenes out for the window's size and the text scale. `keep` keeps caches for what comes back soon."""
        self._seen_size, self._fit_at = self.window.size, None
        scale = Scale.of(self.window.size, self.settings.text_scale)
        cache.fit(self.window.size)
        if scale != self.scale and not keep:  # no cached picture fits any longer
            cache.clear_all()
        self.scale = scale
        self._fade = None
        self._stale = True
        if self.scene is not None:
            self.scene.layout(self.window.size, self.scale)
            self.scene.redraw()

    def _redraw_all(self) -> None:
        """Clear all caches and draw everything again."""
        cache.clear_all()
        self._stale = True
        if self.scene is not None:
            self.scene.redraw()

    @property
    def last_drawn(self) -> Scene | None:
        return self._last_drawn()

    # -- drawing --------------------------------------------------------------------------------------------

    def _frame(self, scene: Scene, region: pygame.Rect | None) -> None:
        """Prepare a frame, and paint it now or when the window's surface is read."""
        scene.prepare()
        if self.paints_always:
            self._paint(scene, region, self._stale or self._fade is not None or self.last_drawn is not scene)
        else:
            self._due = scene
        self._stale = False
        self._last_drawn = ref(scene)
        self.frames_drawn += 1

    def paint(self) -> None:
        """Paint the pending frame, if any."""
        scene, self._due = self._due, None
        if scene is not None:
            self._paint(scene, None, whole=True)

    def _paint(self, scene: Scene, region: pygame.Rect | None, whole: bool) -> None:
        surface = self.window.surface
        regions: Sequence[pygame.Rect] | None = None
        if whole:
            scene.draw(surface)
        else:
            regions = scene.draw_changes(surface, region)
        self._draw_fade(surface)
        self.window.present(regions)

    def _begin_fade(self) -> None:
        if self.scene is not None and self.scene.cut:
            return
        if self.last_drawn is not None and self.motion and not self.headless:
            self._fade = self.window.surface.copy()
            self._fade_start = self.clock.now()

    def _draw_fade(self, surface: pygame.Surface) -> None:
        if self._fade is None:
            return
        share = (self.clock.now() - self._fade_start) / FADE_MS
        if share >= 1:
            self._fade = None
            return
        self._fade.set_alpha(round(255 * (1 - share)))
        surface.blit(self._fade, (0, 0))

    def render(self, scene: Scene | str, **arguments: Any) -> pygame.Surface:
        """Return a picture of a scene at rest, in the size of the window. For screenshots and tests."""
        shown = self._factories[scene](**arguments) if isinstance(scene, str) else scene
        if shown is not self.scene:
            self.go(shown)
        self._bring_up()
        self._frame(shown, None)
        return self.window.surface.copy()

    def _close(self) -> None:
        self.close_scenes()
        with suppress(pygame.error):  # the window itself may have failed
            self.window.remember()
        self.save_settings()
        self.window.close()
