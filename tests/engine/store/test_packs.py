"""The folder of card packs: listed with what is broken, taken in, given out, thrown away and back."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from engine.kernel.cards.packs import LARGEST_FILE, Pack, read_pack
from engine.kernel.files.faults import BadCard
from engine.store.files.atomic import StoreError
from engine.store.player.packs import TRASH, PackExists, PackStore, read_file
from tests.forbidden import forbid

GRILL = """# made on a Sunday
format = 1
[pack]
id = "barbecue"
name = "The Barbecue Set"
[[nefarious.invention]]
id = "golem"
name = "Golem"
cost = 6
points = 3
"""
OTHER = GRILL.replace("cost = 6", "cost = 7")


@pytest.fixture
def store(tmp_path: Path) -> PackStore:
    return PackStore(tmp_path / "packs")


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    file = tmp_path / "from a friend.toml"
    file.write_text(GRILL, encoding="utf-8")
    return file


def put(store: PackStore, name: str, content: str | bytes) -> Path:
    store.folder.mkdir(exist_ok=True)
    path = store.folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def test_without_a_folder_there_are_no_packs(store: PackStore) -> None:
    assert store.files() == [] and store.packs() == []
    assert not store.folder.exists()


def test_a_pack_that_is_taken_in_is_there_letter_by_letter(store: PackStore, outside: Path) -> None:
    pack = store.import_file(outside)
    assert (pack.id, pack.name) == ("barbecue", "The Barbecue Set")
    assert store.packs() == [pack]
    assert store.path("barbecue").read_text(encoding="utf-8") == GRILL


def test_a_name_with_capitals_is_no_other_file_where_capitals_do_not_count(
    store: PackStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = put(store, "Barbecue.toml", GRILL)
    monkeypatch.setattr("os.path.samefile", lambda *paths: len({str(path).casefold() for path in paths}) == 1)
    store.import_file(source)
    assert not (store.folder / TRASH).exists()


def test_taking_in_the_same_pack_again_changes_nothing(store: PackStore, outside: Path) -> None:
    assert store.import_file(outside) == store.import_file(outside)
    assert not (store.folder / TRASH).exists()


def test_another_pack_of_the_same_id_is_replaced_only_when_asked(store: PackStore, outside: Path) -> None:
    store.import_file(outside)
    outside.write_text(OTHER, encoding="utf-8")
    with pytest.raises(
        PackExists, match=r"^There's already another pack, The Barbecue Set, in barbecue\.toml\. from a fri"
    ):
        store.import_file(outside)
    assert store.packs()[0].of_kind("nefarious", "invention")[0]["cost"] == 6
    assert store.import_file(outside, replace=True) == store.packs()[0]
    assert store.packs()[0].of_kind("nefarious", "invention")[0]["cost"] == 7
    assert [file.read_text(encoding="utf-8") for file in (store.folder / TRASH).iterdir()] == [GRILL]


@pytest.mark.parametrize("text", ["junk", GRILL.replace("cost = 6", "cost = 60"), GRILL.replace("nefarious", "chess")])
def test_what_is_no_pack_is_not_taken_in(store: PackStore, outside: Path, text: str) -> None:
    outside.write_text(text, encoding="utf-8")
    with pytest.raises(BadCard, match=r"^from a friend\.toml: "):
        store.import_file(outside)
    assert store.files() == []


def test_a_missing_file_is_told(store: PackStore, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"^Can't read nowhere\.toml: "):
        store.import_file(tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        (
            "grill.toml",
            GRILL,
            "The id of the pack in grill.toml is barbecue. Rename the file to barbecue.toml, or import it.",
        ),
        (
            "barbecue.toml",
            GRILL.replace("6", "66"),
            "barbecue.toml: card 'golem', field 'cost': expected a whole "
            "number from 0 to 30, found 66. Fix the file or delete it.",
        ),
        ("barbecue.toml", b"\xff\xfe", "barbecue.toml isn't text in UTF-8. Fix the file"),
        ("barbecue.toml", b"#" * (LARGEST_FILE + 1), "barbecue.toml is too large. The limit is 512 KB. Fix"),
    ],
)
def test_a_broken_file_stays_and_is_listed_last_with_its_reason(
    store: PackStore, name: str, content: str | bytes, told: str
) -> None:
    path = put(store, name, content)
    put(store, "zoo.toml", GRILL.replace('id = "barbecue"\nname = "The Barbecue Set"', 'id = "zoo"\nname = "Zoo"'))
    zoo, broken = store.files()
    assert (zoo.name, zoo.problem) == ("Zoo", "")
    assert broken.pack is None and broken.name == name and broken.problem.startswith(told)
    assert store.packs() == [zoo.pack] and path.exists()


def test_a_pack_that_is_written_by_the_program_is_there(store: PackStore) -> None:
    pack = read_pack(GRILL, "barbecue.toml")
    store.write(pack)
    assert store.packs() == [pack]
    card = {"id": "golem", "name": "Golem", "cost": 60, "points": 3}
    with pytest.raises(BadCard):
        store.write(Pack("barbecue", "The Barbecue Set", "", {"nefarious": {"invention": (card,)}}))
    assert store.packs() == [pack]


def test_a_pack_is_given_out_to_a_file_or_a_folder(store: PackStore, outside: Path, tmp_path: Path) -> None:
    store.import_file(outside)
    assert store.export("barbecue", tmp_path) == tmp_path / "barbecue.toml"
    assert read_file(store.export("barbecue", tmp_path / "copy.toml")) == store.packs()[0]
    with pytest.raises(StoreError, match="^There's no card pack nobody. You have barbecue"):
        store.export("nobody", tmp_path)


def test_a_pack_that_was_thrown_away_comes_back(store: PackStore, outside: Path) -> None:
    store.import_file(outside)
    for _ in range(2):
        thrown = store.delete("barbecue")
        assert store.files() == [] and thrown.exists()
        store.import_file(outside)
    with pytest.raises(PackExists):
        store.restore(thrown, "barbecue")
    thrown = store.delete("barbecue")
    assert len(list((store.folder / TRASH).iterdir())) == 3
    store.restore(thrown, "barbecue")
    assert [pack.id for pack in store.packs()] == ["barbecue"]


def test_importing_a_file_that_lay_there_under_a_wrong_name_puts_it_right(store: PackStore) -> None:
    path = put(store, "grill.toml", GRILL)
    store.import_file(path)
    assert [(file.id, file.problem) for file in store.files()] == [("barbecue", "")]


def test_a_broken_pack_can_be_thrown_away(store: PackStore) -> None:
    path = put(store, "grill.toml", "junk")
    assert store.delete("grill").read_text(encoding="utf-8") == "junk"
    assert not path.exists() and store.files() == []


def test_no_id_leads_out_of_the_folder(store: PackStore, outside: Path) -> None:
    store.import_file(outside)
    for name in ("../../from a friend", "..", "", "a/b"):
        for use in (store.path, store.delete, lambda name: store.export(name, outside)):
            with pytest.raises(StoreError):
                use(name)
    assert outside.exists()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="folders cannot be closed to this user")
def test_a_folder_that_cannot_be_written_is_told(store: PackStore, outside: Path) -> None:
    store.import_file(outside)
    store.folder.chmod(0o500)
    try:
        with pytest.raises(StoreError, match="Can't"):
            store.delete("barbecue")
    finally:
        store.folder.chmod(0o700)
    assert len(store.packs()) == 1


# --- what cannot be read now, and what is too much --------------------------------------------------------------------


def test_a_folder_that_cannot_be_read_is_listed_with_the_reason(
    store: PackStore, outside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.import_file(outside)
    with monkeypatch.context() as held:
        forbid(held, store.folder)
        (folder,) = store.files()
        assert folder.pack is None
        assert re.fullmatch(r"Can't read the folder .*: Permission denied\.", folder.problem)
        for use in (store.delete, lambda name: store.export(name, outside), lambda _: store.import_file(outside)):
            with pytest.raises(StoreError, match="Permission denied"):
                use("barbecue")
    assert [file.name for file in store.files()] == ["The Barbecue Set"]


def test_a_pack_that_cannot_be_read_now_is_not_called_broken(
    store: PackStore, outside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.import_file(outside)
    with monkeypatch.context() as held:
        forbid(held, store.folder / "barbecue.toml")
        (file,) = store.files()
    assert file.problem == "Can't read barbecue.toml: Permission denied. The file stays as it is."


@pytest.mark.parametrize(
    "content",
    [
        GRILL.replace("cost = 6", "cost = 0x" + "f" * 4000),
        GRILL + ".".join("a" * 20000) + " = 1\n",
        GRILL + "a = " + "[" * 100_000,
        GRILL + "a = " + "9" * 100_000,
    ],
)
def test_a_pack_made_to_end_the_program_is_refused_in_one_sentence(store: PackStore, content: str) -> None:
    put(store, "barbecue.toml", content)
    put(store, "zoo.toml", GRILL.replace('id = "barbecue"\nname = "The Barbecue Set"', 'id = "zoo"\nname = "Zoo"'))
    zoo, broken = store.files()
    assert (zoo.name, zoo.problem) == ("Zoo", "")
    assert broken.problem.startswith("barbecue.toml: not readable as TOML: ") and len(broken.problem) < 200


def test_what_is_not_finished_is_not_given_out(store: PackStore, tmp_path: Path) -> None:
    put(store, "barbecue.toml", GRILL.replace("format = 1", "format = 1\nworkshop = 'not finished'"))
    (file,) = store.files()
    assert file.pack is not None and file.pack.workshop == "not finished"
    given = read_file(store.export("barbecue", tmp_path))
    assert given.workshop == "" and given.cards == file.pack.cards


@pytest.mark.skipif(os.name == "nt", reason="pipes have no names there")
def test_a_pipe_among_the_packs_keeps_nobody_waiting(store: PackStore) -> None:
    store.folder.mkdir(parents=True)
    os.mkfifo(store.folder / "pipe.toml")
    (file,) = store.files()
    assert file.problem == "Can't read pipe.toml: it isn't a file. The file stays as it is."
