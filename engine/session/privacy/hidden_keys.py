"""Secret choices without a curtain: each person has keys of their own.

The table shows only who has chosen. Keys mean the same for all and depend on public information only. A choice among a
hand's cards therefore still needs the curtain.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from engine.kernel.flow.standard_frames import ANSWERS
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import CARD, describe
from engine.kernel.state.state import KIND
from engine.session.privacy import curtain_rule as privacy
from engine.session.reactions.public_call import NOBODY

MOST = 4
"""The number of keys for each person."""


@dataclass(frozen=True, slots=True)
class HiddenKeyChoice:
    """A choice with hidden keys on the public table.

    seats: the people who choose, by seat
    labels: what the keys stand for, in order
    chosen: the people who have chosen; they may change it until all have
    """

    seats: tuple[int, ...]
    labels: tuple[str, ...]
    chosen: frozenset[int]


class HiddenKeys:
    """The choices of one match that are made with hidden keys."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._picked: dict[int, int] = {}
        self.looks = NOBODY
        """The seat that prefers the curtain, to see its own cards."""

    def call(self, people: Collection[int]) -> HiddenKeyChoice | None:
        """Return the choice that these people make with hidden keys now, or None."""
        match = self._match
        state = match.state
        seats = tuple(sorted(seat for seat in match.asked_seats if seat in people))
        rule = state.table.ruleset.sealed.get(state.stack[-1][KIND]) if state.stack else None
        if not seats or self.looks in seats or rule is None:
            return None
        everybody = match.view(SPECTATOR)
        seen = {card for zone in everybody.zones for card in zone}
        found = []
        for seat in seats:
            question = state.question_for(seat)
            assert question is not None
            cards = {ref for option in question[3] for ref in option[1:] if describe(ref)[0] == CARD}
            # Options that follow from a sealed first choice would reveal it, and so would cards of a hand.
            if state.stack[-1][ANSWERS + seat] != rule.empty or cards - seen or len(question[3]) > MOST:
                return None
            asked = privacy.asked_openly(match.view(SPECTATOR), question)
            found.append(tuple(match.game.words.describe_option(asked, option, match.names) for option in question[3]))
        if len({*found}) > 1:
            return None
        self._picked = {seat: number for seat, number in self._picked.items() if seat in seats}
        return HiddenKeyChoice(seats, found[0], frozenset(self._picked))

    def pick(self, call: HiddenKeyChoice, seat: int, number: int) -> bool:
        """Record a person's key. Return True once all have chosen and their answers are given."""
        match = self._match
        if seat not in call.seats or number >= len(call.labels):
            return False
        self._picked[seat] = number
        if len(self._picked) < len(call.seats):
            return False
        picked, self._picked = self._picked, {}
        for chooser in [asked for asked in match.asked_seats if asked in picked]:
            question = match.state.question_for(chooser)
            assert question is not None
            match.answer(chooser, question[3][picked[chooser]])
        return True
