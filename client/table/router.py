"""Routes mouse, touch and keyboard events on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.input.actions import CHOOSE, PREVIOUS, WAYS, Command, find_triggered
from client.input.focus import ANSWER, BUTTON, OFFER, SPOT, TARGET, FocusStop
from client.input.keys import matches
from client.input.touch import LongPress, is_touch_down
from client.table.actions import (
    ALWAYS,
    CANCEL,
    CHOOSE_SLOT,
    DECLINE,
    FASTER,
    FOCUS,
    HIDDEN_KEYS,
    PILE,
    PIN,
    PRESS_ANSWER,
    PRESS_DIGIT,
    SHOW_REACTIONS,
    TABLE,
    TOOLBAR,
    UNDO,
    key_of,
)
from client.table.context import TableCommands
from client.table.hand.answers import PromptButton
from client.table.model import TableState
from client.table.pointer_targets import CARD, NOWHERE, Point, Pointer, PointerKind
from client.table.status import buttons_of
from client.widgets import Toast
from engine.kernel.state.refs import NONE
from engine.words.say import table as say

_LEFT, _RIGHT = 1, 3
_ANSWERING = (PRESS_ANSWER, PRESS_DIGIT, CHOOSE, DECLINE, CHOOSE_SLOT)


class Router:
    """Takes a table's input events: pointer actions go to the layers, keys become commands."""

    def __init__(self, table: TableState, do: TableCommands) -> None:
        self.table = table
        self.do = do
        self.finger = LongPress()
        self._question = table.hand.view.question
        self._asked = NONE
        """The kind of the last question."""
        self._handlers: dict[int, Callable[[pygame.event.Event], None]] = {
            pygame.MOUSEMOTION: self._motion,
            pygame.MOUSEBUTTONDOWN: self._down,
            pygame.MOUSEBUTTONUP: self._up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.KEYDOWN: self._key,
            pygame.WINDOWLEAVE: self._on_pointer_left,
            pygame.WINDOWFOCUSLOST: self._on_pointer_left,
        }

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event. Return True if the picture may have changed."""
        handler = self._handlers.get(event.type)
        if handler is None or self.finger.takes(event, self.table.screen.now):
            return False
        watched = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        if not (watched and self.table.layers.preview_event(event)):
            handler(event)
        return True

    # -- mouse ----------------------------------------------------------------------------------------------

    def _motion(self, event: pygame.event.Event) -> None:
        table = self.table
        table.pointer.at = event.pos
        table.keys.hide()
        if not table.screen.scale.rect.collidepoint(event.pos):
            self._on_pointer_left(event)
        elif not table.layers.pointer(Pointer(PointerKind.MOVE, event.pos)):
            dragging = table.hand.drag is not None
            table.pointer.pointed = table.layers.control_at(event.pos) if not dragging else None
            if not dragging:
                table.hover.point(event.pos, table.screen.now)

    def _down(self, event: pygame.event.Event) -> None:
        table = self.table
        table.pointer.at = event.pos
        table.keys.hide()
        if event.button == _RIGHT:
            self._right(event.pos)
        elif event.button == _LEFT:
            if table.reading.browser is None:
                table.pointer.pressed = table.layers.control_at(event.pos)
                if table.pointer.pressed is None or table.pointer.pressed.kind != OFFER:
                    table.reading.close()
            if table.reading.browser is not None or table.pointer.pressed is not None:
                self.finger.forget()  # no long press on buttons and open piles
            if table.pointer.pressed is None:
                table.catch_up_if(lambda: table.hand.answers_at(event.pos) or self._is_answer(event.pos))
                table.layers.pointer(Pointer(PointerKind.PRESS, event.pos, touch=is_touch_down(event)))

    def _is_answer(self, point: Point) -> bool:
        """Return whether a layer has an answer at `point`."""
        found = (self.table.layers.locate(option) for option in self.table.views.newest.options)
        return any(rect is not None and rect.collidepoint(point) for rect in found)

    def _up(self, event: pygame.event.Event) -> None:
        if event.button != _LEFT:
            return
        table = self.table
        pressed, table.pointer.pressed = table.pointer.pressed, None
        if pressed is None:
            sparing = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            table.layers.pointer(Pointer(PointerKind.RELEASE, event.pos, sparing=sparing))
        elif table.layers.control_at(event.pos) == pressed:
            self.do.perform(pressed.command)

    def _right(self, point: Point) -> None:
        """Handle a right click: return the dragged piece, or pin the card under the pointer."""
        table, reading = self.table, self.table.reading
        if table.layers.cancel_drag() or table.hand.drag is not None or table.hand.picked is not None:
            self.do.perform(CANCEL)
            return
        thing = table.layers.hit(point)
        if reading.pinned and thing == reading.shown:
            thing = None
        elif thing is not None and thing.kind == CARD and self.do.perform(SHOW_REACTIONS.of(thing.which)):
            return
        table.reading.pin_card(thing)

    def hold(self) -> bool:
        """Treat a finger held on the table as a right click. Return True if it was one."""
        table = self.table
        if table.form.popup is not None:
            self.finger.forget()
        point = self.finger.take_position(table.screen.now)
        if point is None:
            return False
        table.layers.pointer(Pointer(PointerKind.LEAVE, NOWHERE))
        self._right(point)
        return True

    def _wheel(self, event: pygame.event.Event) -> None:
        self.table.layers.pointer(Pointer(PointerKind.WHEEL, self.table.pointer.at, turn=event.y))

    def _on_pointer_left(self, event: pygame.event.Event) -> None:
        """Handle the pointer leaving the window: a drag ends without an answer."""
        if self.table.hand.drag is not None:
            self.do.perform(CANCEL)
        self.rest()

    def rest(self) -> None:
        """Forget the pointer's position and what it pressed."""
        table = self.table
        self.finger.forget()
        table.pointer.pressed = table.pointer.pointed = None
        table.pointer.at = NOWHERE
        table.layers.pointer(Pointer(PointerKind.LEAVE, NOWHERE))
        table.hover.point(None, table.screen.now)

    # -- keys -----------------------------------------------------------------------------------------------

    def _key(self, event: pygame.event.Event) -> None:
        table = self.table
        chooses = table.views.public and table.session.hidden_key_choice is not None
        hidden_key = find_triggered(event, HIDDEN_KEYS) if chooses else None
        if hidden_key is not None:
            self.do.perform(hidden_key)
            return
        offered = (*ALWAYS, *PILE) if table.reading.browser is not None else (*ALWAYS, UNDO)
        action = find_triggered(event, offered)
        if action is None and table.reading.browser is None:
            found = action = self._button_of(event) or find_triggered(event, TABLE)
            answers = found is not None and found.of() in _ANSWERING
            if table.catch_up_if(lambda: answers or self._button_of(event, soon=True) is not None):
                return  # the player couldn't see this question when pressing the key
            if self._waits(event, action):
                return
        if action is not None and action in FOCUS:
            self._move_focus(action)
        elif action is not None:
            self.do.perform(action)
            if action == PIN:
                self._offer_stops()
                table.keys.set(OFFER, ("offer", 0))

    def _button_of(self, event: pygame.event.Event, soon: bool = False) -> Command | None:
        """Return the command of the prompt bar button with this key, or None. `soon` adds buttons still to appear."""
        buttons = buttons_of(self.table) if soon else self.table.prompt.buttons
        return next(
            (
                PRESS_ANSWER.of(number)
                for number, button in enumerate(buttons)
                if button.key and button.command != FASTER and matches(event, button.key)
            ),
            None,
        )

    def _waits(self, event: pygame.event.Event, action: Command | None) -> bool:
        """Say why a button's key does nothing now. Return False if it does something."""
        table, hand = self.table, self.table.hand
        title, why = "", say("waits-for-hand", key=key_of(CANCEL))
        buttons, sweeps = hand.look.buttons.values(), hand.look.sweeps.values()
        keys = [*(button.key for button in buttons), *(sweep.key for sweep in sweeps)]
        if hand.drag is not None:
            title = _label_for_key(event, table.prompt.buttons)
        elif action is None and hand.picked is not None:
            picked, hand.picked = hand.picked, None
            title = _label_for_key(event, buttons_of(table))
            hand.picked = picked
        elif action is None and any(matches(event, key) for key in keys):
            title, why = say("not-now"), table.prompt.status.prompt
        if not title:
            return False
        table.toasts.clear()
        table.screen.toast(Toast("information", title, why))
        self.do.play("refuse")
        return True

    def _move_focus(self, action: Command) -> None:
        table, keys = self.table, self.table.keys
        self._offer_stops()
        if action in WAYS:
            keys.toward(*WAYS[action])
        elif action == CHOOSE:
            self._enter()
        elif action == TOOLBAR:
            keys.change_to(BUTTON)
        else:
            keys.next(backward=action == PREVIOUS)
        self._offer_stops()
        table.hover.rest_on(table.layers.on_focus(keys.stop), table.screen.now, by_keys=True)

    def go_to(self, stop: FocusStop) -> None:
        """Focus a stop, if it still exists."""
        table, keys = self.table, self.table.keys
        self._offer_stops()
        keys.shown = True
        keys.set(stop.kind, stop.name)
        table.hover.rest_on(table.layers.on_focus(keys.stop), table.screen.now, by_keys=True)

    def _offer_stops(self) -> None:
        """Update the focus stops. Buttons of another question are other stops."""
        table, question = self.table, self.table.hand.view.question
        if question != self._question:
            if self._question is None:
                table.keys.ask()
            self._question = question
            table.keys.forget(ANSWER)
        if question is not None and question[1] != self._asked:
            table.keys.turn_to(question[1], self._asked)
            self._asked = question[1]
        table.keys.offer(table.layers.stops())

    def keep_focus(self) -> bool:
        """Keep the focus on something that exists. Return True when it has moved."""
        table, keys = self.table, self.table.keys
        if not keys.shown:
            return False
        before = keys.stop
        self._offer_stops()
        after = keys.stop
        if before is None or after is None or (before.kind, before.name) != (after.kind, after.name):
            table.hover.rest_on(table.layers.on_focus(after), table.screen.now, by_keys=True)
        return before != after

    def _enter(self) -> None:
        """Use the focused or selected thing. Selecting a source moves the focus to its first target."""
        table, stop = self.table, self.table.keys.stop
        if stop is None and self._answer_with_picked():
            return
        if stop is None:
            if not table.layers.continue_():
                table.keys.next()
            return
        table.layers.activate(stop)
        if stop.kind == SPOT and table.hand.picked is not None:
            self._offer_stops()
            table.keys.set(TARGET, 0)

    def _answer_with_picked(self) -> bool:
        """Answer with the selected source, or focus its first target if it has several. Return False without one."""
        table, hand = self.table, self.table.hand
        if hand.marked is not None:
            target = next((target for target in hand.lit_targets if target.spot == hand.marked), None)
            if target is not None:
                self.do.choose(target)
            else:
                self.do.pick(hand.marked)
            return True
        if hand.picked is None:
            return False
        if hand.choices.single(hand.picked) is not None:
            self.do.pick(hand.picked)
        else:
            table.keys.next()
            self._offer_stops()
            table.keys.set(TARGET, 0)
        return True


def _label_for_key(event: pygame.event.Event, buttons: Sequence[PromptButton]) -> str:
    """Return the label of the button with this key; empty if there is none."""
    return next((button.label for button in buttons if button.key and matches(event, button.key)), "")
