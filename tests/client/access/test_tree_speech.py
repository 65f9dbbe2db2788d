"""What a listener hears of the tree: everything once, at the right moment, with old screen readers too."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.access.node import Live
from client.access.tree import listeners
from client.scenes.setup.match_setup import MatchSetup
from client.widgets.description import Role
from engine.games import load
from engine.words.messages import speak
from tests.client.access.listener import TreePlayer
from tests.endurance.house import QuickPool

HEARD = "array [ struct { :1.0  Object:StateChanged:Focused } struct { :1.0  Object:Announcement: } ]"
GAMES = ("nefarious", "runes-and-regulations", "cthulhu-realms", "nasty-neighbours", "garage-sale")


@pytest.fixture
def player(tmp_path: Path) -> Iterator[TreePlayer]:
    player = TreePlayer(tmp_path, coach_marks=False)
    yield player
    player.close()


@pytest.mark.parametrize("game", GAMES)
def test_kind_group_and_place_are_no_part_of_a_name(player: TreePlayer, game: str) -> None:
    player.sit_down(MatchSetup.usual(load(game)))
    found, places = player.found, 0
    for _ in range(12):
        for group in found.all:
            members = [found.nodes[child] for child in found.children[found.find(group.name, group.role)]]
            for node in members if group.role == Role.GROUP else ():
                assert not node.name.endswith((" button", f"in {group.name}"))
                assert node.place is None or f"{node.place[0] + 1} of {node.place[1]}" not in node.name
                places += node.place is not None
        player.choose()
        player.wait(2)
    assert places


def test_a_question_is_announced_before_the_focus_moves_to_its_answers(player: TreePlayer) -> None:
    player.sit_down(MatchSetup.usual(load("nefarious")))
    heard: list[str] = []
    real = player.found.send

    def send(update: object) -> None:
        number, said = player.found.focused, len(player.found.announced)
        real(update)  # type: ignore[arg-type]
        heard.extend(player.found.announced[said:])
        heard.extend(["focus"] * (player.found.focused != number))

    player.found.send = send  # type: ignore[method-assign, assignment]
    player.press("Invent, action")
    player.press("Your Action space")
    player.wait(10)
    asked = next(number for number, words in enumerate(heard) if words.startswith("Choose an Invention"))
    assert "focus" in heard[asked + 1 :], heard


def test_a_button_that_answers_nothing_gets_no_focus_by_itself(player: TreePlayer) -> None:
    player.sit_down(MatchSetup.usual(load("nefarious")))
    names: set[str] = set()
    for _ in range(30):
        player.choose()
        player.wait(1)
        names.add(player.found.focus_node.name)
    assert len(names) > 3 and not names & {"Faster", "Skip"}


def test_a_thinking_computer_changes_nothing_each_second(player: TreePlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    player.sit_down(MatchSetup.usual(load("nefarious")))
    monkeypatch.setattr(QuickPool, "run", lambda pool, now_ms: None)  # Nobody finishes.
    player.press("Invent, action")
    player.press("Your Action space")
    player.wait(30)
    sentences = set()
    for _ in range(5):
        player.wait(10)
        group = player.found.find("Other players", Role.GROUP)
        sentences |= {player.found.nodes[child].name for child in player.found.children[group]}
    assert len([words for words in sentences if "thinking" in words]) == 1, sentences


def test_an_old_screen_reader_hears_announcements_by_the_name_of_the_window(player: TreePlayer) -> None:
    player.found.is_new = False
    names: list[str] = []
    real = player.found.send

    def send(update: object) -> None:
        real(update)  # type: ignore[arg-type]
        names.append(player.found.nodes[player.found.root].name)

    player.found.send = send  # type: ignore[method-assign, assignment]
    player.sit_down(MatchSetup.usual(load("nefarious")))
    for words in (["Twice."], ["Twice."], ["One.", "Two."]):
        player.tree.announce(words)
        player.wait()
    changed = [name for before, name in zip(["", *names], names, strict=False) if name != before]
    assert [name.strip() for name in changed][-3:] == ["Twice.", "Twice.", "One. Two."]
    assert any(name.startswith("Choose an Action") for name in changed)
    assert all(node.live == Live.OFF for node in player.found.all)
    player.tree.forget()
    player.wait()
    assert player.found.nodes[player.found.root].name == "Cul-de-Sac"


def test_the_registry_says_whether_somebody_listens_for_announcements(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = listeners.Listeners()
    assert asked.hears_live
    for events, hears in (("array [ struct { :1.0  Window:Activate: } ]", False), (HEARD, True)):
        monkeypatch.setattr(listeners, "registered_events", lambda events=events: events)
        asked.look()
        assert asked.hears_live is hears


@pytest.mark.parametrize("problem", [FileNotFoundError("dbus-send"), subprocess.TimeoutExpired("dbus-send", 2)])
def test_without_an_answer_of_the_registry_nothing_changes(monkeypatch: pytest.MonkeyPatch, problem: Exception) -> None:
    def fail() -> str:
        raise problem

    asked = listeners.Listeners()
    monkeypatch.setattr(listeners, "registered_events", fail)
    asked.look()
    assert asked.hears_live


def test_the_abilities_of_a_card_are_in_the_group_of_its_zone(player: TreePlayer) -> None:
    player.sit_down(MatchSetup.usual(load("cthulhu-realms")))
    found = player.found
    for _ in range(80):
        groups = {
            found.nodes[number].name: [found.nodes[child] for child in found.children[number]]
            for number in found.walk(found.root)
            if found.nodes[number].role == Role.GROUP
        }
        uses = {name for name, nodes in groups.items() for node in nodes if "Enter: Use " in node.details}
        if uses:
            break
        player.choose()
        player.wait(2)
    assert uses and "Table" not in uses


@pytest.fixture
def german() -> Iterator[None]:
    speak("de")
    yield
    speak("en")


@pytest.mark.usefixtures("german")
def test_the_kind_of_a_card_is_said_in_the_language_of_the_player(player: TreePlayer) -> None:
    player.sit_down(MatchSetup.usual(load("nefarious")))
    player.wait(5)
    assert "Arbeiten, Aktion" in [node.name for node in player.found.all]
