"""Dates for players."""

from __future__ import annotations

from datetime import date

from engine.words.say import words as say


def day_words(day: date, today: date | None = None) -> str:
    """Return a date such as "Nov 20, 2025", without the year if it is the year of `today`."""
    month = say(f"month-{day.month}")
    if today is not None and day.year == today.year:
        return say("day", month=month, day=day.day)
    return say("day-year", month=month, day=day.day, year=day.year)


def season_day(evening: int) -> str:
    """Return the weekday of a season's evening, counted from 1 on Monday. The tables after the twelfth are on one day.
    """
    return say(f"weekday-{(min(evening, 13) - 1) % 7 + 1}")
