"""In a language that brackets every message, no screen shows anything outside of brackets but names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.client.words.pseudo import SCREENS


@pytest.mark.sample(1)
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_that_a_screen_shows_is_a_message(screen: str, tmp_path: Path) -> None:
    """In a process of its own, for games are loaded in one language."""
    command = [sys.executable, "-m", "tests.client.words.pseudo", str(tmp_path), screen]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    told = [line for line in run.stdout.splitlines() if not line.startswith("pygame-ce")]
    assert (run.returncode, told) == (0, []), run.stderr
