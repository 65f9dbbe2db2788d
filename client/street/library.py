"""The rule sets of the street that come with the program."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from client.art import assets
from engine.games import slugs
from engine.kernel.scenario_file import BadScenario
from engine.street.street_file import Street, read_street


def street_slugs() -> tuple[str, ...]:
    """The rule sets there are, by the names of their files."""
    return tuple(sorted(file.stem for file in (assets.folder() / "street").glob("*.toml")))


@lru_cache(maxsize=8)
def street(slug: str) -> Street:
    """One rule set. Raises BadScenario, and OSError where there is no such file."""
    text = (assets.folder() / "street" / f"{slug}.toml").read_text(encoding="utf-8")
    return read_street(text, f"assets/street/{slug}.toml")


@lru_cache(maxsize=1)
def streets() -> tuple[Street, ...]:
    """All rule sets, in the order of the games' houses. One that cannot be read is left out: `doctor` tells why."""
    found = []
    for slug in street_slugs():
        try:
            found.append(street(slug))
        except BadScenario:
            continue
    return tuple(found)


def street_named(slug: str) -> Street | None:
    """A rule set by the name of its file, None where there is no such."""
    return next((entry for entry in streets() if entry.slug == slug), None)


def street_of(game: str, options: Mapping[str, Any]) -> Street | None:
    """The rule set that a match with these house rules is played by, None where there is none."""
    fitting = [
        entry for entry in streets()
        if entry.game == game and all(options.get(key) == value for key, value in entry.options.items())
    ]  # fmt: skip
    return fitting[0] if fitting else None


def lights(slug: str) -> tuple[str, ...]:
    """The rule sets of a game, by the names of their files: what is reached in them lights its house. Nothing is read
    for it.
    """
    others = tuple(name for name in slugs() if name != slug and name.startswith(slug))
    return tuple(name for name in street_slugs() if name.startswith(slug) and not name.startswith(others or ("\0",)))


def portrait(slug: str, opponent: str) -> str:
    """The drawing of an opponent."""
    return f"art/street/{slug}/{opponent}.svg"
