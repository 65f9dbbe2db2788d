"""The command that computes the fingerprint of a seed and checks a saved match."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

from engine.store.files.folders import HOME_VARIABLE, user_folders
from engine.store.history.matches import progress_of
from engine.store.store import Store
from main import main
from tests.client.sessions import finished_session, new_session


def test_it_prints_text_hash_and_fingerprint(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["seed", "--game", "nefarious", "--seed", "17612", "--salt", "abc"]) == 0
    printed = capsys.readouterr().out
    digest = hashlib.sha256(b"cul-de-sac nefarious 17612 abc").hexdigest()
    assert "cul-de-sac nefarious 17612 abc" in printed and digest in printed
    assert " ".join(digest[at : at + 4] for at in range(0, 16, 4)) in printed


@pytest.mark.parametrize(("told", "code"), [("e256 3a04 61f9 057a", 0), ("E2563A04", 0), ("e256 3a05", 1), ("e2", 1)])
def test_it_says_whether_a_fingerprint_fits(told: str, code: int) -> None:
    told_of = ["seed", "--game", "nefarious", "--seed", "17612", "--salt", "abc", "--fingerprint", told]
    assert main(told_of) == code


@pytest.mark.parametrize("missing", [["--game", "nefarious"], ["--seed", "1", "--salt", "x"], []])
def test_what_is_missing_is_one_sentence(missing: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["seed", *missing]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_stored_match_is_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    matches = Store(user_folders()).matches

    def write(document: dict[str, Any]) -> int:
        return matches.begin(document, progress_of(document, 1.0))

    document = finished_session(("human", "normal")).document()
    fine = write(document)
    assert main(["matches"]) == 0
    assert f"{fine:5}  " in capsys.readouterr().out
    assert main(["seed", "--match", str(fine)]) == 0
    assert "weren't changed" in capsys.readouterr().out
    document["session"]["seal"]["hash"] = "0" * 64
    assert main(["seed", "--match", str(write(document))]) == 1
    del document["session"]["seal"]
    assert main(["seed", "--match", str(write(document))]) == 0
    assert main(["seed", "--match", "99"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_match_that_is_still_played_keeps_its_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    document = new_session(("human", "human"), seed=8675309).document()
    match = str(Store(user_folders()).matches.begin(document, progress_of(document, 1.0)))
    picture = tmp_path / "hand.png"
    for words in (
        ["seed", "--match", match],
        ["matches"],
        ["screenshot", "--match", match, "--seat", "Ben", "--size", "640x360", "--out", str(picture)],
        ["screenshot", "--match", match, "--size", "640x360", "--out", str(picture)],
    ):
        refused = words[0] != "matches"
        assert main(words) == 2 * refused
        told = capsys.readouterr()
        assert ("still being played" in told.err) == refused and "8675309" not in told.out + told.err
    assert not picture.exists()
