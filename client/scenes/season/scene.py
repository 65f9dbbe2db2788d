"""The map of a season: its evenings as lamps on the street, and tonight's doors in a panel."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.art import paint, palette
from client.input import pad
from client.input.actions import BACK, DOWN, FIRST, LEFT, NEXT, PRESS, PREVIOUS, RIGHT, UP, Command, cap, find_triggered
from client.replay.match_rebuild import ReplayLoader
from client.replay.recording import Recording
from client.scenes.season.arrival import Arrival
from client.scenes.season.backdrop import BackdropScene
from client.scenes.season.lamps import LAMPS, EveningLamp, Party
from client.scenes.season.panel import Calls, EveningPanel, MapCalls
from client.scenes.season.signs import evening_sign, evening_words
from client.shell.scene import Host, Scale
from client.street.season import SeasonUnderWay
from client.widgets import Button, Dialog, DialogButton, Words, make_warning
from client.widgets.style import SECOND
from engine.street.library import story
from engine.words.dates import season_day
from engine.words.say import season as say

FIRST_DOOR, SECOND_DOOR = DOORS = tuple(Command("season.door", (str(number),), (number,)) for number in (1, 2))
FAVORS = Command("season.favors", ("F", "Z"))
OTHER_DOOR = Command("season.other-door", ("Space",))
"""Only for controllers: on a keyboard, Space presses the focused button."""
KEYS = (*DOORS, FAVORS, OTHER_DOOR)

_LEFT, _TOP, _WIDTH, _BOTTOM = 32.0, 28.0, 318.0, 12.0
_SMALLEST_SCALE = 0.45


class SeasonScene(BackdropScene):
    """The map. `arrived` says whether the player comes from an evening that is over, which is then shown happening."""

    def __init__(self, season: SeasonUnderWay, calls: Calls, arrived: bool = False) -> None:
        super().__init__(min(season.state.day, season.days + 1) - 1)
        self.season = season
        self.calls = calls
        map_calls = MapCalls(lambda: self.stops, self.show, self.show_tonight, self.show_favor, self.watch,
                             self.ask_to_concede, self.tell_story, self.open_album, self.leave_map)  # fmt: skip
        self.panel = EveningPanel(season, calls, map_calls)
        self.lamps = [EveningLamp(evening_sign(season, day), self.show) for day in range(1, len(LAMPS) + 1)]
        words = f"{season_day(season.days + 1)}, {story().party.title}"
        at_party = season.at_party and not season.state.is_over
        self.party = Party(f"{words}, {say('tonight')}" if at_party else words, at_party, self.show)
        self.shown = 0
        """The evening in the panel, counted from 1; the party is one more than the evenings."""
        self.lists = False
        """Whether the window is too small for the map, so that a list replaces it."""
        self._arrival = Arrival(season) if arrived else None
        self.share: float | None = None
        """How much of a match has been made ready to be watched."""
        self._reel = ReplayLoader(calls.store, self._show_replay, lambda why: self.tell(say("watch-replay"), str(why)))
        self.show(self.tonight)
        self.form.focus(self.panel.first, ring=False)

    @property
    def tonight(self) -> int:
        """Return tonight's number among the stops; the party is one."""
        return min(self.season.state.day, self.season.days + 1)

    # -- content ----------------------------------------------------------------------------------------------

    @property
    def stops(self) -> list[EveningLamp | Party]:
        """Return the evenings in order, and the party."""
        return [*self.lamps, self.party]

    def show(self, number: int | None = None) -> None:
        """Show an evening in the panel; without a number the party."""
        self.shown = number or self.season.days + 1
        for place, stop in enumerate(self.stops, 1):
            stop.chosen = place == self.shown
        self.panel.show(self.shown)
        self._set_widgets()
        self._place_again()

    def show_tonight(self) -> None:
        """Show tonight's evening again."""
        self.show(self.tonight)
        self.form.focus(self.panel.first)

    def show_favor(self, place: int) -> None:
        """Show that the favor at a place was chosen or dropped."""
        ring = self.form.focused is not None and self.form.focused.ring
        self._set_widgets()
        self._place_again()
        self.form.focus(self.panel.favors[place], ring)
        self.panel.reveal_favor(place)

    def _set_widgets(self) -> None:
        kept = self.form.focused
        self.form.widgets = [*([] if self.lists else self.stops), *self.panel.widgets]
        if kept is not None and kept not in self.form.all():
            self.form.focus(None)

    def _place_again(self) -> None:
        if hasattr(self, "app"):
            self.place_again()

    def enter(self, app: Host) -> None:
        super().enter(app)
        if self._arrival is not None:
            self._arrival.begin(app)

    def describe_content(self) -> Sequence[str]:
        return (say("season"),)

    # -- layout -----------------------------------------------------------------------------------------------

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Put the panel at the left and the street in the rest, or make one list in a small window."""
        left, width = round(_LEFT * scale.scenery), scale.px(_WIDTH)
        self.place_street(size, scale, left + width + scale.px(10))
        lists = left + width > size[0] / 2 or self.street.plan.scale < _SMALLEST_SCALE
        if lists != self.lists:
            self.lists = lists
            self.panel.lists = lists
            self.panel.show(self.shown)
            self._set_widgets()
        top = round(_TOP * scale.scenery)
        if lists:
            left, top, width = scale.px(8), scale.px(8), size[0] - scale.px(16)
        bottom = self.bar.rect.top - (scale.px(6) if lists else scale.px(_BOTTOM))
        self.panel.place(pygame.Rect(left, top, width, max(1, bottom - top)), scale.unit)
        for stop in self.stops:
            stop.stand(self.street.plan, scale.unit)
        self.toasts.layout(
            (self.panel.rect.right + scale.px(16), self.bar.rect.top - scale.px(12)),
            size[0] - self.panel.rect.right - scale.px(32),
            scale.unit,
        )
        if self.form.focused is not None and self.form.focused.ring:
            self.form.focus(self.form.focused)
        self._update_bar()

    def _update_bar(self) -> None:
        focused = self.form.focused
        pressed = [(cap(PRESS), focused.name)] if isinstance(focused, Button) else []
        lamps = [] if self.lists else [(cap(LEFT, RIGHT), say("key-lamps")), (cap(NEXT), say("key-panel"))]
        self.bar.caps = [*pressed, *lamps, (cap(BACK), say("key-leave"))]

    # -- events -----------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Go along the lamps with Left and Right, switch between map and panel with Tab, open doors with 1 and 2."""
        super().handle(event)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self._arrival is not None:
            self._arrival.finish()
        taken = self.form.popup is None and self._take_key(event)
        if not taken and self.form.handle(event) is None and find_triggered(event, (BACK,)):
            self.leave_map()
        self._update_bar()

    def _take_key(self, event: pygame.event.Event) -> bool:
        action = find_triggered(event, (LEFT, RIGHT, FIRST, NEXT, PREVIOUS, UP, DOWN, *DOORS, FAVORS))
        on_map = self.form.focused in self.stops
        if pad.family() and find_triggered(event, (OTHER_DOOR,)) is not None and len(self.panel.plays) > 1:
            others = [play for play in self.panel.plays if play is not self.form.focused]
            self.form.focus(others[0])
            return True
        if action in (LEFT, RIGHT) and not self.lists:
            self._go_along(1 if action == RIGHT else -1, on_map)
        elif action == FIRST:
            self._focus_evening(self.tonight)
        elif action in (NEXT, PREVIOUS) and not self.lists:
            self.form.focus(self.panel.first if on_map else self.stops[self.shown - 1])
        elif action in (UP, DOWN):
            self._go_down(action == DOWN, on_map)
        elif action in (FIRST_DOOR, SECOND_DOOR) and len(self.panel.plays) > (action == SECOND_DOOR):
            self.panel.plays[action == SECOND_DOOR].press()
        elif action == FAVORS and self.panel.favors:
            self.form.focus(self.panel.favors[0])
        else:
            return False
        return True

    def _go_along(self, step: int, on_map: bool) -> None:
        place = self.stops.index(self.form.focused) + step if on_map else self.shown - 1  # type: ignore[arg-type]
        if 0 <= place < len(self.stops):
            self._focus_evening(place + 1)

    def _focus_evening(self, number: int) -> None:
        self.show(number)
        self.form.focus(self.panel.first if self.lists else self.stops[number - 1])

    def _go_down(self, down: bool, on_map: bool) -> None:
        """Go to the next control of the panel, or the one before."""
        stops = self.panel.stops()
        if not stops:
            return
        focused = self.form.focused
        place = stops.index(focused) + (1 if down else -1) if focused in stops else 0
        if on_map:
            place = stops.index(self.panel.first)
        self.form.focus(stops[max(0, min(len(stops) - 1, place))])

    # -- what the panel asks for ------------------------------------------------------------------------------

    def watch(self, match: int) -> None:
        """Make the replay of a past evening ready, and show it."""
        self._reel.stop()
        self._reel.want(self, match)

    def _show_replay(self, recording: Recording) -> None:
        self.app.open_over("replay", recording=recording, back_words=say("season"))

    def ask_to_concede(self) -> None:
        """Ask whether tonight's evening is given up."""
        self.form.show(
            make_warning(
                say("concede-title"),
                say("concede-sentence"),
                say("concede-yes"),
                say("cancel"),
                lambda: self.calls.concede(self.season),
                "flag",
            )
        )

    def tell_story(self) -> None:
        """Show the evenings so far."""
        season = self.season
        lines = [
            say("story-line", day=season_day(entry.day), words=evening_words(season, entry.day))
            for entry in season.state.past
        ]
        content = [Words(line, SECOND) for line in lines or [say("story-empty")]]
        answers = [
            DialogButton(say("close"), None, "primary", harmless=True),
            DialogButton(say("abandon"), self._ask_to_abandon, icon="exit"),
        ]
        self.form.show(Dialog(say("story"), "", answers, content=content))

    def _ask_to_abandon(self) -> None:
        self.form.show(
            make_warning(
                say("abandon-title"), say("abandon-sentence"), say("abandon-yes"), say("cancel"), self._abandon, "exit"
            )
        )

    def _abandon(self) -> None:
        self.season.close()
        self.calls.end_season(self.season)

    def open_album(self) -> None:
        """Show the photos."""
        if self.app.knows("album"):
            self.app.open_over("album")

    def leave_map(self) -> None:
        """Return to the page below, or to the title."""
        self.app.back_or_open("title")

    # -- time and picture -------------------------------------------------------------------------------------

    def update(self, now: int) -> bool:
        changed = self.form.update(now)
        if self._arrival is not None and self._arrival.update(now, self.lamps, self.panel.lanterns):
            self.dusk, changed = self._arrival.dusk, True
        self._reel.work()
        if changed:
            self._update_bar()
        if not self.lists:
            self.live(now, changed)
        return self.toasts.update(now) or changed

    def animating(self) -> bool:
        moving = self._arrival is not None and self._arrival.moving
        return moving or self._reel.turning or super().animating()

    def draw(self, surface: pygame.Surface) -> None:
        if self.lists:
            surface.fill(palette.rgb(palette.PAPER))
        else:
            self.draw_street(surface)
            if self._arrival is not None:
                self._arrival.draw(surface, self.street.plan)
            rect, unit = self.panel.rect, self.scale.unit
            paint.shadow(surface, rect, 16 * unit, 10 * unit, 0.4, (0, 5 * unit))
            paint.panel(surface, rect, 16 * unit, palette.PAPER, palette.AMBER_LIP, 2 * unit)
        self.draw_controls(surface)
