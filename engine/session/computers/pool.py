"""The worker processes of this program: one pool for all matches."""

from __future__ import annotations

import atexit
from functools import cache

from engine.ai.workers import WorkerPool


@cache
def shared_pool() -> WorkerPool:
    """Return the shared pool. Its processes start with the first request and end with the program."""
    pool = WorkerPool()
    atexit.register(pool.close)
    return pool
