"""The program and card packs: matches that were begun with one, packs that can't be read, hostile packs."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.scenes.matches.log import MatchLogScene
from client.scenes.matches.scene import MatchesScene
from client.scenes.setup.match_setup import MatchSetup
from client.scenes.setup.scene import SetupScene
from client.scenes.title.scene import TitleScene
from client.table.scene import TableScene
from client.widgets import Dialog, Words
from engine.games import load
from engine.kernel.cards.packs import read_pack
from engine.store.history.matches import progress_of
from engine.store.player.packs import PackStore
from tests.client.scenes.setup.test_packs import GRILL
from tests.client.test_program import Machine
from tests.forbidden import forbid


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A match with a pack has just been begun."""
    machine = Machine(tmp_path)
    packs(machine).write(read_pack(GRILL, "grill.toml"))
    setup = MatchSetup.usual(load("nefarious"))
    setup.use_packs(packs(machine).packs())
    machine.program.start(setup)
    return machine


def packs(machine: Machine) -> PackStore:
    return PackStore(machine.folders.packs)


def told(machine: Machine) -> str:
    scene = machine.app.scene
    assert isinstance(scene, (TitleScene, MatchesScene))
    return " ".join(toast.sentence for toast in scene.toasts.toasts)


def test_a_match_has_its_packs_with_it(machine: Machine) -> None:
    assert [pack.id for pack in machine.session.game.packs] == ["grill"]
    machine.session.close()
    packs(machine).delete("grill")
    machine.app.open_alone("continue")
    assert isinstance(machine.app.scene, TableScene)
    assert [pack.id for pack in machine.session.game.packs] == ["grill"]


def test_a_match_without_the_cards_of_its_pack_says_so_on_the_title_and_in_the_list(machine: Machine) -> None:
    document = machine.session.document()
    document["packs"] = [{key: pack[key] for key in ("id", "name", "digest")} for pack in document["packs"]]
    store = machine.program.store
    assert store is not None
    store.matches.delete(machine.session.keeper.id, 1.0)
    store.matches.begin(document, progress_of(document, 1.0))
    refused = "the cards of its packs are not saved with it. It's still under Matches, where you can read its log."
    machine.app.open_alone("continue")
    assert refused in told(machine)
    machine.app.open_over("matches")
    scene = machine.app.scene
    assert isinstance(scene, MatchesScene)
    assert "with The Grill" in scene.list.rows[0].state
    machine.press(pygame.K_RETURN)
    dialog = scene.form.popup
    assert machine.app.scene is scene and isinstance(dialog, Dialog)
    assert refused in " ".join(widget.words for widget in dialog.form.all() if isinstance(widget, Words))
    machine.press(pygame.K_UP)
    machine.press(pygame.K_RETURN)
    assert isinstance(machine.app.scene, MatchLogScene)


HOSTILE = GRILL.replace("cost = 6", "cost = 0x" + "f" * 4000).replace('id = "grill"', 'id = "hostile"')


@pytest.mark.parametrize("place", ["", "grill.toml"])
def test_packs_that_cannot_be_read_now_keep_no_scene_from_opening(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    with monkeypatch.context() as held:
        forbid(held, machine.folders.packs / place)
        for name in ("setup", "gallery", "workshop"):
            machine.app.open(name)
            machine.app.turn([])
        machine.app.open("setup", game="nefarious")
        setup = machine.app.scene
        assert isinstance(setup, SetupScene)
        (row,) = setup.packs.rows
        assert "Permission denied" in row.toggle.reason


def test_a_match_goes_on_while_the_file_of_its_pack_cannot_be_read(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as held:
        forbid(held, machine.folders.packs)
        machine.app.open("continue")
        assert isinstance(machine.app.scene, TableScene)


@pytest.mark.parametrize("content", [HOSTILE, "a." * 20000 + "b = 1", "a = " + "[" * 100_000, "#" * 600_000])
def test_a_hostile_pack_is_named_in_one_sentence_and_everything_else_works(machine: Machine, content: str) -> None:
    (machine.folders.packs / "hostile.toml").write_text(content, encoding="utf-8")
    for name in ("setup", "gallery", "workshop"):
        machine.app.open(name)
        machine.app.turn([])
    machine.app.open("setup", game="nefarious")
    setup = machine.app.scene
    assert isinstance(setup, SetupScene)
    good, bad = setup.packs.rows
    assert good.toggle.reason == ""
    assert bad.toggle.reason.startswith("hostile.toml") and len(bad.toggle.reason) < 200
    setup.start()
    assert isinstance(machine.app.scene, TableScene)
