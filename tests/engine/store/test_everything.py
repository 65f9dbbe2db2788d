"""One file holds everything of a player."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.store.files.atomic import Damaged, StoreError, Unreadable
from engine.store.files.folder_lock import InUse
from engine.store.files.folders import HOME_VARIABLE, Folders
from engine.store.player.backup_file import check, export_all, import_all, run_scheduled_import, schedule_import
from engine.store.player.packs import PackStore
from engine.store.player.settings import Settings
from engine.store.store import Store
from main import main
from tests.engine.store.stored import begin
from tests.engine.store.test_packs import GRILL
from tests.forbidden import forbid


def player(home: Path, name: str = "Ada") -> Folders:
    """Somebody with a name, a pack and a match."""
    folders = Folders.in_home(home)
    settings = Settings.load(folders.config)
    settings.own_name = name
    settings.save()
    pack = home / "grill.toml"
    pack.write_text(GRILL, encoding="utf-8")
    PackStore(folders.packs).import_file(pack)
    store = Store(folders)
    store.start()
    begin(store)
    store.close()
    return folders


def facts(folders: Folders) -> tuple[str, list[str], int]:
    store = Store(folders)
    matches = len(store.matches.list_matches())
    store.close()
    return Settings.load(folders.config).own_name, [file.id for file in PackStore(folders.packs).files()], matches


def test_everything_comes_along(tmp_path: Path) -> None:
    old, new = player(tmp_path / "old"), Folders.in_home(tmp_path / "new")
    export_all(old, tmp_path / "all.culdesac")
    import_all(new, tmp_path / "all.culdesac")
    assert facts(new) == facts(old) == ("Ada", ["barbecue"], 1)


def test_one_folder_for_everything_as_on_windows_fits_into_several(tmp_path: Path) -> None:
    old, new = player(tmp_path / "old"), Folders.in_home(tmp_path / "new")
    home = tmp_path / "one"
    for folder in (old.config, old.data, old.state):
        shutil.copytree(folder, home, dirs_exist_ok=True)
    export_all(Folders(config=home, data=home, state=home, cache=home), tmp_path / "all.culdesac")
    with zipfile.ZipFile(tmp_path / "all.culdesac") as packed:
        files = [Path(name).name for name in packed.namelist()]
    assert len(files) == len(set(files))
    import_all(new, tmp_path / "all.culdesac")
    assert facts(new) == facts(old)
    assert [file.name for file in new.config.iterdir()] == ["settings.json"]


def linked(folder: Path, elsewhere: Path) -> None:
    """Move a folder elsewhere and leave a link to it."""
    shutil.move(folder, elsewhere)
    folder.symlink_to(elsewhere, target_is_directory=True)


def test_folders_that_are_links_come_along_and_stay_links(tmp_path: Path) -> None:
    old, new = player(tmp_path / "old"), player(tmp_path / "new", "Ben")
    for folders, name in ((old, "old cards"), (new, "new cards")):
        linked(folders.packs, tmp_path / name)
    next(new.packs.iterdir()).unlink()
    export_all(old, tmp_path / "all.culdesac")
    import_all(new, tmp_path / "all.culdesac")
    assert facts(new) == facts(old) == ("Ada", ["barbecue"], 1)
    assert new.packs.is_symlink() and list((tmp_path / "new cards").iterdir())


def few_things(home: Path) -> Folders:
    """A home folder with a pack and without matches."""
    folders = Folders.in_home(home)
    folders.packs.mkdir(parents=True)
    folders.state.mkdir()
    (folders.packs / "barbecue.toml").write_text(GRILL, encoding="utf-8")
    return folders


def test_links_in_a_circle_do_not_hold_it_up(tmp_path: Path) -> None:
    folders = few_things(tmp_path / "home")
    (folders.data / "again").symlink_to(folders.data, target_is_directory=True)
    (folders.packs / "up").symlink_to(tmp_path, target_is_directory=True)
    export_all(folders, tmp_path / "all.culdesac")
    with zipfile.ZipFile(tmp_path / "all.culdesac") as packed:
        assert not [name for name in packed.namelist() if "again" in name]


@pytest.mark.parametrize("name", ["packs", "settings.toml"])
def test_a_link_that_leads_nowhere_is_told(tmp_path: Path, name: str) -> None:
    """A folder on a drive that is not there must not be left out in silence."""
    folders = few_things(tmp_path / "home")
    shutil.rmtree(folders.packs)
    (folders.data / name).symlink_to(tmp_path / "drive" / name)
    with pytest.raises(Unreadable, match=rf"{name} is a link to .*drive.{name}, which is missing\."):
        export_all(folders, tmp_path / "all.culdesac")
    assert not (tmp_path / "all.culdesac").exists()


def test_a_folder_that_cannot_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = few_things(tmp_path / "home")
    with monkeypatch.context() as held:
        forbid(held, folders.packs)
        with pytest.raises(Unreadable, match=r"Can't read .*packs: Permission denied\."):
            export_all(folders, tmp_path / "all.culdesac")


def test_what_is_nothing_of_the_players_stays_out(tmp_path: Path) -> None:
    folders = few_things(tmp_path / "home")
    left = ("alone.sqlite-journal", "matches.sqlite-wal", ".settings.toml.77.partial")
    for name in left:
        (folders.data / name).write_bytes(b"left by another program")
        (folders.state / name).write_bytes(b"left by another program")
    (folders.data / "matches.sqlite-wal").unlink()  # SQLite would mend the matches with it
    export_all(folders, tmp_path / "all.culdesac")
    with zipfile.ZipFile(tmp_path / "all.culdesac") as packed:
        assert [name for name in packed.namelist() if name.endswith(left) or "alone" in name] == []


def test_what_was_there_is_kept_and_can_be_taken_in_again(tmp_path: Path) -> None:
    first, second = player(tmp_path / "first"), player(tmp_path / "second", "Ben")
    export_all(first, tmp_path / "all.culdesac")
    kept = import_all(second, tmp_path / "all.culdesac")
    assert facts(second)[0] == "Ada"
    import_all(second, kept)
    assert facts(second)[0] == "Ben"


def test_it_is_written_while_a_table_is_open(tmp_path: Path) -> None:
    folders = player(tmp_path / "home")
    store = Store(folders)
    store.start()
    begin(store)
    export_all(folders, tmp_path / "all.culdesac")
    store.close()
    other = Folders.in_home(tmp_path / "other")
    import_all(other, tmp_path / "all.culdesac")
    assert facts(other)[2] == 2


def test_a_start_takes_in_what_waits_once(tmp_path: Path) -> None:
    old, new = player(tmp_path / "old"), Folders.in_home(tmp_path / "new")
    export_all(old, tmp_path / "all.culdesac")
    schedule_import(new, tmp_path / "all.culdesac")
    [told] = run_scheduled_import(new)
    assert "kept in" in told and facts(new)[0] == "Ada" and run_scheduled_import(new) == []


def test_nothing_is_taken_in_while_a_table_is_open(tmp_path: Path) -> None:
    """What is played there afterward would be lost."""
    first, second = player(tmp_path / "first"), player(tmp_path / "second", "Ben")
    export_all(first, tmp_path / "all.culdesac")
    schedule_import(second, tmp_path / "all.culdesac")
    store = Store(second)
    store.start()
    with pytest.raises(InUse, match="Close it"):
        import_all(second, tmp_path / "all.culdesac")
    assert run_scheduled_import(second) == []
    store.close()
    assert facts(second)[0] == "Ben"
    assert run_scheduled_import(second) and facts(second)[0] == "Ada"


def test_it_may_have_been_unpacked_and_packed_again(tmp_path: Path) -> None:
    old, new = player(tmp_path / "old"), Folders.in_home(tmp_path / "new")
    export_all(old, tmp_path / "all.culdesac")
    shutil.unpack_archive(tmp_path / "all.culdesac", tmp_path / "unpacked", "zip")
    import_all(new, Path(shutil.make_archive(str(tmp_path / "again"), "zip", tmp_path / "unpacked")))
    assert facts(new) == facts(old)


def test_taken_in_twice_is_as_once_and_written_again_is_the_same(tmp_path: Path) -> None:
    old, new = player(tmp_path / "old"), Folders.in_home(tmp_path / "new")
    export_all(old, tmp_path / "all.culdesac")
    for _ in range(2):
        import_all(new, tmp_path / "all.culdesac")
    export_all(new, tmp_path / "again.culdesac")
    with zipfile.ZipFile(tmp_path / "all.culdesac") as one, zipfile.ZipFile(tmp_path / "again.culdesac") as two:
        assert one.namelist() == two.namelist()
        assert [name for name in one.namelist() if "sqlite" not in name and one.read(name) != two.read(name)] == []
    assert facts(new) == facts(old)


@pytest.mark.parametrize("name", ["../out", "/etc/x", "data/../../out", "C:/x", "elsewhere/x", "data\\..\\x"])
def test_names_that_lead_outside_are_refused(tmp_path: Path, name: str) -> None:
    export_all(player(tmp_path / "home"), tmp_path / "all.culdesac")
    with zipfile.ZipFile(tmp_path / "all.culdesac", "a") as packed:
        packed.writestr(name, b"x")
    with pytest.raises(Damaged, match="outside"):
        check(tmp_path / "all.culdesac")


def test_other_files_get_one_sentence_and_change_nothing(tmp_path: Path) -> None:
    folders = player(tmp_path / "home")
    before = facts(folders)
    plain = tmp_path / "plain.zip"
    with zipfile.ZipFile(plain, "w") as packed:
        packed.writestr("data/x", b"x")
    cut = tmp_path / "cut.culdesac"
    export_all(folders, cut)
    cut.write_bytes(cut.read_bytes()[: cut.stat().st_size // 2])
    for file, sort in ((plain, Damaged), (cut, Damaged), (tmp_path / "nothing", Unreadable)):
        with pytest.raises(sort):
            import_all(folders, file)
    assert facts(folders) == before


def packed(file: Path, members: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> Path:
    """An archive as `export_all` writes it, with these members."""
    with zipfile.ZipFile(file, "w", method) as archive:
        for name, content in {"what-this-is": b"cul-de-sac everything 1\n", **members}.items():
            archive.writestr(name, content)
    return file


def flipped(file: Path) -> Path:
    """Damage the stream of the last member."""
    data = bytearray(file.read_bytes())
    place = data.rindex(b"PK\x03\x04") + 50
    data[place : place + 40] = b"\xff" * 40
    file.write_bytes(data)
    return file


def test_damaged_streams_of_every_method_are_one_sentence(tmp_path: Path) -> None:
    content = bytes(number * 7 % 251 for number in range(5000))
    for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        file = flipped(packed(tmp_path / "all.culdesac", {"data/x": content}, method))
        with pytest.raises(Damaged) as caught:
            check(file)
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.replace(b"PK\x01\x02", b"PK\x01\x02\xff\xff\xff\xff", 1),
        lambda data: data[: data.rindex(b"PK\x01\x02") + 10] + b"\x63\x00" + data[data.rindex(b"PK\x01\x02") + 12 :],
        lambda data: data[:-10] + b"\xff" * 10,
        lambda data: data.replace("é".encode(), b"\xff\xfe"),
        lambda data: data[: len(data) // 3],
        lambda data: data[: data.rindex(b"PK\x01\x02") + 28] + b"\0\0" + data[data.rindex(b"PK\x01\x02") + 30 :],
        lambda data: b"",
    ],
)
def test_damaged_headers_are_one_sentence(tmp_path: Path, change: Callable[[bytes], bytes]) -> None:
    file = packed(tmp_path / "all.culdesac", {"data/é": b"x" * 3000})
    file.write_bytes(change(file.read_bytes()))
    with pytest.raises(Damaged):
        check(file)


def test_a_damaged_archive_never_ends_a_start(tmp_path: Path) -> None:
    folders = player(tmp_path / "home")
    before = facts(folders)
    flipped(packed(folders.data / "taken-in.culdesac", {"data/x": bytes(range(256)) * 20}))
    [told] = run_scheduled_import(folders)
    assert "damaged" in told and "kept as taken-in.culdesac.damaged" in told
    assert run_scheduled_import(folders) == [] and facts(folders) == before


def test_the_command_tells_of_a_damaged_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    file = flipped(packed(tmp_path / "all.culdesac", {"data/x": bytes(range(256)) * 20}))
    assert main(["player", "import", str(file)]) == 2
    assert "all.culdesac is damaged" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["data/matches.sqlite/x", "data/Matches.SQLite/x", "config/settings.json/x"])
def test_no_file_becomes_a_folder(tmp_path: Path, name: str) -> None:
    new = Folders.in_home(tmp_path / "new")
    with pytest.raises(Damaged, match="for the same place"):
        import_all(new, packed(tmp_path / "all.culdesac", {name: b"x"}))
    assert not new.data.exists() or not list(new.data.iterdir())


def test_nothing_is_taken_in_that_belongs_to_a_running_program(tmp_path: Path) -> None:
    new = Folders.in_home(tmp_path / "new")
    import_all(
        new,
        packed(
            tmp_path / "all.culdesac", {"data/matches.sqlite-wal": b"x", "state/alone.sqlite": b"x", "data/x": b"x"}
        ),
    )
    assert (new.data / "x").read_bytes() == b"x" and not (new.data / "matches.sqlite-wal").exists()


def test_a_small_archive_cannot_fill_the_memory(tmp_path: Path) -> None:
    with pytest.raises(Damaged, match="more data than"):
        check(packed(tmp_path / "all.culdesac", {"data/x": bytes(20_000_000)}))


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(StoreError):
        export_all(player(tmp_path / "home"), tmp_path / "file" / "all.culdesac")


def test_the_command_does_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    player(tmp_path / "home")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    file = tmp_path / "all.culdesac"
    assert main(["player", "export", str(file)]) == 0 and str(file) in capsys.readouterr().out
    shutil.rmtree(tmp_path / "home")
    assert main(["player", "import", str(file)]) == 0 and "kept in" in capsys.readouterr().out
    assert facts(Folders.in_home(tmp_path / "home"))[0] == "Ada"
    assert main(["player", "import", str(tmp_path / "nothing")]) == 2


def test_where_one_file_cannot_be_taken_in_none_is(tmp_path: Path) -> None:
    first, second = player(tmp_path / "first"), player(tmp_path / "second", "Ben")
    (first.data / "zebra.txt").write_text("last of all", encoding="utf-8")
    export_all(first, tmp_path / "all.culdesac")
    (second.data / "zebra.txt").mkdir()
    with pytest.raises(StoreError, match=r"Can't write zebra\.txt"):
        import_all(second, tmp_path / "all.culdesac")
    assert facts(second) == ("Ben", ["barbecue"], 1)
