"""Dates for players."""

from __future__ import annotations

from datetime import date, datetime

from engine.words.say import words as say


def day_words(day: date, today: date | None = None) -> str:
    """Return a date such as "Nov 20, 2025", without the year if it is the year of `today`."""
    month = say(f"month-{day.month}")
    if today is not None and day.year == today.year:
        return say("day", month=month, day=day.day)
    return say("day-year", month=month, day=day.day, year=day.year)


def day_of(stored: str) -> str:
    """Return the day of an ISO date or time in words, such as "Nov 20, 2025". Any other text stays as it is."""
    try:
        return day_words(datetime.fromisoformat(stored))
    except ValueError:
        return stored


def season_day(evening: int) -> str:
    """Return the weekday of a season's evening, from 1 on Monday. The tables after the twelfth are on one day."""
    return say(f"weekday-{(min(evening, 13) - 1) % 7 + 1}")
