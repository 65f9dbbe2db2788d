"""The card workshop in front of somebody: making a card by keyboard and mouse, what is wrong, undo, trying out."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from client.scenes.file_dialog import FileDialog, find_typed_file
from client.scenes.workshop.form import FieldRow, LineList
from client.scenes.workshop.list import CardRow, PackRow
from client.scenes.workshop.own_pack import makers
from client.scenes.workshop.panels import CardPanel, EmptyPanel, PackPanel
from client.scenes.workshop.picture_chooser import PartTile, PictureChooser
from client.scenes.workshop.scene import WorkshopScene
from client.scenes.workshop.trial import TrialTable, trial_of
from client.widgets import Button, Dialog, Dropdown, ScrollArea, TextField, Widget
from engine.ai.seat_request import HUMAN
from engine.games import load
from engine.kernel.cards.packs import Pack, read_pack
from tests.client.hands import all_controls
from tests.client.scenes.desk import Desk, misplaced
from tests.client.sessions import HandPool

REALMS, GENERAL = "cthulhu-realms", "general"
SIZES = [((1024, 600), 100), ((1024, 600), 200), ((1280, 720), 100), ((1280, 720), 150), ((1280, 720), 200),
         ((1920, 1080), 100), ((2560, 1440), 100)]  # fmt: skip


class Bench(Desk):
    """The workshop on a folder."""

    def __init__(self, folder: Path | None = None, **shown: Any) -> None:
        self.scene = WorkshopScene(folder, chance=random.Random(1))
        super().__init__(self.scene, **shown)

    def button(self, words: str) -> Button:
        """The visible button that says so."""
        return next(widget for widget in self.scene.form.all() if isinstance(widget, Button) and widget.words == words)

    def push(self, words: str) -> None:
        """Press a button by keyboard."""
        self.scene.form.focus(self.button(words))
        self.press(pygame.K_RETURN)

    def card(self, name: str) -> None:
        """Make a card of Cthulhu Realms in a new pack."""
        self.scene.new_pack()
        self.push("Card of the general deck")
        self.write(name)
        self.settle()

    @property
    def form(self) -> CardPanel:
        panel = self.scene.panel
        assert isinstance(panel, CardPanel)
        return panel

    def control(self, label: str) -> Widget:
        return all_controls(self.form)[label]

    def abilities(self) -> LineList:
        row = self.form.form.rows["abilities"]
        assert isinstance(row, LineList)
        return row

    def sentence(self) -> str:
        """What is said to be wrong at the right."""
        return self.scene.preview.complaint.words


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def saved(folder: Path, name: str = "my-pack") -> Pack:
    return read_pack((folder / f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")


# --- making a card ---------------------------------------------------------------------------------------


def test_without_packs_the_workshop_says_what_it_is_for_and_begins_with_one_press(bench: Bench) -> None:
    assert isinstance(bench.scene.panel, EmptyPanel)
    bench.push("Create your first pack")
    assert isinstance(bench.scene.panel, PackPanel)
    assert bench.scene.form.focused is bench.scene.panel.name_field


def test_a_card_made_by_keyboard_is_in_the_file_and_its_face_shows(bench: Bench, tmp_path: Path) -> None:
    bench.card("Gnome Lord")
    pack = saved(tmp_path)
    assert [card["name"] for card in pack.of_kind(REALMS, GENERAL)] == ["Gnome Lord"]
    assert pack.of_kind(REALMS, GENERAL)[0]["id"] == "gnome-lord"
    load(REALMS).with_packs([pack])
    face = bench.scene.preview.proof.face
    assert face is not None and face.title == "Gnome Lord"
    assert bench.sentence() == ""


def test_the_text_of_the_card_follows_each_change(bench: Bench) -> None:
    bench.card("Gnome")
    before, picture = bench.scene.preview.texts.words, bench.picture()
    bench.scene.form.focus(bench.control("Amount"))
    bench.press(pygame.K_RIGHT)
    assert bench.scene.preview.texts.words != before
    assert "2" in bench.scene.preview.texts.words
    assert bench.picture() != picture


def test_nothing_changes_on_the_disk_between_two_letters_and_all_of_it_a_moment_later(
    bench: Bench, tmp_path: Path
) -> None:
    bench.card("Gnome")
    bench.write("s")
    assert [card["name"] for card in saved(tmp_path).of_kind(REALMS, GENERAL)] == ["Gnome"]
    bench.settle()
    assert [card["name"] for card in saved(tmp_path).of_kind(REALMS, GENERAL)] == ["Gnomes"]


def test_leaving_at_once_loses_nothing(bench: Bench, tmp_path: Path) -> None:
    bench.card("Gnome")
    bench.write("s")
    bench.scene.leave()
    assert [card["name"] for card in saved(tmp_path).of_kind(REALMS, GENERAL)] == ["Gnomes"]


def test_fields_show_when_they_matter(bench: Bench) -> None:
    bench.card("Gnome")
    rows = bench.form.form.rows
    assert not rows["sanity"].visible
    bench.scene.form.focus(bench.control("Type"))
    bench.press(pygame.K_END)
    assert rows["sanity"].visible
    assert bench.scene.card is not None and bench.scene.card.data()["type"] == "location"


def test_lines_are_added_moved_and_removed(bench: Bench) -> None:
    bench.card("Gnome")
    card = bench.scene.card
    assert card is not None
    bench.push("Add an ability")
    assert len(card.values["abilities"]) == 2
    chooser = all_controls(bench.abilities().forms[1])["Effect"]
    assert isinstance(chooser, Dropdown)
    bench.scene.form.focus(chooser)
    bench.press(pygame.K_DOWN, pygame.KMOD_CTRL)
    effects = [line["effect"] for line in card.values["abilities"]]
    assert effects[0] != effects[1]
    up = next(widget for widget in bench.scene.form.all() if widget.name == "Move up: Ability 2")
    bench.scene.form.focus(up)
    bench.press(pygame.K_RETURN)
    assert [line["effect"] for line in card.values["abilities"]] == effects[::-1]
    bench.scene.form.focus(next(widget for widget in bench.scene.form.all() if widget.name == "Remove Ability 1"))
    bench.press(pygame.K_RETURN)
    assert [line["effect"] for line in card.values["abilities"]] == effects[:1]
    assert bench.scene.form.focused in bench.scene.form.stops()


# --- what is wrong ---------------------------------------------------------------------------------------


def test_what_is_wrong_stands_at_its_field_and_the_card_stays_a_draft(bench: Bench, tmp_path: Path) -> None:
    bench.card("Follower")
    row = bench.form.form.rows["name"]
    assert isinstance(row, FieldRow)
    assert row.complaint.visible and "no other card has" in row.complaint.words
    assert bench.sentence().startswith("Name: expected")
    assert bench.scene.try_button.reason
    assert saved(tmp_path).count() == 0
    card_row = next(row for row in bench.scene.rows if isinstance(row, CardRow))
    assert card_row.warned
    again = Bench(tmp_path)
    assert again.scene.shelf.packs[0].cards[0].name == "Follower"


def test_a_card_that_becomes_unfinished_shows_as_it_was_until_it_is_whole_again(bench: Bench) -> None:
    bench.card("Gnome")
    whole = bench.scene.preview.card.face
    bench.scene.form.focus(next(widget for widget in bench.scene.form.all() if widget.name == "Remove Ability 1"))
    bench.press(pygame.K_RETURN)
    assert bench.scene.preview.card.stale and bench.scene.preview.card.face is whole
    assert bench.abilities().complaint.visible
    bench.push("Add an ability")
    assert not bench.scene.preview.card.stale
    assert not bench.abilities().complaint.visible


def test_a_pack_without_a_name_says_so_below_the_name(bench: Bench) -> None:
    bench.scene.new_pack()
    field = bench.scene.form.focused
    assert isinstance(field, TextField)
    bench.press(pygame.K_BACKSPACE)
    assert field.error.startswith("Expected a name")
    bench.write("Gnomes")
    assert field.error == ""


# --- deleting and copying --------------------------------------------------------------------------------


def test_a_deleted_card_comes_back_with_one_key(bench: Bench, tmp_path: Path) -> None:
    bench.card("Gnome")
    bench.scene.form.focus(next(row for row in bench.scene.rows if isinstance(row, CardRow)))
    bench.press(pygame.K_DELETE)
    bench.settle()
    assert saved(tmp_path).count() == 0
    assert isinstance(bench.scene.panel, PackPanel)
    bench.press(pygame.K_z, pygame.KMOD_CTRL)
    bench.settle()
    assert [card["name"] for card in saved(tmp_path).of_kind(REALMS, GENERAL)] == ["Gnome"]
    assert bench.form.card.name == "Gnome"
    assert bench.scene.undo_tool.reason


def test_a_deleted_pack_comes_back_with_its_cards(bench: Bench, tmp_path: Path) -> None:
    bench.card("Gnome")
    bench.scene.open(bench.scene.pack)
    bench.push("Delete pack")
    assert isinstance(bench.scene.panel, EmptyPanel)
    assert not list(tmp_path.glob("*.toml"))
    bench.press(pygame.K_z, pygame.KMOD_CTRL)
    bench.settle()
    assert saved(tmp_path).count() == 1


def test_a_copy_is_a_card_of_its_own(bench: Bench, tmp_path: Path) -> None:
    bench.card("Gnome")
    bench.press(pygame.K_d, pygame.KMOD_CTRL)
    bench.settle()
    assert [card["name"] for card in saved(tmp_path).of_kind(REALMS, GENERAL)] == ["Gnome", "Gnome 2"]


# --- the picture -----------------------------------------------------------------------------------------


def test_a_picture_is_chosen_by_mouse_and_shows_on_the_card(bench: Bench, tmp_path: Path) -> None:
    bench.card("Gnome")
    bench.scene.choose_picture()
    chooser = bench.scene.form.popup
    assert isinstance(chooser, PictureChooser)
    for word in ("owl", "plum"):
        tile = next(tile for tile in chooser.form.all() if isinstance(tile, PartTile) and tile.word == word)
        bench.click(tile)
    face = bench.scene.preview.proof.face
    assert face is not None and dict(face.picture)["thing"] == "owl"
    bench.press(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert bench.scene.form.popup is None
    bench.settle()
    picture = saved(tmp_path).of_kind(REALMS, GENERAL)[0]["picture"]
    assert (picture["thing"], picture["thing_color"]) == ("owl", "plum")


def test_esc_puts_back_the_picture_there_was(bench: Bench) -> None:
    bench.card("Gnome")
    card = bench.scene.card
    assert card is not None
    before = dict(card.picture)
    bench.scene.choose_picture()
    bench.settle()
    chooser = bench.scene.form.popup
    assert isinstance(chooser, PictureChooser)
    tiles = [tile for tile in chooser.form.all() if isinstance(tile, PartTile) and not tile.chosen]
    chooser.form.focus(tiles[0])
    bench.press(pygame.K_RETURN)
    assert card.picture != before
    bench.press(pygame.K_ESCAPE)
    assert card.picture == before


@pytest.mark.parametrize("size, text_scale", SIZES)
def test_every_part_of_the_chooser_has_a_place(tmp_path: Path, size: tuple[int, int], text_scale: int) -> None:
    bench = Bench(tmp_path, size=size, text_scale=text_scale)
    bench.card("Gnome")
    bench.scene.choose_picture()
    bench.settle()
    chooser = bench.scene.form.popup
    assert isinstance(chooser, PictureChooser)
    shown = [widget for widget in chooser.form.widgets if widget.visible]
    assert len(shown) >= 4
    for widget in shown:
        assert chooser.rect.inflate(16, 0).contains(widget.rect), widget.name


# --- trying out ------------------------------------------------------------------------------------------


def try_out(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> TrialTable:
    """Press "Try it" and sit at the table, with computers that wait."""
    import engine.session.session as sessions

    monkeypatch.setattr(sessions, "shared_pool", HandPool)
    from client.program import Program
    from engine.store.files.folders import Folders

    program = Program(bench.app, Folders.in_home(bench.scene.shelf.folder or Path()))
    bench.push("Try it")
    program.close()
    table = bench.app.scene
    assert isinstance(table, TrialTable)
    return table


def test_trying_a_card_deals_it_into_the_hand_and_esc_comes_back_to_everything_as_it_was(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bench.app.go(bench.scene)
    bench.card("Gnome")
    panel = bench.scene.panel
    table = try_out(bench, monkeypatch)
    session = table.session
    view = session.view()
    hand = view.zone("hand", session.viewer)
    assert "Gnome" in [session.game.shows.face(view, card)["title"] for card in hand]
    assert sorted(session.kinds) == sorted([HUMAN, "normal"])
    bench.settle()
    bench.press(pygame.K_ESCAPE)
    for _ in range(3):
        if bench.app.scene is not bench.scene:
            bench.press(pygame.K_ESCAPE)
    assert bench.app.scene is bench.scene
    assert bench.scene.panel is panel
    assert not list(tmp_path.rglob("*autosave*"))


@pytest.mark.parametrize("slug, kind", [(game.slug, kind.key) for game, kinds in makers() for kind in kinds])
def test_every_kind_of_card_can_be_made_and_tried(bench: Bench, slug: str, kind: str) -> None:
    bench.scene.new_pack()
    assert bench.scene.pack is not None
    bench.scene.add_card((slug, kind))
    bench.write("Probe")
    bench.settle()
    card = bench.scene.card
    assert card is not None and bench.sentence() == ""
    session = trial_of(bench.scene.pack, card, bench.settings, HandPool())
    assert session.kinds.count(HUMAN) == 1
    view = session.view()
    titles = [face["title"] for face in session.game.shows.faces()]
    assert "Probe" in titles and view.options
    session.close()


def test_an_unfinished_card_cannot_be_tried(bench: Bench) -> None:
    bench.card("Follower")
    bench.press(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert bench.app.scene is bench.scene


# --- files of others -------------------------------------------------------------------------------------


def test_a_file_dropped_on_the_window_is_taken(bench: Bench, tmp_path: Path) -> None:
    text = 'format = 1\n[pack]\nid = "gift"\nname = "A Gift"\n'
    (tmp_path / "elsewhere").mkdir()
    file = tmp_path / "elsewhere" / "gift.toml"
    file.write_text(text, encoding="utf-8")
    bench.push("Import a card pack")  # the dialog says that files can be dropped
    bench.handle(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert bench.scene.form.popup is None
    bench.settle()
    assert [row.words for row in bench.scene.rows if isinstance(row, PackRow)] == ["A Gift"]
    assert (tmp_path / "gift.toml").is_file()


def test_a_pack_is_written_to_the_path_that_was_typed(bench: Bench, tmp_path: Path) -> None:
    bench.card("Gnome")
    bench.scene.open(bench.scene.pack)
    target = tmp_path / "out" / "gnomes.toml"
    bench.push("Export…")
    dialog = bench.scene.form.popup
    assert isinstance(dialog, Dialog)
    field = dialog.form.focused
    assert isinstance(field, TextField)
    field.content = str(target)
    bench.press(pygame.K_RETURN)
    assert bench.scene.form.popup is None
    assert "Gnome" in target.read_text(encoding="utf-8")


def test_where_a_file_cannot_be_written_the_question_stays_and_says_why(bench: Bench, tmp_path: Path) -> None:
    bench.card("Gnome")
    bench.scene.open(bench.scene.pack)
    (tmp_path / "there.toml").touch()
    bench.push("Export…")
    dialog = bench.scene.form.popup
    assert isinstance(dialog, FileDialog)
    dialog.field.content = str(tmp_path / "there.toml")
    bench.press(pygame.K_RETURN)
    assert bench.scene.form.popup is dialog and dialog.form.focused is dialog.field
    assert dialog.complaint.words == "there.toml already exists. Choose another name."
    dialog.field.content = str(tmp_path / "new.toml")
    bench.press(pygame.K_RETURN)
    assert bench.scene.form.popup is None and (tmp_path / "new.toml").is_file()


def test_a_name_alone_is_a_file_in_the_usual_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os.path, "expanduser", lambda path: path.replace("~", str(tmp_path)))
    assert find_typed_file("gnomes", ".toml") == tmp_path / "gnomes.toml"
    (tmp_path / "Downloads").mkdir()
    assert find_typed_file(' "gnomes.toml" ', ".toml") == tmp_path / "Downloads" / "gnomes.toml"
    assert find_typed_file(str(tmp_path), ".toml") == tmp_path
    assert find_typed_file(str(tmp_path / "a.toml"), ".toml") == tmp_path / "a.toml"


def test_a_wrong_file_is_refused_in_one_sentence(bench: Bench, tmp_path: Path) -> None:
    file = tmp_path / "photo.txt"
    file.write_bytes(b"\xff\xfe\x00")
    bench.handle(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert [toast.title for toast in bench.scene.toasts.toasts] == ["Couldn't import"]
    assert "photo.txt" in bench.scene.toasts.toasts[0].sentence


# --- the screen ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size, text_scale", SIZES)
@pytest.mark.parametrize("step", [0, 1, 2])
def test_everything_has_a_place_of_its_own(tmp_path: Path, size: tuple[int, int], text_scale: int, step: int) -> None:
    bench = Bench(tmp_path, size=size, text_scale=text_scale)
    assert misplaced(bench.scene) == []
    bench.card("Gnome")
    bench.scene.step = step
    bench.scene.place_again()
    assert misplaced(bench.scene) == []
    bench.scene.open(bench.scene.pack, None, step)
    assert misplaced(bench.scene) == []


def test_the_keyboard_reaches_every_column(bench: Bench) -> None:
    bench.card("Gnome")
    reached = []
    for _ in range(3):
        bench.press(pygame.K_F6)
        reached.append(bench.scene.form.focused)
    assert any(isinstance(widget, PackRow) for widget in reached)
    assert bench.scene.try_button in reached
    assert len({id(widget) for widget in reached}) == 3


def test_an_idle_workshop_draws_nothing_but_the_caret(bench: Bench) -> None:
    bench.card("Gnome")
    bench.scene.form.focus(bench.scene.try_button, ring=False)
    bench.settle()
    assert bench.frames_while_idle() == 0


def test_a_new_card_shows_in_a_list_that_is_longer_than_the_window(bench: Bench) -> None:
    bench.scene.new_pack()
    pack = bench.scene.pack
    for _ in range(14):
        bench.scene.open(pack)
        bench.push("Card of the general deck")
    row = next(row for row in bench.scene.rows if row.chosen)
    assert isinstance(row, CardRow) and bench.scene.list_area.rect.contains(row.rect)


def test_the_chosen_part_of_a_picture_shows_at_once(bench: Bench) -> None:
    bench.card("Gnome")
    assert bench.scene.card is not None
    bench.scene.card.picture["thing"] = "pie"
    bench.scene.choose_picture()
    bench.picture()
    chooser = bench.scene.form.popup
    assert isinstance(chooser, PictureChooser)
    chosen = next(tile for tile in chooser.form.all() if isinstance(tile, PartTile) and tile.word == "pie")
    areas = (area for area in chooser.form.all() if isinstance(area, ScrollArea))
    [tiles] = [area for area in areas if any(chosen in row.parts() for row in area.children)]
    assert chosen.chosen and tiles.rect.contains(chosen.rect)
