"""The page that replaces a failed page: what happened to the match, and how to continue."""

from __future__ import annotations

from pathlib import Path

from client.art import palette
from client.input.actions import BACK, NEXT, PRESS, cap
from client.scenes.page import Caps, Page
from client.shell.guard import InterruptedMatch
from client.shell.scene import Host
from client.shell.system.file_manager import show_folder
from client.widgets import Button, Column, ScrollArea, Toast, Widget, Words, heading
from client.widgets.style import SECOND
from engine.words.say import scenes as say

_PADDING = 26.0


class TroubleScene(Page):
    """Error page that replaces a crashed scene. `match` and `report` are None without one."""

    def __init__(self, match: InterruptedMatch | None, report: Path | None) -> None:
        super().__init__(say("trouble"), self._to_title)
        self._match = match
        self._report = report
        self.go_on = Button(say("go-on"), "primary", icon="play", then=lambda _: self._go_on())
        self.to_title = Button(say("to-title"), icon="left", then=lambda _: self._to_title())
        self.open_folder = Button(say("open-folder"), icon="log", then=lambda _: self._open_folder())
        self.go_on.visible = match is not None and match.go_on is not None
        self.open_folder.visible = report is not None
        if not self.go_on.visible:
            self.to_title.kind = "primary"
        told, ways = Column(*self._make_content(), gap=12), Column(self.go_on, self.to_title, self.open_folder, gap=14)
        panel = Column(told, ways, gap=24, padding=_PADDING, face=palette.RAISED, name=say("trouble"))
        self.area = ScrollArea(panel, padding=12, name=say("trouble"))

    def _make_content(self) -> list[Widget]:
        told: list[Widget] = [heading(say("page-closed")), Words(say("trouble-what"))]
        if self._match is not None:
            told.append(Words(say("saved") if self._match.saved else say("saved-until")))
        report = say("report-written", file=self._report.name) if self._report else ""
        return [*told, Words(report or say("no-report"), SECOND, palette.INK_2)]

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
            self.say(Toast("information", say("trouble"), say("no-file-manager", folder=str(self._report.parent))))

    # -- layout -----------------------------------------------------------------------------------------------

    def place_body(self) -> None:
        self.place_panel(self.area)

    def caps(self) -> Caps:
        return (
            (cap(PRESS), self.form.focused.name if self.form.focused else ""),
            (cap(NEXT), say("key-next-control")),
            (cap(BACK), say("key-to-the-title")),
        )
