"""Seasons of the past in words: their result, and the line to copy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from client.art import palette
from client.scenes.page import Page
from client.widgets import Button, Toast, Widget, Words
from client.widgets.style import LABEL, SECOND
from engine.store.player.season import SeasonRecord
from engine.street.library import season_rules, story
from engine.street.season_past import PastSeason, past_seasons
from engine.street.season_story import fill_text
from engine.words.dates import day_of
from engine.words.say import season as say

_MOST = 6


def result_words(past: PastSeason) -> str:
    """Return the ending of a closed season."""
    return story().abandoned.title if past.ending < 0 else story().ending(past.points[-1]).title


def record_words(past: PastSeason) -> str:
    """Return a season in a sentence: difficulty, reputation and wins; for one under way, how far it is."""
    record = past.record
    title = season_rules().difficulty(record.difficulty).title
    if not record.closed:
        return say("record-open", difficulty=title, evening=past.evenings + 1, days=season_rules().days)
    return say(
        "record",
        difficulty=title,
        result=result_words(past),
        points=past.points[-1],
        wins=past.wins,
        evenings=past.evenings,
    )


def copied_line(past: PastSeason) -> str:
    """Return the line that a player can copy."""
    record, words = past.record, story().line
    difficulty = season_rules().difficulty(record.difficulty).title
    return fill_text(
        words.finished if past.is_finished else words.ended,
        seed=record.week or record.seed,
        difficulty=difficulty,
        ending=result_words(past),
        points=past.points[-1],
        wins=past.wins,
        evenings=past.evenings,
    )


def copy_line(page: Page, line: str) -> None:
    """Copy a season's line to the clipboard, and say so on the page."""
    page.copy(line, Toast("done", say("copied"), line), say("copy"))


def past_rows(records: Sequence[SeasonRecord], copy: Callable[[str], None]) -> list[Widget]:
    """Return rows for the newest seasons, each with a button that copies its line."""
    rows: list[Widget] = []
    for past in list(reversed(past_seasons(records)))[:_MOST]:
        head = say("past-head", day=day_of(past.record.begun), result=result_words(past))
        rows += [
            Words(head, LABEL, line_height=1.2),
            Words(record_words(past), SECOND, palette.INK_2),
            _copy_button(head, copied_line(past), copy),
        ]
    return rows


def _copy_button(season: str, line: str, copy: Callable[[str], None]) -> Button:
    return Button(say("copy"), "quiet", icon="log", name=say("copy-of", season=season), then=lambda _: copy(line))
