"""A whole match of computers with real worker processes; and one that is killed again and again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from engine.ai.workers import WorkerPool
from engine.games import load
from engine.session.resume import resume
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.player.settings import Settings
from engine.store.store import Store
from tests.sampling import amount

ROOT = Path(__file__).resolve().parents[3]


def test_four_computers_play_to_the_end(tmp_path: Path) -> None:
    store = Store(Folders.in_home(tmp_path))
    settings = Settings(computer_delay_ms=0)
    pool = WorkerPool()
    kinds = ["gentle", "normal", "random", "normal"][: amount(4, 2)]
    session = Session.start(
        load("nefarious"), list("ABCD")[: len(kinds)], kinds, {"twists": 2}, 7, settings, store=store, pool=pool
    )
    try:
        for now in range(100_000):
            session.update(now)
            if session.over:
                break
            pool.wait(5)
        assert session.over and session.view().winners
        assert session.take_remarks() == []
        assert 1 <= len(pool.processes) <= 2
    finally:
        session.close()
        pool.close()
    assert [seat.level for seat in store.results.recent()[0].seats] == kinds


PLAYER = """
import json, sys
from pathlib import Path
from engine.session.resume import resume
from engine.session.session import Session
from engine.games import load
from engine.store.files.folders import Folders
from engine.store.player.settings import Settings
from engine.store.store import Store

def main():
    store = Store(Folders.in_home(Path(sys.argv[1])))
    settings = Settings(computer_delay_ms=0)
    remarks = store.start()
    assert not remarks, remarks
    latest = store.matches.latest(["nefarious"])
    if latest is not None:
        session = resume(store, latest.id, settings)
    else:
        session = Session.start(load("nefarious"), ["Ada", "Ben", "Cy"], ["human", "gentle", "normal"],
                                {"twists": 1}, 5, settings, store=store)
    now = 0
    while not session.over:
        now += 10
        session.update(now)
        if session.view().options:
            session.answer(session.view().options[now // 10 % len(session.view().options)])
        session.pool.wait(20)
        print(json.dumps([answer.to_data() for answer in session.match.answers]), flush=True)

if __name__ == "__main__":
    main()
"""


def test_a_match_that_is_killed_at_any_answer_loses_none(tmp_path: Path) -> None:
    script = tmp_path / "player.py"
    script.write_text(PLAYER)
    store = Store(Folders.in_home(tmp_path / "home"))
    pool = WorkerPool()
    before = 0
    for more in amount((1, 4, 7), (4,)):
        seen = _play_and_kill(script, tmp_path / "home", before + more)
        [match] = store.matches.list_matches()
        session = resume(store, match.id, Settings(), pool=pool)
        assert session.take_remarks() == []
        kept = [answer.to_data() for answer in session.match.answers]
        assert kept[: len(seen)] == seen
        before = len(kept)
        session.close()
    assert before >= amount(12, 4)


def _play_and_kill(script: Path, home: Path, answers: int) -> list[list[int]]:
    """Let another process play until it has shown so many answers, and kill it; returns what it had shown."""
    player = subprocess.Popen(
        [sys.executable, str(script), str(home)], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert player.stdout is not None
    shown: list[list[int]] = []
    with player.stdout as lines:
        for line in lines:
            shown = json.loads(line)
            if len(shown) >= answers:
                break
        player.kill()
        player.wait(30)
    return shown
