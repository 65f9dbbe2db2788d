"""The accessibility tree holds everything that keys can reach, and is built only while somebody listens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.access.node import Node, NodeRequest
from client.access.table_reader import TableReader
from client.access.tree.builder import TreeBuilder
from client.access.tree.system import SystemTree
from client.scenes.setup.match_setup import MatchSetup
from client.shell.scene import Scene
from client.table.scene import TableScene
from client.widgets import Dialog, DialogButton, Dropdown, Form, Slider
from client.widgets.description import Role, ThingState
from engine.games import load
from tests.client.access.listener import TreePlayer

PAGES = ("title", "setup", "watch", "settings", "bindings", "cards-and-tables", "about", "rules", "gallery", "lessons",
         "street", "workshop", "statistics", "matches")  # fmt: skip
GAMES = ("nefarious", "runes-and-regulations", "cthulhu-realms", "nasty-neighbours", "garage-sale")


@pytest.fixture
def player(tmp_path: Path) -> Iterator[TreePlayer]:
    player = TreePlayer(tmp_path, coach_marks=False)
    yield player
    player.close()


def check(player: TreePlayer) -> list[Node]:
    """Each control has a name, and a place if it can be used."""
    nodes = player.found.all
    for node in nodes:
        assert node.name or node.role in (Role.RUN, Role.TEXT, Role.PROMPT), node
        if NodeRequest.PRESS in node.requests:
            assert node.rect is not None and node.rect[2] > 0 and node.rect[3] > 0, node
    return nodes


@pytest.mark.parametrize("page", PAGES)
def test_every_control_of_a_page_is_one_node(player: TreePlayer, page: str) -> None:
    player.app.open(page)
    player.wait(3)
    nodes = check(player)
    scene = player.scene
    form = getattr(scene, "form", None)
    assert isinstance(scene, Scene) and isinstance(form, Form)
    places = Counter(node.rect for node in nodes if NodeRequest.FOCUS in node.requests)
    wanted = Counter((*stop.rect.topleft, *stop.rect.size) for stop in form.stops())
    assert places == wanted
    assert player.found.focus_node in nodes


@pytest.mark.parametrize("game", GAMES)
def test_every_stop_of_a_table_is_one_node(player: TreePlayer, game: str) -> None:
    player.sit_down(MatchSetup.usual(load(game)))
    player.wait(20)
    nodes = check(player)
    table = player.scene
    assert isinstance(table, TableScene)
    assert len([node for node in nodes if NodeRequest.FOCUS in node.requests]) == len(table.layers.stops())
    assert any(node.role == Role.GROUP and node.name == "Your move" for node in nodes)
    assert player.found.focus_node.name == "Your move"
    assert table.prompt.status.prompt in [node.name for node in nodes if node.role == Role.PROMPT]
    for node in nodes:
        names = [player.found.nodes[number].name for number, each in player.found.nodes.items() if each == node]
        assert names == [node.name]


def test_a_dialog_hides_everything_behind_it(player: TreePlayer) -> None:
    scene = player.scene
    form = getattr(scene, "form", None)
    assert isinstance(form, Form) and "New game" in player.found.words
    form.show(Dialog("Really?", "It is late.", [DialogButton("Yes", 1), DialogButton("No", 2, harmless=True)]))
    player.wait()
    assert "New game" not in player.found.words and "It is late." in player.found.words
    dialog = player.found.nodes[player.found.find("Really?", Role.DIALOG)]
    assert ThingState.MODAL in dialog.states and player.found.focus_node.name in ("Yes", "No")
    player.press("No", Role.BUTTON)
    assert "New game" in player.found.words


def test_controls_are_used_by_the_actions_of_their_nodes(player: TreePlayer) -> None:
    player.app.open("settings")
    player.wait()
    settings, found = player.app.settings, player.found
    player.press("Reduce motion", Role.SWITCH)
    assert settings.reduced_motion and ThingState.CHECKED in found.nodes[found.find("Reduce motion")].states
    player.request(found.find("Music", Role.SLIDER), NodeRequest.SET_VALUE, 30.0)
    assert settings.volume_music == 30
    player.request(found.find("Music", Role.SLIDER), NodeRequest.LESS)
    node = found.nodes[found.find("Music", Role.SLIDER)]
    assert node.number is not None and node.number.value == settings.volume_music < 30
    player.press("Fast", Role.OPTION)
    assert settings.animation == "fast" and found.focus_node.name == "Animation speed"
    player.app.open("setup")
    player.wait()
    player.request(found.find("Name of seat 1"), NodeRequest.SET_VALUE, "Bea")
    assert found.nodes[found.find("Name of seat 1")].value == "Bea"
    assert found.nodes[found.find("Name of seat 1")].caret == (3, 3)


def test_a_list_opens_and_takes_a_choice(player: TreePlayer) -> None:
    player.app.open("settings")
    player.wait()
    form = getattr(player.scene, "form", None)
    assert isinstance(form, Form)
    combo = next(widget for widget in form.all() if isinstance(widget, Dropdown))
    combo.choices = [*combo.choices, type(combo.choices[0])("Ada", "Ada")]
    player.press(combo.name, Role.COMBO)
    assert [node.name for node in player.found.all if node.role == Role.ITEM] == [each.words for each in combo.choices]
    assert player.found.focus_node.role == Role.ITEM
    player.press("Ada", Role.ITEM)
    assert combo.value == "Ada"


def test_a_gone_or_covered_node_does_nothing(player: TreePlayer) -> None:
    slider = player.found.find("New game")
    player.app.open("settings")
    player.wait()
    player.request(slider, NodeRequest.PRESS)
    player.request(99_999, NodeRequest.PRESS)
    assert type(player.scene).__name__ == "SettingsScene"
    music = player.found.find("Music", Role.SLIDER)
    form = getattr(player.scene, "form", None)
    assert isinstance(form, Form)
    form.show(Dialog("Really?", "", [DialogButton("No", 2, harmless=True)]))
    before = player.app.settings.volume_music
    player.request(music, NodeRequest.MORE)
    assert player.app.settings.volume_music == before
    assert any(isinstance(widget, Slider) for widget in form.all())


def test_no_tree_is_built_while_nobody_listens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[Scene] = []
    real = TreeBuilder.build

    def build(builder: TreeBuilder, scene: Scene, *more: object) -> object:
        built.append(scene)
        return real(builder, scene, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(TreeBuilder, "build", build)
    player = TreePlayer(tmp_path, listens=False)
    player.sit_down(MatchSetup.usual(load("garage-sale")))
    player.wait(20)
    assert built == [] and player.found.updates == 0
    player.tree.on_activated()
    player.wait(5)
    assert built and player.found.updates
    before = player.found.updates, len(built)
    player.wait(20)
    assert (player.found.updates, len(built)) == before  # nothing has changed
    player.tree.on_deactivated()
    player.app.open("settings")
    player.wait(5)
    assert (player.found.updates, len(built)) == before
    player.tree.on_activated()
    player.wait()
    assert player.found.find("Settings")
    player.close()


def test_only_changed_nodes_are_sent_again(player: TreePlayer) -> None:
    player.app.open("settings")
    player.wait()
    player.request(player.found.find("Show tips", Role.SWITCH), NodeRequest.FOCUS)  # scrolls
    sent: list[int] = []
    real = player.found.send
    player.found.send = lambda update: (sent.append(len(update.nodes)), real(update))[1]  # type: ignore[assignment]
    player.press("Show tips", Role.SWITCH)
    assert sent and max(sent) <= 3, sent


def test_the_program_goes_on_without_an_adapter_that_fails(player: TreePlayer) -> None:
    def fail(update: object) -> None:
        raise OSError("the bus is gone")

    player.found.send = fail  # type: ignore[method-assign, assignment]
    player.app.open("settings")
    player.wait()
    assert not player.tree.active
    player.app.open("title")
    player.wait()
    assert type(player.scene).__name__ == "TitleScene"


def test_a_tree_with_a_missing_node_is_not_sent(player: TreePlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    real = TreeBuilder.build

    def broken(builder: TreeBuilder, scene: Scene, *more: object) -> object:
        tree = real(builder, scene, *more)  # type: ignore[arg-type]
        del tree.nodes[tree.nodes[tree.root].children[0]]
        return tree

    monkeypatch.setattr(TreeBuilder, "build", broken)
    before = player.found.updates
    player.app.open("settings")
    player.wait()
    assert player.found.updates == before


def test_without_accesskit_the_program_has_no_tree(tmp_path: Path) -> None:
    player = TreePlayer(tmp_path, listens=False)
    player.program.tree = None
    player.program.connect(_nothing)
    assert player.program.tree is None
    player.wait()
    player.close()


def _nothing(tree: SystemTree) -> None:
    """A system without an adapter."""


def test_the_details_group_has_the_whole_card(player: TreePlayer) -> None:
    player.sit_down(MatchSetup.usual(load("nefarious")))
    player.wait(10)
    number = next(number for number, node in player.found.nodes.items() if node.name.startswith("Work, action"))
    player.request(number, NodeRequest.FOCUS)
    assert player.found.focus_node.name.startswith("Work, action")
    details = player.found.nodes[player.found.find("Work, action, details")]
    texts = [player.found.nodes[child].name for child in player.found.children[player.found.find(details.name)]]
    table = player.scene
    assert isinstance(table, TableScene) and table.keys.stop is not None
    assert " ".join(texts) == TableReader(table).stops.more(table.keys.stop)
