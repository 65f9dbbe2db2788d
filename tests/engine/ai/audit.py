"""Hints, checked by playing both of their options again in fresh worlds:

    python -m tests.engine.ai.audit --game nasty-neighbours --players 3 --hints 60 --worlds 50

It prints every hint with its position. A sentence is marked "true" or "FALSE" where it gives a number or says which
option is better, and the means of the replays follow. The last lines count decimals, hints that name no alternative,
and the share of true sentences. 95% is wanted.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt

from engine.ai.player import SearchingPlayer
from engine.ai.seat_rng import mix_seeds
from engine.commands.hints import NAMES, Hinted, find_hints
from engine.games import load
from engine.kernel.game.policy import Reason
from engine.session.story import plain
from engine.words.player_names import address_player
from tests.engine.parts import alternative_names

WANTED = 0.95
EVERY = 13
"""One question in so many is audited (a prime)."""
WITHIN, IN_FIVES, DOUBT = 1.0, 2.5, 3.0
"""A told number may differ from the mean of the replays by so much, one in percent by as much as rounding to fives
takes, or by so many standard errors of the mean."""
EVEN, MORE = 2.0, 4
"""The percent of the chance to win within which options are about as good, and how many times as many worlds tell."""
DECIMALS = re.compile(r"\d[.,]\d")
MERE = ("likelier", "points-ahead", "close", "dominated")
"""Keys of reasons that compare what two ends are worth."""
VALUE = Reason(0.0, "points-ahead")
"""Stands for what an end is worth, in points."""
Pair = tuple[float, float]
"""What is measured after the option and after the alternative, in one world."""


@dataclass(slots=True)
class Audit:
    """What a number of hints came to."""

    hints: int = 0
    checked: int = 0
    decimals: list[str] = field(default_factory=list)
    unnamed: list[str] = field(default_factory=list)
    false: list[str] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The share of the checked sentences that are true."""
        return 1 - len(self.false) / max(1, self.checked)

    def lines(self) -> Iterator[str]:
        """What is printed last."""
        yield f"{self.hints} hints: {len(self.decimals)} with decimals, {len(self.unnamed)} without an alternative"
        yield f"{self.checked} sentences replayed, {100 * self.share:.0f}% true (wanted: {100 * WANTED:.0f}%)"


class Replay:
    """Both options of a hint in the same fresh worlds, played to where its reasons are read, and as far as the search
    goes.
    """

    def __init__(self, hint: Hinted, worlds: int) -> None:
        self.hint, self.view, self.policy = hint, hint.view, hint.coach.policy
        self.options = (hint.choice, max(hint.advice.instead, 0))
        self.worlds, self.seed = worlds, mix_seeds([hint.seed, hint.view.turn, *map(ord, "fresh")])
        found = [
            [self.policy.end_of(self.view, hint.coach.memory, option, self.seed + number) for option in self.options]
            for number in range(worlds)
        ]
        self.ends = [(mine, theirs) for mine, theirs in found if mine is not None and theirs is not None]

    def pairs(self, reason: Reason) -> list[Pair]:
        """Return what a reason's number is after both options, in every world in which it can be read. A reason that
        doesn't compare is read after the option alone.
        """
        alone = reason.mine == reason.theirs and reason is not VALUE
        ends = [(mine, mine if alone else theirs) for mine, theirs in self.ends]
        found = [[self.policy.measure(self.view, reason, end) for end in pair] for pair in ends]
        return [(mine, theirs) for mine, theirs in found if mine is not None and theirs is not None]

    def values(self) -> list[Pair]:
        """Return what both options are worth: in percent of the chance to win, or in points."""
        coach, seat, sure = self.hint.coach, self.view.seat, self.policy.sure
        if isinstance(coach, SearchingPlayer):
            problem = self.policy.search_problem(self.view, coach.memory, self.seed, coach.plan)
            if problem and {*self.options} <= {each for arm in problem.arms for each in (arm.option, *arm.alike)}:
                found = [
                    [problem.play(problem.determinize(number), option, number) for option in self.options]
                    for number in range(MORE * self.worlds)
                ]
                return [(100 * mine.value / sure, 100 * other.value / sure) for mine, other in found if mine and other]
        evaluator = self.policy.evaluator(self.view)
        if evaluator is None:
            return self.pairs(VALUE)
        return [
            (100 * evaluator.win_odds(mine)[seat], 100 * evaluator.win_odds(theirs)[seat]) for mine, theirs in self.ends
        ]

    def verdict(self, reason: Reason, within: float) -> tuple[bool, str] | None:
        """Return whether a reason is true, with the means of the replays; None where nothing can be read. A number may
        be so far `within` the mean, or as far as chance makes likely.
        """

        def is_near(told: int, mean: float, doubt: float) -> bool:
            return abs(told - mean) <= max(within, DOUBT * doubt)

        pairs = self.values() if reason.key in MERE else self.pairs(reason)
        if not pairs:
            return None
        mine, mine_doubt = mean_and_doubt([pair[0] for pair in pairs])
        theirs, theirs_doubt = mean_and_doubt([pair[1] for pair in pairs])
        gap, doubt = mean_and_doubt([more - less for more, less in pairs])
        told = f"{reason.key} {mine:.2f} and {theirs:.2f} (gap {gap:.2f} +- {doubt:.2f})"
        if reason.key == "close":
            return abs(gap) <= (EVEN if self.policy.sure else WITHIN) + 2 * doubt, told
        if reason.key in MERE:
            return gap > 0 and (reason.key != "points-ahead" or is_near(reason.mine, gap, doubt)), told
        if reason.mine == reason.theirs:
            return is_near(reason.mine, mine, mine_doubt), told
        if (gap > 0) != (reason.mine > reason.theirs):
            return False, told
        if reason.mine == 0 and is_near(reason.theirs, -gap, doubt):  # only the difference is told
            return True, told
        return is_near(reason.mine, mine, mine_doubt) and is_near(reason.theirs, theirs, theirs_doubt), told


def mean_and_doubt(values: Sequence[float]) -> tuple[float, float]:
    """Return a mean and its standard error."""
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


def check(hint: Hinted, worlds: int, found: Audit) -> Iterator[str]:
    """Add a hint to an audit, and return its lines."""
    view, advice, ai = hint.view, hint.advice, hint.view.table.game.ai
    names = address_player(NAMES[: view.table.seats], view.seat)
    words = view.table.game.words
    title = f"[{hint.seed}] {NAMES[view.seat]}: {plain(words.prompt(view, names))}"
    found.hints += 1
    yield f"{found.hints}. {title}"
    yield f"   {plain(words.describe_option(view, view.options[hint.choice], names))}"
    instead = view.options[advice.instead] if advice.instead >= 0 else None
    sentences = ai.reasons(view, advice.reasons, instead, names)
    replay = Replay(hint, worlds)
    marks: dict[str, tuple[bool, str]] = {}
    for reason in advice.reasons:
        told = [each for each in ai.reasons(view, [reason], instead, names) if each in sentences and each not in marks]
        verdict = replay.verdict(reason, IN_FIVES if any("%" in each for each in told) else WITHIN) if told else None
        if verdict is not None:
            marks |= dict.fromkeys(told, verdict)
            found.checked += 1
            if not verdict[0]:
                found.false.append(f"{title}: {told} {verdict[1]}")
    for sentence in sentences:
        if DECIMALS.search(sentence):
            found.decimals.append(sentence)
        mark = "" if sentence not in marks else " (true: " if marks[sentence][0] else " (FALSE: "
        yield f"   - {plain(sentence)}{mark}{marks[sentence][1] + ')' if mark else ''}"
    if instead is not None:
        last = sentences[-1] if sentences else ""
        if " instead" not in last or not any(name in last for name in alternative_names(view, instead, names)):
            found.unnamed.append(title)
            yield "   NO ALTERNATIVE"


def audit(slug: str, players: int, hints: int, worlds: int, seed: int, every: int = EVERY) -> tuple[Audit, list[str]]:
    """Audit so many hints, and return what they came to with all lines."""
    found = Audit()
    lines: list[str] = []
    for hint in islice(find_hints(load(slug), players, {}, "normal", seed, every), hints):
        lines += check(hint, worlds, found)
    return found, lines


def main() -> None:
    """Read the command line and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, default=0, help="the fewest that the game allows, if not given")
    parser.add_argument("--hints", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    given = parser.parse_args()
    players = given.players or load(given.game).seat_limits({})[0]
    found, lines = audit(given.game, players, given.hints, given.worlds, given.seed)
    print("\n".join([*lines, *found.lines()]))


if __name__ == "__main__":
    main()
