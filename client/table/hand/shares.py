"""An amount that is shared out among targets, one answer a share: what is left of it, and what each target can take."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from engine.kernel.flow.ruleset import PASS
from engine.kernel.game.traits.share import HasShare
from engine.kernel.state.refs import NUMBER, describe
from engine.kernel.state.state import Option
from engine.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class Share:
    """What one question shares out.

    verb      the name of the verb that all its answers have
    source    the card (or other reference) that it is about, -1 for none
    left      how much is left
    full      how much it was
    amounts   for each target the answers by their amounts
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
        """The answer that gives a target the wanted amount, or the nearest below it that it can take; as much as it
        can take without one. None when the target can take nothing.
        """
        offered = self.amounts.get(target)
        if not offered:
            return None
        fitting = [amount for amount in offered if wanted is None or amount <= wanted]
        return offered[max(fitting) if fitting else min(offered)]


def share_of(view: View, verbs: Collection[str]) -> Share | None:
    """What the open question shares out, when all its answers do so with one of these verbs; else None."""
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
