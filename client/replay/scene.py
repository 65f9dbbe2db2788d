"""A finished match on its table again: at any answer, at any speed, through the eyes of everybody or of one player.

| key | does |
|---|---|
| Space | play, or pause |
| Left, Right | back or on by a step: to the next thing that can be seen to have happened |
| Up, Down (PgUp, PgDn) | back or on by a turn |
| Home, End | the beginning, the end |
| 1 to 3 | just before a turning point |
| +, - | faster, slower |
| E | through the eyes of the next player, or of everybody |
| P | play on from here, as a new match |
| Tab, Enter | the buttons of the bar |
| Esc | close what is open, else leave |

The other keys are those of the table that change nothing: the log, the rules, a card enlarged, the score board, sound.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from client.input.keys import ENTER, control_held
from client.motion.spinning import Wheel
from client.replay.bar import SPEEDS, Orders, ReplayBar
from client.replay.playing import Playing
from client.replay.playing_on import refusal
from client.replay.recording import Recording
from client.replay.session import WATCHED, ReplaySession
from client.replay.track import Mark
from client.replay.turning_points import TurningPoints
from client.replay.watching import ReplayCommands, ReplayLeading, sentence
from client.session.computers.opponents import policy_words
from client.session.words import kind_in_words
from client.shell.scene import Host, Scale
from client.table.barred import BarredTable
from client.table.pieces import Status
from client.widgets import Toast
from client.widgets.seat_sign import seat_sign
from client.words.say import replay as say
from engine.ai.seat import HUMAN
from engine.kernel.layout import SPECTATOR

if TYPE_CHECKING:
    from client.sound.player import Player
    from client.widgets.form import Form

_SEARCH_MS = 3.0
"""So long each frame may look for turning points that nobody has looked for yet."""
_TABLE_KEYS = frozenset({pygame.K_l, pygame.K_F1, pygame.K_z, pygame.K_m, pygame.K_s, pygame.K_c})


class ReplayScene(BarredTable):
    """The table of a recording. `moment` is where it begins, `points` are its turning points if they are known; `back`
    leads away, `back_words` say where to.
    """

    session: ReplaySession
    commands: ReplayCommands

    def __init__(
        self,
        recording: Recording,
        player: Player,
        moment: int = 0,
        points: TurningPoints | None = None,
        back: Callable[[], None] | None = None,
        back_words: str = "",
    ) -> None:
        super().__init__(ReplaySession(recording, max(0, min(moment, recording.length))), player)
        self.recording = recording
        self.points = points or TurningPoints(recording)
        self.playing = Playing(self)
        self.speed = 1.0
        back_words = back_words or say("results")
        self.leave_words = say("back-to", place=back_words.lower())
        self._back = back
        orders = Orders(self.go_back, self.play_or_pause, self.step, self.turn, self.stand_at, self.show_turning_point,
                        self.next_speed, self.look_as, self.play_on)  # fmt: skip
        self.bar = ReplayBar(recording, orders, back_words)
        self.leading = ReplayLeading(self)
        self._window = pygame.Rect(0, 0, 0, 0)
        self._seen = self.session.moment
        """The last moment everything of which has been shown."""
        self.briefing.keep_quiet()

    # -- frame ----------------------------------------------------------------------------------------------

    def enter(self, app: Host) -> None:
        """See Scene.enter."""
        super().enter(app)
        self.bar.form.motion = app.motion
        if self.points.found:
            self._mark_points()

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """The bar along the bottom, the table above it."""
        self._window = scale.rect
        height = self.bar.height_for(size[0], scale.unit)
        self.bar.place(pygame.Rect(0, size[1] - height, size[0], height), scale.unit)
        self.bar.form.layout(scale.rect, scale.unit)
        table = size[0], max(1, size[1] - height)
        super().layout(table, Scale.of(table, self.app.settings.text_scale))

    def _make_commands(self) -> ReplayCommands:
        return ReplayCommands(self)

    def _set_up(self) -> None:
        super()._set_up()
        self._adopt_speed()
        for number, mark in enumerate(self.bar.track.marks):
            if mark.moment == self.session.moment:
                self._tell_point(number)

    def _adopt_pace(self) -> None:
        super()._adopt_pace()
        self._adopt_speed()

    def _adopt_speed(self) -> None:
        self.timeline.pace.factor /= self.speed
        self.playing.adopt_speed()

    def kind_of(self, seat: int) -> str:
        """Nobody plays."""
        return WATCHED

    def kind_in_words(self, seat: int) -> str:
        """Who has played a seat."""
        return kind_in_words(self.recording.kinds[seat])

    def _update_status(self) -> bool:
        """The words of the prompt bar tell who was asked; nothing is offered."""
        before = self._status
        super()._update_status()
        kinds = tuple("" if kind == HUMAN else policy_words(kind) for kind in self.recording.kinds)
        status: Status = replace(self._status, prompt=sentence(self), answers=(), kinds=kinds)
        self._status, self.buttons = status, []
        return status != before

    # -- orders ---------------------------------------------------------------------------------------------

    def go_back(self) -> None:
        """Leave the replay."""
        if self._back is not None:
            self._back()
        elif self.app.covers_another:
            self.app.back()
        elif self.app.knows("title"):
            self.app.open_alone("title")

    def play_or_pause(self) -> None:
        """Begin to play, or stop; at the end it begins anew."""
        if self.session.over and not self.playing.on:
            self.stand_at(0)
        self.toasts.dismiss(self.now)
        self.playing.toggle(self.now)

    def step(self, way: int) -> None:
        """On to the next thing that can be seen to have happened (1), or back to before the last one (-1)."""
        self.playing.stop()
        recording, moment = self.recording, self.session.moment
        if way < 0:
            self.stand_at(recording.shown_before(moment, self.session.viewer))
        elif not self.session.over:
            self.land()
            self.toasts.dismiss(self.now)
            self.session.go_on()

    def turn(self, way: int) -> None:
        """To the beginning of the next turn (1), of this one or of the one before (-1)."""
        moment = self.session.moment
        self.stand_at(self.recording.turn_after(moment) if way > 0 else self.recording.turn_before(moment))

    def stand_at(self, moment: int) -> None:
        """Stand at a moment at once."""
        self.playing.stop()
        self.land()
        self.session.go_to(moment)
        self.catch_up()
        self.timeline.wheel = Wheel()
        self.recall_spin()

    def land(self) -> None:
        """Be at the moment at which the session stands: nothing moves, nothing waits to be looked at."""
        if self.timeline.waiting or self.scores.sheet is not None:
            self.catch_up()
            self.scores.drop_sheets()
            self.timeline.reset(self.session.view())
            self.scores.drop_sheets()
            self.log.all_told()

    def show_turning_point(self, number: int) -> None:
        """Stand just before a turning point, and say what comes."""
        points = self.points.points
        if number >= len(points):
            return
        self.stand_at(points[number].moment)
        self._tell_point(number)

    def _tell_point(self, number: int) -> None:
        """Say what comes at a turning point."""
        mark = self.bar.track.marks[number]
        self.toasts.clear()
        self.toasts.show(Toast("information", mark.title, mark.sentence), self.now)

    def next_speed(self, by: int = 1) -> None:
        """Play faster; behind the fastest comes the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + by) % len(SPEEDS)]
        self._adopt_pace()

    def look_as(self, viewer: int) -> None:
        """Look through the eyes of a seat, or of everybody (SPECTATOR)."""
        self.playing.stop()
        self.land()
        self.session.look_as(viewer)
        self.catch_up()

    # -- events ---------------------------------------------------------------------------------------------

    @property
    def bar_form(self) -> Form:
        """See BarredTable.bar_form."""
        return self.bar.form

    @property
    def bar_rect(self) -> pygame.Rect:
        """See BarredTable.bar_rect."""
        return self.bar.rect

    def is_for_bar(self, event: pygame.event.Event) -> bool:
        """See BarredTable.is_for_bar: a card that is dragged may pass over the bar."""
        return super().is_for_bar(event) and self.hand.drag is None

    def take_key(self, event: pygame.event.Event) -> bool:
        """The keys of the replay; true when it was one, or one of the table that could not mean anything."""
        key = event.key
        orders: dict[int, Callable[[], None]] = {
            pygame.K_SPACE: self.play_or_pause,
            pygame.K_LEFT: lambda: self.step(-1),
            pygame.K_RIGHT: lambda: self.step(1),
            pygame.K_UP: lambda: self.turn(-1),
            pygame.K_PAGEUP: lambda: self.turn(-1),
            pygame.K_DOWN: lambda: self.turn(1),
            pygame.K_PAGEDOWN: lambda: self.turn(1),
            pygame.K_HOME: lambda: self.stand_at(0),
            pygame.K_END: lambda: self.stand_at(self.recording.length),
            pygame.K_PLUS: self.next_speed,
            pygame.K_EQUALS: self.next_speed,
            pygame.K_KP_PLUS: self.next_speed,
            pygame.K_MINUS: lambda: self.next_speed(-1),
            pygame.K_KP_MINUS: lambda: self.next_speed(-1),
            pygame.K_e: self._next_eyes,
            pygame.K_p: self.play_on,
            pygame.K_1: lambda: self.show_turning_point(0),
            pygame.K_2: lambda: self.show_turning_point(1),
            pygame.K_3: lambda: self.show_turning_point(2),
        }
        elsewhere = self.hover.browser is not None or self.asks
        if self.form.popup is not None and key in (pygame.K_SPACE, *ENTER):
            elsewhere = True
        if elsewhere or key == pygame.K_ESCAPE or (key in _TABLE_KEYS and not control_held(event)):
            return False
        if key in orders:
            orders[key]()
        elif key == pygame.K_TAB or key in ENTER:
            self.bar.form.handle(event)
        return True

    def play_on(self) -> None:
        """Ask which seat somebody wants to play from here on."""
        self.commands.play_on()

    def _next_eyes(self) -> None:
        seats = len(self.session.names)
        viewer = self.session.viewer
        self.look_as(0 if viewer == SPECTATOR else viewer + 1 if viewer + 1 < seats else SPECTATOR)

    # -- time and picture -----------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        """Play on, and find the turning points while nothing moves."""
        changed = super().update(now)
        changed = self.playing.go_on(now) or changed
        if not self.timeline.waiting:
            self._seen = self.session.moment
        stays = refusal(self.recording, self.session.moment)
        changed = self.bar.show(self.session.moment, self._seen, self.playing.on, self.speed,
                                self.session.viewer, stays) or changed  # fmt: skip
        changed = self.bar.form.update(now) or changed
        if not self.points.found and not self.timeline.animating(now) and self.points.work(_SEARCH_MS):
            self._mark_points()
            changed = True
        return changed

    def _mark_points(self) -> None:
        """Mark the turning points on the slider."""
        names, track = self.session.names, self.bar.track
        track.marks = [
            Mark(point.moment, say("mark", number=number, turn=point.turn[:1].lower() + point.turn[1:]),
                 ": ".join(words for words in (point.what, point.moved(names[point.seat])) if words) + ".")
            for number, point in enumerate(self.points.points, 1)
        ]  # fmt: skip
        track.course = self.points.course
        track.names = names
        track.colors = [seat_sign(self.session.game.slug, seat).color for seat in range(len(names))]

    def animating(self) -> bool:
        """See Scene.animating."""
        return super().animating() or self.bar.form.animating() or not self.points.found

    def wake_at(self) -> int | None:
        """See Scene.wake_at."""
        moments = super().wake_at(), self.playing.wake_at(), self.bar.form.wake_at()
        return min((moment for moment in moments if moment is not None), default=None)

    def draw(self, surface: pygame.Surface) -> None:
        """The table, and the bar over its lower edge."""
        table = pygame.Rect(0, 0, self.scale.width, self.scale.height).clip(surface.get_rect())
        super().draw(surface.subsurface(table))
        self.bar.draw(surface, self._window)
        self.shade_bar(surface)
