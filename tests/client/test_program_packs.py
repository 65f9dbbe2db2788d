"""The program and card packs: a match begun with the last set-up, and one that waits for its pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.scenes.opening import OpeningScene
from client.scenes.setup import SetupScene
from client.scenes.setup_model import MatchSetup
from client.table.scene import TableScene
from engine.games import load
from engine.kernel.packs import read_pack
from engine.store.packs import PackStore
from tests.client.scenes.test_setup_packs import GRILL
from tests.client.test_program import Machine
from tests.forbidden import forbid


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    packs(machine).write(read_pack(GRILL, "grill.toml"))
    setup = MatchSetup.usual(load("nefarious"))
    setup.use_packs(packs(machine).packs())
    machine.settings.last_setup["nefarious"] = setup.to_save()
    return machine


def packs(machine: Machine) -> PackStore:
    return PackStore(machine.folders.packs)


def test_a_match_with_the_last_set_up_has_its_packs(machine: Machine) -> None:
    machine.app.open("start", game="nefarious")
    assert isinstance(machine.app.scene, TableScene)
    assert [pack.id for pack in machine.app.scene.session.game.packs] == ["grill"]


def test_when_a_pack_of_the_last_set_up_is_gone_the_set_up_is_shown(machine: Machine) -> None:
    packs(machine).delete("grill")
    machine.app.open("start", game="nefarious")
    assert isinstance(machine.app.scene, SetupScene)
    assert machine.app.scene.setup.game is load("nefarious")


def test_the_title_tells_why_a_match_has_to_wait(machine: Machine) -> None:
    machine.app.open("start", game="nefarious")
    packs(machine).delete("grill")
    machine.app.open("continue")
    assert isinstance(machine.app.scene, OpeningScene)
    told = [toast.sentence for toast in machine.app.scene.toasts.toasts]
    assert any("because its card pack The Grill is not there; import the file grill.toml" in words for words in told)


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
        machine.app.open("start", game="nefarious")
        setup = machine.app.scene
        assert isinstance(setup, SetupScene)
        (row,) = setup.packs.rows
        assert "cannot be read: Permission denied" in row.toggle.reason
    machine.app.open("start", game="nefarious")
    assert isinstance(machine.app.scene, TableScene)


def test_a_match_waits_while_its_pack_cannot_be_read_and_goes_on_afterward(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.app.open("start", game="nefarious")
    with monkeypatch.context() as held:
        forbid(held, machine.folders.packs)
        machine.app.open("continue")
        assert isinstance(machine.app.scene, OpeningScene)
        told = [toast.sentence for toast in machine.app.scene.toasts.toasts]
        assert any("has to wait" in words and "Permission denied" in words for words in told)
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
    machine.app.open("start", game="nefarious")
    assert isinstance(machine.app.scene, TableScene)
