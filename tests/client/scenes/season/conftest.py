"""Computers of seasons answer at once, in this process."""

from __future__ import annotations

import pytest

from tests.client.sessions import HandPool


@pytest.fixture(autouse=True)
def prompt_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = HandPool(prompt=True)
    monkeypatch.setattr("engine.session.session.shared_pool", lambda: pool)
