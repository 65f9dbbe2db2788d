"""Simple commands that layers give to the table: show cards and dialogs, play sounds, place pieces."""

from __future__ import annotations

from client.motion.visuals.visual import Visual
from client.table.model import TableState
from client.table.pointer_targets import Point, ReadableThing
from client.widgets import Toast
from client.widgets.form import Popup
from engine.ai.seat_request import HUMAN
from engine.session.protocol import TableSession


class LayerCommands:
    """The simple half of a table's commands. `TableCommands` documents each method."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self.play = table.play
        self.climb = table.climb
        self.redraw = table.redraw
        self.present = table.present
        self.catch_up = table.catch_up
        self.drop_all = table.drop_all
        self.place_things = table.place_things
        self.show = table.form.show
        self.add = table.form.add
        self.clear_toasts = table.toasts.clear

    @property
    def session(self) -> TableSession:
        return self.table.session

    def switch_match(self, session: TableSession) -> None:
        self.session.close()
        self.table.app.open_alone("table", session=session)

    def decline_reactions(self, hush: bool = True) -> None:
        self.session.let_happen(hush)
        self.table.answered_at = self.table.now
        self.table.catch_up()

    def pick_covered(self, row: int, number: int) -> None:
        """Enter a secret choice: each human seat has one row of keys, in seat order."""
        call = self.session.covered
        people = [seat for seat, kind in enumerate(self.session.kinds) if kind == HUMAN]
        if call is not None and row < len(people):
            self.session.pick_covered(people[row], number)
            self.table.catch_up()

    def look_first(self, seat: int) -> None:
        """Let a seat choose behind the curtain instead of with hidden keys."""
        self.session.look_first(seat)
        self.table.catch_up()

    def pass_on(self) -> None:
        """Note that the player behind the curtain has seen their cards."""
        self.session.pass_on()
        self.table.catch_up()

    def speak_up(self, seat: int) -> None:
        """Let a player look at the cards before answering a reaction prompt."""
        self.session.speak_up(seat)
        self.table.catch_up()

    def share_out(self, amount: int | None) -> None:
        self.table.hand.amount = amount

    def forget_press(self) -> None:
        self.table.hand.forget_press()

    def close_readers(self) -> None:
        self.table.hover.intent.close()

    def pin(self, thing: ReadableThing | None) -> None:
        self.table.hover.pin(thing)

    def show_text(self, thing: ReadableThing) -> None:
        self.table.hover.intent.show(thing)

    def suppress_hover(self, point: Point) -> None:
        self.table.hover.intent.ignore(self.table.thing_at(point))

    def take_away(self, dialog: Popup) -> None:
        if self.table.form.popup is dialog:
            self.table.form.popup = None

    def toast(self, toast: Toast) -> None:
        self.table.toasts.show(toast, self.table.now)

    def dismiss_toasts(self) -> None:
        self.table.toasts.dismiss(self.table.now)

    def effect(self, effect: Visual) -> None:
        self.table.director.effects.append(effect)

    def rearrange(self) -> None:
        self.table.director.rearranged(self.table.now)

    def turn_about(self) -> None:
        self.table.director.turn_about(self.table.now)
