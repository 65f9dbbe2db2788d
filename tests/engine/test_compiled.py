"""The compiled rules play as their sources do: the same questions, events and positions, match by match."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import slugs

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"
MATCHES = 1000
"""Of all games together."""


def played(slug: str, *folders: Path) -> list[str]:
    """What a process prints that takes the program from these folders."""
    environment = os.environ | {"PYTHONSAFEPATH": "1", "PYTHONPATH": os.pathsep.join(map(str, folders))}
    command = [sys.executable, "-m", "tests.engine.compiled_matches", slug, str(-(-MATCHES // len(slugs())))]
    ended = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert ended.returncode == 0, f"exit code {ended.returncode}: {ended.stderr}"
    return ended.stdout.splitlines()


@pytest.mark.skipif(not COMPILED.is_dir(), reason="nothing is compiled; see build/compile.py")
@pytest.mark.parametrize("slug", slugs())
def test_compiled_rules_play_the_same_matches(slug: str) -> None:
    pure_engine, *pure = played(slug, ROOT)
    compiled_engine, *compiled = played(slug, COMPILED, ROOT)
    assert (pure_engine, compiled_engine) == ("pure Python", "compiled rules")
    assert pure == compiled
