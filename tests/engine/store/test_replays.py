"""Finished matches are kept to be watched again, the newest ones."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.store.atomic import Damaged, fingerprint
from engine.store.replays import Replays


def document(number: int) -> dict[str, object]:
    return {"game": "nefarious", "seed": number, "answers": [[0, 1, 2, 3, 4]]}


def test_a_match_comes_back_under_the_identity_the_history_knows(tmp_path: Path) -> None:
    replays = Replays(tmp_path / "replays")
    identity = replays.keep(document(1))
    assert identity == fingerprint(document(1))
    assert replays.has(identity) and replays.read(identity) == document(1)
    assert not replays.has("") and not replays.has(fingerprint(document(2)))


def test_the_match_that_was_finished_first_goes_when_there_are_too_many(tmp_path: Path) -> None:
    replays = Replays(tmp_path, kept=3)
    identities = []
    for number in range(5):
        identities.append(replays.keep(document(number)))
        os.utime(tmp_path / f"{identities[-1]}.match", (1000 + number, 1000 + number))
    assert [replays.has(identity) for identity in identities] == [False, False, True, True, True]
    replays.keep(document(4))
    assert [replays.has(identity) for identity in identities] == [False, False, True, True, True]


def test_what_is_damaged_is_told_and_kept_aside(tmp_path: Path) -> None:
    replays = Replays(tmp_path)
    identity = replays.keep(document(1))
    file = tmp_path / f"{identity}.match"
    file.write_bytes(file.read_bytes()[:-9])
    with pytest.raises(Damaged, match="kept as"):
        replays.read(identity)
    assert not replays.has(identity)
    with pytest.raises(Damaged, match="not there any more"):
        replays.read(identity)


def test_no_identity_leads_out_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "other.match").write_bytes(b"")
    assert not Replays(tmp_path / "replays").has("../other")
