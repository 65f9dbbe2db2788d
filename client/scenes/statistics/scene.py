"""The statistics: how often each game was played, who wins how often, the latest matches, and the seasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from client.art import palette
from client.replay.match_rebuild import CannotReplay, ReplayLoader
from client.scenes.games import titles
from client.scenes.page import Page
from client.scenes.season.past import record_words, result_words
from client.scenes.statistics.widgets import Figures, FinishedMatchRow, WinRow, figures_of
from client.shell.scene import Host
from client.widgets import Button, Column, ScrollArea, Segments, SideBySide, Toast, Widget, Words, titled_panel
from client.widgets.chart import PointsChart, PointsLine
from client.widgets.icons import SeatSign
from client.widgets.style import LABEL, SECOND
from engine.ai import levels
from engine.games import load, slugs
from engine.kernel.scenarios.reader import BadScenario
from engine.store.files.atomic import StoreError
from engine.store.history.results import GameStatistics, MatchResult, SeatStatistics
from engine.store.player.profiles import Profiles
from engine.store.player.season import SeasonProgress
from engine.store.store import Store
from engine.street.library import season_rules, story, street
from engine.street.season_past import PastSeason, past_seasons, statistics as season_statistics
from engine.words.say import statistics as say

if TYPE_CHECKING:
    from client.replay.recording import Recording

SEASONS = "seasons"
"""The choice that shows the seasons instead of a game."""
_RECENT = 30
_WIDEST = 1180.0
_TWO_COLUMNS = 900.0
_panel = partial(titled_panel, gap=10, padding=18)
_season_panel = partial(titled_panel, gap=8, padding=18)
_IN_CHART = 8
_LATEST_SEASONS = 12


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game's statistics. `helped`: assisted matches.

    `watched`: matches among computers. `duels`: results by level in the watched ones.
    """

    slug: str
    totals: GameStatistics
    seats: tuple[SeatStatistics, ...]
    roles: tuple[SeatStatistics, ...]
    recent: tuple[MatchResult, ...]
    helped: int
    watched: int
    duels: tuple[SeatStatistics, ...]
    players: tuple[SeatStatistics, ...]
    """The results of each known player, also under earlier names."""


def read_record(store: Store, slug: str, profiles: Profiles) -> GameRecord:
    """Return the record of a game that was played. Raises StoreError when it can't be read."""
    results = store.results
    return GameRecord(
        slug,
        results.game_statistics(slug, lowest=slug in slugs() and load(slug).lowest_wins),
        in_order(results.seat_statistics(slug)),
        tuple(results.role_statistics(slug)),
        tuple(results.recent(slug, _RECENT)),
        results.game_statistics(slug, assisted=True).matches,
        results.game_statistics(slug, watched=True).matches,
        in_order(results.seat_statistics(slug, watched=True)),
        tuple(
            filter(
                None, (results.player_statistics(slug, profiles.all_names(profile.name)) for profile in profiles.all())
            )
        ),
    )


class StatisticsScene(Page):
    """The results in a store, or none. `back` as in `Page`. Opens "replay" (recording=..., back_words=...)."""

    def __init__(
        self, store: Store | None, back: Callable[[], None] | None = None, seasons: SeasonProgress | None = None
    ) -> None:
        super().__init__(say("statistics"), back)
        self._store = store
        self._seasons = seasons
        self._reel = ReplayLoader(store, self._play, self._refuse)
        self.record: GameRecord | None = None
        """The record of the game that is shown."""
        self._shown = ""
        self.games = Segments([("", "")], "", name=say("game"), then=self._show)
        self.area = ScrollArea(gap=14, padding=12, name=say("statistics"))
        self.new_game = Button(
            say("new-game"), "primary", icon="cards", then=lambda _: self.app.open("setup", back=back)
        )
        self._left = Column(gap=14)
        self._right = Column(gap=14)

    def enter(self, app: Host) -> None:
        super().enter(app)
        self._read()

    def on_saved(self) -> None:
        """Show what was saved, or what could not be read yet."""
        self._read()
        self.place_again()

    def _read(self) -> None:
        """Find out which games were played, and show the record of one of them."""
        offset, there = self.area.offset, []
        if self._store is not None:
            try:
                self._store.writer.catch_up()
                there = self._store.results.games()
            except StoreError as problem:
                self.say(Toast("information", say("statistics"), str(problem)))
        known = titles()
        self.games.options = [(slug, known.get(slug, slug)) for slug in there]
        if self._seasons is not None and self._seasons.all():
            there = [*there, SEASONS]
            self.games.options.append((SEASONS, say("seasons")))
        self.games.visible = len(there) > 1
        self.new_game.visible = self.app.knows("setup")
        self.record = None
        if there:
            wanted = [slug for slug in (self._shown, self.app.settings.last_game) if slug in there]
            self._fill(wanted[0] if wanted else there[0])
            self.area.offset = offset

    def _show(self, slug: str) -> None:
        self._fill(slug)
        self.place_again()

    def _fill(self, slug: str) -> None:
        """Make the panels of a game, or of the seasons."""
        self._shown = self.games.value = slug
        self.area.offset = 0
        if slug == SEASONS:
            self._fill_seasons()
            return
        assert self._store is not None, "the record is from there"
        try:
            record = self.record = read_record(self._store, slug, Profiles(self.app.settings))
        except StoreError as problem:
            self.say(Toast("information", say("statistics"), str(problem)))
            return
        title = titles().get(slug, slug)
        self._left.children = [
            _panel(title, Figures(figures_of(record.totals)), *self._list_uncounted(record)),
            *([_panel(say("who-wins"), *(WinRow(seats) for seats in record.seats))] if record.seats else []),
        ]
        if record.players:
            self._left.children.append(_panel(say("players"), *(WinRow(player) for player in record.players)))
        if record.duels:
            duels = _panel(say("computers-among-themselves"), *(WinRow(seats) for seats in record.duels))
            self._left.children.append(duels)
        if record.roles:
            self._left.children.append(_panel(say("secret-roles"), *(WinRow(role) for role in record.roles)))
        self._reel.stop()
        self._right.children = [_panel(say("latest-matches"), *map(self._row, record.recent), gap=4)]

    def _fill_seasons(self) -> None:
        assert self._seasons is not None, "the seasons are from there"
        self.record = None
        self._reel.stop()
        try:
            self._left.children, self._right.children = season_panels(self._seasons)
        except BadScenario as problem:
            self._left.children, self._right.children = [Words(str(problem))], []

    def _list_uncounted(self, record: GameRecord) -> list[Widget]:
        """Return a line for each number that isn't counted."""
        told = (record.helped, "went-back"), (record.watched, "finished-alone")
        return [Words(say(which, count=number), SECOND, palette.INK_2) for number, which in told if number]

    # -- matches to be watched again ----------------------------------------------------------------------------

    def _row(self, match: MatchResult) -> FinishedMatchRow:
        if not match.match or not self.app.knows("replay"):
            return FinishedMatchRow(match)
        row = FinishedMatchRow(match, lambda _: self._reel.want(row, match.match))
        return row

    def update(self, now: int) -> bool:
        """Make ready what is to be watched, a little in each frame."""
        changed = super().update(now)
        return self._reel.work() or changed

    def _play(self, recording: Recording) -> None:
        self.app.open_over("replay", recording=recording, back_words=say("statistics"))

    def _refuse(self, problem: CannotReplay) -> None:
        self.say(Toast("refused", say("replay"), str(problem)))

    def animating(self) -> bool:
        return super().animating() or self._reel.turning

    # -- layout -----------------------------------------------------------------------------------------------

    def place_body(self) -> None:
        """Place two columns or one, or a single sentence before the first match."""
        scale, body, column = self.scale, self.body, self.column(_WIDEST)
        if self.record is None and self._shown != SEASONS:
            sentence = Words(say("empty"), align="center")
            self.set_controls(sentence, self.new_game)
            self.place_sentence(column, sentence, self.new_game)
            return
        self.set_controls(self.games, self.area)
        left, top, width, _ = column
        top += scale.px(6)
        if self.games.visible:
            segments = min(width, self.games.natural_width(scale.unit))
            self.games.place(pygame.Rect(left, top + scale.px(8), segments, scale.px(44)), scale.unit)
            top = self.games.rect.bottom + scale.px(2)
        if scale.width_units >= _TWO_COLUMNS:
            self.area.children = [SideBySide(self._left, self._right)]
        else:
            self.area.children = [self._left, self._right]
        ring = scale.px(12)
        place = pygame.Rect(left - ring, top, width + 2 * ring, body.bottom - scale.px(4) - top)
        self.area.place(place.clip(body), scale.unit)


def in_order(seats: list[SeatStatistics]) -> tuple[SeatStatistics, ...]:
    """Sort humans first, then the computer levels from weakest to strongest, then unknown levels."""
    known = levels.names()
    return tuple(
        sorted(
            seats,
            key=lambda seat: (seat.kind != "human", known.index(seat.level) if seat.level in known else len(known)),
        )
    )


def season_panels(progress: SeasonProgress) -> tuple[list[Widget], list[Widget]]:
    """Return the panels of both columns. Raises BadScenario."""
    past = past_seasons(progress.past())
    now = progress.now()
    totals = season_statistics(past)
    figures = [
        (str(totals.started + (now is not None)), say("seasons-started")),
        (str(totals.finished), say("seasons-finished")),
    ]
    endings = [ending.title for ending in sorted(story().endings, key=lambda ending: ending.at_least)]
    best = [
        Words(say("best-ending", difficulty=entry.title, ending=endings[totals.best[entry.id]]), SECOND)
        for entry in season_rules().difficulties
        if entry.id in totals.best
    ]
    left: list[Widget] = [_season_panel(say("seasons"), Figures(figures), *best)]
    wins = [
        Words(say("street-wins", street=street(slug).title, count=count), SECOND)
        for slug, count in sorted(totals.wins.items())
    ]
    if wins:
        left.append(_season_panel(say("wins-by-rules"), *wins))
    latest = [row for season in list(reversed(past))[:_LATEST_SEASONS] for row in _rows(season)]
    right: list[Widget] = [_chart(past[-_IN_CHART:])] if past else []
    return left, [*right, *([_season_panel(say("latest-seasons"), *latest)] if latest else [])]


def _rows(season: PastSeason) -> list[Widget]:
    return [Words(result_words(season), LABEL, line_height=1.2), Words(record_words(season), SECOND, palette.INK_2)]


def _chart(past: Sequence[PastSeason]) -> PointsChart:
    """Return the reputation of the last seasons over their evenings."""
    lines = [
        PointsLine(SeatSign(number, color=palette.SEATS[number - 1]), str(number), season.points)
        for number, season in enumerate(past, 1)
    ]
    return PointsChart(lines, 0, say("reputation"), say("evening"))
