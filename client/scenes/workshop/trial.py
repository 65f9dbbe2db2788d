"""A card's trial: a match that starts with the card in hand, is never saved, and leads back to the workshop."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from client.input.actions import BACK, cap
from client.scenes.workshop.own_pack import OwnCard, OwnPack
from client.table.commands import Commands
from client.table.scene import TableScene
from client.table.view_switcher import ViewSwitcher
from client.widgets import Dialog, DialogButton, Toast
from client.widgets.icons import key_name
from engine.ai.seat_request import HUMAN
from engine.ai.workers import WorkerPool
from engine.games import load
from engine.kernel.files.faults import BadCard
from engine.kernel.scenarios.reader import read
from engine.kernel.scenarios.runner import BadScenario, ScenarioRunner
from engine.session.computers.opponents import USUAL_LEVEL
from engine.session.practice_match import PracticeMatch
from engine.session.session import Session
from engine.words.say import workshop as say

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer
    from engine.store.player.settings import Settings


class NoTrial(Exception):
    """A card that can't be tried out. The message is one sentence."""


def trial_of(pack: OwnPack, card: OwnCard, settings: Settings, pool: WorkerPool | None = None) -> Session:
    """Return a session with the card in hand, against the computer. Raises NoTrial."""
    try:
        alone = pack.to_pack([other for other in pack.finished_cards() if other.slug == card.slug])
        game = load(card.slug).with_packs([alone])
        scenario = read(game.workshop.try_out(card.kind, card.id), f"{card.id}.toml")
        kinds = [HUMAN if name == scenario.active else USUAL_LEVEL for name in scenario.seats]
        match = PracticeMatch(game, scenario, ScenarioRunner(scenario, game).state, kinds)
    except (BadCard, BadScenario, LookupError, ValueError) as problem:
        raise NoTrial(say("cannot-try", card=card.name, problem=str(problem))) from problem
    return Session(match, settings, pool=pool)


class TrialTable(TableScene):
    """The table of a trial: Esc leads back to the workshop at once."""

    current_profile = None

    def __init__(self, session: Session, player: SoundPlayer) -> None:
        self.trial = session
        super().__init__(session, player)

    def _make_commands(self) -> Commands:
        return _TrialCommands(self)

    def _make_switcher(self) -> ViewSwitcher:
        return _TrialSwitcher(self)

    def changes_table(self) -> bool:
        """Return False: the table never changes."""
        return False

    def _set_up(self) -> None:
        super()._set_up()
        words = say("nothing-of-this-match", key=key_name(cap(BACK)))
        self.toasts.show(Toast("information", say("trying-a-card-out"), words), self.screen.now)


class _TrialCommands(Commands):
    """What a player can order here; nothing of it leads to the title."""

    table: TrialTable

    def menu(self) -> None:
        self.quit()

    def press_bar(self, name: str) -> None:
        """Press a button of the bar. The button of the settings asks first."""
        if name != "settings":
            super().press_bar(name)
            return
        answers = [
            DialogButton(say("keep-playing"), None, "primary", icon="play", harmless=True),
            DialogButton(say("settings"), partial(self._open, "settings"), icon="settings"),
            *self._puzzle(),
            DialogButton(say("back-to-the-workshop"), self.quit, icon="left"),
        ]
        self.table.form.show(Dialog(say("trying-a-card-out"), say("nothing-of-this-match-is-saved"), answers))

    def _puzzle(self) -> list[DialogButton]:
        session = self.table.trial
        asked = session.match.state.question_for(session.viewer) is not None
        offered = asked and self.table.app.knows("keep-puzzle")
        return [DialogButton(say("keep-as-puzzle"), self._keep_puzzle, icon="hint")] if offered else []

    def _keep_puzzle(self) -> None:
        session = self.table.trial
        state = session.match.state.copy()
        self.table.app.open_over("keep-puzzle", match=session.match, state=state, seat=session.viewer)

    def quit(self) -> None:
        self.table.session.close()
        self.table.app.back()


class _TrialSwitcher(ViewSwitcher):
    """When the match is over the table says so, and leads nowhere else."""

    def show_results(self) -> None:
        """Say how it ended."""
        self._results_seen = True
        table = self.table
        sentence = table.session.game.words.prompt(table.views.newest, table.session.names)
        words = say("trial-over", sentence=f"{sentence[:1].upper()}{sentence[1:]}", key=key_name(cap(BACK)))
        table.toasts.show(Toast("done", say("trial-is-over"), words), table.screen.now)
