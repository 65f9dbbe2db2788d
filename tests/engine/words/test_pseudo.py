"""In a language that brackets every message, nothing that players read stands outside of brackets but names."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.games import slugs
from tests.engine.words.pseudo import outside
from tests.sampling import only


@pytest.mark.parametrize("slug", only(["nefarious"], slugs()))
def test_everything_that_players_read_is_a_message(slug: str) -> None:
    """In a process of its own, for a game is loaded in one language."""
    command = [sys.executable, "-m", "tests.engine.words.pseudo", slug, "6"]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert (run.returncode, run.stdout.splitlines()) == (0, []), run.stderr


def test_what_stands_outside_of_brackets_is_found() -> None:
    assert outside("⟦a ⟦b⟧ c⟧") == ""
    assert outside("2 ⟦a ⟦b⟧⟧ of ⟦c⟧ [[17|Card]]").split() == ["2", "of"]
