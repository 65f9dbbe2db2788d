"""Sessions whose computers answer when the test says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import HandPool, new_session


@pytest.fixture
def pool() -> HandPool:
    return HandPool()


@pytest.fixture
def settings() -> Settings:
    return Settings(computer_delay_ms=600)


@pytest.fixture
def sit_down(pool: HandPool, settings: Settings) -> Callable[..., Session]:
    """Start a session of Nefarious with a kind per seat, such as "human", "normal"."""

    def start(kinds: Sequence[str], seed: int = 3, twists: int = 0, **more: Any) -> Session:
        return new_session(kinds, seed, {"twists": twists}, pool, settings, **more)

    return start
