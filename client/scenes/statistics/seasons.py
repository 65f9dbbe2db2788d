"""The seasons in the statistics: figures, wins by rule set, and the course of the reputation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from client.art import palette
from client.scenes.season.past import record_words, result_words
from client.scenes.statistics.widgets import Figures
from client.widgets import Widget, Words, titled_panel
from client.widgets.chart import PointsChart, PointsLine
from client.widgets.seat_sign import SeatSign
from client.widgets.style import LABEL, SECOND
from engine.store.player.season import SeasonProgress
from engine.street.library import street
from engine.street.season_library import season_rules, story
from engine.street.season_past import PastSeason, past_seasons, statistics
from engine.words.say import statistics as say

_IN_CHART = 8
_LATEST = 12
_panel = partial(titled_panel, gap=8, padding=18)


def season_panels(progress: SeasonProgress) -> tuple[list[Widget], list[Widget]]:
    """Return the panels of both columns. Raises BadScenario."""
    past = past_seasons(progress.past())
    now = progress.now()
    totals = statistics(past)
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
    left: list[Widget] = [_panel(say("seasons"), Figures(figures), *best)]
    wins = [
        Words(say("street-wins", street=street(slug).title, count=count), SECOND)
        for slug, count in sorted(totals.wins.items())
    ]
    if wins:
        left.append(_panel(say("wins-by-rules"), *wins))
    latest = [row for season in list(reversed(past))[:_LATEST] for row in _rows(season)]
    right: list[Widget] = [_chart(past[-_IN_CHART:])] if past else []
    return left, [*right, *([_panel(say("latest-seasons"), *latest)] if latest else [])]


def _rows(season: PastSeason) -> list[Widget]:
    return [Words(result_words(season), LABEL, line_height=1.2), Words(record_words(season), SECOND, palette.INK_2)]


def _chart(past: Sequence[PastSeason]) -> PointsChart:
    """Return the reputation of the last seasons over their evenings."""
    lines = [
        PointsLine(SeatSign(number, color=palette.SEATS[number - 1]), str(number), season.points)
        for number, season in enumerate(past, 1)
    ]
    return PointsChart(lines, 0, say("reputation"), say("evening"))
