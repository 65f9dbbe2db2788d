"""Texts about matches for the list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from engine.store.history.match_list import StoredMatch
from engine.words.dates import day_words, season_day
from engine.words.say import matches as say


def name_of(match: StoredMatch, titles: Mapping[str, str]) -> str:
    """Return a match's name: the player's, or that of its game."""
    return match.name or titles.get(match.game, match.game)


def state_of(match: StoredMatch, titles: Mapping[str, str], winners: Sequence[str] | None, evening: int = 0) -> str:
    """Return a match's status, such as "Turn 7", with its game if it has a custom name, and its packs.

    `winners` are None without a result. `evening`: its number in a season, or 0.
    """
    turn = say("turn", turn=match.turn) if match.turn else ""
    if not match.finished:
        state = turn or say("just-begun")
    elif winners is None:
        state = say("finished-in", turn=turn) if turn else say("finished")
    else:
        won = say("won", names=say.join_list(winners)) if winners else say("nobody-won")
        state = say("won-in", won=won, turn=turn) if turn else won
    game = [titles.get(match.game, match.game)] if match.name else []
    packs = [say("with-packs", packs=say.join_list(match.packs))] if match.packs else []
    season = [say("of-season", day=season_day(evening))] if evening else []
    words = ", ".join([*season, *game, state, *packs])
    return words[:1].upper() + words[1:]


def when(moment: float, now: float) -> str:
    """Return a moment in words as seen from another (seconds since 1970): "today 14:20", "Nov 20, 2024"; may be ""."""
    try:
        day, today = datetime.fromtimestamp(moment), datetime.fromtimestamp(now)
    except (OverflowError, ValueError, OSError):
        return ""
    if not moment:
        return ""
    clock = f"{day.hour}:{day.minute:02d}"
    if day.date() == today.date():
        return say("today", clock=clock)
    if day.date() == (today - timedelta(days=1)).date():
        return say("yesterday", clock=clock)
    return day_words(day, today)


def which(match: StoredMatch, titles: Mapping[str, str], now: float) -> str:
    """Return a match in a few words: "Nefarious, turn 7, today 14:20"."""
    turn = say("turn", turn=match.turn) if match.turn else ""
    return ", ".join(filter(None, (name_of(match, titles), turn, when(match.played_at, now))))


def deleted_words(matches: Sequence[StoredMatch], titles: Mapping[str, str], now: float) -> str:
    """Return the deleted matches as text, the latest last; empty for none."""
    if not matches:
        return ""
    last = which(matches[-1], titles, now)
    return say("deleted", count=len(matches), last=last)
