"""An amount that is shared out among targets, one answer per share."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.traits import HasShare
from engine.kernel.state.refs import NUMBER, describe
from engine.kernel.state.state import Option
from engine.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class Share:
    """The amount that one question shares out.

    `verb`: the verb of all its answers. `source`: the card (or other reference) that it is about, or -1. `left`: the
    remaining amount. `full`: the original amount. `amounts`: for each target, its answers by amount.
    """

    verb: str
    source: int
    left: int
    full: int
    amounts: Mapping[int, Mapping[int, Option]]

    @property
    def most(self) -> int:
        """The largest amount that any target can take."""
        return max(max(offered) for offered in self.amounts.values())

    def option(self, target: int, wanted: int | None = None) -> Option | None:
        """Return the answer that gives a target the wanted amount, or the nearest possible one below it.

        Without `wanted`, the target takes as much as it can. None if it can't take anything.
        """
        offered = self.amounts.get(target)
        if not offered:
            return None
        fitting = [amount for amount in offered if wanted is None or amount <= wanted]
        return offered[max(fitting) if fitting else min(offered)]


def share_of(view: View, verbs: Collection[str]) -> Share | None:
    """Return what the open question shares out, if all its answers use one of these verbs; else None."""
    question = view.question
    if question is None or not verbs:
        return None
    amounts: dict[int, dict[int, Option]] = {}
    names = set()
    for option in question[3]:
        kind, amount, _ = describe(option[1])
        if option[0] == PASS:
            continue
        names.add(view.table.game.verbs[option[0]])
        if kind != NUMBER:
            return None
        amounts.setdefault(option[2], {})[amount] = option
    if len(names) != 1 or not names <= set(verbs):
        return None
    sharing = view.table.game.trait(HasShare)
    left, full = sharing.share(view) if sharing else (0, 0)
    most = max(max(offered) for offered in amounts.values())
    left = left or most
    return Share(names.pop(), question[2], left, max(left, full), amounts)
