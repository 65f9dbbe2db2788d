"""Nasty Neighbours in words: what is asked, what an option does, what happened, why something is refused."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.events import Event
from engine.kernel.game import Refusal, Table
from engine.kernel.refs import describe
from engine.kernel.state import Option
from engine.kernel.view import View


def prompt(view: View, names: Sequence[str]) -> str:
    """What the seat is asked."""
    return view.table.game.question_kinds[view.question[1]] if view.question else ""


def outcome(view: View, option: Option, names: Sequence[str]) -> str:
    """What an option does."""
    return f"{view.table.game.verbs[option[0]]} {describe(option[1])} {describe(option[2])}"


def log_line(table: Table, event: Event, names: Sequence[str]) -> str | None:
    """An event in words."""
    return None


def recapped(table: Table, event: Event) -> bool:
    """Whether an event is worth telling again."""
    return True


def refusal(view: View, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Why not."""
    return None


def confirmation(view: View, option: Option, names: Sequence[str]) -> str:
    """What is announced before an answer."""
    return ""


def victory(view: View, names: Sequence[str]) -> str:
    """How the match was won."""
    return ""


def score_parts(view: View, seat: int) -> list[tuple[str, int]]:
    """Where the points come from."""
    return []
