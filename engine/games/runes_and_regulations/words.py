"""Runes & Regulations: questions, options, events and refusals in words, from what one seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.events import Event
from engine.kernel.game import Refusal, Table
from engine.kernel.state import Option
from engine.kernel.view import View


def prompt(view: View, names: Sequence[str]) -> str:
    """What the seat is asked."""
    return view.table.game.question_kinds[view.question[1]] if view.question else ""


def outcome(view: View, option: Option, names: Sequence[str]) -> str:
    """What an option does."""
    card = view.table.extra.cards[option[1]].name if 0 <= option[1] < len(view.table.faces) else ""
    return f"{view.table.game.verbs[option[0]]} {card}".strip()


def log_line(table: Table, event: Event, names: Sequence[str]) -> str | None:
    """An event in words."""
    return None


def refusal(view: View, source: int, target: int, names: Sequence[str]) -> Refusal | None:
    """Why a source cannot be put on a target."""
    return None
