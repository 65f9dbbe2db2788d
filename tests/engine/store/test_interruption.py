"""A program that ends at any moment, however rudely, loses no answer that was written."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.store import atomic
from engine.store.atomic import Unwritable
from engine.store.saves import Autosave

STEPS = ("open", "write", "fsync", "close", "replace", "open", "fsync", "close")
"""The calls of one write to disk, in their order."""

REPLACED = 5
"""So many steps bring the new file into its place."""

CHILD = """
import sys
from pathlib import Path
from engine.store.saves import Autosave
autosave = Autosave(Path(sys.argv[1]))
turn = 0
while True:
    turn += 1
    autosave.write({"turn": turn, "answers": list(range(turn % 50))})
    print(turn, flush=True)
"""


class Killed(BaseException):
    """The program ends here: nothing after this runs, not even what cleans up."""


class Interruption:
    """Stands in for the calls to the disk, and kills the program at one of them."""

    def __init__(self, at: int, *, half_way: bool) -> None:
        self.at = at
        self.half_way = half_way
        self.seen: list[str] = []

    def install(self, patch: pytest.MonkeyPatch) -> None:
        for name in set(STEPS) | {"unlink", "rename"}:
            patch.setattr(atomic.os, name, self._wrapped(name, getattr(os, name)))

    def _wrapped(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def step(*arguments: Any) -> Any:
            if len(self.seen) > self.at:
                raise Killed
            self.seen.append(name)
            if len(self.seen) <= self.at:
                return call(*arguments)
            if self.half_way and name == "write":
                descriptor, content = arguments
                call(descriptor, content[: len(content) // 2])
            elif self.half_way:
                call(*arguments)
            raise Killed

        return step


def _last_turn(folder: Path) -> int:
    save = Autosave(folder).newest()
    return 0 if save is None else save.turn


@pytest.mark.parametrize("half_way", [False, True])
@pytest.mark.parametrize("earlier", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("at", range(len(STEPS)))
def test_a_kill_at_any_step_leaves_the_answer_before_or_the_one_being_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int, earlier: int, half_way: bool
) -> None:
    autosave = Autosave(tmp_path)
    for turn in range(1, earlier + 1):
        autosave.write({"turn": turn})
    interruption = Interruption(at, half_way=half_way)
    with monkeypatch.context() as patch:
        interruption.install(patch)
        with pytest.raises(Killed):
            autosave.write({"turn": earlier + 1})
    assert tuple(interruption.seen) == STEPS[: at + 1]
    in_place = at + half_way >= REPLACED
    after = Autosave(tmp_path)
    newest = after.newest()
    assert (newest.turn if newest else 0) == earlier + in_place
    assert after.remarks == []
    after.write({"turn": 99})
    assert _last_turn(tmp_path) == 99


def test_a_full_disk_is_reported_and_the_answers_before_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = Autosave(tmp_path)
    for turn in range(1, 6):
        autosave.write({"turn": turn})

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(atomic.os, "write", full)
        with pytest.raises(Unwritable, match=r"^autosave-.\.match cannot be written: No space left"):
            autosave.write({"turn": 6})
    assert _last_turn(tmp_path) == 5
    autosave.write({"turn": 7})
    assert _last_turn(tmp_path) == 7


def test_a_disk_that_takes_a_few_bytes_at_a_time_gets_them_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    with monkeypatch.context() as patch:
        patch.setattr(atomic.os, "write", lambda descriptor, content: write(descriptor, content[:3]))
        Autosave(tmp_path).write({"turn": 5, "answers": list(range(40))})
    assert _last_turn(tmp_path) == 5


@pytest.mark.parametrize("answers", [1, 2, 17, 60])
def test_a_killed_process_loses_no_answer_it_had_written(tmp_path: Path, answers: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, str(tmp_path)], stdout=subprocess.PIPE, text=True, cwd=_repository()
    ) as child:
        assert child.stdout is not None
        reported = [int(child.stdout.readline()) for _ in range(answers)]
        child.kill()
        reported += [int(line) for line in child.stdout.read().splitlines() if line]
    after = Autosave(tmp_path)
    newest = after.newest()
    assert newest is not None
    assert newest.turn >= reported[-1]
    assert after.remarks == []


def _repository() -> Path:
    return Path(atomic.__file__).resolve().parents[2]
