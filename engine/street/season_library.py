"""The season's rules, evenings and texts that come with the program."""

from __future__ import annotations

from collections.abc import Mapping

from engine.store.files.overlay import scenario_of
from engine.street.library import street, street_slugs
from engine.street.season_file import Evening, SeasonRules, read_evenings, read_season
from engine.street.season_story import Story, read_story
from engine.street.street_file import Street
from engine.words import assets
from engine.words.messages import words_cache

_FOLDER = "street/season"


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
    return read_season(scenario_of(f"{_FOLDER}/season.toml"), f"assets/{_FOLDER}/season.toml", streets())


@words_cache(1)
def evenings() -> Mapping[str, Evening]:
    """Return all evenings by id, in the order of their file. Raises BadScenario."""
    found = read_evenings(scenario_of(f"{_FOLDER}/evenings.toml"), f"assets/{_FOLDER}/evenings.toml", streets())
    return {evening.id: evening for evening in found}


@words_cache(1)
def story() -> Story:
    """Return the texts of a season. Raises BadScenario."""
    name = f"{_FOLDER}/story.toml"
    return read_story(scenario_of(name), f"assets/{name}", season_rules().days)
