"""The match of the day: the same for all players, derived from the date alone."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from engine.street.street_file import Street

LEVEL = "hard"
"""The level of the opponents."""
_SEED_DIGITS = 10**9


@dataclass(frozen=True, slots=True)
class DailyMatch:
    """The setup of a daily match: its seed, number of seats, and house rules."""

    seed: int
    seats: int
    options: Mapping[str, Any]


def deal_of(street: Street, day: date) -> DailyMatch:
    """Return the match of a rule set on a day.

    >>> from datetime import date
    >>> from engine.street.street_file import read_street
    >>> street = read_street('game = "nefarious"\\ntitle = "Nefarious"\\ndeal.seats = [2, 4]', "nefarious.toml")
    >>> deal_of(street, date(2026, 11, 24)) == deal_of(street, date(2026, 11, 24))
    True
    """
    fewest, most = street.seats
    chosen = {key: values[_number(street, day, key) % len(values)] for key, values in street.choices.items()}
    seats = fewest + _number(street, day, "seats") % (most - fewest + 1)
    return DailyMatch(_number(street, day, "seed") % _SEED_DIGITS + 1, seats, {**street.options, **chosen})


def _number(street: Street, day: date, about: str) -> int:
    """Return a number derived from date, rule set and purpose: unpredictable, but reproducible."""
    text = f"cul-de-sac deal {street.slug} {day.isoformat()} {about}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
