"""The program around the scenes: it makes them by name, and starts and resumes matches.

Each scene is imported when it is first opened, so the title shows before anything that only a match needs is read.
"""

from __future__ import annotations

import atexit
import gc
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from client.access.speech import SpeechSwitch
from client.access.tree import adapter
from client.access.tree.system import Adapter, SystemTree
from client.program_lessons import ProgramLessons
from client.program_players import ProgramPlayers
from client.program_season import ProgramSeason
from client.program_sound import ProgramSound
from client.scenes.games import game_entries, titles
from client.shell.app import App
from client.shell.guard import InterruptedMatch
from client.shell.scene import Back, Scene
from engine import __version__
from engine.store.files.atomic import StoreError
from engine.store.files.folders import Folders, unusable
from engine.store.files.writer import Writer
from engine.store.history.database import NotReady
from engine.store.history.match_list import StoredMatch
from engine.store.player.progress import Progress
from engine.store.player.puzzles import PuzzleStore
from engine.store.player.street import StreetProgress
from engine.store.store import Store
from engine.words.messages import retranslate
from engine.words.say import shell as say

if TYPE_CHECKING:
    from client.access.voice import Voice
    from client.replay.recording import Recording
    from client.scenes.setup.match_setup import MatchSetup
    from client.sound.player import SoundPlayer
    from engine.session.session import Session
    from engine.store.history.results import MatchResult
    from engine.store.player.packs import PackFile
    from engine.street.playing import Reached, Seating

_LAST_FLUSH_S = 2.0
"""The longest wait for the writer after the window has closed."""


class Program:
    """Registers every scene with `app`. Without `folders` nothing is stored; `speech` reads everything aloud."""

    def __init__(
        self,
        app: App,
        folders: Folders | None,
        player: SoundPlayer | None = None,
        speech: Voice | None = None,
        threaded: bool | None = None,
    ) -> None:
        """`threaded`: whether matches are saved in a separate thread; by default only with a window."""
        self.app = app
        self.folders = folders
        self.store = Store(folders, not app.headless if threaded is None else threaded) if folders is not None else None
        """The store of matches; None if they aren't stored."""
        self.remarks = list(app.settings.remarks)
        """Sentences that the title shows next."""
        self._has_started = False
        self._waits_to_quit = False
        app.files = Writer(self.store is not None and self.store.writer.threaded)
        self.progress = Progress(folders.data if folders is not None else None, app.files)
        self.street = StreetProgress(folders.data if folders is not None else None, app.files)
        self._players = ProgramPlayers(app, self.street)
        self.today: Callable[[], date] = date.today
        """Returns the current date, for the daily deal."""
        self._sound = ProgramSound(app, player)
        self._at_table: Session | None = None
        """The match on the table, until the title is shown again."""
        self._reached_by: tuple[Session, Reached | None] | None = None
        """The match that ended last, and what it achieved on the street."""
        self.speech = SpeechSwitch(app, speech)
        self.tree: SystemTree | None = None
        """The window's tree for assistive technology, if there is a window and AccessKit is installed."""
        if not app.headless:
            self.connect(adapter.connect)
            app.window.reveal()
        self._tidied: WeakSet[Scene] = WeakSet()
        app.on_scene = self._on_scenes_shown
        app.before_turn, app.last_scene = self._look_at_store, self._saving
        if self.store is not None and self.store.writer.threaded:
            self.store.writer.on_done = app.files.on_done = app.wake
        elif self.store is not None:
            self._start_store()
        app.on_focus = self._sound.focus
        if app.guard is not None:
            app.guard.interrupt, app.guard.page = self.interrupt, _trouble
            app.guard.remark = lambda sentence: self.remarks.append(sentence)
        for name, factory in (
            ("title", self._title),
            ("continue", self._continue),
            ("matches", self._matches),
            ("log", self._log),
            ("setup", self._setup),
            ("watch", partial(self._setup, watch=True)),
            ("settings", self._settings),
            ("bindings", self._bindings),
            ("cards-and-tables", self._cards_and_tables),
            ("about", self._about),
            ("rules", self._rules),
            ("gallery", self._gallery),
            ("street", self._street),
            ("workshop", self._workshop),
            ("trial", self._trial),
            ("statistics", self._statistics),
            ("table", self._table),
            ("curtain", self._curtain),
            ("ending", self._ending),
            ("results", self._results),
            ("replay", self._replay),
        ):
            app.register(name, factory)
        puzzles = PuzzleStore(folders.puzzles if folders is not None else None)
        self.lessons = ProgramLessons(app, self.progress, puzzles, self._sound, self._players)
        self.season = ProgramSeason(self, self._sound, self._players)

    def connect(self, connect: Callable[[SystemTree], Adapter | None]) -> None:
        """Offer the window's accessibility tree through an adapter, if there is one."""
        tree = SystemTree(self.app, self.speech.reader_of, connect)
        if tree.is_connected:
            self.tree = self.speech.tree = tree
            self.app.on_turn = self._end_turn

    def _end_turn(self) -> None:
        self.speech.turn()
        if self.tree is not None:
            self.tree.turn()

    def _cover_tree(self, tree: SystemTree, scene: Scene) -> None:
        """Remove the table from the tree before a curtain is drawn."""
        from client.scenes.curtain import CurtainScene

        if isinstance(scene, CurtainScene):
            self.speech.forget()
            tree.turn()

    def tell(self, remarks: Sequence[str]) -> None:
        """Show these sentences on the title before all others."""
        self.remarks = [*remarks, *self.remarks]

    def _start_store(self) -> None:
        """Check stored data, before anything else or while the first picture is already shown."""
        assert self.store is not None and self.folders is not None
        self._has_started = True
        shut = unusable(self.folders)
        self.remarks += [shut] if shut else self.store.start()

    def _look_at_store(self) -> None:
        """Notify the scene when something was saved."""
        if self.tree is not None:
            self.tree.act()
        self.app.files.deliver()
        if self.store is None:
            return
        starts = not self._has_started and self.app.frames_drawn > 0
        if starts:
            self._start_store()
        if (self.store.writer.deliver() or starts) and self.app.scene is not None:
            self.app.scene.on_saved()

    def _saving(self) -> Scene | None:
        """Return the page that waits for unsaved data, once; None if there is none."""
        from client.scenes.saving import SavingScene

        writers = [self.app.files, *([self.store.writer] if self.store is not None else ())]
        if self._waits_to_quit or all(writer.catch_up() for writer in writers):
            return None
        self._waits_to_quit = True
        return SavingScene(*writers)

    def close(self) -> None:
        """End everything that runs besides the window."""
        self.speech.close()
        self._sound.close()
        self.app.files.flush(_LAST_FLUSH_S)
        self.app.files.close()
        if self.store is not None:
            self.store.flush(0.0 if self._waits_to_quit else _LAST_FLUSH_S)
            self.store.close()
        atexit.register(gc.freeze)  # the system frees memory faster than Python finds garbage

    # -- the menus --------------------------------------------------------------------------------------------

    def _title(self) -> Scene:
        from client.scenes.title.scene import TitleScene

        self._at_table, self._waits_to_quit = None, False
        self._players.arrange()
        return TitleScene(
            game_entries(),
            self._resumable,
            __version__,
            self._take_remarks,
            self._progress_shares,
            lambda: self.season.evening,
        )

    def _setup(self, **arguments: Any) -> Scene:
        from client.scenes.setup.scene import SetupScene
        from engine.store.lesson_library import first_match

        offers_lesson = self.lessons.offers_lesson
        return SetupScene(
            self.start, packs=self._packs, first_match=first_match, offers_lesson=offers_lesson, **arguments
        )

    def _street(self, game: str = "", back: Back = None) -> Scene:
        from client.scenes.street.scene import StreetScene

        progress = self._players.street
        return StreetScene(progress, self.play, self.resume_or_tell, self.find_stored, self.today(), game, back)

    def _progress_shares(self, game: str) -> tuple[float, float]:
        """Return the shares of a game's beaten opponents and completed feats, for its house on the title."""
        from engine.street.library import shares

        return shares(self._players.street, game)

    def find_stored(self, matches: Sequence[int]) -> list[int]:
        """Return the matches (ids) that are stored."""
        try:
            return self.store.matches.are_kept(matches) if self.store is not None else []
        except StoreError as error:
            self.remarks.append(str(error))
            return []

    def _settings(self, person: str | None = None, back: Back = None) -> Scene:
        from client.scenes.settings import SettingsScene

        return SettingsScene(self._sound.hear_volumes, back, self.folders, person)

    def _bindings(self, back: Back = None) -> Scene:
        from client.scenes.bindings.scene import BindingsScene

        return BindingsScene(back)

    def _cards_and_tables(self, back: Back = None) -> Scene:
        from client.scenes.cards_and_tables import CardsAndTablesScene

        return CardsAndTablesScene(back, self.season.find_rewards())

    def _about(self, new_first: bool = False, back: Back = None) -> Scene:
        from client.scenes.about import AboutScene

        return AboutScene(self.folders, new_first, back)

    def _rules(self, game: str = "", clause: str = "", back: Back = None, about: str = "") -> Scene:
        from client.scenes.rules.scene import RulesScene

        return RulesScene(game, clause, back, about)

    def _gallery(self, game: str = "", back: Back = None) -> Scene:
        from client.scenes.gallery.scene import GalleryScene

        return GalleryScene(game, back, self._packs)

    def _workshop(self, back: Back = None) -> Scene:
        from client.scenes.workshop.scene import WorkshopScene

        return WorkshopScene(self.folders.packs if self.folders else None, back)

    def _statistics(self, back: Back = None) -> Scene:
        from client.scenes.statistics.scene import StatisticsScene

        return StatisticsScene(self.store, back, self.season.progress)

    def _matches(self, back: Back = None) -> Scene:
        from client.scenes.matches.scene import MatchesScene

        return MatchesScene(self.store, self.resume, back, season=(self.season.matches(), self.season.open_match()))

    def _log(self, words: str, lines: Sequence[str]) -> Scene:
        from client.scenes.matches.log import MatchLogScene

        return MatchLogScene(words, lines)

    def tell_on_title(self, sentence: str) -> Scene:
        """Return the title, with a sentence to show."""
        self.remarks.append(sentence)
        return self._title()

    # -- a match ----------------------------------------------------------------------------------------------

    def _table(self, session: Session) -> Scene:
        self._at_table = session
        self._players.arrange(session.match)
        session.when_over = lambda result: self._on_match_ended(session, result)
        if session.watching:
            from client.watch.scene import WatchScene

            return WatchScene(session, self._sound.player)
        from client.lessons.tips import TipTable

        table = TipTable(session, self._sound.player, self.progress)
        self._players.seat(table, session)
        return table

    def _trial(self, session: Session) -> Scene:
        from client.scenes.workshop.trial import TrialTable

        self._players.arrange()
        return TrialTable(session, self._sound.player)

    def _curtain(self, session: Session, below: Scene | None = None) -> Scene:
        from client.scenes.curtain import CurtainScene

        return CurtainScene(session, below)

    def _ending(self, **arguments: Any) -> Scene:
        from client.scenes.ending.scene import EndingScene

        return EndingScene(player=self._sound.player, **arguments)

    def _results(self, session: Session, back: Back = None) -> Scene:
        from client.scenes.results.scene import ResultsScene

        store_result, reached = self._reached_by or (None, None)
        return ResultsScene(session, back, reached if store_result is session else None, self.season.result_of(session))

    def _replay(self, recording: Recording, **arguments: Any) -> Scene:
        from client.replay.scene import ReplayScene

        scene = ReplayScene(recording, self._sound.player, **arguments)
        scene.on_enter = partial(self._players.arrange, recording.match)
        return scene

    def start(self, setup: MatchSetup) -> None:
        """Start the match that was set up and show its table."""
        self.app.open_alone("table", session=self._begin(setup))

    def play(self, seating: Seating) -> None:
        """Start a match of the street and show its table."""
        from client.scenes.street.starting import start

        self.app.open_alone("table", session=start(seating, self.app.settings, self.store, self._players.street))

    def _on_match_ended(self, session: Session, result: MatchResult) -> None:
        from client.street.remarks import note_met
        from engine.street.playing import store_result

        progress = self._players.street_of(session)
        note_met(session, result, progress)
        self._reached_by = session, store_result(session, result, progress, self.today())
        self.season.on_match_ended(session)

    def resume(self, match: int) -> None:
        """Continue a stored match (its id) at its table. Raises StoreError if that is impossible."""
        from engine.session.resume import resume

        assert self.store is not None
        session = resume(self.store, match, self.app.settings)
        self.app.open_alone("table", session=session)

    def resume_or_tell(self, match: int) -> None:
        """Continue a stored match; show the title with the reason if that is impossible."""
        try:
            self.resume(match)
        except StoreError as error:
            self.remarks.append(str(error))
            self.app.open_alone("title")

    def interrupt(self) -> InterruptedMatch | None:
        """Leave the match on the table after an error; None if there is none."""
        session, self._at_table = self._at_table, None
        if session is None:
            return None
        session.close()
        if self.store is not None:
            self.store.writer.catch_up()
        match = session.keeper.id
        return InterruptedMatch(
            go_on=(lambda: self.resume_or_tell(match)) if match and not session.over else None,
            saved=bool(match) and session.is_saved,
            facts=", ".join((session.game.slug, *session.kinds, f"answers={len(session.match.answers)}")),
            names=session.names,
        )

    def _begin(self, setup: MatchSetup) -> Session:
        from engine.session.privacy.deck_commitment import new_seed
        from engine.session.session import Session

        typed = setup.typed_seed
        seed = new_seed() if typed is None else typed
        return Session.start(
            setup.game,
            setup.names,
            setup.kinds,
            setup.options,
            seed,
            self.app.settings,
            store=self.store,
            known_seed=typed is not None,
        )

    def _continue(self) -> Scene:
        """Open the table of the match that was played last, or the title with the reason why it can't be played."""
        from engine.session.resume import resume

        if self.store is not None:
            try:
                self.store.settle()
                if (newest := self._latest(self.store)) is not None:
                    return self._table(resume(self.store, newest.id, self.app.settings))
            except StoreError as error:
                self.remarks.append(str(error))
        return self._title()

    # -- stored data -----------------------------------------------------------------------------------------

    def _newest(self) -> StoredMatch | None:
        """Return the match in progress that was played last. The title says why if it can't be read."""
        if self.store is None:
            return None
        try:
            self.store.writer.catch_up()
            return self._latest(self.store)
        except NotReady:
            return None  # the title asks again when the store is ready
        except StoreError as error:
            self.remarks.append(str(error))
            return None

    @staticmethod
    def _latest(store: Store) -> StoredMatch | None:
        return store.matches.latest([entry.slug for entry in game_entries() if entry.available])

    def _resumable(self) -> str:
        newest = self._newest()
        return say("match-and-turn", match=titles()[newest.game], turn=newest.turn) if newest else ""

    def _packs(self) -> list[PackFile]:
        """Return the player's card packs, read again."""
        if self.folders is None:
            return []
        from engine.store.player.packs import PackStore

        return PackStore(self.folders.packs).files()

    def _take_remarks(self) -> list[str]:
        """Return every sentence that hasn't been shown yet."""
        stored = self.store.take_remarks() if self.store is not None else ()
        remarks, self.remarks = (
            [
                *self.remarks,
                *stored,
                *self.progress.take_remarks(),
                *self.street.take_remarks(),
                *self.season.progress.take_remarks(),
            ],
            [],
        )
        return list(dict.fromkeys(retranslate(tuple(remarks))))  # some were made before the language was known

    def _on_scenes_shown(self, scenes: Sequence[Scene]) -> None:
        """Choose the music of the shown scenes, and collect garbage when a table comes or goes."""
        self._sound.choose_music(scenes)
        if self.tree is not None and self.tree.active:
            self._cover_tree(self.tree, scenes[-1])
        smooth = WeakSet(scene for scene in scenes if scene.smooth)
        if smooth != self._tidied:
            self._tidied = smooth
            tidy_memory()


def tidy_memory() -> None:
    """Collect garbage now and exclude the rest from later searches, because one would delay two frames of motion."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def _trouble(match: InterruptedMatch | None, report: Path | None) -> Scene:
    from client.scenes.error_page import TroubleScene

    return TroubleScene(match, report)
