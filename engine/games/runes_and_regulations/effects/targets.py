"""Only next-door neighbors can be chosen (RR-4.9)."""

from __future__ import annotations

from typing import Any

from engine.games.runes_and_regulations.effects._unit import Line, RunesUnit
from engine.games.runes_and_regulations.match_rules import Laws
from engine.games.runes_and_regulations.say import say
from engine.games.runes_and_regulations.vocabulary import REGULATION, Step


def stands(laws: Laws, instance: int, step: Step) -> None:
    laws.adjacent_only = True


def written(kind: str, line: Line) -> dict[str, Any]:
    return {"do": UNIT.word, "who": "each-player", "rule": "adjacent"}


UNIT: RunesUnit = RunesUnit(
    word="targets",
    title="",
    takes=("who", "rule"),
    needs=("who", "rule"),
    words={"who": ("each-player",)},
    own_who={REGULATION: ("each-player",)},
    standing=True,
    stands=stands,
    phrase=lambda card, step, done: say("next-door-only"),
    choices={REGULATION: (("targets", say("form-next-door")),)},
    written=written,
)
