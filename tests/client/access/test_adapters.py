"""The adapters of Windows and macOS, on a stand-in for AccessKit: what they call, and what a failure does."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import MagicMock

import pygame
import pytest

from client.access import screen_reader
from client.access.tree import adapter
from client.access.tree.system import SystemTree
from client.shell import window as windows
from client.shell.window import Window
from engine.store.player.settings import Settings
from tests.client.access.listener import TreePlayer

SYSTEMS = {"win32": "windows", "darwin": "macos"}


class Panic(BaseException):
    """What AccessKit raises when its Rust code fails."""


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch) -> MagicMock:
    """A stand-in for AccessKit, which is installed on every system."""
    kit = MagicMock()
    kit.__spec__ = SimpleNamespace(name="accesskit")
    kit.Node.side_effect = lambda role: MagicMock()
    monkeypatch.setattr(screen_reader, "is_running", lambda: True)
    monkeypatch.setitem(sys.modules, "accesskit", kit)
    monkeypatch.setattr(pygame.display, "get_wm_info", lambda: {"window": 4711})
    return kit


def made(kit: MagicMock, system: str) -> MagicMock:
    """What the constructor of the system's adapter is."""
    found = getattr(kit, SYSTEMS[system]).SubclassingAdapter
    return found.for_window if system == "darwin" else found


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_tree_of_the_title_is_sent_and_a_press_comes_back(
    system: str, kit: MagicMock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adapter, "sys", SimpleNamespace(platform=system))
    player = TreePlayer(tmp_path, listens=False)
    player.program.connect(adapter.connect)
    (window, activate, act), _ = made(kit, system).call_args
    assert window == 4711 and player.tree.is_connected
    assert activate() is None
    player.wait()
    sent = made(kit, system).return_value.update_if_active
    assert sent.called and sent.return_value.raise_events.called
    update = sent.call_args[0][0]()
    assert update.nodes.append.call_count > 10
    nodes = [call.args[0] for call in update.nodes.append.call_args_list]
    (number,) = [number for number, node in nodes if node.set_label.call_args == (("Settings",),)]
    act(SimpleNamespace(action=kit.Action.CLICK, target=number, data=None))
    player.wait()
    assert type(player.scene).__name__ == "SettingsScene"
    player.close()


def test_macos_forwards_the_focus_of_the_window(kit: MagicMock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapter, "sys", SimpleNamespace(platform="darwin"))
    found = adapter.connect(MagicMock(spec=SystemTree))
    assert found is not None
    kit.macos.add_focus_forwarder_to_window_class.assert_called_once_with("SDLWindow")
    found.focus(True)
    made(kit, "darwin").return_value.update_view_focus_state.assert_called_once_with(True)


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_panic_ends_no_program(system: str, kit: MagicMock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapter, "sys", SimpleNamespace(platform=system))
    tree = MagicMock(spec=SystemTree)
    found = adapter.connect(tree)
    assert found is not None
    made(kit, system).return_value.update_if_active.side_effect = Panic("poisoned")
    with pytest.raises(OSError, match="poisoned"):
        found.send(MagicMock())
    made(kit, system).side_effect = Panic("the window is visible")
    assert adapter.connect(tree) is None


def test_on_windows_a_listener_that_reads_nothing_leaves_the_voice_alone(
    kit: MagicMock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adapter, "sys", SimpleNamespace(platform="win32"))
    found = adapter.connect(MagicMock(spec=SystemTree))
    assert found is not None
    for runs in (True, False):
        monkeypatch.setattr(screen_reader, "is_running", lambda runs=runs: runs)
        assert found.has_reader() is runs


def test_the_window_is_hidden_until_the_adapter_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(windows, "HIDDEN_AT_FIRST", True)
    flags: list[int] = []
    real = pygame.display.set_mode
    monkeypatch.setattr(pygame.display, "set_mode", lambda size, mode=0: (flags.append(mode), real(size, mode))[1])
    window = Window(Settings(), (640, 360), headless=False)
    assert flags[-1] & pygame.HIDDEN and not pygame.display.get_active()
    window.reveal()
    assert pygame.display.get_active()
    window.close()
