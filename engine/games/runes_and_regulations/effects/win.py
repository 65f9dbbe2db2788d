"""The winning condition of a role (RR-11.4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.runes_and_regulations.definitions.vocabulary import Card, Step
from engine.games.runes_and_regulations.effects.effect_type import Problem, RunesEffectType
from engine.games.runes_and_regulations.messages import say
from engine.kernel.files.faults import rule

CONDITIONS = {"continuous": ("five-beasts-or-main-deck-out",), "nefarious-neighbor-wins": ("no-creatures",)}
"""Conditions that belong to triggers other than the end of the turn."""
WHOLE = {condition for conditions in CONDITIONS.values() for condition in conditions}
MEANWHILE = "no-other-hexed"
"""The additional condition about all players' Lawns."""


def check(card: Card, step: Step) -> Iterator[Problem]:
    allowed = CONDITIONS.get(card.trigger)
    if step.conditions != allowed if allowed else WHOLE & set(step.conditions):
        yield "if", rule(f"conditions that can be met with the trigger {card.trigger}")


def phrase(card: Card, step: Step, done: str) -> str:
    """Return the clause, e.g. "you win if you end your turn with 3 Mythical Griffins on your Lawn"."""
    for condition in WHOLE.intersection(step.conditions):
        return say(f"win-{condition}")
    having = say.join_list([say(f"win-{condition}") for condition in step.conditions if condition != MEANWHILE])
    clause = say("win-at-end", having=having)
    return say(f"win-{MEANWHILE}", clause=clause) if MEANWHILE in step.conditions else clause


UNIT: RunesEffectType = RunesEffectType(
    word="win", title="", takes=("if",), needs=("if",), check=check, continuous=True, on_roles=True, phrase=phrase
)
