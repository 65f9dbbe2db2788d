"""The program around the scenes: it makes them by name, and begins and resumes matches.

Each scene is imported when it is opened for the first time, so that the title stands on the screen before
anything that only a match needs has been read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from client.app import App
from client.guard import Interrupted
from client.scene import Scene
from client.scenes.game_list import game_entries, titles
from engine import __version__
from engine.store.folders import Folders, unusable
from engine.store.saves import Save, unfinished

if TYPE_CHECKING:
    from client.replay.recording import Recording
    from client.scenes.setup_model import MatchSetup
    from client.session.session import Session
    from client.sound.player import Player
    from engine.store.packs import PackFile

Back = Callable[[], None] | None


class Program:
    """Registers every scene with `app`. Without `folders` nothing is read or kept."""

    def __init__(self, app: App, folders: Folders | None) -> None:
        self.app = app
        self.folders = folders
        shut = unusable(folders) if folders is not None else ""
        self._remarks = [*([shut] if shut else []), *app.settings.remarks]
        self._player: Player | None = None
        self._at_table: Session | None = None
        """The match on the table; it lies there until the title is shown again."""
        if app.guard is not None:
            app.guard.interrupt = self.interrupt
            app.guard.remark = lambda sentence: self._remarks.append(sentence)
        for name, factory in (
            ("title", self._title),
            ("continue", self._continue),
            ("start", self._start_with_last),
            ("setup", self._setup),
            ("watch", self._watch),
            ("settings", self._settings),
            ("rules", self._rules),
            ("gallery", self._gallery),
            ("workshop", self._workshop),
            ("trial", self._trial),
            ("statistics", self._statistics),
            ("table", self._table),
            ("curtain", self._curtain),
            ("results", self._results),
            ("replay", self._replay),
        ):
            app.register(name, factory)

    def close(self) -> None:
        """End what runs beside the window."""
        if self._player is not None:
            self._player.stop()

    # -- the menus --------------------------------------------------------------------------------------------

    def _title(self) -> Scene:
        from client.scenes.opening import OpeningScene

        self._at_table = None
        return OpeningScene(game_entries(), self._resumable, __version__, self._take_remarks)

    def _setup(self, game: str = "", back: Back = None) -> Scene:
        return self._setup_scene(game=game, back=back)

    def _watch(self, game: str = "", back: Back = None) -> Scene:
        return self._setup_scene(game=game, watch=True, back=back)

    def _setup_scene(self, **arguments: Any) -> Scene:
        from client.scenes.setup import SetupScene

        return SetupScene(self.start, unfinished=self._in_progress, resume=self.resume, packs=self._packs, **arguments)

    def _settings(self, back: Back = None) -> Scene:
        from client.scenes.settings import SettingsScene

        return SettingsScene(self._hear, back)

    def _rules(self, game: str = "", clause: str = "", back: Back = None, about: str = "") -> Scene:
        from client.scenes.rules import RulesScene

        return RulesScene(game, clause, back, about)

    def _gallery(self, game: str = "", back: Back = None) -> Scene:
        from client.scenes.gallery import GalleryScene

        return GalleryScene(game, back, self._packs)

    def _workshop(self, back: Back = None) -> Scene:
        from client.scenes.workshop import WorkshopScene

        return WorkshopScene(self.folders.packs if self.folders else None, back)

    def _statistics(self, back: Back = None) -> Scene:
        from client.scenes.statistics import StatisticsScene

        return StatisticsScene(self.folders.data if self.folders else None, back, self.folders)

    # -- a match ----------------------------------------------------------------------------------------------

    def _table(self, session: Session) -> Scene:
        self._at_table = session
        if session.watching:
            from client.watch.scene import WatchScene

            return WatchScene(session, self._sounds())
        from client.table.scene import TableScene

        return TableScene(session, self._sounds())

    def _trial(self, session: Session) -> Scene:
        from client.scenes.workshop_trial import TrialTable

        return TrialTable(session, self._sounds())

    def _curtain(self, session: Session, below: Scene | None = None) -> Scene:
        from client.scenes.curtain import CurtainScene

        return CurtainScene(session, below)

    def _results(self, session: Session, back: Back = None) -> Scene:
        from client.scenes.results import ResultsScene

        return ResultsScene(session, back)

    def _replay(self, recording: Recording, **arguments: Any) -> Scene:
        from client.replay.scene import ReplayScene

        return ReplayScene(recording, self._sounds(), **arguments)

    def start(self, setup: MatchSetup) -> None:
        """Begin the match that was set up and show its table."""
        self.app.open_alone("table", session=self._begin(setup))

    def resume(self, game: str) -> None:
        """Go on with the match in progress of a game; shows the title with the reason when that cannot be."""
        session = self._resumed(game)
        if session is None:
            self.app.open_alone("title")
        else:
            self.app.open_alone("table", session=session)

    def interrupt(self) -> Interrupted | None:
        """Leave the match on the table because something has failed; None when there is none."""
        session, self._at_table = self._at_table, None
        if session is None:
            return None
        session.close()
        return Interrupted(
            go_on=self._way_on(session) if self.folders is not None and not session.over else None,
            saved=self.folders is not None and session.saved,
            facts=f"{session.game.slug}, {', '.join(session.kinds)}, {len(session.match.answers)} answers",
            names=session.names,
        )

    def _way_on(self, session: Session) -> Callable[[], None]:
        """What goes on with a match that was left, from its last answer that was saved."""
        return lambda: self.resume(session.game.slug)

    def _begin(self, setup: MatchSetup) -> Session:
        from client.session.session import Session

        return Session.start(
            setup.game, setup.names, setup.kinds, setup.options, setup.seed, self.app.settings, folders=self.folders
        )

    def _start_with_last(self, game: str) -> Scene:
        """The table with the last set-up of a game; the set-up screen when there is something to ask."""
        from client.scenes.setup_model import MatchSetup, saved_packs
        from engine.games import load

        saved = self.app.settings.last_setup.get(game)
        there = [file.pack for file in self._packs() if file.pack is not None]
        setup = MatchSetup.from_saved(load(game), saved, there) if saved else None
        complete = setup is None or len(setup.game.packs) == len(saved_packs(saved or {}))
        if not complete:  # whoever has not switched a pack off should see that it is not there
            return self._setup_scene(game=game)
        if setup is None or setup.problem() or self._in_progress(game):
            return self._setup_scene(game=game, ask=setup is not None and not setup.problem())
        self.app.settings.last_game = game
        return self._table(self._begin(setup))

    def _continue(self) -> Scene:
        """The table of the match that was played last; the title with the reason when it cannot be played."""
        newest = self._newest()
        session = self._resumed(newest.game) if newest else None
        return self._table(session) if session else self._title()

    def _resumed(self, game: str) -> Session | None:
        if self.folders is None:
            return None
        from client.session.resuming import resume_autosave

        session, remarks = resume_autosave(game, self.app.settings, folders=self.folders)
        if session is None:
            self._remarks += remarks
        else:
            session.tell(*remarks)
        return session

    # -- what is on disk --------------------------------------------------------------------------------------

    def _saves(self) -> list[Save]:
        """The matches in progress, the newest first; what cannot be read is remembered to be told."""
        if self.folders is None:
            return []
        try:
            found = unfinished(self.folders.autosaves)
        except OSError:  # what may not be looked at was told at the start
            return []
        self._remarks += found.remarks
        known = {entry.slug for entry in game_entries() if entry.available}
        return [save for save in found.saves if save.game in known]

    def _newest(self) -> Save | None:
        saves = self._saves()
        return saves[0] if saves else None

    def _resumable(self) -> str:
        newest = self._newest()
        return f"{titles()[newest.game]}, turn {newest.turn}" if newest else ""

    def _packs(self) -> list[PackFile]:
        """The card packs of the player, read anew."""
        if self.folders is None:
            return []
        from engine.store.packs import PackStore

        return PackStore(self.folders.packs).files()

    def _in_progress(self, game: str) -> str:
        for save in self._saves():
            if save.game == game:
                return save.words(titles())
        return ""

    def _take_remarks(self) -> list[str]:
        """Every sentence that was not told yet."""
        remarks, self._remarks = self._remarks, []
        return list(dict.fromkeys(remarks))

    def _hear(self) -> None:
        """A sound to judge the volume by."""
        self._sounds().play("coin")

    def _sounds(self) -> Player:
        """The one player of sounds of the whole program."""
        if self._player is None:
            from client.sound.player import Player

            self._player = Player(self.app.settings, threaded=not self.app.headless)
        return self._player
