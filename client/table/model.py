"""The state of one table. Layers read it as a `TableModel`; the scene advances it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

import pygame

from client.cards.theme import Theme
from client.input.focus import FocusStop, KeyFocus
from client.layout.arrange import arrange
from client.layout.map import TableMap
from client.layout.pieces import Arrangement, ArrangeOptions, Key, Pose, PromptAnswer, Status
from client.motion.accents import Accents
from client.motion.beats import Cursor
from client.motion.director import Director
from client.motion.displayed_state import copy_view
from client.motion.furniture_motion import FurnitureMotion
from client.motion.pace import Pace
from client.shell.scene import Scale, SheetScene, Sitting
from client.table.furniture.log.layer import LogPanel
from client.table.furniture.prompt.draw import answers_now, place_now
from client.table.hand.answers import PromptButton
from client.table.hand.gestures import HandGestures
from client.table.hover.layer import HoverLayer
from client.table.layer import Layer
from client.table.layer_stack import LayerStack
from client.table.layers.forward_seat import ForwardSeatLayer
from client.table.picture.painter import TablePainter
from client.table.pointer_targets import NOWHERE, Point, PressTarget, ReadableThing
from client.table.sound.layer import HearingLayer
from client.widgets import Form, Toast, ToastShelf
from client.widgets.form import Popup
from engine.ai.seat_request import HUMAN
from engine.kernel.game.plays import Change
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.protocol import TableSession
from engine.session.teller import Teller
from engine.session.words import address_names, kind_in_words
from engine.store.settings import Settings
from engine.words.say import table as say

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer


_Motion = TypeVar("_Motion", bound=FurnitureMotion)


class TableState(SheetScene):
    """The state of one table and everything derived from it. `TableModel` documents what layers read."""

    map: TableMap
    painter: TablePainter
    scale: Scale
    settings: Settings
    director: Director
    view: View
    hand: HandGestures
    forward_seat: ForwardSeatLayer
    hearing: HearingLayer
    hover: HoverLayer
    log: LogPanel
    home = "title"
    """The scene that leaving the table opens."""

    def __init__(self, session: TableSession, player: SoundPlayer) -> None:
        super().__init__()
        self.session = session
        self._player = player
        self.theme = Theme.load(session.game.slug)
        self.form = Form()
        self.toasts = ToastShelf()
        self.keys = KeyFocus()
        self.layers = LayerStack()
        self.buttons: list[PromptButton] = []
        self.now = 0
        self.answered_at = 0
        self.pointer: Point = NOWHERE
        self.pressed: PressTarget | None = None
        self.pointed: PressTarget | None = None
        self.public = session.on_public_table = session.openly
        """Whether the table shows public information only, so that nothing needs to be hidden."""
        self.status = Status()
        self.told_large, self.told_large_at = "", 0
        """The last text announced in large letters, and when."""
        self.portraits: Mapping[int, str] = {}
        """The drawings of players who have one, by seat. Set before the table is first shown."""
        self.told_sum = "", 0
        """The last sentence about the sum of a chain, and when."""
        self._hints = ArrangeOptions()
        self._rests: tuple[tuple[TableMap, tuple[int, int], int, ArrangeOptions], View, Arrangement] | None = None
        """The resting arrangement of the newest view, with the state that it depends on."""

    # -- state ----------------------------------------------------------------------------------------------

    @property
    def current_profile(self) -> Sitting | None:
        """The one player looking at the screen, and the names of the players asked. No player is named while the table
        is public.
        """
        session, seat = self.session, self.view.seat
        people = [name for name, kind in zip(session.names, session.kinds, strict=True) if kind == HUMAN]
        if session.over and len(people) > 1 and self.app.scene is not self:
            return "", ()
        asked: Sequence[int] = (seat,)
        if self.public or seat == SPECTATOR:
            several = session.call or session.covered
            asked = several.seats if several else (session.viewer,)
        named = [session.names[asks] for asks in asked if asks != SPECTATOR and self.kind_of(asks) == HUMAN]
        return ("" if self.public or not named else named[0]), named

    @property
    def in_sight(self) -> bool:
        return self.app.headless or pygame.display.get_active()

    @property
    def dialog(self) -> Popup | None:
        return self.form.popup

    @property
    def shown(self) -> View:
        return self.director.shown.counting_view

    @property
    def going(self) -> View:
        return self.director.shown.going

    @property
    def newest(self) -> View:
        return self.director.newest

    @property
    def animation(self) -> str:
        """The animation speed of this table, one of ANIMATIONS."""
        return self.settings.animation

    @property
    def pace(self) -> Pace:
        return self.director.pace

    @property
    def accents(self) -> Accents:
        return self.director.accents

    @property
    def waiting(self) -> bool:
        return self.director.waiting

    @property
    def reached(self) -> bool:
        return self.director.reached

    @property
    def cursor(self) -> Cursor:
        return self.director.cursor

    @property
    def suspense(self) -> bool:
        return self.director.suspense

    def motion(self, kind: type[_Motion]) -> _Motion:
        return self.director.motion(kind)

    @property
    def focus(self) -> FocusStop | None:
        return self.keys.stop

    @property
    def meant(self) -> Sequence[Option]:
        return self.layers.pending_options()

    @property
    def by_keys(self) -> bool:
        return self.keys.shown

    @property
    def browsing(self) -> bool:
        return self.hover.browser is not None

    @property
    def reading(self) -> int | None:
        return self.hover.card

    @property
    def shown_answers(self) -> Sequence[PromptAnswer]:
        return self.status.answers

    @property
    def sentence(self) -> str:
        """The sentence in the prompt bar."""
        return self.status.prompt

    def answer_rects(self) -> list[pygame.Rect]:
        return [button.rect for button in answers_now(self.painter)]

    @property
    def prompt(self) -> pygame.Rect | None:
        return place_now(self.painter) or self.arrangement.rects.get("prompt")

    def viewer(self, view: View) -> int:
        if view.seat != SPECTATOR and not self.public:
            return view.seat
        return next((seat for seat, kind in enumerate(self.session.kinds) if kind == HUMAN), 0)

    def knows(self, card: int) -> bool:
        return 0 <= card < len(self.view.table.faces)

    def kind_of(self, seat: int) -> str:
        return self.session.kinds[seat]

    def kind_in_words(self, seat: int) -> str:
        return kind_in_words(self.session.kinds[seat])

    # -- geometry -------------------------------------------------------------------------------------------

    @property
    def arrangement(self) -> Arrangement:
        return self.director.arrangement

    @property
    def area(self) -> pygame.Rect:
        bar = self.arrangement.rects.get("bar")
        top = bar.bottom if bar is not None else 0
        margin = self.scale.px(8)
        return pygame.Rect(margin, top + margin, self.scale.width - 2 * margin, self.scale.height - top - 2 * margin)

    def pose_of(self, key: Key) -> Pose | None:
        return self.director.stage.where(key, self.now)

    def covered(self, point: Point) -> bool:
        return self.layers.covers(point)

    def locate(self, option: Option) -> pygame.Rect | None:
        return self.layers.locate(option)

    def anchor(self, name: str) -> pygame.Rect | None:
        return self.layers.anchor(name)

    def thing_at(self, point: Point) -> ReadableThing | None:
        """Return what can be read at a point; while a pile is open, only its cards."""
        return self.hover.hit(point) if self.browsing else self.layers.hit(point)

    def resting_arrangement(self, view: View) -> Arrangement:
        viewer, seat = self.viewer(view), self.forward_seat
        hints = replace(self._hints, forward=seat.forward(view, viewer), front=seat.front(view, viewer))
        return arrange(view, self.map, (self.scale.width, self.scale.height), viewer, hints)

    def _rest(self) -> Arrangement:
        """Return where everything rests in the newest view without pointer or drag, cached."""
        view, hints = self.view, self._hints
        viewer, size, seat = self.viewer(view), (self.scale.width, self.scale.height), self.forward_seat
        hints = ArrangeOptions(hints.text_scale, hints.order, log_open=hints.log_open,
                               forward=seat.forward(view, viewer), front=seat.front(view, viewer))
        frame = self.map, size, viewer, hints
        if self._rests is None or view is not self._rests[1] or frame != self._rests[0]:
            self._rests = frame, view, arrange(view, self.map, size, viewer, hints)
        return self._rests[2]

    def _wanted_hints(self) -> ArrangeOptions:
        text_scale = self.scale.unit / self.scale.scenery
        return self.hand.hints(text_scale, hover=not self.pace.reduced, log_open=self.log.open)

    # -- changes --------------------------------------------------------------------------------------------

    def present(self) -> None:
        """Give the hand the newest question, or none until the events before it have been shown."""
        view = self.view
        if not self.reached:
            view = copy_view(view)
            view.question, view.asked = None, []
        self.hand.present(view)

    def catch_up_if(self, wanted: Callable[[], bool]) -> bool:
        """Skip to the newest question if a hand with that question is `wanted`. Return True if it was."""
        if self.reached or self.suspense:
            return False
        self.hand.present(self.view)
        found = wanted() and self.director.skip(self.now)
        self.present()
        return found

    def place_things(self) -> None:
        """Update the arrangement after a change in the hand, the pointer or folded areas."""
        self._update_hand(self.now)
        hints = self._wanted_hints()
        if hints == self._hints:
            return
        moved = (hints.order, hints.log_open) != (self._hints.order, self._hints.log_open)
        self._hints = hints
        self.director.rearranged(self.now)
        if moved:
            self.present()

    def _update_hand(self, now: int) -> bool:
        drag = self.hand.drag
        if drag is None:
            return False
        drag.update(now)
        self.director.stage.hold(drag.piece.key, drag.pose(now))
        return True

    def let_go(self, key: Key, refused: bool) -> None:
        """Return a piece from the hand to its place."""
        self.place_things()
        self.director.stage.release(key, self.arrangement, self.now, self.pace, refused)

    def drop_all(self) -> None:
        """Return the dragged piece and clear the selection."""
        act = self.hand.cancel()
        if act is not None and act.spot is not None:
            self.let_go(act.spot, refused=False)

    def clear_private_ui(self) -> None:
        """Close everything that only the last viewer may see."""
        self.drop_all()
        self.toasts.clear()
        self.keys.hide()
        self.layers.each(Layer.clear_private_ui)

    def play(self, sound: str) -> None:
        """Play a sound now."""
        self.play_at(sound, self.now)

    def climb(self, step: int) -> None:
        """Play a note of the table's row, counted from 1."""
        self.hearing.climb(step, self.scale.width / 2)

    def tell_sum(self, change: Change, links: int) -> None:
        """Note the sum of a chain of that many links for speech."""
        told = Teller(self.view.table, address_names(self.session)).describe_change(change)
        self.told_sum = say("chain-told", count=links, told=told), self.now

    def play_at(self, sound: str, now: int, x: float | None = None) -> None:
        """Play a sound at a place in the window (pixels from the left), or in the middle. A sound is not repeated
        within a moment.
        """
        self._player.play(sound, now, None if x is None else x / max(1, self.scale.width))

    def adopt_volumes(self) -> None:
        """Apply changed volume settings."""
        self._player.music.adopt()

    def catch_up(self) -> bool:
        """Take over new events. Return True if there were any."""
        raise NotImplementedError

    def save_settings(self) -> None:
        """Save the settings, and say so if that fails."""
        self.app.save_settings(
            lambda problem: self.toasts.show(Toast("information", say("please-note"), problem), self.now)
        )

    def adopt_pace(self) -> None:
        """Apply changed settings for speed or motion."""
        raise NotImplementedError

    def choose_pace(self, animation: str) -> None:
        """Set the animation speed for this and all other matches."""
        self.settings.animation = animation
        self.adopt_pace()
        self.save_settings()

    def changes_table(self) -> bool:
        """Switch between the tables for playing and for watching. Return False if this table stays."""
        raise NotImplementedError

    def show_results(self) -> None:
        """Open the results."""
        raise NotImplementedError
