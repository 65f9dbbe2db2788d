"""Rows of the results about the street: remarks, the daily match, feats, and what an evening of a season changed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from client.scenes.season.door import Lanterns
from client.scenes.season.signs import outcome_words
from client.scenes.street.rows import RemarkView
from client.street.album import Album
from client.street.remarks import last_words
from client.widgets import Button, Column, Widget, Words
from client.widgets.paper import Paper
from client.widgets.style import LABEL, SECOND
from engine.session.session import Session
from engine.store.files.atomic import StoreError
from engine.street.library import story
from engine.street.playing import Reached, deal_line
from engine.street.season_playing import Season
from engine.words.dates import season_day
from engine.words.say import season as say, street as say_street


class SeasonResult:
    """The outcome of tonight's match. `go_on` returns to the map."""

    def __init__(self, session: Session, season: Season, album: Album, go_on: Callable[[], None]) -> None:
        """`season` is the one after the match."""
        self._session = session
        self._album = album
        self.go_on = go_on
        self.outcome = season.state.past[-1]
        evening = season.evening(self.outcome.day, self.outcome.door)
        self._photo_words = say("photo-of", day=season_day(self.outcome.day), title=evening.title if evening else "")
        self._days = season.rules.days
        self.most = season.rules.most

    @property
    def heading(self) -> str:
        """Return the evening and its outcome: "Wednesday: won, reputation up 1"."""
        day = season_day(self.outcome.day)
        return say("outcome-line", day=day, words=outcome_words(self.outcome))

    @property
    def photo_refusal(self) -> str:
        """Return why no photo can be kept; empty when one can."""
        if self._album.has(self._session.keeper.id):
            return say("photo-taken")
        return "" if self._album.can_keep else say("album-full" if self._album.is_full else "album-unsaved")

    def keep_photo(self) -> str:
        """Keep a photo of the table. Returns a sentence about the problem, or an empty text."""
        try:
            kept = self._album.keep(
                self._session.match, self._session.keeper.id, self._photo_words, outcome_words(self.outcome)
            )
        except (StoreError, OSError) as problem:
            return str(problem)
        return "" if kept else say("album-full")

    def keep_party_photo(self) -> None:
        """Keep a photo by itself at a table of the block party."""
        if self.outcome.day > self._days and not self.photo_refusal:
            self.keep_photo()


def season_rows(result: SeasonResult | None, paper: Paper) -> list[Widget]:
    """Return what an evening has changed; nothing for other matches."""
    if result is None:
        return []
    photo = Button(say("keep-photo"), icon="photo", reason=result.photo_refusal, show_reason=True)

    def keep(_: object) -> None:
        photo.reason = result.keep_photo() or say("photo-taken")

    photo.then = keep
    points = result.outcome.after
    lanterns = Lanterns(points, result.most, story().reputation_words(points), paper.second)
    panel = Column(Words(result.heading, LABEL, paper.text), lanterns, photo, gap=8, padding=12, face=paper.raised,
                   edge=paper.edge, name=say("season"))  # fmt: skip
    return [panel]


def reached_rows(reached: Reached | None, paper: Paper, in_season: bool = False) -> list[Widget]:
    """Return a row for each result of the street. In a season, every win beats the opponents."""
    if reached is None:
        return []
    street, opponents = reached.street, reached.opponents
    rows: list[Widget] = [
        RemarkView(street.slug, opponent, last_words(street.slug, opponent, reached.won), paper)
        for opponent in opponents
    ]
    if opponents and reached.won and (reached.counts or in_season):
        names = say_street.join_list([opponent.name for opponent in opponents])
        rows.append(Words(say_street("step-beaten", name=names), SECOND, paper.second))
    if reached.result is not None:
        line = deal_line(street, date.fromisoformat(reached.day), reached.result)
        rows.append(Words(line, SECOND, paper.text))
    feats = [say_street("feat-reached", title=feat.title, about=feat.about) for feat in reached.feats]
    return [*rows, *(Words(line, LABEL, paper.text) for line in feats)]
