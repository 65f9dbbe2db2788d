"""What the table needs of a match being played: whose view is shown, what happened, and where answers go.

The table never sees the match itself, only the views and redacted events of the seat it serves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from engine.kernel.events import Event
from engine.kernel.game import Game
from engine.kernel.state import Option
from engine.kernel.view import View


class Session(Protocol):
    """A match being played, as the table uses it. Moments are milliseconds of the program's clock."""

    @property
    def game(self) -> Game:
        """The rules and words of the game."""
        ...

    @property
    def names(self) -> Sequence[str]:
        """The players' names by seat."""
        ...

    @property
    def kinds(self) -> Sequence[str]:
        """Who plays each seat: "human", or the level of a computer."""
        ...

    @property
    def viewer(self) -> int:
        """The seat whose view is shown, or SPECTATOR."""
        ...

    @property
    def thinking(self) -> Mapping[int, int]:
        """The computer seats that are working out an answer, each with the moment it began."""
        ...

    @property
    def curtain(self) -> Any:
        """What the curtain must show before the next question may be seen; None when none is needed."""
        ...

    def view(self) -> View:
        """What the viewer knows now."""
        ...

    def take_events(self) -> list[tuple[list[Event], View]]:
        """What the viewer saw happen since the last call: batches of events, each with the view behind it."""
        ...

    def answer(self, option: Option) -> None:
        """Answer the viewer's question. Raises IllegalAnswer when the option is not offered."""
        ...

    def undo(self) -> bool:
        """Take back the viewer's last answer; false when it cannot be."""
        ...

    def undo_state(self) -> tuple[bool, str]:
        """Whether undo works now, and the key of the reason when it does not."""
        ...

    def update(self, now_ms: int) -> bool:
        """Let computer seats go on; true when something new happened."""
        ...

    def step(self) -> None:
        """Let the next computer seat act, in step mode."""
        ...

    def hand_over(self, seat: int, kind: str) -> None:
        """Give a seat to a computer of a level, or back to a person ("human")."""
        ...
