"""Matches with card packs: kept, resumed with them, and waiting for a pack that is not there."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from engine.ai.seat_request import TableContent
from engine.games import load
from engine.kernel.cards.packs import Pack
from engine.session.resume import CannotResume, resume
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.history.matches import progress_of
from engine.store.player.packs import PackStore
from engine.store.player.settings import Settings
from engine.store.store import Store
from tests.engine.games.own_cards import random_pack

NEFARIOUS = load("nefarious")


@pytest.fixture
def kept(tmp_path: Path) -> Store:
    return Store(Folders.in_home(tmp_path))


@pytest.fixture
def store(kept: Store) -> PackStore:
    store = PackStore(kept.folders.packs)
    store.write(random_pack(NEFARIOUS, 3, 8))
    return store


def begin(store: PackStore, kept: Store, pool: Any, kinds: tuple[str, str] = ("human", "normal")) -> Session:
    game = NEFARIOUS.with_packs(store.packs())
    session = Session.start(game, ["Ada", "Ben"], kinds, {"twists": 2}, 4, Settings(), store=kept, pool=pool)
    pool.prompt = True
    for now in range(0, 20_000, 700):
        if session.view().options:
            session.answer(session.view().options[0])
        session.update(now)
    return session


def test_a_match_goes_on_with_the_packs_it_was_begun_with(store: PackStore, kept: Store, pool: Any) -> None:
    session = begin(store, kept, pool)
    assert len(session.match.answers) > 4
    store.write(
        Pack(
            "unused",
            "Unused",
            "",
            {"nefarious": {"invention": ({"id": "golem", "name": "Golem", "cost": 6, "points": 3},)}},
        )
    )
    for change in (lambda: None, lambda: store.write(random_pack(NEFARIOUS, 5, 8)), lambda: store.delete("pets")):
        change()
        again = resume(kept, session.keeper.id, Settings(), pool=pool)
        assert again.match.state.to_data() == session.match.state.to_data() and again.take_remarks() == []
        assert [pack.id for pack in again.game.packs] == ["pets"]


def test_a_rematch_is_played_with_the_same_packs(store: PackStore, kept: Store, pool: Any) -> None:
    assert [pack.id for pack in begin(store, kept, pool).restart().game.packs] == ["pets"]


def test_junk_for_packs_is_told_and_the_match_kept(store: PackStore, kept: Store, pool: Any) -> None:
    document = begin(store, kept, pool).document()
    for junk in (
        "pets",
        [3],
        [{"id": "pets"}],
        {"id": "pets"},
        [document["packs"][0] | {"text": "junk"}],
        [document["packs"][0] | {"text": 7}],
        [{key: value for key, value in document["packs"][0].items() if key != "text"}],
    ):
        match = kept.matches.begin(document | {"packs": junk}, progress_of(document, 1.0))
        with pytest.raises(CannotResume):
            resume(kept, match, Settings(), pool=pool)
        assert match in [listed.id for listed in kept.matches.list_matches()]


def test_a_stored_match_is_told_with_its_packs(store: PackStore, kept: Store, pool: Any) -> None:
    begin(store, kept, pool)
    [match] = kept.matches.list_matches()
    assert match.packs == ("Pets",)
    assert match.words({"nefarious": "Nefarious"}).startswith("Nefarious, Ada and Ben, with Pets, turn ")


def test_a_computer_seat_in_another_process_gets_the_packs(store: PackStore) -> None:
    game = NEFARIOUS.with_packs(store.packs())
    table = game.new_table(3, game.checked_options({}), 5)
    built = pickle.loads(pickle.dumps(TableContent.of(table))).build()
    assert built.game.packs == game.packs and built.faces == table.faces
    assert built.rules.programs == table.rules.programs


def test_a_finished_match_is_counted_and_its_packs_are_noted(store: PackStore, kept: Store, pool: Any) -> None:
    session = begin(store, kept, pool, ("normal", "gentle"))
    now = 30_000
    while not session.over:
        now += 5000
        session.update(now)
    [result] = kept.results.recent("nefarious")
    assert result.packs == ("pets",)
