"""What a role has to have to win (RR-11.4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.runes_and_regulations.effects._unit import Problem, RunesUnit
from engine.games.runes_and_regulations.english import listed
from engine.games.runes_and_regulations.vocabulary import Card, Step
from engine.games.runes_and_regulations.wording_phrases import WHOLE_WINS, WIN_WORDS

CONDITIONS = {
    "continuous": ("five-beasts-or-main-deck-out",),
    "nefarious-neighbor-wins": ("no-creatures",),
}
"""What goes with triggers other than the end of the turn."""


def check(card: Card, step: Step) -> Iterator[Problem]:
    allowed = CONDITIONS.get(card.trigger)
    special = {word for words in CONDITIONS.values() for word in words}
    if step.conditions != allowed if allowed else special & set(step.conditions):
        yield "if", f"conditions that can be met with the trigger {card.trigger}"


def phrase(card: Card, step: Step, done: str) -> str:
    """ "you win if you end your turn with 3 Mythical Griffins on your Lawn"."""
    for condition in step.conditions:
        if condition in WHOLE_WINS:
            return WHOLE_WINS[condition]
    words = [WIN_WORDS[condition] for condition in step.conditions]
    having = [phrase for phrase in words if not phrase.startswith("while ")]
    meanwhile = [phrase for phrase in words if phrase.startswith("while ")]
    return " ".join(["you win if you end your turn with", listed(having), *meanwhile])


UNIT: RunesUnit = RunesUnit(
    word="win",
    title="",
    takes="if",
    needs="if",
    check=check,
    standing=True,
    on_roles=True,
    phrase=phrase,
)
