"""The bars of replays and watched matches, the menu of a match, and their dialogs, through the tree alone."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from client.access.node import NodeRequest
from client.access.table_reader import TableReader
from client.access.tree.system import SystemTree
from client.scenes.setup.match_setup import MatchSetup
from client.shell.app import App
from client.widgets import Form
from client.widgets.description import Role, ThingState
from engine.games import load
from tests.client.access.listener import Listener, TreePlayer
from tests.client.replay.matches import recording
from tests.client.replay.watching import Watched
from tests.client.watch.test_scene import Watching


class Beside:
    """An assistive technology that listens to a program, with the actions that it asks for."""

    def __init__(self, program: Watched | Watching) -> None:
        self.program = program
        self.tree = SystemTree(program.app, cache(TableReader), self._connect)
        app: App = program.app
        app.on_turn, app.before_turn = self.tree.turn, self.tree.act
        self.tree.on_activated()
        program.wait(200)

    def _connect(self, tree: SystemTree) -> Listener:
        self.found = Listener(tree)
        return self.found

    def ask(self, name: str, role: Role, request: NodeRequest, value: float | None = None) -> None:
        self.tree.on_request(self.found.find(name, role), request, value)
        self.program.wait(200)

    def controls(self, form: Form) -> None:
        """Every control of the bar is a node at its place."""
        places = Counter(node.rect for node in self.found.all)
        for widget in form.stops():
            assert places[tuple(widget.rect)] >= 1, widget.name  # type: ignore[index]


def test_a_replay_is_led_by_its_bar() -> None:
    watched = Watched(recording("nefarious"))
    reader = Beside(watched)
    reader.controls(watched.scene.bar.form)
    reader.ask("Next turn", Role.BUTTON, NodeRequest.PRESS)
    reached = watched.moment
    assert reached > 0
    reader.ask("The match", Role.SLIDER, NodeRequest.MORE)
    assert watched.moment == reached + 1
    reader.ask("The match", Role.SLIDER, NodeRequest.LESS)
    assert watched.moment == reached
    reader.ask("The match", Role.SLIDER, NodeRequest.SET_VALUE, 12.0)
    assert watched.moment == 12
    slider = reader.found.nodes[reader.found.find("The match", Role.SLIDER)]
    assert slider.number is not None and slider.number.value == 12
    reader.ask("View as", Role.COMBO, NodeRequest.PRESS)
    items = (node for node in reader.found.all if node.role == Role.ITEM)
    seen = next(node.name for node in items if ThingState.SELECTED not in node.states)
    reader.ask(seen, Role.ITEM, NodeRequest.PRESS)
    assert reader.found.nodes[reader.found.find("View as", Role.COMBO)].value == seen


def test_a_watched_match_is_led_by_its_bar() -> None:
    watching = Watching()
    reader = Beside(watching)
    reader.controls(watching.scene.bar.form)
    reader.ask(watching.scene.bar.pause.tooltip.rstrip("."), Role.BUTTON, NodeRequest.PRESS)
    assert watching.scene.bar.paused
    for value, label in watching.scene.bar.speeds.entries():
        reader.ask(label, Role.OPTION, NodeRequest.PRESS)
        assert watching.scene.bar.speeds.value == value


@pytest.mark.parametrize("game", ["nefarious", "runes-and-regulations"])
def test_the_menu_of_a_match_leads_to_its_pages_and_back(tmp_path: Path, game: str) -> None:
    player = TreePlayer(tmp_path, coach_marks=False)
    player.sit_down(MatchSetup.usual(load(game)))
    player.press("Menu", Role.BUTTON)
    dialog = next(node for node in player.found.all if node.role == Role.DIALOG)
    assert ThingState.MODAL in dialog.states
    names = [node.name for node in player.found.all if node.role == Role.BUTTON]
    assert "Settings" in names
    player.press("Settings", Role.BUTTON)
    player.wait(4)
    assert player.found.find("Music", Role.SLIDER)
    player.request(player.found.find("Music", Role.SLIDER), NodeRequest.SET_VALUE, 20.0)
    assert player.app.settings.volume_music == 20
    player.close()
