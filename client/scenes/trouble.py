"""The page that is shown when another one has failed: what that means for the match, and the ways on."""

from __future__ import annotations

from pathlib import Path

import pygame

from client.art import palette
from client.input.actions import BACK, NEXT, PRESS, cap
from client.scenes.page import Caps, Page
from client.shell.file_manager import show_folder
from client.shell.interrupted import Interrupted
from client.shell.scene import Host
from client.widgets import Button, Column, ScrollArea, Toast, Widget, Words, heading
from client.widgets.style import SECOND

TITLE = "Something went wrong"
GO_ON = "Go on from the last answer"
TO_TITLE = "To the title"
OPEN_FOLDER = "Open the folder with the report"

_WHAT = "What was shown here has failed and was closed. The program itself goes on."
_SAVED = "The match is safe: it is saved up to the last answer."
_NOT_SAVED = "The match is safe up to the last answer that could be saved."
_NO_REPORT = "What happened could not be written down."
_NO_FILE_MANAGER = "No file manager answers. The report lies in {folder}."

_WIDEST = 560.0
_PADDING = 26.0


class TroubleScene(Page):
    """What is shown instead of a scene that has failed. `match` is the one it has interrupted, `report` the file in
    which it is written down; either may be missing.
    """

    def __init__(self, match: Interrupted | None, report: Path | None) -> None:
        super().__init__(TITLE, self._to_title)
        self._match = match
        self._report = report
        self.go_on = Button(GO_ON, "primary", icon="play", then=lambda _: self._go_on())
        self.to_title = Button(TO_TITLE, icon="left", then=lambda _: self._to_title())
        self.open_folder = Button(OPEN_FOLDER, icon="log", then=lambda _: self._open_folder())
        told, ways = Column(*self._told(), gap=12), Column(*self._ways(), gap=14)
        panel = Column(told, ways, gap=24, padding=_PADDING, face=palette.RAISED, name=TITLE)
        self.area = ScrollArea(panel, padding=12, name=TITLE)

    def _told(self) -> list[Widget]:
        told: list[Widget] = [heading("This page had to be closed"), Words(_WHAT)]
        if self._match is not None:
            told.append(Words(_SAVED if self._match.saved else _NOT_SAVED))
        report = f"What happened is written in {self._report.name}, without anybody's name." if self._report else ""
        return [*told, Words(report or _NO_REPORT, SECOND, palette.INK_2)]

    def _ways(self) -> list[Button]:
        self.go_on.visible = self._match is not None and self._match.go_on is not None
        self.open_folder.visible = self._report is not None
        if not self.go_on.visible:
            self.to_title.kind = "primary"
        return [self.go_on, self.to_title, self.open_folder]

    def enter(self, app: Host) -> None:
        super().enter(app)
        self.set_controls(self.area)
        self.form.focus(self.go_on if self.go_on.visible else self.to_title)

    # -- the ways on ------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self._match is not None and self._match.go_on is not None:
            self._match.go_on()

    def _to_title(self) -> None:
        self.app.open_alone("title")

    def _open_folder(self) -> None:
        if self._report is not None and not show_folder(self._report.parent):
            self.say(Toast("information", TITLE, _NO_FILE_MANAGER.format(folder=self._report.parent)))

    # -- layout -----------------------------------------------------------------------------------------------

    def place_body(self) -> None:
        scale, body, ring = self.scale, self.body, self.scale.px(12)
        width = max(1, min(body.width - 2 * self.margin, scale.px(_WIDEST)))
        high = min(self.area.height_for(width + 2 * ring, scale.unit), body.height)
        place = pygame.Rect(0, 0, width + 2 * ring, high)
        place.center = body.center
        self.area.place(place.clip(body), scale.unit)

    def caps(self) -> Caps:
        return ((cap(PRESS), self.form.focused.name if self.form.focused else ""), (cap(NEXT), "next control"),
                (cap(BACK), "to the title"))  # fmt: skip
