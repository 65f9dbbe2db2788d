"""Refusals as whole sentences, from a game's messages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.kernel.game.defaults import yes
from engine.kernel.game.presentation import Refusal
from engine.kernel.state.view import View
from engine.words.messages import Messages


@dataclass(frozen=True, slots=True)
class Refuser:
    """Makes a game's refusals. `refused("no-spies", player=name)` says the message "refusal-no-spies"."""

    say: Messages

    def __call__(self, key: str, holds: Callable[[View], bool] = yes, /, **details: str | int) -> Refusal:
        """Return the refusal `key`. `holds` returns whether it is true in a view (see `Refusal`)."""
        return Refusal(key, details, holds, self.say(f"refusal-{key}", **details))
