"""Where tasks are done: the answers are the same everywhere, and what is missing is said."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from types import ModuleType
from typing import Any

import pytest

from engine.commands import CommandError
from engine.commands._shared import spread as _spread
from engine.commands._shared.spread import HereExecutor, add_spread_arguments, answers, chosen_executor


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_spread_arguments(parser)
    return parser.parse_args(words)


def test_one_job_works_in_this_process() -> None:
    with chosen_executor(arguments("--jobs", "1")) as executor:
        assert isinstance(executor, HereExecutor)
        assert list(answers(executor, abs, [-1, 2, -3])) == [(0, 1), (1, 2), (2, 3)]


def test_several_jobs_give_every_answer_with_its_number() -> None:
    with chosen_executor(arguments("--jobs", "2")) as executor:
        assert sorted(answers(executor, abs, [-1, 2, -3])) == [(0, 1), (1, 2), (2, 3)]


def test_what_a_task_raises_comes_out() -> None:
    with chosen_executor(arguments("--jobs", "2")) as executor, pytest.raises(ValueError, match="invalid literal"):
        list(answers(executor, int, ["1", "one"]))


def test_a_cluster_that_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    expected = r"--dask needs Dask, which is not installed; .*cul-de-sac\[cluster\]"
    with pytest.raises(CommandError, match=expected), chosen_executor(arguments("--dask", "somewhere:1")):
        pass


class _LonelyCluster(Executor):
    """A cluster whose worker goes and comes back, and whose scheduler then goes for good."""

    def __init__(self) -> None:
        self._futures: list[Future[int]] = []
        self._looks: Iterator[dict[str, Any]] = iter(({}, {}, {"tcp://worker": {}}))

    def get_executor(self) -> Executor:
        return self

    def submit(self, *work: Any) -> Future[int]:  # type: ignore[override]
        self._futures.append(Future())
        return self._futures[-1]

    def scheduler_info(self) -> dict[str, Any]:
        workers = next(self._looks)
        if workers:
            self._futures[0].set_result(7)
            self._futures[1].cancel()
            self._futures[1].set_running_or_notify_cancel()
        return {"workers": workers}

    def close(self) -> None:
        self.closed = True


class _FakeDask(ModuleType):
    """As much of Dask as the adapter uses, doing its tasks at once."""

    def __init__(self) -> None:
        super().__init__("distributed")
        self.closed: list[str] = []

    def Client(self, address: str, timeout: int) -> Any:  # noqa: N802
        if address == "nowhere":
            raise OSError(f"timed out after {timeout} s")
        if address == "lonely":
            return _LonelyCluster()
        return argparse.Namespace(get_executor=HereExecutor, close=lambda: self.closed.append(address))


def test_dask_does_tasks_and_is_left_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = _FakeDask()
    monkeypatch.setattr(_spread, "import_optional", lambda *words: fake)
    with chosen_executor(arguments("--dask", "tcp://host:8786")) as executor:
        assert sorted(answers(executor, abs, [-1, 2])) == [(0, 1), (1, 2)]
    assert fake.closed == ["tcp://host:8786"]
    with pytest.raises(CommandError, match="no Dask cluster answers at nowhere"):
        _spread.DaskExecutor("nowhere")


def test_a_cluster_without_workers_says_so_and_one_without_a_scheduler_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fake = _FakeDask()
    monkeypatch.setattr(_spread, "import_optional", lambda *words: fake)
    monkeypatch.setattr(_spread, "LOOK_S", 0.0)
    lost = pytest.raises(CommandError, match="the scheduler of the cluster was lost")
    with chosen_executor(arguments("--dask", "lonely")) as executor, lost:
        list(answers(executor, abs, [-7, -8]))
    assert capsys.readouterr().err.splitlines() == [_spread.NO_WORKERS, "The Dask cluster has workers again."]
