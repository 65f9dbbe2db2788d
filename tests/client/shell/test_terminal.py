"""Closing the terminal, or Windows' console, quits the program as closing its window does."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from client.shell.app import App
from client.shell.system.terminal import quits_with_terminal


@contextmanager
def started_with(handler: signal.Handlers) -> Iterator[None]:
    """A program that is started with this handler, whatever started the tests."""
    before = signal.signal(signal.SIGHUP, handler)
    try:
        yield
        assert signal.getsignal(signal.SIGHUP) == handler
    finally:
        signal.signal(signal.SIGHUP, before)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
class TestOnLinux:
    def test_a_closed_terminal_ends_the_loop_and_another_one_is_no_longer_noticed(self) -> None:
        app = App((320, 200), headless=True)
        app.running = True
        with started_with(signal.SIG_DFL), quits_with_terminal(app.quit):
            os.kill(os.getpid(), signal.SIGHUP)
            assert not app.running

    def test_a_program_started_with_nohup_goes_on(self) -> None:
        quits: list[bool] = []
        with started_with(signal.SIG_IGN), quits_with_terminal(lambda: quits.append(True)):
            os.kill(os.getpid(), signal.SIGHUP)
        assert not quits
