"""What a replay takes from its table: the menu and the top bar differ, and nothing changes the match."""

from __future__ import annotations

from functools import partial

from client.replay.replay_commands import keep_puzzle, puzzle_refusal
from client.replay.table import ReplayTable
from client.table.commands import Commands
from client.table.view_switcher import ViewSwitcher
from client.widgets import Dialog, DialogButton, Toast
from engine.kernel.state.refs import NONE
from engine.session.viewpoint import Batch
from engine.words.say import replay as say


def sentence(scene: ReplayTable) -> str:
    """Return the shown choice, then the next question, or how the match ended."""
    session = scene.session
    names, view = session.names, scene.views.newest
    if scene.director.waiting:
        seat = scene.recording.match.answers[session.moment - 1].seat if session.moment else NONE
        return say("has-chosen", name=names[seat]) if seat != NONE else ""
    if view.over:
        words = session.game.words.prompt(view, names)
        return f"{words[:1].upper()}{words[1:]}."
    asked = [names[seat] for seat in sorted(view.asked)]
    return say("choosing", players=say.join_list(asked), count=len(asked)) if asked else ""


class LimitedCommands(Commands):
    """The table's commands in a replay. None changes the match; Esc goes back at once."""

    table: ReplayTable

    def menu(self) -> None:
        self.quit()

    def press_bar(self, name: str) -> None:
        """Ask before the settings button leaves the replay."""
        if name in ("log", "scores", "rules"):
            super().press_bar(name)
            return
        if name != "settings":
            self.table.toasts.show(Toast("information", say("replay"), say("nothing-changes")), self.table.screen.now)
            return
        self.table.stop()
        answers = [DialogButton(say("watch-on"), None, "primary", icon="play", harmless=True)]
        if self.table.app.knows("settings"):
            answers.append(DialogButton(say("settings"), partial(self._open, "settings"), icon="settings"))
        if self.table.app.knows("keep-puzzle"):
            keep, why_not = partial(keep_puzzle, self.table), puzzle_refusal(self.table)
            answers.append(DialogButton(say("keep-as-puzzle"), keep, icon="hint", reason=why_not))
        answers.append(DialogButton(self.table.leave_words, self.quit, icon="left"))
        self.table.form.show(Dialog(say("replay"), say("nothing-that-is-done"), answers))

    def rules(self) -> None:
        """Stop playback, then open the rules."""
        self.table.stop()
        super().rules()

    def quit(self) -> None:
        self.table.go_back()


class LimitedSwitcher(ViewSwitcher):
    """Switches no views: no curtain, no results."""

    def take_events(self, look: int) -> tuple[list[Batch], bool]:
        """Take the events of the session; the viewer has seen everything."""
        session = self.table.session
        return session.take_events(), session.look != look

    def go_on(self, now: int) -> None:
        """Do nothing: nothing is due."""

    def show_results(self) -> None:
        """Do nothing: the player has seen the results, or they lie below."""
