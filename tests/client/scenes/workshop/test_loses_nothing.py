"""The workshop loses nothing: not at a crash, on a full disk, beside another program, or in a file with a mistake."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.scenes.workshop.list import BrokenRow
from client.scenes.workshop.packs import PackShelf
from client.scenes.workshop.panels import BrokenPanel, PackPanel
from engine.kernel.files.card_file import BadCard
from engine.store.files.atomic import StoreError
from tests.client.scenes.desk import misplaced
from tests.client.scenes.workshop.test_packs import made, on_disk
from tests.client.scenes.workshop.test_scene import SIZES, Bench
from tests.forbidden import forbid

OLD_DRAFTS = """Cul-de-Sac drafts 1 0 f4896b600fbc7c12c905eb980a93b1bd
{"name":"","author":"Ann","places":[1],"cards":[{"slug":"cthulhu-realms","kind":"general","id":"half","values":\
{"name":"Half","color":"green","type":"entity","cost":3,"copies":1,"sanity":4,"shield":"","abilities":[]},"picture":\
{"backdrop":"lawn","backdrop_color":"green","thing":"gnome","thing_color":"red"},"written":null,"fresh":true}]}
"""
OLD_CARD = """
[[cthulhu-realms.general]]
id = "{id}"
name = "{name}"
color = "green"
type = "entity"
cost = 3
copies = 1
abilities = [{{ needs = [], do = ["loss 1"] }}]
picture = {{ backdrop = "lawn", backdrop_color = "green", thing = "gnome", thing_color = "red" }}
"""
OLD_PACK = (
    'format = 1\n\n[pack]\nid = "my-pack"\nname = "My pack"\nauthor = "Ann"\n'
    + OLD_CARD.format(id="first", name="First")
    + OLD_CARD.format(id="last", name="Last")
)


class Crash(BaseException):
    """The program ends here."""


def as_before(folder: Path) -> None:
    """A pack with its drafts as version 1.4 and those before it have written them."""
    (folder / "drafts").mkdir(parents=True)
    (folder / "drafts" / "my-pack.draft").write_text(OLD_DRAFTS, encoding="utf-8")
    (folder / "my-pack.toml").write_text(OLD_PACK, encoding="utf-8")


def crashed(monkeypatch: pytest.MonkeyPatch, number: int, act: Callable[[], object]) -> bool:
    """Whether something came to an end, when its call to the file system of this number, from 1, ends the program."""
    left = number

    def ending(call: Callable[..., Any]) -> Callable[..., Any]:
        def ask(*arguments: Any, **named: Any) -> Any:
            nonlocal left
            left -= 1
            if left == 0:
                raise Crash
            return call(*arguments, **named)

        return ask

    with monkeypatch.context() as patched:
        for name in ("open", "write", "fsync", "replace", "rename", "unlink", "makedirs"):
            patched.setattr(os, name, ending(getattr(os, name)))
        try:
            act()
        except Crash:
            return True
    return False


def names(folder: Path) -> list[str]:
    """The names of all cards in a folder, finished or not, in order."""
    return [card.name for pack in PackShelf(folder).packs for card in pack.cards]


def test_packs_and_drafts_of_earlier_versions_are_taken_over(tmp_path: Path) -> None:
    as_before(tmp_path)
    shelf = PackShelf(tmp_path)
    (pack,) = shelf.packs
    assert (pack.name, pack.author) == ("", "Ann")
    assert [(card.name, card in pack.finished_cards()) for card in pack.cards] == [
        ("First", True),
        ("Half", False),
        ("Last", True),
    ]
    assert shelf.save() == "" and not list((tmp_path / "drafts").iterdir())
    again = PackShelf(tmp_path)
    assert (again.packs[0].name, names(tmp_path)) == ("", ["First", "Half", "Last"])
    assert again.unsaved == [] and again.remarks == []


def test_a_crash_while_earlier_drafts_are_taken_over_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in count(1):
        folder = tmp_path / str(number)
        as_before(folder)
        shelf = PackShelf(folder)
        ended = crashed(monkeypatch, number, shelf.save)
        assert names(folder) == ["First", "Half", "Last"]
        if not ended:
            break
    assert number > 6


@pytest.mark.parametrize("finished", [True, False])
def test_no_crash_between_two_writes_loses_a_card_that_becomes_a_draft_or_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, finished: bool
) -> None:
    for number in count(1):
        folder = tmp_path / str(number)
        shelf = PackShelf(folder)
        pack = shelf.new_pack()
        card = made(shelf, pack, "Grill Master", finished)
        made(shelf, pack, "Other")
        shelf.save()
        card.values |= {"name": ""} if finished else {"abilities": [{"joint": "tag", "effect": "loss", "amount": 2}]}
        shelf.changed_card(pack, card)
        ended = crashed(monkeypatch, number, shelf.save)
        assert len(names(folder)) == 2
        if not ended:
            break
    assert number > 4


def test_a_full_disk_never_destroys_what_is_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    card = made(shelf, pack)
    made(shelf, pack, "Half", finished=False)
    shelf.save()
    with monkeypatch.context() as full:
        forbid(full, tmp_path / "thrown-away", code=errno.ENOSPC)
        for throw in (lambda: shelf.throw_pack(pack), lambda: shelf.throw_card(pack, card)):
            with pytest.raises(StoreError, match="No space left on device"):
                throw()
    assert shelf.packs == [pack] and card in pack.cards and shelf.thrown == []
    assert names(tmp_path) == ["Grill Master", "Half"]
    shelf.throw_pack(pack)
    assert names(tmp_path) == [] and names(tmp_path / "thrown-away") == ["Grill Master", "Half"]


DAMAGES = ["format = 1 1", b"\xff", "abilities = 1_0", "abilities = [{do = 10}]", "cost = 'x'", "cost = -3"]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_pack_that_cannot_be_read_is_left_alone_until_it_is_mended(tmp_path: Path, damage: str | bytes) -> None:
    as_before(tmp_path)
    file = tmp_path / "my-pack.toml"
    sound = file.read_bytes()
    wrong = damage if isinstance(damage, bytes) else damage.encode()
    line = next((line for line in sound.splitlines() if line[:4] == wrong[:4]), b"format = 1")
    broken = sound.replace(line, wrong, 1)
    file.write_bytes(broken)
    shelf = PackShelf(tmp_path)
    assert shelf.packs == [] and [entry.path for entry in shelf.broken] == [file]
    assert "my-pack.toml" in shelf.broken[0].problem
    with pytest.raises((StoreError, BadCard), match="my-pack.toml"):
        shelf.bring_in(file)
    other = shelf.new_pack()
    made(shelf, other)
    assert shelf.save() == "" and file.read_bytes() == broken
    assert shelf.look_again() == [] and len(shelf.broken) == 1
    file.write_bytes(sound)
    (pack,) = shelf.look_again()
    assert shelf.broken == [] and [card.name for card in pack.cards] == ["First", "Half", "Last"]
    pack.cards[1].values["abilities"] = [{"joint": "tag", "effect": "loss", "amount": 2}]
    shelf.changed_card(pack, pack.cards[1])
    assert shelf.save() == ""
    assert on_disk(tmp_path)["my-pack"] == ["First", "Half", "Last"]


def test_a_pack_that_cannot_be_read_now_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    as_before(tmp_path)
    before = (tmp_path / "my-pack.toml").read_bytes()
    with monkeypatch.context() as held:
        forbid(held, tmp_path / "my-pack.toml")
        shelf = PackShelf(tmp_path)
        assert [entry.problem for entry in shelf.broken] == ["Can't read my-pack.toml: Permission denied."]
        made(shelf, shelf.new_pack())
        shelf.save()
    assert (tmp_path / "my-pack.toml").read_bytes() == before
    assert [pack.id for pack in shelf.look_again()] == ["my-pack"]


def test_a_folder_that_cannot_be_read_is_told_and_keeps_the_workshop_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_before(tmp_path)
    with monkeypatch.context() as held:
        forbid(held, tmp_path)
        shelf = PackShelf(tmp_path)
        assert len(shelf.remarks) == 1 and "Permission denied" in shelf.remarks[0]
        made(shelf, shelf.new_pack(), "Mine")
        assert "Permission denied" in shelf.save()
    assert shelf.save() == ""
    assert on_disk(tmp_path) == {"my-pack": ["First", "Last"], "my-pack-2": ["Mine"]}


def test_two_programs_keep_the_drafts_of_both(tmp_path: Path) -> None:
    PackShelf(tmp_path)
    mine, theirs = PackShelf(tmp_path), PackShelf(tmp_path)
    made(mine, mine.new_pack(), "Mine", finished=False)
    made(theirs, theirs.new_pack(), "Theirs", finished=False)
    assert (mine.save(), theirs.save()) == ("", "")
    made(mine, mine.packs[0], "Mine, too", finished=False)
    made(theirs, theirs.packs[0], "Theirs, too", finished=False)
    assert (mine.save(), theirs.save()) == ("", "")
    assert sorted(names(tmp_path)) == ["Mine", "Mine, too", "Theirs", "Theirs, too"]
    assert len(theirs.remarks) == 1 and mine.remarks == []


def test_a_pack_called_as_windows_calls_a_device_can_be_read_again(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    made(shelf, pack)
    pack.name = "Con"
    shelf.on_renamed(pack)
    assert shelf.save() == ""
    assert names(tmp_path) == ["Grill Master"]


def test_a_file_whose_name_is_no_id_is_readable_after_a_change(tmp_path: Path) -> None:
    as_before(tmp_path)
    (tmp_path / "my-pack.toml").rename(tmp_path / "My Pack, final.toml")
    (tmp_path / "drafts" / "my-pack.draft").unlink()
    shelf = PackShelf(tmp_path)
    made(shelf, shelf.packs[0], "More")
    assert shelf.save() == ""
    assert on_disk(tmp_path) == {"my-pack-final": ["First", "Last", "More"]}


def test_a_pack_too_large_for_a_file_is_told_and_the_file_stays(tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path)
    pack = shelf.new_pack()
    made(shelf, pack)
    shelf.save()
    pack.cards[0].values |= {"name": "", "shield": "x" * 600_000}
    shelf.changed_card(pack, pack.cards[0])
    assert shelf.save() == "Can't save my-pack.toml: the limit is 512 KB. Split the pack in two."
    assert on_disk(tmp_path) == {"my-pack": ["Grill Master"]}


@pytest.mark.parametrize(
    "workshop",
    [
        "junk",
        "[1, 2]",
        '{"name": 1, "author": [], "places": [0], "cards": [{}]}',
        '{"name": "", "author": "", "places": [1e400], "cards": [{}]}',
        "[" * 5000,
        '{"places": ' + "9" * 5000 + "}",
    ],
)
def test_drafts_written_by_hand_that_are_none_leave_the_pack_alone(tmp_path: Path, workshop: str) -> None:
    as_before(tmp_path)
    file = tmp_path / "my-pack.toml"
    file.write_text(OLD_PACK.replace("format = 1", f"format = 1\nworkshop = '{workshop}'"), encoding="utf-8")
    before = file.read_bytes()
    shelf = PackShelf(tmp_path)
    assert shelf.broken[0].problem == "my-pack.toml: field 'workshop': expected cards that are not finished."
    shelf.save()
    assert file.read_bytes() == before


def test_drafts_of_a_game_that_is_not_here_stay_in_the_file(tmp_path: Path) -> None:
    king = '{"slug":"chess","kind":"piece","id":"king","values":{},"picture":{},"written":null,"fresh":true}'
    body = '{"name":"My pack","author":"","places":[0],"cards":[' + king + "]}"
    (tmp_path / "my-pack.toml").write_text(
        OLD_PACK.replace("format = 1", f"format = 1\nworkshop = '{body}'"), encoding="utf-8"
    )
    shelf = PackShelf(tmp_path)
    made(shelf, shelf.packs[0], "More")
    shelf.save()
    assert king.replace('"', '\\"') in (tmp_path / "my-pack.toml").read_text(encoding="utf-8")


# --- in front of somebody ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
def test_a_file_that_cannot_be_read_is_shown_with_its_error(
    tmp_path: Path, size: tuple[int, int], text_scale: int
) -> None:
    as_before(tmp_path)
    (tmp_path / "holiday-photos-of-last-summer.toml").write_text("format = 1 1", encoding="utf-8")
    bench = Bench(tmp_path, size=size, text_scale=text_scale)
    (row,) = [row for row in bench.scene.rows if isinstance(row, BrokenRow)]
    row.activate()
    panel = bench.scene.panel
    assert isinstance(panel, BrokenPanel)
    said = " ".join(str(getattr(part, "words", "")) for part in panel.parts())
    assert "holiday-photos-of-last-summer.toml: not readable as TOML: " in said
    bench.settle()
    assert misplaced(bench.scene) == []


def test_a_file_that_cannot_be_read_can_be_deleted_and_brought_back(tmp_path: Path) -> None:
    as_before(tmp_path)
    file = tmp_path / "broken.toml"
    file.write_text("format = 1 1", encoding="utf-8")
    bench = Bench(tmp_path)
    next(row for row in bench.scene.rows if isinstance(row, BrokenRow)).activate()
    bench.push("Delete file")
    assert not file.exists() and not any(isinstance(row, BrokenRow) for row in bench.scene.rows)
    bench.scene.fetch_back()
    assert file.read_text(encoding="utf-8") == "format = 1 1"
    assert isinstance(bench.scene.panel, BrokenPanel)


def test_a_file_that_was_mended_can_be_worked_on_when_the_window_is_looked_at_again(tmp_path: Path) -> None:
    as_before(tmp_path)
    file = tmp_path / "my-pack.toml"
    file.write_text(OLD_PACK + "[[", encoding="utf-8")
    bench = Bench(tmp_path)
    assert isinstance(bench.scene.panel, BrokenPanel)
    bench.push("Look again")
    assert isinstance(bench.scene.panel, BrokenPanel)
    file.write_text(OLD_PACK, encoding="utf-8")
    bench.scene.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert isinstance(bench.scene.panel, PackPanel)
    assert [card.name for card in bench.scene.panel.pack.cards] == ["First", "Half", "Last"]


def test_what_cannot_be_deleted_is_told_and_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(tmp_path)
    bench.card("Grill Master")
    bench.scene.save()
    with monkeypatch.context() as full:
        forbid(full, tmp_path / "thrown-away", code=errno.ENOSPC)
        bench.push("Delete")
    assert "No space left on device" in bench.scene.toasts.toasts[-1].sentence
    assert bench.scene.card is not None and names(tmp_path) == ["Grill Master"]


def test_a_pack_that_another_program_has_changed_is_listed_beside_the_own_one(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    bench.card("Grill Master")
    bench.scene.save()
    other = PackShelf(tmp_path)
    made(other, other.packs[0], "Theirs")
    other.save()
    bench.scene.new_card()
    bench.scene.save()
    assert [pack.id for pack in bench.scene.shelf.packs] == ["my-pack-2", "my-pack"]
    assert "Another program changed" in bench.scene.toasts.toasts[-1].sentence
