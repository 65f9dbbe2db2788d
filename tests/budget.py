"""Processor time of test functions: `--budget SECONDS` fails a run in which a function takes more.

Counts setup, call and teardown of all cases of a function, and the programs they start, in processor seconds. Time is
measured here and nowhere else in the tests, since it says what a test costs and not whether the program is right.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest

MOST_IN_ALL = 480.0
"""Processor seconds of a default run with a budget, collection left out."""
LISTED = 20


def _spent() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


class Budget:
    """A plugin that adds up what each test function costs."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._costs: Counter[str] = Counter()
        self._since = 0.0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Iterator[object]:
        self._since = _spent()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Iterator[pytest.TestReport]:
        report = yield
        now = _spent()
        report.user_properties.append(("cost", now - self._since))
        self._since = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._costs[report.nodeid.partition("[")[0]] += dict(report.user_properties)["cost"]

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.exitstatus == pytest.ExitCode.OK and self._faults() and not hasattr(session.config, "workerinput"):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"{self._costs.total():.0f} s of processor time")
        for name, cost in self._costs.most_common(LISTED):
            terminalreporter.line(f"{cost:7.2f} s  {name}")
        for fault in self._faults():
            terminalreporter.line(fault, red=True)

    def _faults(self) -> list[str]:
        found = [
            f"{name} takes {cost:.1f} s of at most {self._most:.1f} s."
            for name, cost in self._costs.most_common()
            if cost > self._most
        ]
        if self._costs.total() > MOST_IN_ALL:
            found.append(f"All tests take {self._costs.total():.0f} s of at most {MOST_IN_ALL:.0f} s.")
        return found
