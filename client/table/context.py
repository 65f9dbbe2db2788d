"""All that a part of a table knows of it: a model that is only read, and the commands that it may give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from client.cards.theme import Theme
from client.input.focus import FocusStop
from client.layout.map import TableMap
from client.layout.pieces import Arrangement, Key, Pose, PromptAnswer
from client.motion.accents import Accents
from client.motion.beats import Cursor
from client.motion.holds import Show
from client.motion.pace import Pace
from client.motion.pieces.gauge_values import Gauges
from client.motion.pieces.spinner import SpinnerState
from client.motion.visuals.visual import Visual
from client.shell.scene import Scale
from client.table.hand.answers import PromptButton
from client.table.hand.choices import Target
from client.table.hand.gestures import HandAction
from client.table.hand.state import Hand
from client.table.picture.painter import TablePainter
from client.table.pointer_targets import Point, PressTarget, ReadableThing
from client.widgets import Toast, Widget
from client.widgets.form import Popup
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.protocol import Session, SessionFacts
from engine.store.settings import Settings


class TableModel(Protocol):
    """The table as it is now, to be read. Its values are data and what draws them, never a part of the table."""

    # -- the screen -----------------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        """The moment, in milliseconds."""

    @property
    def scale(self) -> Scale: ...

    @property
    def area(self) -> pygame.Rect:
        """The part of the window for what lies over the table: all but the bar at its top."""

    @property
    def theme(self) -> Theme: ...

    @property
    def map(self) -> TableMap: ...

    @property
    def painter(self) -> TablePainter:
        """Pictures of cards, lights and what stands still."""

    @property
    def settings(self) -> Settings: ...

    @property
    def in_sight(self) -> bool:
        """Whether the window can be seen, so that somebody could play."""

    @property
    def dialog(self) -> Popup | None:
        """What lies over the table and is to be answered or looked at first."""

    # -- the match ------------------------------------------------------------------------------------------

    @property
    def session(self) -> SessionFacts: ...

    @property
    def view(self) -> View:
        """The newest view, for answering."""

    @property
    def shown(self) -> View:
        """What has been shown, for drawing and telling."""

    @property
    def going(self) -> View:
        """The same, with what is on its way where it goes."""

    @property
    def newest(self) -> View:
        """What the motion leads to."""

    def viewer(self, view: View) -> int:
        """The seat that sits at the bottom; while everybody looks on that of the first person."""

    def knows(self, card: int) -> bool:
        """Whether the viewer may look at a card that the log names."""

    def kind_of(self, seat: int) -> str:
        """Who plays a seat: "human" or a policy of the computer."""

    def kind_in_words(self, seat: int) -> str:
        """Who plays a seat: "person", "computer, normal"."""

    # -- what moves -----------------------------------------------------------------------------------------

    @property
    def pace(self) -> Pace: ...

    @property
    def accents(self) -> Accents:
        """What the theme says about motion."""

    @property
    def waiting(self) -> bool:
        """Whether something that has happened is not shown yet, or has not landed."""

    @property
    def reached(self) -> bool:
        """Whether what led to the newest question has been shown; until then it is neither told nor lit."""

    @property
    def cursor(self) -> Cursor:
        """How far what happened has been shown; every part of the table stands here."""

    @property
    def told_large(self) -> str:
        """The turning point that was told across the table last."""

    @property
    def suspense(self) -> bool:
        """Whether an arrow still turns: what its result leads to must not be seen before it rests."""

    @property
    def wheel(self) -> SpinnerState: ...

    @property
    def gauges(self) -> Gauges: ...

    def pose_of(self, key: Key) -> Pose | None:
        """Where a piece is drawn now."""

    # -- where things are -----------------------------------------------------------------------------------

    @property
    def arrangement(self) -> Arrangement:
        """Where things are drawn to at this moment; where they rest in `view` the hand knows."""

    def covered(self, point: Point) -> bool:
        """Whether something lies over the table at a point: the log, the recap, the prompt bar, the bar."""

    @property
    def prompt(self) -> pygame.Rect | None:
        """The prompt bar as it is drawn: higher than its place in the map where its words need that."""

    def locate(self, anchor: str | Option) -> pygame.Rect | None:
        """Where a named thing is, or what an answer is given with: the first layer that knows it."""

    def thing_at(self, point: Point) -> ReadableThing | None:
        """What there is to be read at a point."""

    # -- the player -----------------------------------------------------------------------------------------

    @property
    def hand(self) -> Hand: ...

    @property
    def focus(self) -> FocusStop | None:
        """What has the keyboard's focus, while that is shown."""

    @property
    def meant(self) -> Sequence[Option]:
        """The answers that would be given if what is held were let go now, or what is pointed at used."""

    def resting_arrangement(self, view: View) -> Arrangement:
        """Where everything would rest in a view."""

    @property
    def by_keys(self) -> bool:
        """Whether the keyboard is used, and its focus shown."""

    @property
    def pointer(self) -> Point:
        """Where the pointer is; outside of every rectangle while it is nowhere."""

    @property
    def pressed(self) -> PressTarget | None:
        """The control that is held down."""

    @property
    def pointed(self) -> PressTarget | None:
        """The control that is pointed at."""

    @property
    def browsing(self) -> bool:
        """Whether a pile is looked through."""

    @property
    def reading(self) -> int | None:
        """The card that is enlarged, or pointed at before it is."""

    @property
    def buttons(self) -> Sequence[PromptButton]:
        """The buttons of the prompt bar."""

    @property
    def shown_answers(self) -> Sequence[PromptAnswer]:
        """The buttons of the prompt bar with their states, in the order of `buttons`."""

    def answer_rects(self) -> list[pygame.Rect]:
        """Where they are, in their order."""


class TableCommands(Protocol):
    """What a part may ask for; where a bool comes back, true means that it was done."""

    @property
    def session(self) -> Session:
        """The match, for what is asked of it besides answers."""

    # -- playing --------------------------------------------------------------------------------------------

    def perform(self, action: str) -> bool:
        """Do a named action, such as "table.undo"; what it is about follows behind a blank: "pile.browse 3"."""

    def commit(self, act: HandAction) -> None:
        """Give an answer, after the game's confirmation if it wants one."""

    def answer(self, option: Option, aim: Option | None = None) -> bool:
        """Give an answer at once, and `aim` if the next question offers that."""

    def carry_out(self, act: HandAction) -> None:
        """Do what a click, a drop or a key came to."""

    def decline_reactions(self) -> None:
        """Decline the reaction that is asked for, and be asked no more in this turn."""

    def refuse(self, act: HandAction) -> None:
        """Say why not, and let the thing go back."""

    def pick(self, spot: Key) -> None:
        """Use a source as a click on it does."""

    def choose(self, target: Target) -> None:
        """Use a lit target as a click on it does."""

    def click(self, point: Point) -> None:
        """Use what lies at a point as a click does, if that answers."""

    def share_out(self, amount: int | None) -> None:
        """How much of what is shared out a target is to take; None: as much as it can."""

    def drop_all(self) -> None:
        """Nothing stays in the hand, nothing picked."""

    def forget_press(self) -> None:
        """What the button went down on will not be dragged by the hand."""

    def switch_match(self, session: Session) -> None:
        """Leave this match for another one."""

    # -- what is seen and heard -----------------------------------------------------------------------------

    def close_readers(self) -> None:
        """Nothing that is only read may lie over what comes."""

    def pin(self, thing: ReadableThing | None) -> None:
        """Keep a card enlarged, or let it go."""

    def show_text(self, thing: ReadableThing) -> None:
        """Show at once what there is to be read."""

    def suppress_hover(self, point: Point) -> None:
        """The pointer was put here by an answer: nothing is shown until it goes elsewhere."""

    def show(self, dialog: Popup) -> None:
        """Lay a dialog over the table."""

    def take_away(self, dialog: Popup) -> None:
        """Take it away again, answered or not."""

    def add(self, control: Widget) -> None:
        """Lay a control over the table that hinders nothing."""

    def toast(self, toast: Toast) -> None:
        """Say something that holds nothing up."""

    def dismiss_toasts(self) -> None:
        """What is said has been read."""

    def clear_toasts(self) -> None:
        """Take what is said away at once."""

    def play(self, sound: str) -> None:
        """Make a sound now."""

    def effect(self, effect: Visual) -> None:
        """Let something pass over the table."""

    def redraw(self) -> None:
        """Ask for a frame."""

    # -- time and place -------------------------------------------------------------------------------------

    def catch_up(self) -> bool:
        """Take over what has happened in the match."""

    def present(self) -> None:
        """Let the hand work on the newest question, as far as it may be seen."""

    def place_things(self) -> None:
        """Let the arrangement follow what is in the hand, pointed at or folded."""

    def rearrange(self) -> None:
        """Something else places pieces otherwise."""

    def turn_about(self) -> None:
        """Another place lies in front."""

    def show_sheets_with(self, show: Show) -> None:
        """Who shows the rounds that are added up; the table waits until `go_on_after_sheet`."""

    def go_on_after_sheet(self) -> None:
        """The sheet has been looked at."""


@dataclass(frozen=True, slots=True)
class TableContext:
    """All that a part knows of its table."""

    model: TableModel
    do: TableCommands
