"""Matches with card packs: kept, resumed with them, and waiting for a pack that is not there."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from client.session.resuming import CannotResume, resume_autosave, resume_save
from client.session.session import Session
from engine.ai.seat import TableContent
from engine.games import load
from engine.kernel.packs import Pack
from engine.store.folders import Folders
from engine.store.history import History
from engine.store.packs import PackStore
from engine.store.saves import Autosave, unfinished
from engine.store.settings import Settings
from tests.engine.games.own_cards import random_pack

NEFARIOUS = load("nefarious")


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.below(tmp_path)


@pytest.fixture
def store(folders: Folders) -> PackStore:
    store = PackStore(folders.packs)
    store.write(random_pack(NEFARIOUS, 3, 8))
    return store


def begin(store: PackStore, folders: Folders, pool: Any, kinds: tuple[str, str] = ("human", "normal")) -> Session:
    game = NEFARIOUS.with_packs(store.packs())
    session = Session.start(game, ["Ada", "Ben"], kinds, {"twists": 2}, 4, Settings(), folders=folders, pool=pool)
    pool.prompt = True
    for now in range(0, 20_000, 700):
        if session.view().options:
            session.answer(session.view().options[0])
        session.update(now)
    return session


def files_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_a_match_goes_on_with_the_packs_it_was_begun_with(store: PackStore, folders: Folders, pool: Any) -> None:
    session = begin(store, folders, pool)
    assert len(session.match.answers) > 4
    store.write(Pack("unused", "Unused", "", {"nefarious": {"invention": (
        {"id": "golem", "name": "Golem", "cost": 6, "points": 3},)}}))  # fmt: skip
    again, remarks = resume_autosave("nefarious", Settings(), folders=folders, pool=pool)
    assert again is not None and remarks == []
    assert again.match.state.to_data() == session.match.state.to_data()
    assert [pack.id for pack in again.game.packs] == ["pets"]


def test_a_rematch_is_played_with_the_same_packs(store: PackStore, folders: Folders, pool: Any) -> None:
    assert [pack.id for pack in begin(store, folders, pool).restart().game.packs] == ["pets"]


def test_without_its_pack_a_match_waits_untouched_and_goes_on_when_it_is_back(
    store: PackStore, folders: Folders, pool: Any
) -> None:
    answers = len(begin(store, folders, pool).match.answers)
    before = files_of(folders.autosaves)
    thrown = store.delete("pets")
    for _ in range(2):
        session, remarks = resume_autosave("nefarious", Settings(), folders=folders, pool=pool)
        assert session is None and files_of(folders.autosaves) == before
        [remark] = remarks
        assert remark.startswith("Nefarious, Ada and Ben, with Pets, turn ")
        assert remark.endswith(
            ": this match has to wait, because its card pack Pets is not there; import the file pets.toml to go on "
            "with it."
        )
    store.restore(thrown, "pets")
    session, remarks = resume_autosave("nefarious", Settings(), folders=folders, pool=pool)
    assert session is not None and remarks == [] and len(session.match.answers) == answers


def test_with_other_cards_in_its_pack_a_match_waits(store: PackStore, folders: Folders, pool: Any) -> None:
    begin(store, folders, pool)
    before, packs = files_of(folders.autosaves), store.path("pets").read_bytes()
    store.write(random_pack(NEFARIOUS, 5, 8))
    _, [remark] = resume_autosave("nefarious", Settings(), folders=folders, pool=pool)
    assert "its card pack Pets has other cards now; import the file pets.toml that the match was begun with" in remark
    store.path("pets").write_text("junk", encoding="utf-8")
    _, [remark] = resume_autosave("nefarious", Settings(), folders=folders, pool=pool)
    assert "its card pack Pets is not there" in remark and files_of(folders.autosaves) == before
    store.path("pets").write_bytes(packs)
    assert resume_autosave("nefarious", Settings(), folders=folders, pool=pool)[0] is not None


def test_a_save_with_junk_for_packs_is_kept_aside(store: PackStore, folders: Folders, pool: Any) -> None:
    document = begin(store, folders, pool).document()
    for junk in ("pets", [3], [{"id": "pets"}], {"id": "pets"}):
        autosave = Autosave(folders.autosaves, "junk")
        autosave.write(document | {"packs": junk})
        save = autosave.newest()
        assert save is not None and "with" not in save.words({})
        with pytest.raises(CannotResume, match="the card packs of this match are not written as a match writes them"):
            resume_save(save, Settings(), folders=folders, pool=pool)


def test_a_saved_match_is_told_with_its_packs(store: PackStore, folders: Folders, pool: Any) -> None:
    begin(store, folders, pool)
    [save] = unfinished(folders.autosaves).saves
    assert save.packs == ["Pets"]
    assert save.words({"nefarious": "Nefarious"}).startswith("Nefarious, Ada and Ben, with Pets, turn ")


def test_a_computer_seat_in_another_process_gets_the_packs(store: PackStore) -> None:
    game = NEFARIOUS.with_packs(store.packs())
    table = game.new_table(3, game.checked_options({}), 5)
    built = pickle.loads(pickle.dumps(TableContent.of(table))).build()
    assert built.game.packs == game.packs and built.faces == table.faces
    assert built.rules.programs == table.rules.programs


def test_a_finished_match_is_counted_and_its_packs_are_noted(store: PackStore, folders: Folders, pool: Any) -> None:
    session = begin(store, folders, pool, ("normal", "gentle"))
    now = 30_000
    while not session.over:
        now += 5000
        session.update(now)
    with History.open(folders.data) as history:
        [result] = history.recent("nefarious")
    assert result.packs == ("pets",)
