"""Closing the terminal, or Windows' console, quits the program as closing its window does."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from client.shell.app import App
from client.shell.system.terminal import quits_with_terminal


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
class TestOnLinux:
    def test_a_closed_terminal_ends_the_loop_and_another_one_is_no_longer_noticed(self) -> None:
        app = App((320, 200), headless=True)
        app.running = True
        before = signal.getsignal(signal.SIGHUP)
        with quits_with_terminal(app.quit):
            os.kill(os.getpid(), signal.SIGHUP)
            assert not app.running
        assert signal.getsignal(signal.SIGHUP) == before

    def test_a_program_started_with_nohup_goes_on(self, monkeypatch: pytest.MonkeyPatch) -> None:
        quits: list[bool] = []
        before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
        try:
            with quits_with_terminal(lambda: quits.append(True)):
                os.kill(os.getpid(), signal.SIGHUP)
        finally:
            signal.signal(signal.SIGHUP, before)
        assert not quits
