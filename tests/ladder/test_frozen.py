"""The frozen levels choose what the code chose that they were copied from, and people are not offered them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from engine.ai import levels
from engine.ai.player import Player
from tests import ladder
from tests.ladder import edition_2026_11 as edition
from tests.ladder.recordings import FOLDER, LEVELS, TABLES, differences

SLOWEST = "runes-and-regulations"


def create(level: str, game: Any, table: Any, seed: int, entries: Mapping[str, Any]) -> Player:
    return edition.create(level, game, table, seed, entries=entries)


def check(slug: str, kind: str, *wanted: str) -> None:
    """Replay the recorded matches of a file."""
    for match in json.loads((FOLDER / f"{slug}-{kind}.json").read_text(encoding="utf-8")):
        assert differences(match, wanted, create) == [], slug


@pytest.mark.parametrize("slug", TABLES)
def test_gentle_chooses_what_it_chose(slug: str) -> None:
    check(slug, "short", "gentle")


@pytest.mark.parametrize("slug", TABLES)
def test_normal_chooses_what_it_chose(slug: str) -> None:
    check(slug, "short", "normal")


@pytest.mark.parametrize("slug", [slug for slug in TABLES if slug != SLOWEST])
def test_hard_chooses_what_it_chose(slug: str) -> None:
    check(slug, "short", "hard")


@pytest.mark.parametrize("slug", [slug for slug in TABLES if slug != SLOWEST])
def test_expert_chooses_what_it_chose(slug: str) -> None:
    check(slug, "short", "expert")


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_slowest_game_is_played_as_it_was(level: str) -> None:
    check(SLOWEST, "short", level)


@pytest.mark.slow
@pytest.mark.parametrize("length", ["long", "full"])
@pytest.mark.parametrize("slug", TABLES)
def test_all_choose_what_they_chose_in_more_positions(slug: str, length: str) -> None:
    check(slug, length, *LEVELS)


def test_people_are_not_offered_frozen_levels() -> None:
    assert [ladder.NAME + level for level in levels.names()] == list(levels.LADDER)
    assert not set(levels.LADDER) & set(levels.names())
