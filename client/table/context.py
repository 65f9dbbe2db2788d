"""The read-only model and the commands that a table layer may use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

import pygame

from client.cards.theme import Theme
from client.input.focus import FocusStop
from client.layout.map import TableMap
from client.layout.pieces import Arrangement, Key, Pose, PromptAnswer
from client.motion.accents import Accents
from client.motion.beats import Cursor
from client.motion.furniture_motion import FurnitureMotion
from client.motion.pace import Pace
from client.motion.visuals.visual import Visual
from client.shell.scene import Scale
from client.table.hand.answers import PromptButton
from client.table.hand.choices import DropTarget
from client.table.hand.gestures import HandAction
from client.table.hand.state import Hand
from client.table.picture.painter import TablePainter
from client.table.pointer_targets import Point, PressTarget, ReadableThing
from client.widgets import Toast, Widget
from client.widgets.form import Popup
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.protocol import SessionFacts, TableSession
from engine.store.settings import Settings

_Motion = TypeVar("_Motion", bound=FurnitureMotion)


class TableModel(Protocol):
    """The table as it is now, read-only. Its values are data and painters, never layers of the table."""

    # -- the screen -----------------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        """Current time in milliseconds."""

    @property
    def scale(self) -> Scale: ...

    @property
    def area(self) -> pygame.Rect:
        """The part of the window for overlays: all of it except the top bar."""

    @property
    def theme(self) -> Theme: ...

    @property
    def map(self) -> TableMap: ...

    @property
    def painter(self) -> TablePainter:
        """Draws cards, highlights and the table's fixed objects."""

    @property
    def settings(self) -> Settings: ...

    @property
    def in_sight(self) -> bool:
        """Whether the window is visible, so that a player could act."""

    @property
    def dialog(self) -> Popup | None:
        """The dialog over the table, or None."""

    # -- the match ------------------------------------------------------------------------------------------

    @property
    def session(self) -> SessionFacts: ...

    @property
    def view(self) -> View:
        """The newest view. Use it for answering."""

    @property
    def shown(self) -> View:
        """The view after the events shown so far. Use it for drawing and texts."""

    @property
    def going(self) -> View:
        """Like `shown`, but with moving cards already at their destinations."""

    @property
    def newest(self) -> View:
        """The view that the current motion leads to."""

    def viewer(self, view: View) -> int:
        """Return the seat at the bottom of the screen. For spectators this is the first human seat."""

    def knows(self, card: int) -> bool:
        """Return whether the viewer may see a card that the log names."""

    def kind_of(self, seat: int) -> str:
        """Return who plays a seat: "human" or a policy name."""

    def kind_in_words(self, seat: int) -> str:
        """Return who plays a seat in words, e.g. "person" or "computer, normal"."""

    @property
    def portraits(self) -> Mapping[int, str]:
        """The drawings of players who have one, by seat."""

    # -- motion ---------------------------------------------------------------------------------------------

    @property
    def pace(self) -> Pace: ...

    @property
    def accents(self) -> Accents:
        """The theme's choices for motion."""

    @property
    def waiting(self) -> bool:
        """Whether an event is not shown yet or a piece is still moving."""

    @property
    def reached(self) -> bool:
        """Whether all events before the newest question have been shown. Until then it is neither asked nor lit."""

    @property
    def cursor(self) -> Cursor:
        """How many events have been shown. All layers of the table agree on this point."""

    @property
    def told_large(self) -> str:
        """The last turning point that was announced in large letters."""

    @property
    def suspense(self) -> bool:
        """Whether furniture moves toward a result, e.g. a spinner. Nothing may reveal it before that stops."""

    def motion(self, kind: type[_Motion]) -> _Motion:
        """Return the motion of a piece of furniture at this table."""

    def pose_of(self, key: Key) -> Pose | None:
        """Return where a piece is drawn now."""

    # -- geometry -------------------------------------------------------------------------------------------

    @property
    def arrangement(self) -> Arrangement:
        """Where pieces are drawn now. The hand knows where they rest in `view`."""

    def covered(self, point: Point) -> bool:
        """Return whether the log, the recap, the prompt bar or the top bar covers a point."""

    @property
    def prompt(self) -> pygame.Rect | None:
        """The prompt bar as drawn. It is taller than its place in the map when its text needs that."""

    def locate(self, option: Option) -> pygame.Rect | None:
        """Return the place of an answer, from the first layer that knows it."""

    def anchor(self, name: str) -> pygame.Rect | None:
        """Return the place of a named thing, from the first layer that knows it."""

    def thing_at(self, point: Point) -> ReadableThing | None:
        """Return what can be read at a point."""

    # -- the player -----------------------------------------------------------------------------------------

    @property
    def hand(self) -> Hand: ...

    @property
    def focus(self) -> FocusStop | None:
        """What has the keyboard focus, while the focus is shown."""

    @property
    def meant(self) -> Sequence[Option]:
        """The answers that releasing the dragged piece, or using the pointed one, would give."""

    def resting_arrangement(self, view: View) -> Arrangement:
        """Return where everything would rest in a view."""

    @property
    def by_keys(self) -> bool:
        """Whether the player is using the keyboard, so that its focus is shown."""

    @property
    def pointer(self) -> Point:
        """The pointer's position; outside all rectangles while there is none."""

    @property
    def pressed(self) -> PressTarget | None:
        """The control that is held down."""

    @property
    def pointed(self) -> PressTarget | None:
        """The control under the pointer."""

    @property
    def browsing(self) -> bool:
        """Whether a pile is open."""

    @property
    def reading(self) -> int | None:
        """The card that is enlarged or about to be."""

    @property
    def buttons(self) -> Sequence[PromptButton]:
        """The buttons of the prompt bar."""

    @property
    def shown_answers(self) -> Sequence[PromptAnswer]:
        """The prompt bar's buttons with their states, in the order of `buttons`."""

    def answer_rects(self) -> list[pygame.Rect]:
        """Return the rectangles of the prompt bar's buttons, in the order of `buttons`."""


class TableCommands(Protocol):
    """Commands that a layer may use. Where one returns a bool, True means that it did something."""

    @property
    def session(self) -> TableSession:
        """The match, for requests other than answers."""

    # -- playing --------------------------------------------------------------------------------------------

    def perform(self, action: str) -> bool:
        """Perform a named command, e.g. "table.undo". Its argument follows after a space: "pile.browse 3"."""

    def commit(self, act: HandAction) -> None:
        """Give an answer, after the game's confirmation if needed."""

    def answer(self, option: Option, aim: Option | None = None) -> bool:
        """Give an answer at once, and queue `aim` for the next question if that offers it."""

    def carry_out(self, act: HandAction) -> None:
        """Carry out the result of a click, drop or key."""

    def decline_reactions(self) -> None:
        """Decline the current reaction, and all others in this turn."""

    def refuse(self, act: HandAction) -> None:
        """Say why an action isn't allowed, and return the piece."""

    def pick(self, spot: Key) -> None:
        """Use a source as if it were clicked."""

    def choose(self, target: DropTarget) -> None:
        """Use a lit target as if it were clicked."""

    def click(self, point: Point) -> None:
        """Click a point, but only if that gives an answer."""

    def share_out(self, amount: int | None) -> None:
        """Set how much a target takes when an amount is shared out; None means as much as it can."""

    def drop_all(self) -> None:
        """Return the dragged piece and clear the selection."""

    def forget_press(self) -> None:
        """Don't let the hand drag what the button was pressed on."""

    def switch_match(self, session: TableSession) -> None:
        """Replace this match with another one."""

    # -- display and sound ----------------------------------------------------------------------------------

    def close_readers(self) -> None:
        """Close enlarged cards and tooltips before something else is shown."""

    def pin(self, thing: ReadableThing | None) -> None:
        """Keep a card enlarged, or release it with None."""

    def show_text(self, thing: ReadableThing) -> None:
        """Show a readable thing without delay."""

    def suppress_hover(self, point: Point) -> None:
        """Show no tooltip until the pointer, which an answer has moved, leaves this place."""

    def show(self, dialog: Popup) -> None:
        """Show a dialog over the table."""

    def take_away(self, dialog: Popup) -> None:
        """Remove the dialog, answered or not."""

    def add(self, control: Widget) -> None:
        """Add a control over the table that blocks nothing."""

    def toast(self, toast: Toast) -> None:
        """Show a toast."""

    def dismiss_toasts(self) -> None:
        """Let the current toasts fade."""

    def clear_toasts(self) -> None:
        """Remove all toasts at once."""

    def play(self, sound: str) -> None:
        """Play a sound now."""

    def climb(self, step: int) -> None:
        """Play a note of the table's row, counted from 1."""

    def effect(self, effect: Visual) -> None:
        """Start a visual on the table."""

    def redraw(self) -> None:
        """Request a new frame."""

    # -- time and place -------------------------------------------------------------------------------------

    def catch_up(self) -> bool:
        """Take over new events from the match."""

    def present(self) -> None:
        """Give the hand the newest question, as far as it may be shown."""

    def place_things(self) -> None:
        """Update the arrangement after a change in the hand, the pointer or folded areas."""

    def rearrange(self) -> None:
        """Rearrange the pieces after another layer changed where they go."""

    def turn_about(self) -> None:
        """Rearrange the pieces after another place came to the front."""


@dataclass(frozen=True, slots=True)
class TableContext:
    """What a layer gets from its table: the model and the commands."""

    model: TableModel
    do: TableCommands
