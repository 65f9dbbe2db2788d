"""Reasons in sentences: what an option does, and what the one alternative does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.kernel.generics import R
from engine.kernel.policy import Reason
from engine.kernel.refs import CARD, SEAT, describe
from engine.kernel.state import Option
from engine.kernel.view import View
from engine.words.messages import Messages

MOST = 2
"""The most reasons that are told."""
SHARED = ("likelier", "points-ahead")
"""Keys of reasons that compare alike in every game."""

Named = Callable[[View[R], int], Mapping[str, str | int]]
"""(view, ref): the arguments for messages that a reference stands for."""
Phrase = Callable[[View[R], Option, Sequence[str]], str]
"""(view, option, names): an option as it goes on from "If you", such as "draw a card"; empty to quote the button."""
Worded = Callable[[View[R], Sequence[Reason], Option | None, Sequence[str]], list[str]]

_shared = Messages("engine.words")


def no_names(view: View[R], ref: int) -> Mapping[str, str | int]:
    return {}


def no_phrase(view: View[R], option: Option, names: Sequence[str]) -> str:
    return ""


def worded(say: Messages, phrase: Phrase[R] = no_phrase, named: Named[R] = no_names) -> Worded[R]:
    """Return the `PolicyPart.reasons` of a game.

    "why-KEY" is a sentence about the option, "else-KEY" a clause about the alternative. "open-KEY" stands for "why-KEY"
    where no alternative is named. Shared keys are in `engine.words`.
    """

    def part(prefix: str, view: View[R], reason: Reason, names: Sequence[str]) -> str:
        name = f"{prefix}-{reason.key}"
        if not say.has(name):
            compared = prefix == "else" and reason.key in SHARED
            return _shared.within(say.language(), name, mine=reason.mine) if compared else ""
        return say(name, **arguments(view, reason, names))

    def arguments(view: View[R], reason: Reason, names: Sequence[str]) -> dict[str, str | int]:
        found: dict[str, str | int] = {"player": names[view.seat], "mine": reason.mine, "theirs": reason.theirs,
                                       "more": abs(reason.mine - reason.theirs)}  # fmt: skip
        cards = 0
        for ref in reason.about:
            kind, index, _ = describe(ref)
            each = dict(named(view, ref))
            if kind == CARD:
                each = {"card": view.table.game.words.card_name(view.table, ref), **each}
                if cards:
                    each = {f"other-{key}": value for key, value in each.items()}
                cards += 1
            elif kind == SEAT:
                each["rival"] = names[index]
            found |= each
        return found

    def compares(reason: Reason) -> bool:
        return reason.key in SHARED or (reason.mine != reason.theirs and say.has(f"else-{reason.key}"))

    def reasons(view: View[R], given: Sequence[Reason], instead: Option | None, names: Sequence[str]) -> list[str]:
        told: list[str] = []
        clause = ""
        for reason in chosen(given, instead is not None):
            told += filter(None, [part("why", view, reason, names) or (
                part("open", view, reason, names) if instead is None else "")])  # fmt: skip
            if instead is not None and not clause and compares(reason):
                clause = part("else", view, reason, names)
        if clause and instead is not None:
            doing = phrase(view, instead, names)
            words = doing or view.table.game.words.outcome(view, instead, names)
            name = "instead-doing" if doing else "instead"
            told.append(_shared.within(say.language(), name, words=words, clause=clause))
        return told

    def chosen(given: Sequence[Reason], against: bool) -> list[Reason]:
        """The first reason, and one that compares if it does not; otherwise the next one."""
        if not against:
            return [reason for reason in given if say.has(f"why-{reason.key}") or say.has(f"open-{reason.key}")][:MOST]
        facts = [reason for reason in given if say.has(f"why-{reason.key}")]
        comparing = [reason for reason in given if compares(reason)]
        first = facts[:1] or comparing[:1]
        rest = [reason for reason in facts if reason not in first]
        if not any(reason in comparing for reason in first):
            rest = [reason for reason in comparing if reason not in first][:1] or rest
        return [*first, *rest[: MOST - 1]]

    return reasons
