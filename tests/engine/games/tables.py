"""Every table of every game: each number of players, with and without the expansion, in matches of one round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.games import load, slugs

SHORT = {"nasty-neighbours": {"rounds": 1}}
BIGGER: Mapping[str, Mapping[str, Any]] = {"runes-and-regulations": {"expansion": True}}


def tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Slug, number of players and options."""
    for slug in slugs():
        for options in (SHORT.get(slug, {}), BIGGER.get(slug)):
            if options is not None:
                low, high = load(slug).seat_limits(options)
                yield from ((slug, seats, dict(options)) for seats in range(low, high + 1))


TABLES = list(tables())
