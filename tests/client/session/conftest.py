"""A pool whose workers answer when the test says so, and sessions that use it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from client.session.session import Session
from engine.ai.seat import Request, TableContent, think
from engine.ai.workers import Reply, WorkerPool
from engine.games import load
from engine.store.settings import Settings


class HandPool(WorkerPool):
    """Keeps every request until `release` lets it be thought about, in this process."""

    def __init__(self) -> None:
        super().__init__()
        self.open: dict[int, tuple[TableContent, Request]] = {}
        self.prompt = False

    def ask(self, content: TableContent, request: Request) -> int:
        self._tickets += 1
        self.open[self._tickets] = (content, request)
        return self._tickets

    def drop(self, ticket: int) -> None:
        self.open.pop(ticket, None)
        super().drop(ticket)

    def run(self, now_ms: int) -> None:
        if self.prompt:
            self.release()

    @property
    def seats(self) -> list[int]:
        """The seats whose requests wait."""
        return [request.seat for _, request in self.open.values()]

    def release(self, seat: int | None = None, problem: str = "") -> None:
        """Answer what waits, for one seat or for all; with a problem the reply has no choice."""
        for ticket, (content, request) in list(self.open.items()):
            if seat is None or request.seat == seat:
                del self.open[ticket]
                choice = None if problem else think(content.build(), request)
                self._replies[ticket] = Reply(choice, 1.0, problem)


@pytest.fixture
def pool() -> HandPool:
    return HandPool()


@pytest.fixture
def settings() -> Settings:
    return Settings(computer_delay_ms=600)


@pytest.fixture
def sit_down(pool: HandPool, settings: Settings) -> Callable[..., Session]:
    """Start a session of Nefarious: a name and a kind per seat, such as "Ada", "human"."""

    def start(kinds: Sequence[str], seed: int = 3, twists: int = 0, **more: Any) -> Session:
        names = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo"][: len(kinds)]
        options = {"twists": twists}
        return Session.start(load("nefarious"), names, kinds, options, seed, settings, pool=pool, **more)

    return start
