"""What tests of tables share."""

from __future__ import annotations

import time

import pytest


@pytest.fixture(autouse=True)
def endless_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Complete every drawing in its frame, however busy the machine is, where each frame is `Watched`."""
    if hasattr(request.module, "Watched"):
        monkeypatch.setattr(time, "perf_counter", lambda: 0.0)
