"""The worker processes of this program: one pool for all its matches."""

from __future__ import annotations

import atexit
from functools import cache

from engine.ai.workers import WorkerPool


@cache
def shared_pool() -> WorkerPool:
    """The pool; its processes are started with the first question and end with the program."""
    pool = WorkerPool()
    atexit.register(pool.close)
    return pool
