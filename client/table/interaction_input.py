"""Events of mouse, touch and keyboard, led to where they belong on the table.

| key | does |
|---|---|
| Tab | move the focus among what can be chosen |
| arrows | move the focus to what is nearest, also to cards, plates and piles that can only be read |
| Enter | pick, or choose the lit target or button |
| Esc | put back, pick nothing, frame who acts, close; with nothing to close: the menu |
| Space | spin a wheel that waits for it; else show at once what still moves, then spare the computers' delay; in
  step mode: the next act |
| 1 to 9 | the buttons of the prompt bar; some have a letter of their own, as the theme says. The other digits are
  as on the keypad |
| keypad 1 to 9 | the lit place of the own grid that lies as the key does on the keypad |
| +, - | more or less of what is shared out |
| Shift 1 to 9, C | where plots are small, bring a neighbor's forward: by its place from the left, or the next one |
| Z | keep the card enlarged; again: let it go |
| PgUp, PgDn, Home, End | scroll what has happened |
| L, F1, Ctrl Z, M | the log, the rules, undo, sound off and on |
| F2 | a hint for whoever is asked; again: without it |
| F3, Shift F3 | why the computer seat that acted last did so; why the one before did |
| N | no: let it happen that can be reacted to, do not use an effect (Esc does that, too), leave what is only offered |
| R | when to ask about a card that can react (a right click on it does that, too) |
| S | the score board, where rounds are scored |
| P | what only this seat is told, such as a secret role |
| B | the bookmarks: set one, go back to one |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from client.input.keys import ARROWS, ENTER, control_held, matches, shift_held
from client.table.hover_layer import CARD_THING
from client.table.interaction import BROWSE, CHANGED, COMMIT, EMPTY, READ, REFUSE, Act
from client.table.interaction_keys import ANSWER, BUTTON, CARD, PILE, PLATE, SPOT, TAG, TARGET, WHEEL
from client.table.interaction_stops import TOOLS, stops_of
from client.table.slot_layer import KEYPAD
from client.table.tag_input import is_strip
from client.table.why_chip import WHY, WHY_LINE
from engine.kernel.refs import NONE

if TYPE_CHECKING:
    from client.table.interaction_prompt import PromptButton
    from client.table.scene import TableScene

_LEFT, _RIGHT = 1, 3
_WHEEL_LINES = 3
_NOWHERE = (-1, -1)
_TWICE_MS = 450
"""Two clicks within this time are one that was meant."""
_SHARE_KEYS = {pygame.K_PLUS: 1, pygame.K_EQUALS: 1, pygame.K_KP_PLUS: 1, pygame.K_MINUS: -1, pygame.K_KP_MINUS: -1}
_LOG_KEYS = {pygame.K_PAGEUP: 6, pygame.K_PAGEDOWN: -6, pygame.K_HOME: 9999, pygame.K_END: -9999}


class TableInput:
    """Takes the events of one table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.pressed: tuple[str, int | str] | None = None
        """The button of the bar (BUTTON, name) or of the prompt bar (ANSWER, number) that is held down."""
        self.pointed: tuple[str, int | str] | None = None
        self.mouse = _NOWHERE
        self._committed_at = -_TWICE_MS
        self._question = scene.view.question
        self._asked = NONE
        """The kind of the question that was asked last."""
        self._handlers: dict[int, Callable[[pygame.event.Event], None]] = {
            pygame.MOUSEMOTION: self._motion, pygame.MOUSEBUTTONDOWN: self._down, pygame.MOUSEBUTTONUP: self._up,
            pygame.MOUSEWHEEL: self._wheel, pygame.KEYDOWN: self._key, pygame.WINDOWLEAVE: self._gone,
            pygame.WINDOWFOCUSLOST: self._gone,
        }  # fmt: skip

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; true when it meant something, so that the picture may have changed."""
        handler = self._handlers.get(event.type)
        if handler is None:
            return False
        if not self._ends_sweep(event):
            handler(event)
        return True

    def _ends_sweep(self, event: pygame.event.Event) -> bool:
        """Whatever the player does ends a sweep, except to hurry it; its own key does nothing else."""
        sweeping = self.scene.extras.sweeping
        name = sweeping.running
        if not name or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            return False
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            return False
        sweeping.stop()
        return event.type == pygame.KEYDOWN and matches(event, self.scene.hand.look.sweeps[name].key)

    # -- mouse ----------------------------------------------------------------------------------------------

    def control_at(self, point: tuple[int, int]) -> tuple[str, int | str] | None:
        """The button of the bar or of the prompt bar at a point, "Why?", or a line of the log that asks the same."""
        scene = self.scene
        if scene.extras.advice.chip.is_at(point):
            return WHY, 0
        for name in TOOLS:
            rect = scene.arrangement.rects.get(f"button.{name}")
            if rect is not None and rect.collidepoint(point):
                return BUTTON, name
        for number, button in enumerate(scene.answer_rects()):
            if button.collidepoint(point):
                return ANSWER, number
        line = scene.log.asked_at(point) if scene.hover.browser is None else None
        return (WHY_LINE, line[0]) if line is not None else None

    def _motion(self, event: pygame.event.Event) -> None:
        scene = self.scene
        self.mouse = event.pos
        scene.keys.hide()
        if not scene.scale.rect.collidepoint(event.pos):
            self._gone(event)
            return
        scene.extras.chain.point(event.pos)
        extras = scene.extras
        if extras.drag(event.pos):
            return
        self.pointed = self.control_at(event.pos) if scene.hand.drag is None else None
        if scene.hover.browser is None and self.pressed is None:
            pressed = scene.hand.pressed
            drawn = scene.timeline.stage.where(pressed.key, scene.now) if pressed is not None else None
            dragging = scene.hand.drag is not None
            if not scene.covered(event.pos) or dragging or pressed is not None:
                scene.hand.point(event.pos, scene.now, drawn)
            else:
                scene.hand.pointed = None
            if scene.hand.drag is not None and not dragging:
                scene.toasts.dismiss(scene.now)
                scene.hover.intent.close()
                scene.play("card")
        if scene.hand.drag is None:
            scene.hover.point(event.pos, scene.now)

    def _down(self, event: pygame.event.Event) -> None:
        scene = self.scene
        self.mouse = event.pos
        scene.keys.hide()
        if event.button == _RIGHT:
            self._right(event.pos)
            return
        if event.button != _LEFT:
            return
        if scene.hover.browser is not None:
            browser = scene.hover.browser
            if not browser.rect.collidepoint(event.pos) or browser.close_rect.collidepoint(event.pos):
                scene.hover.close_browser()
            elif (found := browser.card_at(event.pos)) is not None:
                scene.commands.choose_in_pile(found[0])
            return
        scene.hover.intent.close()
        self.pressed = self.control_at(event.pos)
        free = self.pressed is None and not scene.covered(event.pos)
        if free and (scene.extras.spinner.press(event.pos) or scene.extras.share.press(event.pos)):
            return
        if self.pressed is None and not scene.covered(event.pos):
            scene.hand.point(event.pos, scene.now)
            scene.extras.tags.press(event.pos)
            if scene.extras.lines.press(event.pos):
                return
            scene.hand.press(event.pos, bool(getattr(event, "touch", False)))

    def _up(self, event: pygame.event.Event) -> None:
        if event.button != _LEFT:
            return
        pressed, self.pressed = self.pressed, None
        if pressed is not None:
            if self.control_at(event.pos) == pressed:
                self.activate(*pressed)
            return
        if self.scene.extras.release(event.pos):
            return
        act = self.scene.hand.release(event.pos, sparing=bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
        if act is not None and not (act.kind == EMPTY and self._frame(event.pos)):
            self.carry_out(act)
        if act is None or (act.kind != READ and not (act.kind == REFUSE and is_strip(act.spot))):
            self.scene.hover.intent.ignore(self.scene.hover.thing_at(event.pos))

    def _frame(self, point: tuple[int, int]) -> bool:
        """A click on the bare ground of a neighbor's plot brings it forward; false where there is none."""
        seat = self.scene.hand.arrangement.plot_at(point)
        return seat != self.scene.view.seat and self.scene.camera.bring(seat)

    def _right(self, point: tuple[int, int]) -> None:
        """A right click puts back what is in the hand; else it keeps the card under it enlarged."""
        scene = self.scene
        pulled = scene.extras.pulled
        if scene.hand.drag is not None or scene.hand.picked is not None or pulled:
            self.cancel()
            return
        thing = scene.hover.thing_at(point)
        if scene.hover.intent.pinned and thing == scene.hover.intent.shown:
            thing = None
        elif thing is not None and thing.kind == CARD_THING and scene.extras.reactions.menu(int(thing.which)):
            return
        scene.hover.pin(thing)

    def _wheel(self, event: pygame.event.Event) -> None:
        scene = self.scene
        if scene.hover.browser is not None:
            scene.hover.browser.scroll(-event.y)
            scene.hover.point(self.mouse, scene.now)
        elif scene.log.rect.collidepoint(self.mouse):
            scene.log.scroll_by(event.y * _WHEEL_LINES)
        else:
            scene.extras.share.turn(event.y)

    def _gone(self, event: pygame.event.Event) -> None:
        """The pointer has left the window: nothing is committed."""
        if self.scene.hand.drag is not None:
            self.cancel()
        self.rest()

    def rest(self) -> None:
        """The pointer is nowhere."""
        self.pressed = self.pointed = None
        self.mouse = _NOWHERE
        self.scene.hand.forget_press()
        self.scene.extras.leave()
        self.scene.hover.point(None, self.scene.now)

    # -- what comes of it -----------------------------------------------------------------------------------

    def carry_out(self, act: Act) -> None:
        """Do what a click, a drop or a key came to."""
        scene = self.scene
        if act.kind == COMMIT:
            self._committed_at = scene.now
            scene.commands.commit(act)
        elif act.kind == BROWSE and scene.now - self._committed_at < _TWICE_MS:
            return  # the second click of two on a pile, the first of which has drawn a card
        elif act.kind == READ:
            piece = scene.hand.arrangement.by_key.get(act.spot)
            if piece is not None and scene.extras.reactions.windows.announce_card(piece.card):
                return
            scene.hover.pin(scene.hover.thing_at(piece.hit.center) if piece is not None else None)
        elif act.kind == BROWSE:
            scene.hover.browse(act.zone)
        elif act.kind == EMPTY:
            if not scene.timeline.skip(scene.now):
                scene.toasts.dismiss(scene.now)
        elif act.kind == CHANGED:
            scene.toasts.dismiss(scene.now)
        else:
            scene.commands.finish(act)

    def activate(self, kind: str, name: int | str) -> None:
        """Press a button of the bar or of the prompt bar, "Why?", or a line of the log."""
        scene = self.scene
        if kind == WHY:
            scene.extras.advice.ask_why()
        elif kind == WHY_LINE and isinstance(name, int):
            move = scene.session.move_of(scene.session.log[name])
            if move is not None:
                scene.extras.advice.ask_why_of(move)
        elif kind == BUTTON:
            scene.commands.press_bar(str(name))
        elif isinstance(name, int) and name < len(scene.buttons):
            scene.commands.press(scene.buttons[name])

    def cancel(self) -> bool:
        """Put back what is in the hand; false when there was nothing."""
        held = self.scene.extras.let_go()
        act = self.scene.hand.cancel()
        if act is not None and act.spot is not None:
            self.scene.commands.finish(act)
        return held or act is not None

    # -- keys -----------------------------------------------------------------------------------------------

    def _key(self, event: pygame.event.Event) -> None:
        scene, key = self.scene, event.key
        if key == pygame.K_F1:
            scene.commands.rules()
        elif key == pygame.K_F2:
            scene.extras.advice.ask_hint()
        elif key == pygame.K_F3:
            scene.extras.advice.ask_why(further=shift_held(event))
        elif key == pygame.K_ESCAPE:
            self._escape()
        elif scene.hover.browser is not None:
            self._key_in_browser(key)
        elif key == pygame.K_z and control_held(event):
            scene.commands.undo()
        elif (button := self._button_of(event)) is not None:
            scene.commands.press(button)
        elif key == pygame.K_SPACE:
            self._space()
        elif key == pygame.K_l:
            scene.log.toggle()
        elif key == pygame.K_z:
            scene.hover.pin_pointed()
        elif key == pygame.K_m:
            scene.commands.mute()
        elif key == pygame.K_n:
            scene.extras.reactions.leave()
        elif key == pygame.K_r:
            scene.extras.reactions.menu_by_key()
        elif key == pygame.K_p:
            scene.briefing.show()
        elif key == pygame.K_s:
            scene.extras.scores.show_board()
        elif key == pygame.K_b:
            scene.commands.bookmarking.show()
        elif key == pygame.K_c:
            scene.camera.bring_next(backward=shift_held(event))
        elif pygame.K_1 <= key <= pygame.K_9 and shift_held(event):
            scene.camera.bring_place(key - pygame.K_1)
        elif pygame.K_1 <= key <= pygame.K_9:
            self._digit(key - pygame.K_1)
        elif self._takes_keypad(key):
            return
        elif key in _LOG_KEYS:
            if not scene.recap.scroll(event):
                scene.log.scroll_by(_LOG_KEYS[key])
        else:
            self._move_focus(event)

    def _digit(self, number: int) -> None:
        """A button of the prompt bar, or as on the keypad, when that button has a letter of its own or is not there."""
        buttons = self.scene.buttons
        free = number >= len(buttons) or buttons[number].key
        if not (free and self._takes_keypad(pygame.K_KP1 + number)):
            self.activate(ANSWER, number)

    def _takes_keypad(self, key: int) -> bool:
        """A place of the own grid, or more or less of what is shared out."""
        extras = self.scene.extras
        return (key in KEYPAD and extras.slots.choose(KEYPAD[key])) or (
            key in _SHARE_KEYS and extras.share.turn(_SHARE_KEYS[key]))

    def _button_of(self, event: pygame.event.Event) -> PromptButton | None:
        """The button of the prompt bar whose own key this is."""
        return next((button for button in self.scene.buttons if button.key and matches(event, button.key)), None)

    def _move_focus(self, event: pygame.event.Event) -> None:
        scene, keys = self.scene, self.scene.keys
        self._offer_stops()
        if event.key in ARROWS:
            keys.toward(*ARROWS[event.key])
        elif event.key == pygame.K_TAB:
            keys.next(backward=shift_held(event))
        elif event.key in ENTER:
            self._enter()
        else:
            return
        self._offer_stops()
        scene.hover.point_focus(scene.now)

    def _offer_stops(self) -> None:
        """Tell the focus where it can stand now. A button of another question is another button."""
        question = self.scene.view.question
        if question != self._question:
            if self._question is None:
                self.scene.keys.ask()
            self._question = question
            self.scene.keys.forget(ANSWER)
        if question is not None and question[1] != self._asked:
            self.scene.keys.turn_to(question[1], self._asked)
            self._asked = question[1]
        self.scene.keys.offer(stops_of(self.scene))

    def keep_focus(self) -> bool:
        """The focus stays on something that is there, whatever has happened meanwhile; true when it has moved."""
        scene, keys = self.scene, self.scene.keys
        if not keys.shown:
            return False
        before = keys.stop
        self._offer_stops()
        after = keys.stop
        if before is None or after is None or (before.kind, before.name) != (after.kind, after.name):
            scene.hover.point_focus(scene.now)
        return before != after

    def _enter(self) -> None:
        stop = self.scene.keys.stop
        if stop is None and self.scene.extras.spinner.spin():
            return
        if stop is None:
            self.scene.keys.next()
            return
        if stop.kind == WHEEL:
            self.scene.extras.spinner.spin()
        if stop.kind == SPOT:
            self.carry_out(self.scene.hand.pick(stop.name))
            if self.scene.hand.picked is not None:
                self._offer_stops()
                self.scene.keys.set(TARGET, 0)
        elif stop.kind == TARGET and isinstance(stop.name, int):
            lit = self.scene.hand.lit
            if stop.name < len(lit):
                self.carry_out(self.scene.hand.choose(lit[stop.name]))
        elif stop.kind in (BUTTON, ANSWER) and isinstance(stop.name, int | str):
            self.activate(stop.kind, stop.name)
        elif stop.kind == TAG and (strip := self.scene.extras.tags.strip(stop.name)) is not None:
            self.carry_out(self.scene.hand.refuse_strip(strip))
        elif stop.kind == CARD:
            self.carry_out(self.scene.hand.look_closer(stop.name))
        elif stop.kind == PILE and isinstance(stop.name, int):
            self.scene.hover.browse(stop.name)
        elif stop.kind == PLATE and isinstance(stop.name, int):
            self.scene.camera.bring(stop.name)

    def _escape(self) -> None:
        scene = self.scene
        if scene.hover.browser is not None:
            scene.hover.close_browser()
        elif self.cancel() or scene.extras.advice.close() or self._unpin() or scene.camera.go_back():
            return
        elif not scene.recap.close() and not scene.log.close() and not scene.extras.reactions.decline():
            scene.commands.menu()

    def _unpin(self) -> bool:
        """Let the card go that is kept enlarged; false when none is."""
        return self.scene.hover.intent.pinned and self.scene.hover.intent.close()

    def _space(self) -> None:
        scene = self.scene
        # What still moves is shown at once before a wheel is spun: no key means both.
        moves = scene.timeline.waiting or scene.timeline.stage.moving(scene.now)
        if not moves and scene.extras.spinner.spin():
            return
        if not scene.commands.faster() and scene.session.waits_for_step:
            scene.session.step()

    def _key_in_browser(self, key: int) -> None:
        browser = self.scene.hover.browser
        assert browser is not None
        steps = {pygame.K_DOWN: 1.0, pygame.K_UP: -1.0}
        pages = {pygame.K_PAGEDOWN: 0.9, pygame.K_PAGEUP: -0.9, pygame.K_SPACE: 0.9, pygame.K_HOME: -999,
                 pygame.K_END: 999}  # fmt: skip
        ahead = {pygame.K_RIGHT: 1, pygame.K_TAB: 1, pygame.K_LEFT: -1}
        if key in ahead:
            browser.select(self.scene.hover.choosable, ahead[key])
        elif key in steps:
            browser.scroll(steps[key])
        elif key in pages:
            browser.page(pages[key])
        elif key in ENTER and not self.scene.commands.choose_in_pile(browser.selected):
            self.scene.hover.close_browser()
