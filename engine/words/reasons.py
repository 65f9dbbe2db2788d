"""Explanations as sentences: what an option does, and what its alternative does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.kernel.game.policy import Reason
from engine.kernel.state.generics import R
from engine.kernel.state.refs import CARD, SEAT, describe
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.words.messages import Messages

MOST = 2
"""The most reasons to show."""
SHARED = ("likelier", "points-ahead", "close", "dominated")
"""Keys of reasons that compare two options in every game."""

Named = Callable[[View[R], int], Mapping[str, str | int]]
"""(view, ref): the message arguments for a reference."""
Phrase = Callable[[View[R], Option, Sequence[str]], str]
"""(view, option, names): the option as it follows "If you", such as "draw a card"; empty to quote the button."""
Worded = Callable[[View[R], Sequence[Reason], Option | None, Sequence[str]], list[str]]

_shared = Messages("engine.words")


def no_names(view: View[R], ref: int) -> Mapping[str, str | int]:
    return {}


def reason_writer(say: Messages, phrase: Phrase[R], named: Named[R] = no_names) -> Worded[R]:
    """Return the `PolicyPart.reasons` of a game.

    "why-KEY" is a sentence about the option, "else-KEY" a clause about the alternative. "open-KEY" stands for "why-KEY"
    where no alternative is named. Shared keys are in `engine.words`.
    """

    def part(prefix: str, view: View[R], reason: Reason, names: Sequence[str]) -> str:
        name = f"{prefix}-{reason.key}"
        if say.has(name):
            return say(name, **arguments(view, reason, names))
        compared = prefix == "else" and reason.key in SHARED
        return _shared.within(say.language(), name, mine=reason.mine) if compared else ""

    def arguments(view: View[R], reason: Reason, names: Sequence[str]) -> dict[str, str | int]:
        found: dict[str, str | int] = {
            "player": names[view.seat],
            "mine": reason.mine,
            "theirs": reason.theirs,
            "more": abs(reason.mine - reason.theirs),
        }
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
        """Return the first reason, the first comparing one (or the second), and the alternative."""
        facts = [
            each for each in given if say.has(f"why-{each.key}") or (instead is None and say.has(f"open-{each.key}"))
        ]
        against = next(filter(compares, given), None) if instead is not None else None
        order = dict.fromkeys([*facts[:1], *(each for each in facts if each is against), *facts])
        told = [part("why", view, each, names) or part("open", view, each, names) for each in list(order)[:MOST]]
        if instead is not None and against is not None:
            doing = phrase(view, instead, names)
            words = doing or view.table.game.words.describe_option(view, instead, names)
            told.append(
                _shared.within(
                    say.language(),
                    "instead-doing" if doing else "instead",
                    words=words,
                    clause=part("else", view, against, names),
                )
            )
        return told

    return reasons
