"""The street's rule sets, and a season's rules, evenings and texts, that come with the program."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from engine.kernel.scenarios.reader import BadScenario
from engine.store.files.overlay import scenario_of
from engine.store.player.street import StreetProgress
from engine.street.season_file import Evening, SeasonRules, read_evenings, read_season
from engine.street.season_story import Story, read_story
from engine.street.street_file import Street, read_street
from engine.words import assets
from engine.words.messages import words_cache

_SEASON = "street/season"
OPPONENTS, FEATS = 10, 12
"""How many opponents and feats a rule set has."""


def street_slugs() -> tuple[str, ...]:
    """Return the slugs of all rule sets: the names of their files."""
    return tuple(sorted(file.stem for file in (assets.folder() / "street").glob("*.toml")))


@words_cache(8)
def street(slug: str) -> Street:
    """Return one rule set. Raises BadScenario, and OSError if there is no such file."""
    return read_street(scenario_of(f"street/{slug}.toml"), f"assets/street/{slug}.toml")


@words_cache(1)
def headings() -> tuple[tuple[str, str, str], ...]:
    """Return the slug, game and title of each rule set without loading the games.

    Omits unreadable files, which `doctor` reports.
    """
    found = []
    for slug in street_slugs():
        with suppress(BadScenario):
            data = scenario_of(f"street/{slug}.toml")
            found.append((slug, str(data.get("game")), str(data.get("title"))))
    return tuple(found)


def street_named(slug: str) -> Street | None:
    """Return a rule set by its slug, or None if it is missing or unreadable."""
    try:
        return street(slug) if slug in street_slugs() else None
    except BadScenario:
        return None


def street_of(game: str, options: Mapping[str, Any]) -> Street | None:
    """Return the rule set for a match with these house rules, or None."""
    for slug, other, _ in headings():
        found = street_named(slug) if other == game else None
        if found is not None and all(options.get(key) == value for key, value in found.options.items()):
            return found
    return None


def shares(progress: StreetProgress, game: str) -> tuple[float, float]:
    """Return the shares (0 to 1) of a game's opponents beaten and feats done.

    Finds the rule sets by their file names and reads no file, because the title screen calls this.
    """
    slugs = [slug for slug in street_slugs() if slug == game or slug.startswith(f"{game}-")]
    beaten = sum(len(progress.beaten(slug)) for slug in slugs)
    done = sum(len(progress.feats(slug)) for slug in slugs)
    most = max(1, len(slugs))
    return min(1.0, beaten / (OPPONENTS * most)), min(1.0, done / (FEATS * most))


def portrait(slug: str, opponent: str) -> str:
    """Return the asset name of an opponent's portrait."""
    return f"art/street/{slug}/{opponent}.svg"


# --- seasons ---------------------------------------------------------------------------------------------------


@words_cache(1)
def streets() -> Mapping[str, Street]:
    """Return all streets by slug. Raises BadScenario."""
    return {slug: street(slug) for slug in street_slugs()}


def puzzle_ids() -> frozenset[str]:
    """Return the ids of all puzzles: the folders and names of their files."""
    folder = assets.folder() / "puzzles"
    return frozenset(f"{file.parent.name}/{file.stem}" for file in folder.glob("*/*.toml"))


@words_cache(1)
def season_rules() -> SeasonRules:
    """Return the rules of a season. Raises BadScenario."""
    return read_season(scenario_of(f"{_SEASON}/season.toml"), f"assets/{_SEASON}/season.toml", streets())


@words_cache(1)
def evenings() -> Mapping[str, Evening]:
    """Return all evenings by id, in the order of their file. Raises BadScenario."""
    found = read_evenings(scenario_of(f"{_SEASON}/evenings.toml"), f"assets/{_SEASON}/evenings.toml", streets())
    return {evening.id: evening for evening in found}


@words_cache(1)
def story() -> Story:
    """Return the texts of a season. Raises BadScenario."""
    name = f"{_SEASON}/story.toml"
    return read_story(scenario_of(name), f"assets/{name}", season_rules().days)
