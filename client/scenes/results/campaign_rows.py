"""Street rows of the results: the opponents' remarks, the daily match, and new feats."""

from __future__ import annotations

from datetime import date

from client.scenes.street.rows import RemarkView
from client.street.remarks import last_words
from client.widgets import Widget, Words
from client.widgets.paper import Paper
from client.widgets.style import LABEL, SECOND
from engine.street.playing import Reached, deal_line
from engine.words.say import street as say


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
        names = say.join_list([opponent.name for opponent in opponents])
        rows.append(Words(say("step-beaten", name=names), SECOND, paper.second))
    if reached.result is not None:
        line = deal_line(street, date.fromisoformat(reached.day), reached.result)
        rows.append(Words(line, SECOND, paper.text))
    rows += [
        Words(say("feat-reached", title=feat.title, about=feat.about), LABEL, paper.text) for feat in reached.feats
    ]
    return rows
