"""A match belongs to what cards do, not to what they are called or look like."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from engine.games import load, slugs
from engine.kernel.match import rules_identity as identity
from engine.kernel.match.rules_identity import rules_identity


@pytest.fixture
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the card files of Cthulhu Realms that the identity is taken of."""
    folder = tmp_path / "cards"
    folder.mkdir()
    for file in (files("engine.games.cthulhu_realms") / "cards").iterdir():
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(identity, "files", lambda package: tmp_path)
    return folder


def identity_of(slug: str) -> str:
    rules_identity.cache_clear()
    try:
        return rules_identity(load(slug))
    finally:
        rules_identity.cache_clear()


def test_every_game_has_its_own() -> None:
    assert len({rules_identity(load(slug)) for slug in slugs()}) == len(slugs())


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ('name = "', 'name = "The ', True),
        ('ruling = "', 'ruling = "Mind you: ', True),
        ("\n[[card]]", "\n# a\n[[card]]", True),
        ("cost = 2", "cost = 3", False),
        ("copies = 2", "copies = 1", False),
        ('color = "green"', 'color = "yellow"', False),
        ("sanity = 4", "sanity = 5", False),
    ],
)
def test_it_changes_with_what_a_card_does_and_not_with_its_words(cards: Path, old: str, new: str, same: bool) -> None:
    before = identity_of("cthulhu-realms")
    file = cards / "general.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    assert (identity_of("cthulhu-realms") == before) is same


def test_it_changes_with_the_version_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    before = identity_of("nefarious")
    monkeypatch.setitem(load("nefarious").__dict__, "rules_version", 99)
    assert identity_of("nefarious") != before
