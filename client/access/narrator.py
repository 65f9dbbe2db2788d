"""Speaks changes on the screen. Checks the scene after each pass of the main loop."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from client.access import controls
from client.access.controls import join_sentences
from client.access.table_reader import TableReader
from client.input.actions import (
    HEADPHONES,
    NEXT,
    PREVIOUS,
    TELL_MORE,
    TELL_PLATE,
    TELL_STATE,
    WAYS,
    Command,
    find_triggered,
)
from client.input.keys import trigger
from client.scenes.curtain import CurtainScene
from client.shell.app import App
from client.shell.scene import Scene
from client.table.furniture.secret.layer import BriefingPanel
from client.table.model import TableState
from client.widgets import Form, Toast, Widget
from client.widgets.controls.dropdown import DropdownList
from client.widgets.form import Popup
from engine.words.say import access as say


class Narrator:
    """The texts to speak about a program's scenes.

    `problem` returns why speech is unavailable. `forget` is called when another player may listen.
    """

    def __init__(self, app: App, problem: Callable[[], str], forget: Callable[[], None]) -> None:
        self.app = app
        self._why_silent = problem
        self._forget = forget
        self._moved = False
        """Whether a key moved the focus, or tried to."""
        self._scene: Scene | None = None
        self._told: tuple[str, ...] = ()
        self._popup: Popup | None = None
        self._focus: tuple[Widget | None, str] = (None, "")
        self._marked: tuple[Popup | None, int] = (None, -1)
        self._toasts: list[Toast] = []
        self._reader: TableReader | None = None
        self._headphones: tuple[object, bool] = (None, False)
        """The match in which the player was asked about headphones, and the answer."""
        self._problem = ""
        self._quiet = False
        """Whether others could hear at the last look."""

    # -- keys -------------------------------------------------------------------------------------------------

    def means(self, event: pygame.event.Event, action: Command | None) -> bool:
        """Return whether the narrator uses this key. Letters count only at a table that doesn't need them."""
        self._moved = find_triggered(event, (*WAYS, NEXT, PREVIOUS)) is not None
        letter = len(trigger(event).rpartition(" ")[2]) == 1
        return action is not None and (not letter or self._letters_count())

    def _letters_count(self) -> bool:
        scene = self.app.scene
        if not isinstance(scene, TableState) or scene.form.popup is not None:
            return False
        return not (scene.views.public and scene.session.hidden_key_choice is not None)

    def asked_for(self, action: Command) -> str:
        """Return the speech that a key asks for."""
        reader = self._reader if isinstance(self.app.scene, TableState) else None
        if action == HEADPHONES:
            return self._change_headphones()
        if action == TELL_PLATE:
            return reader.plate() if reader is not None else ""
        if reader is None or reader.table.form.popup is not None:
            return self._page()
        return reader.state() if action == TELL_STATE else reader.more() if action == TELL_MORE else ""

    def _change_headphones(self) -> str:
        self._headphones = self._match, not self._wears_headphones()
        if self._reader is not None:
            self._reader.others_hear = not self._headphones[1]
        return say("headphones-on" if self._headphones[1] else "headphones-off")

    @property
    def _match(self) -> object:
        return self._reader.table.session if self._reader is not None else None

    def _wears_headphones(self) -> bool:
        said = self._headphones[0] is not None and self._headphones[0] is self._match
        return self._headphones[1] if said else self.app.settings.speech_headphones

    # -- what is new ------------------------------------------------------------------------------------------

    def reader_of(self, table: TableState) -> TableReader:
        if self._reader is None or self._reader.table is not table:
            self._reader = TableReader(table)
        self._reader.others_hear = not self._wears_headphones()
        return self._reader

    def news(self, scene: Scene, only_events: bool = False) -> list[str]:
        """Return the new texts on the screen, in speaking order.

        `only_events` leaves out screens, panels and the focus, which a screen reader finds by itself.
        """
        if not only_events:
            self._tell_problem(scene)
        found = [words for words, is_event in self._news(scene) if words and (is_event or not only_events)]
        self._moved = False
        return found

    def _tell_problem(self, scene: Scene) -> None:
        """Show once why speech is unavailable."""
        problem, toasts = self._why_silent(), getattr(scene, "toasts", None)
        if problem and problem != self._problem and toasts is not None:
            self._problem = problem
            toasts.show(Toast("information", say("no-speech"), problem), self.app.clock.now())

    def _news(self, scene: Scene) -> Iterator[tuple[str, bool]]:
        """Yield new texts, and whether each is about an event."""
        begins = scene is not self._scene
        if begins:
            self._begin(scene)
        form = getattr(scene, "form", None)
        told = tuple(scene.describe_content())
        if told != self._told:
            self._told = told
            more = controls.list_texts(form) if begins and isinstance(form, Form) else ()
            yield join_sentences((*told, *more)), False
        self._scene = scene
        reader = self._reader if isinstance(scene, TableState) else None
        if reader is not None:
            reader.others_hear = not self._wears_headphones()
            if reader.quiet and not self._quiet:
                self._forget()  # what was said in private can be repeated no more
            self._quiet = reader.quiet
            yield from ((words, True) for words in reader.new_events())
        yield from ((words, True) for words in self._new_toasts(scene))
        if isinstance(form, Form):
            yield from ((words, False) for words in self._in_form(form))
        if reader is not None:
            yield from ((words, True) for words in reader.news())
            yield from ((words, False) for words in reader.focus_news(self._moved))

    def _begin(self, scene: Scene) -> None:
        """Start a new scene. Drops all speech from before a curtain."""
        if isinstance(scene, CurtainScene):
            self._forget()
        self._told, self._popup, self._focus, self._toasts = (), None, (None, ""), []
        if isinstance(scene, TableState):
            self.reader_of(scene)

    def _new_toasts(self, scene: Scene) -> Iterator[str]:
        shown: list[Toast] = list(getattr(getattr(scene, "toasts", None), "toasts", ()))
        new = [toast for toast in shown if all(toast is not old for old in self._toasts)]
        self._toasts = shown
        for toast in new:
            yield self._private(join_sentences((toast.title, toast.sentence, toast.below)))

    def _private(self, words: str) -> str:
        at_table = self._reader is not None and isinstance(self.app.scene, TableState)
        return self._reader.without_secrets(words) if at_table and self._reader is not None else words

    def _in_form(self, form: Form) -> Iterator[str]:
        """Yield changes in a form: a new panel, the focus, a new setting."""
        popup = form.popup
        if popup is not self._popup:
            self._popup, self._focus = popup, (None, "")
            if popup is not None and not isinstance(popup, DropdownList):
                yield self._panel(popup)
        inner = controls.form_of(popup) if popup is not None else form
        opened = popup if inner is None else inner.popup
        if isinstance(opened, DropdownList):
            if self._marked != (opened, opened.marked):
                self._marked = opened, opened.marked
                yield controls.to_speech(opened.describe_entry(opened.marked))
        elif inner is not None:
            focused = inner.focused
            now = (focused, controls.setting(focused.describe()) if focused is not None else "")
            if focused is not None and (now != self._focus or self._moved):
                same = focused is self._focus[0] and now != self._focus
                yield self._private(join_sentences((now[1],)) if same else controls.control(focused, inner))
            self._focus = now

    def _panel(self, popup: Popup) -> str:
        reader = self._reader
        if reader is not None and isinstance(popup, BriefingPanel) and reader.quiet:
            return controls.for_your_eyes()
        form = controls.form_of(popup)
        goes_on = say("goes-on") if form is None or not form.stops() else ""
        return self._private(join_sentences((controls.heading(popup), goes_on)))

    def _page(self) -> str:
        """Return the speech for the whole screen."""
        scene = self.app.scene
        form = getattr(scene, "form", None)
        if scene is None or not isinstance(form, Form):
            return join_sentences(scene.describe_content()) if scene is not None else ""
        popup = form.popup
        if popup is not None and (inner := controls.form_of(popup)) is not None:
            parts, form = [self._panel(popup)], inner
        else:
            parts = [*scene.describe_content(), *controls.list_texts(form)]
        return self._private(join_sentences((*parts, controls.control(form.focused, form) if form.focused else "")))
