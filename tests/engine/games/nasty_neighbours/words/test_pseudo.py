"""In a language that brackets every message, nothing that players read stands outside of brackets but names."""

from __future__ import annotations

import subprocess
import sys


def test_everything_that_players_read_is_a_message() -> None:
    """In a process of its own, for a game is loaded in one language."""
    command = [sys.executable, "-m", "tests.engine.words.pseudo", "nasty-neighbours", "4"]
    assert subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout.splitlines() == []
