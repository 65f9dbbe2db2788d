"""The scenes of the program, made by name, each over another."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from client.shell.scene import Scene
from engine.words.messages import written

_log = logging.getLogger(__name__)

SceneFactory = Callable[..., Scene]


class SceneStack:
    """Opens scenes by name, so that they need not know each other. The highest one is shown."""

    def __init__(self) -> None:
        self._factories: dict[str, SceneFactory] = {}
        self._scenes: list[Scene] = []

    def _begin_fade(self) -> None:
        """Keep the present picture before another scene is shown."""
        raise NotImplementedError

    def _start(self, scene: Scene) -> None:
        """Show the highest scene."""
        raise NotImplementedError

    def register(self, name: str, factory: SceneFactory) -> None:
        """Make a scene available under `name`; `factory` is called with the arguments given to `open`."""
        self._factories[name] = factory

    def knows(self, name: str) -> bool:
        """Whether a scene is registered under `name`."""
        return name in self._factories

    def open(self, name: str, **arguments: Any) -> None:
        """Show a new scene instead of the present one. Raises `KeyError` for a name nobody registered."""
        self.go(self._factories[name](**arguments))

    def open_over(self, name: str, **arguments: Any) -> None:
        """Show a new scene over the present one, which comes back with `back`."""
        self._show(self._factories[name](**arguments), keep=True)

    def go(self, scene: Scene) -> None:
        """Show this scene instead of the present one."""
        self._show(scene, keep=False)

    def back(self) -> None:
        """Return to the scene below; does nothing when there is none."""
        if len(self._scenes) < 2:
            return
        self._begin_fade()
        self._scenes.pop().leave()
        if self._scenes[-1].language != written():
            self._scenes[-1] = self._scenes[-1].made_anew()
        self._start(self._scenes[-1])

    @property
    def scene(self) -> Scene | None:
        """The scene that is shown, or None before the first."""
        return self._scenes[-1] if self._scenes else None

    @property
    def covers_another(self) -> bool:
        """Whether `back` would return to another scene."""
        return len(self._scenes) > 1

    def _show(self, scene: Scene, keep: bool) -> None:
        self._begin_fade()
        if keep:
            if self._scenes:
                self._scenes[-1].leave()
            self._scenes.append(scene)
        else:
            # The scenes further below stay, so that a scene over another can lead on to a third.
            if self._scenes:
                self._scenes.pop().leave()
            self._scenes.append(scene)
        self._start(scene)

    def open_alone(self, name: str, **arguments: Any) -> None:
        """Show a new scene and end all others: the way from a match to the title."""
        scene = self._factories[name](**arguments)
        self._begin_fade()
        while self._scenes:
            self._scenes.pop().leave()
        self._scenes.append(scene)
        self._start(scene)

    def close_scenes(self) -> None:
        """End all scenes, whatever they raise: one of them has failed."""
        while self._scenes:
            scene = self._scenes.pop()
            try:
                scene.leave()
            except Exception:
                _log.exception("%s could not be left in good order.", type(scene).__name__)
