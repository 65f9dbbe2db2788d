"""What all tests share: no window, no sound, no deadline, and no file of the player's touched.

Property tests try the same examples every time; with CUL_DE_SAC_EXPLORE=1 they look for new ones.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

settings.register_profile(
    "table",
    deadline=None,
    derandomize="CUL_DE_SAC_EXPLORE" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("table")


@pytest.fixture(autouse=True, scope="session")
def own_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which this test run keeps settings, saves and history."""
    home = tmp_path_factory.mktemp("home")
    os.environ["CUL_DE_SAC_HOME"] = str(home)
    return home


@pytest.fixture(autouse=True, scope="session")
def no_device() -> None:
    """PettingZoo names a sound device of its own as soon as a test module imports it."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
