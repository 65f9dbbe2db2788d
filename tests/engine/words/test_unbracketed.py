"""Every word that a game says to players comes from a message."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.engine.words.unbracketed import outside


@pytest.mark.parametrize("slug", ["cthulhu-realms", "nefarious"])
def test_nothing_is_said_outside_of_messages(slug: str) -> None:
    command = [sys.executable, "-m", "tests.engine.words.unbracketed", slug, "6"]
    run = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=300, check=False)
    assert (run.returncode, run.stdout) == (0, ""), run.stderr


def test_what_stands_outside_of_brackets_is_found() -> None:
    assert outside("⟦a ⟦b⟧ c⟧") == ""
    assert outside("2 ⟦a ⟦b⟧⟧ of ⟦c⟧") == "2  of"
