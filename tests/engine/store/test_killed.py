"""A program that ends at any moment, however rudely, loses no answer that was written."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games import load
from engine.kernel.match.match import Match
from engine.store.files import atomic
from engine.store.files.atomic import Unwritable, read_document, write_document
from tests.engine.store.stored import new_store

STEPS = ("open", "write", "fsync", "close", "replace", "open", "fsync", "close")
"""The calls of one write to disk, in their order."""

REPLACED = 5
"""So many steps bring the new file into its place."""

CHILD = """
import random, sys
from pathlib import Path
from tests.engine.store.stored import begin, new_store, play
store = new_store(Path(sys.argv[1]))
store.start()
match, identity = begin(store, "nasty-neighbours")
entries, chooser = 0, random.Random(1)
while True:
    entries = play(store, match, identity, 1, chooser, entries)
    print(entries, flush=True)
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


def _turn(path: Path) -> int:
    return int(str(read_document(path, "test", 1)["turn"])) if path.exists() else 0


@pytest.mark.parametrize("half_way", [False, True])
@pytest.mark.parametrize("earlier", [0, 1])
@pytest.mark.parametrize("at", range(len(STEPS)))
def test_a_kill_at_any_step_leaves_the_old_file_or_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int, earlier: int, half_way: bool
) -> None:
    path = tmp_path / "file"
    for turn in range(1, earlier + 1):
        write_document(path, "test", 1, {"turn": turn})
    interruption = Interruption(at, half_way=half_way)
    with monkeypatch.context() as patch:
        interruption.install(patch)
        with pytest.raises(Killed):
            write_document(path, "test", 1, {"turn": earlier + 1})
    assert tuple(interruption.seen) == STEPS[: at + 1]
    assert _turn(path) == earlier + (at + half_way >= REPLACED)
    write_document(path, "test", 1, {"turn": 99})
    assert _turn(path) == 99


def test_a_full_disk_is_reported_and_what_was_there_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_document(path, "test", 1, {"turn": 5})

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(atomic.os, "write", full)
        with pytest.raises(Unwritable, match=r"^Can't write file: No space left"):
            write_document(path, "test", 1, {"turn": 6})
    assert _turn(path) == 5


def test_a_disk_that_takes_a_few_bytes_at_a_time_gets_them_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    with monkeypatch.context() as patch:
        patch.setattr(atomic.os, "write", lambda descriptor, content: write(descriptor, content[:3]))
        write_document(tmp_path / "file", "test", 1, {"turn": 5, "answers": list(range(40))})
    assert _turn(tmp_path / "file") == 5


@pytest.mark.sample(1)
@pytest.mark.parametrize("answers", [1, 17, 60])
def test_a_killed_process_loses_no_answer_it_had_written(tmp_path: Path, answers: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, str(tmp_path)], stdout=subprocess.PIPE, text=True, cwd=_repository()
    ) as child:
        assert child.stdout is not None
        reported = [int(child.stdout.readline()) for _ in range(answers)]
        child.kill()
        reported += [int(line) for line in child.stdout.read().splitlines() if line]
    store = new_store(tmp_path)
    assert store.start() == []
    [match] = store.matches.list_matches()
    document = store.matches.document(match.id)
    assert document["entries"] >= reported[-1]
    assert len(Match.from_document(load("nasty-neighbours"), document).answers) == document["entries"]


def _repository() -> Path:
    return Path(atomic.__file__).resolve().parents[2]
