"""The season in the program: which page shows it, its matches and puzzles, and their results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from client.program_lessons import ProgramLessons
from client.program_players import ProgramPlayers
from client.program_sound import ProgramSound
from client.shell.app import App
from client.shell.scene import Back, Scene
from engine.kernel.scenarios.reader import BadScenario
from engine.store.files.atomic import StoreError
from engine.store.files.folders import Folders
from engine.store.player.progress import Progress
from engine.store.player.season import ABANDONED, BEGUN, ENDED, SeasonProgress, Step
from engine.store.store import Store

if TYPE_CHECKING:
    from client.scenes.results.street_rows import SeasonResult
    from client.street.album import Album
    from client.street.season import SeasonUnderWay
    from engine.session.session import Session
    from engine.street.season_file import Reward
    from engine.street.season_playing import Favor, Season


class SeasonHost(Protocol):
    """The parts of the program that a season uses."""

    app: App
    folders: Folders | None
    store: Store | None
    progress: Progress
    lessons: ProgramLessons

    def tell_on_title(self, sentence: str) -> Scene:
        """Return the title, with a sentence to show."""

    def resume_or_tell(self, match: int) -> None:
        """Continue a stored match."""

    def find_stored(self, matches: Sequence[int]) -> list[int]:
        """Return the matches (ids) that are stored."""


class ProgramSeason:
    """Opens the scenes of the season and stores its steps."""

    def __init__(self, program: SeasonHost, sound: ProgramSound, players: ProgramPlayers) -> None:
        self._program = program
        self._sound = sound
        self._players = players
        self._folder = program.folders.data if program.folders is not None else None
        self._progress = SeasonProgress(self._folder, program.app.files)
        self._reached: tuple[Session, Season] | None = None
        """The match of the season that ended last, and the season after it."""
        self.now: Callable[[], datetime] = datetime.now
        for name, factory in (("season", self._season), ("season-start", self._start), ("album", self._album_page)):
            program.app.register(name, factory)

    @property
    def store(self) -> Store | None:
        """The store of matches; None if they aren't stored."""
        return self._program.store

    @property
    def progress(self) -> SeasonProgress:
        """Return the current player's seasons."""
        self._progress.player = self._players.current.prefix
        return self._progress

    @property
    def album(self) -> Album:
        from client.street.album import Album

        return Album(self._folder, self.progress)

    @property
    def evening(self) -> int:
        """Return tonight's number in the season under way, 0 without one. It reads no file of the season's data."""
        record = self.progress.now()
        return 1 + sum(step[:1] == (ENDED,) for step in record.steps) if record is not None else 0

    def matches(self) -> dict[int, int]:
        """Return the evenings of all stored seasons' matches, by the ids of the matches."""
        found = (_find_begun_match(step) for record in self.progress.all() for step in record.steps)
        return {match: day for day, match in found if match}

    def open_match(self) -> int:
        """Return the match of the season that is being played (its id), or 0."""
        record = self.progress.now()
        return _find_begun_match(record.steps[-1])[1] if record is not None and record.steps else 0

    def find_rewards(self) -> Sequence[Reward]:
        """Return the rewards of past seasons. Reads the season's data only if there are any."""
        past = self.progress.past()
        if not past:
            return ()
        from engine.street.library import season_rules
        from engine.street.season_past import earned_rewards, past_seasons

        try:
            return earned_rewards(season_rules(), past_seasons(past))
        except BadScenario:
            return ()

    def current(self) -> SeasonUnderWay | None:
        """Return the season under way, with the results of unseen matches. Raises StoreError and BadScenario."""
        from client.street.season import SeasonUnderWay
        from engine.street.season_playing import catch_up

        season = catch_up(self.progress, self.store)
        return SeasonUnderWay(self.progress, season, self.now) if season is not None else None

    # -- pages ------------------------------------------------------------------------------------------------

    def _season(self, arrived: bool = False, back: Back = None) -> Scene:
        """Return the page that the season has come to."""
        from client.scenes.season.scene import SeasonScene
        from engine.street.season import MAP, OPENING, TABLE

        try:
            season = self.current()
        except (StoreError, BadScenario) as problem:
            return self._program.tell_on_title(str(problem))
        if season is None:
            return self._start(back)
        stage = season.state.stage
        if stage == OPENING:
            return self._opening(season)
        if stage in (MAP, TABLE):
            return SeasonScene(season, self, arrived)
        return self._ending(season)

    def _start(self, back: Back = None) -> Scene:
        from client.scenes.season.start import StartScene

        try:
            played = self.store.results.games() if self.store is not None else []
        except StoreError:
            played = []
        return StartScene(
            self.progress,
            self._begin,
            self._begin_week,
            lambda: self._program.app.open("season"),
            played,
            self.now().date(),
            back,
        )

    def _begin(self, streets: Sequence[str], difficulty: str, seed: int) -> None:
        from client.street.season import known_puzzles
        from engine.street.season_playing import begin

        puzzles = known_puzzles()
        solved = [name for name in puzzles if self._program.progress.puzzle(name)["moves"]]
        begin(self.progress, puzzles.values(), streets, difficulty, seed, self.now(), solved)
        self._program.app.open("season")

    def _begin_week(self) -> None:
        from client.street.season import known_puzzles
        from engine.street.season_playing import begin_week

        begin_week(self.progress, known_puzzles().values(), self.now())
        self._program.app.open("season")

    def _opening(self, season: SeasonUnderWay) -> Scene:
        from client.scenes.season.story import StoryScene
        from client.street.season import fill_page
        from engine.street.library import story

        def go_on() -> None:
            season.open_door()
            self._program.app.open("season")

        first = not self.progress.past()
        opening = story().opening if first else story().returning
        return StoryScene(*fill_page(opening, you=self._name), opening.button, go_on, 0)

    def _ending(self, season: SeasonUnderWay) -> Scene:
        """Return the last pages: the party's end, the ending, and what was earned."""
        from client.scenes.season.story import StoryScene
        from client.street.season import fill_page
        from engine.street.library import story
        from engine.street.season_story import fill_text

        state, party = season.state, story().party
        values = {
            "you": self._name,
            "rival": season.strongest(),
            "points": state.points,
            "wins": state.wins,
            "evenings": len(state.past),
        }
        title, lines = fill_page(story().ending(state.points), **values)
        if state.stage == ABANDONED:
            title, lines = fill_page(story().abandoned, **values)
        elif season.at_party and state.points:
            tables = state.past[season.days :]
            first, second = (season.rival(season.days + table, 1) for table in (1, 2))
            wins = sum(table.is_won for table in tables)
            lines = [fill_text(party.text_after(wins), rival=first, other=second), *lines]
        return StoryScene(title, lines, "", lambda: self._close(season), season.days)

    def _close(self, season: SeasonUnderWay) -> None:
        from client.scenes.season.ending import EndScene
        from engine.street.season_past import past_season, past_seasons

        before = past_seasons(past for past in self.progress.past() if past.id != season.record.id)
        if not season.record.closed:
            season.close()
        now = past_season(season.record)
        if now is not None:
            self._program.app.open_alone("title")
            self._program.app.go(EndScene(now, before))

    def _album_page(self, back: Back = None) -> Scene:
        from client.scenes.season.album import AlbumScene

        return AlbumScene(self.album, self.find_rewards(), back)

    @property
    def _name(self) -> str:
        from engine.words.player_names import NAMES

        return self._players.current.name or NAMES[0]

    # -- what the map asks for --------------------------------------------------------------------------------

    def play(self, season: SeasonUnderWay, door: int, favor: str) -> None:
        """Open tonight's door, counted from 1. `favor`: the favor's data, or empty."""
        from client.scenes.street.starting import start
        from engine.street.season_file import LOOK
        from engine.street.season_playing import seating

        chosen = next((owed for owed in season.favors() if owed.to_data() == favor), None)
        found = seating(season.season, door, chosen)
        if found is None:
            season.begin(door, 0)
            self.go_on(season)
            return
        program = self._program
        session = start(found, program.app.settings, self.store, self._players.street)
        if self.store is None:
            season.begin(door, 0, favor)
        else:
            session.keeper.when_begun(lambda match: season.begin(door, match, favor))
        if chosen is None or found.occasion.favor != LOOK or not self._show_look(season, session, chosen):
            program.app.open_alone("table", session=session)

    def _show_look(self, season: SeasonUnderWay, session: Session, favor: Favor) -> bool:
        """Show the cards of a look on the map, before the table. Returns whether there are any."""
        from client.scenes.season.look import look_dialog
        from client.scenes.season.scene import SeasonScene
        from client.street.season import favor_words
        from engine.street.library import streets
        from engine.street.season_file import LOOK

        app, opponent = self._program.app, streets()[favor.street].opponent(favor.opponent)
        assert session.occasion is not None
        dialog = look_dialog(
            season.season,
            session,
            session.occasion.street,
            favor_words(LOOK, opponent.name if opponent is not None else "")[1],
            lambda: app.open_alone("table", session=session),
        )
        if dialog is None or not isinstance(app.scene, SeasonScene):
            return False
        app.scene.form.show(dialog)
        return True

    def go_on(self, season: SeasonUnderWay) -> None:
        """Continue tonight's match or puzzle."""
        begun = season.state.begun
        if begun is None:
            return
        door = season.plan.door(begun.day, begun.door)
        if door is not None and door.is_puzzle:
            self._program.app.go(self._puzzle(season, door.id))
        elif begun.match:
            self._program.resume_or_tell(begun.match)

    def _puzzle(self, season: SeasonUnderWay, puzzle: str) -> Scene:
        from client.lessons.open_lesson import puzzle_session
        from client.scenes.season.puzzle import SeasonPuzzleTable

        program = self._program
        session = puzzle_session(puzzle, program.app.settings, program.lessons.puzzles)
        return SeasonPuzzleTable(session, self._sound.player, program.progress, season)

    def concede(self, season: SeasonUnderWay) -> None:
        """Lose tonight's evening without playing on."""
        from engine.street.season import GIVEN_UP, LOSS

        begun, store = season.state.begun, self.store
        door = season.plan.door(begun.day, begun.door) if begun is not None else None
        if begun is not None and begun.match and store is not None:
            match, now = begun.match, self.now().timestamp()
            store.writer.put(lambda: store.matches.delete(match, now), lasting=True)
        season.end(GIVEN_UP if door is not None and door.is_puzzle else LOSS)
        self._arrive()

    def end_season(self, season: SeasonUnderWay) -> None:
        """Show the end of an abandoned season."""
        self._program.app.go(self._ending(season))

    def is_kept(self, match: int) -> bool:
        """Return whether a match is stored."""
        return match in self._program.find_stored([match])

    # -- results ----------------------------------------------------------------------------------------------

    def on_match_ended(self, session: Session) -> None:
        """Store the result of a match that has just ended, if it belongs to the season."""
        from engine.street.season_playing import store_evening_result

        season = store_evening_result(session, self._progress_of(session))
        self._reached = (session, season) if season is not None else None

    def result_of(self, session: Session) -> SeasonResult | None:
        """Return what the end of a match changed in the season, or None."""
        from client.scenes.results.street_rows import SeasonResult
        from client.street.album import Album

        if self._reached is None or self._reached[0] is not session:
            return None
        album = Album(self._folder, self._progress_of(session))
        result = SeasonResult(session, self._reached[1], album, self._arrive)
        result.keep_party_photo()
        return result

    def _progress_of(self, session: Session) -> SeasonProgress:
        """Return the seasons of the player at a table."""
        self._progress.player = self._players.at_table(session).prefix
        return self._progress

    def _arrive(self) -> None:
        self._program.app.open_alone("season", arrived=True)


def _find_begun_match(step: Step) -> tuple[int, int]:
    """Return the evening and the match that a step has begun; zeros for any other step."""
    name, *values = step
    day, match = (values[0], values[2]) if name == BEGUN and len(values) > 2 else (0, 0)
    return (day, match) if isinstance(day, int) and isinstance(match, int) else (0, 0)
