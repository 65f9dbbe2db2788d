"""The parts of one table, and the changes that concern several of them. The scene advances it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from client.input.focus import KeyFocus
from client.layout.arrangement import ArrangeOptions
from client.layout.pieces import Key
from client.motion.director import Director
from client.motion.displayed_state import copy_view
from client.shell.scene import SheetScene, Sitting
from client.table.context import TableContext
from client.table.furniture.log.layer import LogPanel
from client.table.hand.gestures import HandGestures
from client.table.hover.layer import HoverLayer
from client.table.layer import Layer
from client.table.layer_stack import LayerStack
from client.table.pointer_targets import PointerState
from client.table.reading.reading import Reading
from client.table.sound.layer import HearingLayer
from client.table.state.places import Places
from client.table.state.prompt import PromptState
from client.table.state.screen import Screen
from client.table.state.views import Views
from client.widgets import Toast
from engine.ai.seat_request import HUMAN
from engine.kernel.game.plays import Change
from engine.kernel.state.layout import SPECTATOR
from engine.session.protocol import TableSession
from engine.session.teller import Teller
from engine.session.words import address_names
from engine.words.say import table as say

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer


class TableState(SheetScene):
    """The parts of one table: its state, and the layers that others know by name."""

    director: Director
    hand: HandGestures
    hearing: HearingLayer
    hover: HoverLayer
    log: LogPanel
    home = "title"
    """The scene that leaving the table opens."""
    shows_deal = True
    """Whether it shows the deal of a match that starts here."""

    def __init__(self, session: TableSession, player: SoundPlayer) -> None:
        super().__init__()
        self.session = session
        self._player = player
        self.screen = Screen(session.game.slug)
        self.form, self.toasts = self.screen.form, self.screen.toasts
        self.views = Views(session)
        self.places = Places(self.screen, self.views)
        self.prompt = PromptState()
        self.keys = KeyFocus()
        self.pointer = PointerState()
        self.reading = Reading()
        self.layers = LayerStack()
        self.context = TableContext(session, self.screen, self.views, self.places, self.prompt, self.keys,
                                    self.pointer, self.reading, self.layers)  # fmt: skip
        self.answered_at = 0
        self.told_large, self.told_large_at = "", 0
        """The last text announced in large letters, and when."""
        self.portraits: Mapping[int, str] = {}
        """The drawings of players who have one, by seat. Set before the table is first shown."""
        self.told_sum = "", 0
        """The last sentence about the sum of a chain, and when."""

    @property
    def current_profile(self) -> Sitting | None:
        """The one player looking at the screen, and the names of the players asked.

        No player is named while the table is public.
        """
        session, seat, public = self.session, self.views.newest.seat, self.views.public
        people = [name for name, kind in zip(session.names, session.kinds, strict=True) if kind == HUMAN]
        if session.over and len(people) > 1 and self.app.scene is not self:
            return "", ()
        asked: Sequence[int] = (seat,)
        if public or seat == SPECTATOR:
            several = session.call or session.hidden_key_choice
            asked = several.seats if several else (session.viewer,)
        named = [session.names[asks] for asks in asked if asks != SPECTATOR and session.kinds[asks] == HUMAN]
        return ("" if public or not named else named[0]), named

    @property
    def animation(self) -> str:
        """The animation speed of this table, one of ANIMATIONS."""
        return self.screen.settings.animation

    def _wanted_options(self) -> ArrangeOptions:
        scale = self.screen.scale
        return self.hand.hints(scale.text, hover=not self.director.pace.reduced, log_open=self.log.open)

    # -- changes --------------------------------------------------------------------------------------------

    def present(self) -> None:
        """Give the hand the newest question, or none until the events before it have been shown."""
        view = self.views.newest
        if not self.director.reached:
            view = copy_view(view)
            view.question, view.asked = None, []
        self.hand.present(view)

    def catch_up_if(self, wanted: Callable[[], bool]) -> bool:
        """Skip to the newest question if a hand with that question is `wanted`. Return True if it was."""
        if self.director.reached or self.director.suspense:
            return False
        self.hand.present(self.views.newest)
        found = wanted() and self.director.skip(self.screen.now)
        self.present()
        return found

    def place_things(self) -> None:
        """Update the arrangement after a change in the hand, the pointer or folded areas."""
        self._update_hand(self.screen.now)
        former, self.places.options = self.places.options, self._wanted_options()
        if former == self.places.options:
            return
        self.director.rearrange(self.screen.now)
        if (former.order, former.log_open) != (self.places.options.order, self.places.options.log_open):
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
        self.director.stage.release(key, self.places.arrangement, self.screen.now, self.director.pace, refused)

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
        self.play_at(sound, self.screen.now)

    def tell_sum(self, change: Change, links: int) -> None:
        """Note the sum of a chain of that many links for speech."""
        told = Teller(self.views.newest.table, address_names(self.session)).describe_change(change)
        self.told_sum = say("chain-told", count=links, told=told), self.screen.now

    def play_at(self, sound: str, now: int, x: float | None = None) -> None:
        """Play a sound at a place in the window (pixels from the left), or in the middle.

        A sound is not repeated within a moment.
        """
        self._player.play(sound, now, None if x is None else x / max(1, self.screen.scale.width))

    def adopt_volumes(self) -> None:
        """Apply changed volume settings."""
        self._player.music.adopt()

    def catch_up(self) -> bool:
        """Take over new events. Return True if there were any."""
        raise NotImplementedError

    def save_settings(self) -> None:
        """Save the settings, and say so if that fails."""
        self.app.save_settings(lambda problem: self.screen.toast(Toast("information", say("please-note"), problem)))

    def adopt_pace(self) -> None:
        """Apply changed settings for speed or motion."""
        raise NotImplementedError

    def choose_pace(self, animation: str) -> None:
        """Set the animation speed for this and all other matches."""
        self.screen.settings.animation = animation
        self.adopt_pace()
        self.save_settings()

    def changes_table(self) -> bool:
        """Switch between the tables for playing and for watching. Return False if this table stays."""
        raise NotImplementedError

    def show_results(self) -> None:
        """Open the results."""
        raise NotImplementedError
