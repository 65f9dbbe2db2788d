"""The log's dialog: filter lines, copy them or export them to a file."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from client.input import clipboard
from client.table.actions import SHOW_RECAP
from client.table.context import TableContext
from client.table.furniture.log.shown_log import ALL, COURSE, KINDS, ShownLog
from client.widgets import Choice, Dialog, DialogButton, Dropdown, Toast
from engine.kernel.state.refs import NONE
from engine.store.files.atomic import StoreError, write_bytes
from engine.words.say import shell as shell_words, table as say


class LogMenu:
    """The dialog of a log, and the commands of its buttons and keys."""

    def __init__(self, table: TableContext, log: ShownLog) -> None:
        self.table, self.do, self.log = table, table.do, log

    @property
    def words(self) -> str:
        """The current filter in words; empty without one."""
        parts = [self.log.session.names[self.log.player]] if self.log.player != NONE else []
        parts += [say(f"log-{self.log.kind}")] if self.log.kind != ALL else []
        return say("log-only", what=", ".join(parts)) if parts else ""

    def show(self) -> None:
        players = [Choice(NONE, say("log-everybody"))]
        players += [Choice(seat, name) for seat, name in enumerate(self.log.session.names)]
        kinds = [Choice(kind, say(f"log-{kind}")) for kind in (ALL, *KINDS, COURSE)]
        content = (
            Dropdown(players, self.log.player, name=say("log-player"), then=self._look_at),
            Dropdown(kinds, self.log.kind, name=say("log-kind"), then=self._ask_for),
        )
        folder = self.log.session.log_folder
        answers = [
            DialogButton(say("recap-all"), partial(self.do.perform, SHOW_RECAP), icon="log"),
            DialogButton(say("log-copy"), self.copy, icon="cards"),
            DialogButton(say("log-export"), self.export, icon="up", reason="" if folder else say("log-no-folder")),
            DialogButton(say("close"), None, "primary", icon="check", harmless=True),
        ]
        self.do.drop_all()
        self.table.screen.form.show(Dialog(say("the-log"), say("log-shows"), answers, content=content))

    def _look_at(self, player: int) -> None:
        self.log.player = player

    def _ask_for(self, kind: str) -> None:
        self.log.kind = kind

    def copy(self) -> None:
        """Copy the visible lines to the clipboard."""
        if clipboard.copy(self.log.visible_text()):
            self.table.screen.toast(Toast("done", say("log-copied"), say("log-is-copied")))
        else:
            self.table.screen.toast(Toast("refused", say("log-copy"), shell_words("no-clipboard")))

    def export(self) -> None:
        """Export the visible lines to a file."""
        session, folder = self.log.session, self.log.session.log_folder
        if folder is None:
            return
        path = folder / f"{session.game.slug}-{datetime.now():%Y-%m-%d %H.%M.%S}.txt"
        head = f"{session.game.title}: {', '.join(session.names)}"
        try:
            write_bytes(path, f"{head}\n\n{self.log.visible_text()}\n".encode())
        except StoreError as problem:
            self.table.screen.toast(Toast("refused", say("log-export"), str(problem)))
        else:
            self.table.screen.toast(Toast("done", say("log-exported"), str(path)))
