"""Which remark of an opponent fits what all players have just seen.

A remark depends only on public plays, milestones and time, so it can't reveal a hidden card.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.kernel.flow.event_log import SPIN
from engine.kernel.flow.table import Table
from engine.kernel.game import milestones
from engine.kernel.game.milestones import Milestone
from engine.kernel.game.plays import Play
from engine.store.player.street import LastResult
from engine.street.remark_file import COUNTED, ME, OTHER, YOU, Remark

PAUSE_S = 60
MOST, MOST_EACH = 5, 3
"""The most remarks in a match, in total and per speaker. Opening remarks don't count."""
_SPEAKS, _SPEAKS_OF_SPIN = 60, 20
"""The chance in percent that a fitting remark is made."""
_ORDER = ("out", "one_away", "tie", "lead", "streak", "begin", "last_turn", "chain", "spin", "hit", "gain", "wait",
          "behind")  # fmt: skip
_CHAIN = 3
"""The fewest plays that make a chain."""


class Saying(NamedTuple):
    """A remark: the speaking seat and the text."""

    seat: int
    words: str


class _Case(NamedTuple):
    """An occasion for a remark."""

    trigger: str
    value: object
    amount: int = 0
    key: str = ""
    card: str = ""


class RemarkChooser:
    """Chooses what the opponents say in one match.

    `speakers` are their remarks by seat, `person` is the seat of the player and `names` are those of all players. Lines
    in `said` aren't said again; `note` is called with each new one. Moments are in seconds.
    """

    def __init__(
        self,
        table: Table,
        speakers: Mapping[int, Sequence[Remark]],
        person: int,
        names: Sequence[str],
        seed: int,
        said: Iterable[str] = (),
        note: Callable[[str], object] = lambda line: None,
    ) -> None:
        self._table = table
        self._speakers = speakers
        self._person = person
        self._names = names
        self._seed = seed
        self._asked = 0
        self._said: Counter[int] = Counter()
        self._used = set(said)
        self._note = note
        self._next_at = 0.0

    def on_begin(self, met: Mapping[int, LastResult], now: float) -> Saying | None:
        """Return an opening remark. `met` is how each speaker met the player before."""
        cases = {
            seat: [_Case("begin", known.ended or "first", card=known.card), _Case("streak", None, known.lost)]
            for seat, known in met.items()
        }
        return self._choose(cases, now, counts=False)

    def on_plays(self, plays: Sequence[Play], now: float) -> Saying | None:
        """Return a remark on plays that the table has shown, as a spectator knows them."""
        return self._choose({seat: list(self._of_plays(plays, seat)) for seat in self._speakers}, now)

    def on_milestone(self, milestone: Milestone, now: float) -> Saying | None:
        """Return a remark on a turning point that has been announced."""
        return self._choose({seat: list(self._of_milestone(milestone, seat)) for seat in self._speakers}, now)

    def on_turn(self, points: Sequence[int], now: float) -> Saying | None:
        """Return a remark on the public points at the end of a turn."""
        sign = -1 if self._table.game.lowest_wins else 1
        best = max(sign * entry for entry in points)
        behind = [best - sign * entry for entry in points]
        cases = {
            seat: [_Case("behind", YOU, behind[self._person]), _Case("behind", ME, behind[seat])]
            for seat in self._speakers
        }
        return self._choose(cases, now)

    def on_wait(self, seconds: float, now: float) -> Saying | None:
        """Return a remark on a long wait for the player's answer."""
        return self._choose({seat: [_Case("wait", None, int(seconds))] for seat in self._speakers}, now)

    # --- what can be remarked on ---------------------------------------------------------------------------

    def _role(self, seat: int, speaker: int) -> str:
        return ME if seat == speaker else YOU if seat == self._person else OTHER

    def _of_plays(self, plays: Sequence[Play], speaker: int) -> Iterator[_Case]:
        chains: Counter[tuple[int, int, str]] = Counter()
        for play in plays:
            actor, card = play.cause.seat, self._card(play.cause.card)
            for change in play.changes:
                if change.weight == 0 or change.seat < 0:
                    continue
                if actor >= 0:
                    chains[actor, change.seat, change.key] += 1
                amount = abs(change.amount)
                if change.weight > 0:
                    if change.seat == actor:
                        yield _Case("gain", self._role(actor, speaker), amount, change.key, card)
                elif change.seat != actor:
                    if actor == speaker or (actor, change.seat) == (self._person, speaker):
                        yield _Case("hit", self._role(change.seat, speaker), amount, change.key, card)
                elif play.cause.kind == SPIN:
                    yield _Case("spin", self._role(actor, speaker), amount, change.key, card)
        for (actor, _, key), number in chains.items():
            if number >= _CHAIN:
                yield _Case("chain", self._role(actor, speaker), number, key)

    def _of_milestone(self, milestone: Milestone, speaker: int) -> Iterator[_Case]:
        named = {milestones.LEADS: "lead", milestones.BACK: "lead", milestones.NEAR: "one_away", milestones.OUT: "out"}
        if milestone.kind in named:
            yield from (_Case(named[milestone.kind], self._role(seat, speaker)) for seat in milestone.seats)
        elif milestone.kind == milestones.TIED:
            yield _Case("tie", True)
        else:
            yield _Case("last_turn", True)

    def _card(self, card: int) -> str:
        table = self._table
        return table.game.words.card_name(table, card) if table.is_card(card) else ""

    # --- choosing ------------------------------------------------------------------------------------------

    def _choose(self, cases: Mapping[int, Iterable[_Case]], now: float, counts: bool = True) -> Saying | None:
        if now < self._next_at or counts and self._said.total() >= MOST:
            return None
        fitting = [
            (_ORDER.index(remark.trigger), seat, remark, case)
            for seat, of_seat in cases.items()
            if not counts or self._said[seat] < MOST_EACH
            for case in of_seat
            for remark in self._speakers[seat]
            if self._fits(remark, case)
        ]
        if not fitting:
            return None
        self._asked += 1
        first = min(order for order, *_ in fitting)
        best = [(seat, remark, case) for order, seat, remark, case in fitting if order == first]
        seat, remark, case = best[self._number("which") % len(best)]
        often = _SPEAKS_OF_SPIN if remark.trigger == "spin" else _SPEAKS
        if counts and self._number("whether") % 100 >= often:
            return None
        self._used.add(remark.say)
        self._note(remark.say)
        self._said[seat] += counts
        self._next_at = now + PAUSE_S
        words = remark.say.replace("{you}", self._names[self._person]).replace("{card}", case.card)
        return Saying(seat, words.replace("{count}", str(case.amount)))

    def _fits(self, remark: Remark, case: _Case) -> bool:
        if remark.trigger != case.trigger or remark.say in self._used or self._table.seats < remark.seats:
            return False
        if remark.trigger in COUNTED:
            return isinstance(remark.value, int) and case.amount >= remark.value
        if "{card}" in remark.say and not case.card:
            return False
        of_kind = remark.value == case.value and (not remark.keys or case.key in remark.keys)
        return of_kind and case.amount >= remark.at_least

    def _number(self, what: str) -> int:
        """Return a number that follows from the match and the count of cases, so that a match repeats."""
        return zlib.crc32(f"{self._seed} {self._asked} {what}".encode())
