"""Refusals: why something isn't allowed, in one sentence with the clause of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from client.look.schema import read_all
from client.table.actions import SHOW_RULES, key_of
from client.widgets.icons import key_name
from client.widgets.toast import Toast
from engine.kernel.game.game import Game
from engine.kernel.game.traits import HasShare
from engine.kernel.state.refs import CARD, NONE, SEAT, describe
from engine.kernel.state.view import View
from engine.words.say import table as say

FILE = "texts/refusals.toml"
"""The clause of each refusal, by game and key."""


@dataclass(frozen=True, slots=True)
class RefusalAdvice:
    """One sentence about what to do after a refusal. `drops`: whether the thing can be dropped somewhere else."""

    sentence: str
    drops: bool = False


@dataclass(frozen=True, slots=True)
class RefusalReason:
    """A refusal in words: the sentence, and its clause of the rules ("" if unknown)."""

    title: str
    sentence: str
    clause: str = ""

    def toast(self) -> Toast:
        """Return the reason as a toast. F1 opens the rules at its clause."""
        below = say("opens-the-rule", clause=self.clause, key=key_name(key_of(SHOW_RULES))) if self.clause else ""
        return Toast("refused", self.title, self.sentence, below)


@cache
def _clauses() -> dict[str, dict[str, str]]:
    return read_all(FILE, Mapping[str, str])


def reason(
    game: Game, view: View, source: int, target: int, names: Sequence[str], then: RefusalAdvice | None = None
) -> RefusalReason:
    """Return why a source can't go to a target (NONE: any) in the open question, and what to do `then`.

    Clauses are cited only where they hold now.
    """
    title = _title(game, view, source, target, names)
    refusal = game.words.refusal(view, source, target, names) if source != NONE else None
    if refusal is not None and refusal.holds(view):
        sentence, clause = refusal.sentence, _clauses().get(game.slug, {}).get(refusal.key, "")
    else:
        sentence, clause = _unsaid(game, view, source, then is not None and then.drops), ""
    told = then is not None and then.sentence
    return RefusalReason(title, say("refused-right", refusal=sentence, right=told) if told else sentence, clause)


def _unsaid(game: Game, view: View, source: int, drops: bool) -> str:
    """Return a general refusal when the rules give no reason: not there, or not part of the choice."""
    kind, index, _ = describe(source)
    named = kind == CARD and view.zone_of(index) != NONE
    if drops or any(source in option[1:] for option in view.options):
        return say("not-there", card=game.words.card_name(view.table, index)) if named else say("that-not-there")
    return say("card-not-part", card=game.words.card_name(view.table, index)) if named else say("not-part")


def _title(game: Game, view: View, source: int, target: int, names: Sequence[str]) -> str:
    """Return the title: the card that stays, or for a shared amount the target."""
    sharing = game.trait(HasShare) if view.question is not None and view.question[2] == source else None
    shared = sharing is not None and sharing.share(view) != (0, 0)
    kind, index, _ = describe(target if shared else source)
    if kind == CARD:
        name = game.words.card_name(view.table, index)
        return name if shared else say("stays", card=name)
    return names[index] if shared and kind == SEAT else say("not-this-time")
