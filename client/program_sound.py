"""The sounds of the whole program: one player, and the music of the shown scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from client.shell.app import App
from client.shell.scene import Scene

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer

_PIECE = "shell"
"""The music of the menus."""


class ProgramSound:
    """Makes the player for the first sound, unless there is one."""

    def __init__(self, app: App, player: SoundPlayer | None) -> None:
        self._app = app
        self._player = player

    @property
    def player(self) -> SoundPlayer:
        """Return the only sound player."""
        if self._player is None:
            from client.sound.player import SoundPlayer

            self._player = SoundPlayer(self._app.settings, threaded=not self._app.headless)
            self._player.feel = self._app.pads.rumble
        return self._player

    def hear_volumes(self) -> None:
        """Apply changed volumes to the music, and play a sample sound."""
        self.player.music.adopt()
        self.player.play("coin")

    def choose_music(self, scenes: Sequence[Scene]) -> None:
        """Play the music of the shown scenes. A scene over a table makes it softer."""
        if self._app.headless or not scenes:
            return
        music, top = self.player.music, scenes[-1]
        piece = next((scene.music for scene in reversed(scenes) if scene.music), _PIECE)
        music.play(piece)
        music.trim("over", top.hush if not top.music and piece != _PIECE else 0.0)

    def focus(self, here: bool) -> None:
        """Report whether the window has the focus."""
        if self._player is not None:
            self._player.focus(here)

    def close(self) -> None:
        if self._player is not None:
            self._player.close()
