"""What earlier versions have kept is there after the first start with this one."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from client.session.resume import match_of
from engine.store.database import FILE_NAME
from engine.store.store import Store
from tests.engine.store.stored import new_store

SAVED = Path(__file__).resolve().parents[2] / "saved"
GAMES = ("cthulhu-realms", "nasty-neighbours", "nefarious", "runes-and-regulations")
"""Those of version 0.1.0."""
VERSIONS = sorted(folder.name for folder in SAVED.iterdir() if folder.is_dir())


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home folder as version 0.1.0 has left it."""
    shutil.copytree(SAVED / "0.1.0", tmp_path / "home")
    return tmp_path / "home"


def names(store: Store) -> list[tuple[str, bool, str]]:
    return sorted((match.game, match.finished, match.name) for match in store.matches.listed())


@pytest.mark.parametrize("version", VERSIONS)
def test_every_match_of_an_earlier_version_goes_on_where_it_stood(version: str, tmp_path: Path) -> None:
    shutil.copytree(SAVED / version, tmp_path / "home")
    store = new_store(tmp_path / "home")
    assert store.start() == []
    expected = json.loads((SAVED / version / "positions.json").read_text())
    assert set(expected) >= set(GAMES)
    for match in store.matches.listed():
        if match.finished or match.name:
            continue
        document = store.matches.document(match.id)
        again, _ = match_of(document, store.folders.packs)
        position = expected.pop(match.game)
        assert again.state.to_data() == position["state"]
        assert again.base is not None or len(again.answers) == position["answers"]
    assert expected == {}


def test_saves_replays_and_results_are_taken_over_once(home: Path) -> None:
    kept = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    store = new_store(home)
    assert store.start() == []
    finished = [(slug, True, "") for slug in GAMES]
    assert names(store) == sorted(
        [*finished, *((slug, False, "") for slug in GAMES), ("cthulhu-realms", False, "Friday evening")]
    )
    by_id = {match.id: match for match in store.matches.listed()}
    results = store.results.recent()
    assert sorted(by_id[result.match].game for result in results) == sorted(GAMES)
    assert all(result.seats[0].name == "Ada" for result in results)
    store.close()
    again = new_store(home)
    assert again.start() == [] and len(again.matches.listed()) == len(by_id) and again.results.count() == len(results)
    assert all(path.read_bytes() == content for path, content in kept.items())


def test_a_match_keeps_the_cards_of_its_packs(home: Path) -> None:
    store = new_store(home)
    store.start()
    shutil.rmtree(home / "data" / "packs")
    [match] = [match for match in store.matches.listed() if match.packs]
    again, _ = match_of(store.matches.document(match.id), store.folders.packs)
    assert [pack.id for pack in again.game.packs] == ["pets"]


def test_of_a_damaged_autosave_the_one_before_is_taken_and_the_rest_is_not_held_up(home: Path) -> None:
    newest = home / "state" / "autosaves" / "nefarious-1.match"
    newest.write_bytes(newest.read_bytes()[:-30])
    (home / "data" / "replays" / "junk.match").write_bytes(b"junk")
    (home / "data" / "history.sqlite").write_bytes(b"Dear diary" * 900)
    store = new_store(home)
    remarks = store.start()
    assert len(remarks) == 3 and all(remark.endswith("it stays where it is.") for remark in remarks)
    assert ("nefarious", False, "") in names(store)
    store.close()
    assert new_store(home).start() == []


def test_what_cannot_be_read_now_is_taken_over_next_time(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = home / "data" / "replays"
    listing = Path.iterdir

    def iterdir(self: Path) -> Any:
        if self == refused:
            raise PermissionError(13, "Permission denied")
        return listing(self)

    with monkeypatch.context() as locked:
        locked.setattr(Path, "iterdir", iterdir)
        store = new_store(home)
        assert store.start() == ["The matches in replays cannot be read now: Permission denied."]
        assert not any(finished for _, finished, _ in names(store))
        store.close()
    store = new_store(home)
    assert store.start() == [] and sum(finished for _, finished, _ in names(store)) == len(GAMES)


@pytest.mark.parametrize("change", [
    "UPDATE matches SET seed = 'seven'", "UPDATE matches SET seconds = 1e308", "UPDATE seats SET name = x'00c3'",
    "UPDATE matches SET game = x'00'", "UPDATE seats SET score = 'x'", "PRAGMA user_version = 65540",
    "ALTER TABLE seats DROP COLUMN role", "ALTER TABLE matches DROP COLUMN packs",
])  # fmt: skip
def test_a_history_with_something_damaged_in_it_gives_what_is_sound(home: Path, change: str) -> None:
    path = home / "data" / "history.sqlite"
    with sqlite3.connect(path) as old:
        old.execute(change + (" WHERE rowid = 1" if change.startswith("UPDATE matches") else ""))
    old.close()
    store = new_store(home)
    assert store.start() == []
    assert store.results.count() >= (0 if "score" in change else len(GAMES) - 1)
    for slug in store.results.games():
        store.results.recent(slug)
        store.results.seat_statistics(slug)


def test_a_document_with_junk_in_it_is_told_and_left(home: Path) -> None:
    from engine.store.atomic import read_document, write_document

    path = home / "data" / "saves" / "Friday evening.match"
    body = dict(read_document(path, "match", 1).body)
    junk: list[dict[str, Any]] = [
        {"answers": [[0, 1]]}, {"answers": [[0, 1, 2, 3, "x"]]}, {"answers": [[-2, 1, 2, 3, 4]]}, {"answers": 7},
        {"cards": None, "answers": None}, {"turn": "x", "kinds": 3},
    ]  # fmt: skip
    for number, change in enumerate(junk):
        write_document(path.with_name(f"junk {number}.match"), "match", 1, body | change)
    store = new_store(home)
    remarks = store.start()
    assert len(remarks) == 6 and all("is damaged: " in remark for remark in remarks)
    assert len(store.matches.listed()) >= 2 * len(GAMES) + 1


def test_nothing_of_before_is_needed(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    assert store.start() == [] and store.matches.listed() == []
    assert (tmp_path / "data" / FILE_NAME).is_file()
