"""What the repository promises about itself: its files stay small, and its documents name what there is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from client import commands

ROOT = Path(__file__).resolve().parent.parent
LONGEST_FILE = 500

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOTICES = (ROOT / "THIRD_PARTY_NOTICES.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def _package(requirement: str) -> str:
    """The name in a requirement such as "pytmx>=3.32,<4"."""
    return re.split(r"[<>=!~ \[]", requirement, maxsplit=1)[0]


def test_every_file_of_code_has_room_for_one_subject_only() -> None:
    files = [
        file for folder in ("engine", "client", "build", "tests") for file in (ROOT / folder).rglob("*.py")
    ]
    assert len(files) > 20
    lengths = {file.relative_to(ROOT): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {file: length for file, length in lengths.items() if length > LONGEST_FILE} == {}


@pytest.mark.parametrize("requirement", PROJECT["dependencies"])
def test_every_library_is_named_in_the_notices(requirement: str) -> None:
    name = _package(requirement)
    title = name.removeprefix("fontpkg-").replace("-", " ")
    assert title in NOTICES.lower() or name in NOTICES.lower()


@pytest.mark.parametrize(
    "requirement", PROJECT["dependencies"] + sum(PROJECT["optional-dependencies"].values(), [])
)
def test_every_library_has_a_lowest_and_a_highest_version(requirement: str) -> None:
    assert re.fullmatch(r"[a-z0-9-]+>=[\d.]+,<[\d.]+", requirement)


@pytest.mark.parametrize("name", commands.names())
def test_the_readme_tells_of_every_command(name: str) -> None:
    assert f"`{name}`" in README or name == commands.DEFAULT_COMMAND


def test_the_readme_shows_pictures_that_exist() -> None:
    for picture in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README):
        assert (ROOT / picture).is_file(), picture


def test_the_readme_starts_table_and_tests_with_one_line_each() -> None:
    lines = [line for line in README.splitlines() if line.startswith("python3 -m venv")]
    assert lines[0].endswith(".venv/bin/cul-de-sac")
    assert ".venv/bin/python -m pytest" in lines[1]


GAMES = ROOT / "engine" / "games"
NAMED_FRAMES = ("cthulhu_realms", "garage_sale", "nasty_neighbours", "nefarious")
"""Games whose frames are read by names alone."""


def _lines_with(pattern: str, *folders: Path) -> list[str]:
    """The lines of code in some folders in which a pattern occurs."""
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for folder in folders
        for file in sorted(folder.rglob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(pattern, line)
    ]


def test_zones_and_counters_of_seats_are_found_by_their_names() -> None:
    """`zones[HAND[seat]]`, never by a stride."""
    assert _lines_with(r"\* (ZONES|COUNTERS)\b|\b(ZONES|COUNTERS) \*", GAMES) == []


def test_ints_of_frames_are_found_by_their_names() -> None:
    assert _lines_with(r"\bframe\[\d", *(GAMES / game for game in NAMED_FRAMES)) == []


def test_match_rules_are_typed() -> None:
    """Neither match rules nor positions and views, by which they are reached, are called Any."""
    assert _lines_with(r"\b(rules|state|view|position|board): Any\b", ROOT / "engine") == []
    assert _lines_with(r"\b(State|View|Board|Table|Game|Ruleset)\[Any\]", ROOT / "engine", ROOT / "client") == []
