"""The page that waits for saves to finish after the player quits."""

from __future__ import annotations

from client.art import palette
from client.scenes.page import Page
from client.widgets import Button, Column, ScrollArea, Words, heading
from client.widgets.style import SECOND
from engine.store.files.writer import Writer
from engine.words.say import scenes as say

_LOOK_MS = 50


class SavingScene(Page):
    """Quits when everything is saved, or when the player doesn't want to wait. Back leads to the title."""

    def __init__(self, *writers: Writer) -> None:
        super().__init__(say("saving"), lambda: self.app.open_alone("title"))
        self._writers = writers
        self.problem = Words("", SECOND, palette.INK_2)
        self.leave_now = Button(say("quit-unsaved"), icon="exit", then=lambda _: self.app.quit())
        told = Column(heading(say("saving")), Words(say("saving-waits")), self.problem, gap=12)
        panel = Column(told, self.leave_now, gap=24, padding=26, face=palette.RAISED, name=say("saving"))
        self.area = ScrollArea(panel, padding=12, name=say("saving"))

    def update(self, now: int) -> bool:
        for writer in self._writers:
            writer.deliver()
        if not any(writer.pending for writer in self._writers):
            self.app.quit()
        problem = next((writer.problem for writer in self._writers if writer.problem), "")
        changed = self.problem.words != problem
        if changed:
            self.problem.words = problem
            self.place_again()
        return super().update(now) or changed

    def wake_at(self) -> int | None:
        return self.app.clock.now() + _LOOK_MS

    def place_body(self) -> None:
        self.place_panel(self.area)
