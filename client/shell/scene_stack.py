"""The scene stack: scenes made by name, one over another."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from client.shell.scene import Scene
from engine.words.messages import file_language

_log = logging.getLogger(__name__)

SceneFactory = Callable[..., Scene]


class SceneStack:
    """Opens scenes by name, so that they need not know each other. The highest one is visible."""

    def __init__(self) -> None:
        self._factories: dict[str, SceneFactory] = {}
        self._scenes: list[Scene] = []

    def _begin_fade(self) -> None:
        """Keep the current picture before another scene is shown."""
        raise NotImplementedError

    def _start(self, scene: Scene) -> None:
        """Show the highest scene."""
        raise NotImplementedError

    def register(self, name: str, factory: SceneFactory) -> None:
        """Make a scene available under `name`. `factory` is called with the arguments given to `open`."""
        self._factories[name] = factory

    def knows(self, name: str) -> bool:
        """Return whether a scene is registered under `name`."""
        return name in self._factories

    def open(self, name: str, **arguments: Any) -> None:
        """Show a new scene instead of the current one. Raises `KeyError` for an unregistered name."""
        self.go(self._factories[name](**arguments))

    def open_over(self, name: str, **arguments: Any) -> None:
        """Show a new scene over the current one, which returns with `back`."""
        self._show(self._factories[name](**arguments), keep=True)

    def go(self, scene: Scene) -> None:
        """Show this scene instead of the current one."""
        self._show(scene, keep=False)

    def back(self) -> None:
        """Return to the scene below. Does nothing if there is none."""
        if len(self._scenes) < 2:
            return
        self._begin_fade()
        self._scenes.pop().leave()
        if self._scenes[-1].language != file_language():
            self._scenes[-1] = self._scenes[-1].made_anew()
        self._start(self._scenes[-1])

    @property
    def scene(self) -> Scene | None:
        """Return the visible scene, or None before the first."""
        return self._scenes[-1] if self._scenes else None

    @property
    def covers_another(self) -> bool:
        """Return whether `back` would return to another scene."""
        return len(self._scenes) > 1

    def _show(self, scene: Scene, keep: bool) -> None:
        self._begin_fade()
        if keep:
            if self._scenes:
                self._scenes[-1].leave()
            self._scenes.append(scene)
        else:
            # The scenes farther below stay, so that a scene over another can open a third.
            if self._scenes:
                self._scenes.pop().leave()
            self._scenes.append(scene)
        self._start(scene)

    def open_alone(self, name: str, **arguments: Any) -> None:
        """Show a new scene and close all others, as when leaving a match for the title."""
        scene = self._factories[name](**arguments)
        self._begin_fade()
        while self._scenes:
            self._scenes.pop().leave()
        self._scenes.append(scene)
        self._start(scene)

    def close_scenes(self) -> None:
        """Close all scenes after an error, ignoring their exceptions."""
        while self._scenes:
            scene = self._scenes.pop()
            try:
                scene.leave()
            except Exception:
                _log.exception("Leaving %s failed.", type(scene).__name__)
