"""Nefarious, for computer seats: the value parts of an option, and the explanations made from them.

It compares options at the ends of rollouts of this turn, in the same determinizations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from engine.games.nefarious.ai.search_problem import SCALE, NefariousProblem
from engine.games.nefarious.layout import HAND, MONEY, PLAY
from engine.games.nefarious.match_rules import (
    ASK_ACTION,
    ASK_DISCARD,
    ASK_ESPIONAGE,
    ASK_INVENT,
    ASK_PLACE,
    ASK_REMOVE,
    GameState,
)
from engine.games.nefarious.rules.scoring import points_of
from engine.kernel.game.policy import (
    ATTACK,
    CAUTION,
    HOLDS,
    MEANS,
    PROGRESS,
    SCHEME,
    Part,
    Reason,
    fives,
    turns_between,
    whole,
)
from engine.kernel.state.refs import SEAT, describe, number_ref, seat_ref
from engine.kernel.state.state import WINNERS

PARTS = tuple(
    Part(key, trait)
    for key, trait in (
        ("win", PROGRESS),
        ("points", PROGRESS),
        ("money", MEANS),
        ("hand", MEANS),
        ("spies", SCHEME),
        ("rivals", ATTACK),
        ("safety", CAUTION),
    )
)
WIN, POINTS, CASH, CARDS, SPIES, RIVALS, SAFETY = range(len(PARTS))
PART_OF = {"money": CASH, "cards": CARDS, "hand": CARDS, "income": SPIES}
"""The part that each feature belongs to. All others belong to the distance from the goal."""
UNNUMBERED = ("wins", "discard", "none-paid", "spy", "withdrawn")
"""Reasons without a number from the end of the turn."""
WORLDS = 20
"""Number of determinizations in which options are compared."""
FEW = 4
"""Number of determinizations in which the parts are weighed for a personality."""
SMALL = 1e-9
FIRST, SECOND, LAST = 9.0, 4.0, 0.1
"""Weights of reasons that win or lose at once, of direct answers to the question, and of fallback reasons."""

Measure = Callable[[GameState], float]
"""Reads a number from the end of a rollout."""


class Explainer:
    """Compares the options of a question by the results at the end of the turn."""

    def __init__(self, problem: NefariousProblem) -> None:
        self.problem, self.view, self.seat = problem, problem.view, problem.view.seat
        self.count, self.evaluator = problem.count, problem.evaluator

    # --- terms -----------------------------------------------------------------------------------------------------

    def terms(self, options: Sequence[int]) -> list[list[float]]:
        """Return the average parts of each option."""
        found = [[self.parts(end) for end in ends] for ends in self.problem.in_worlds(options, FEW, self.problem.end)]
        return [[fmean(column) for column in zip(*each, strict=True)] for each in found]

    def parts(self, end: GameState) -> list[float]:
        """Return the value of a state, divided into parts."""
        parts = [0.0] * len(PARTS)
        odds, seat = self.evaluator.win_odds(end), self.seat
        if end.over:
            parts[WIN if odds[seat] else SAFETY] = SCALE * (odds[seat] or -1.0)
            return parts
        for term in self.evaluator.terms(end, seat):
            parts[PART_OF.get(term.feature.name, POINTS)] += SCALE * term.points
        for rival in self.rivals:
            share = odds[seat] / max(SMALL, 1.0 - odds[rival])  # the viewer's share of the rival's loss
            parts[RIVALS] -= SCALE * share * sum([term.points for term in self.evaluator.terms(end, rival)])
        return parts

    @property
    def rivals(self) -> list[int]:
        return [seat for seat in range(self.view.table.seats) if seat != self.seat]

    # --- reasons ---------------------------------------------------------------------------------------------------

    def reasons(self, option: int, instead: int) -> list[Reason]:
        options = [option, instead if instead >= 0 else option]
        mine, theirs = self.problem.in_worlds(options, WORLDS, self.problem.end)
        if not mine:
            return []
        told = [*self.question_reasons(option, instead), *self.winning_reasons(mine, theirs)]
        if self.share(mine, True) == 1:
            return told
        rows = [
            [more - less for more, less in zip(self.parts(end), self.parts(other), strict=True)]
            for end, other in zip(mine, theirs, strict=True)
        ]
        gains = [list(column) for column in zip(*rows, strict=True)]
        for part in (POINTS, CASH, CARDS, SPIES, RIVALS):
            weight = fmean(gains[part])
            if weight > 0 and fmean(float(gain > 0) for gain in gains[part]) >= HOLDS:
                told += self.reasons_of(part, mine, theirs, weight)
        points = [reason for reason in told if reason.key in ("points", "builds", "can-build", "sooner")]
        return told if points else [*told, *self.points_reasons(mine, theirs, LAST)]

    def reasons_of(
        self, part: int, mine: Sequence[GameState], theirs: Sequence[GameState], weight: float
    ) -> Iterator[Reason]:
        """Yield the reasons of a part, in whole units."""
        if part == POINTS:
            yield from self.points_reasons(mine, theirs, max(weight, SECOND))
            turns = turns_between(*(fmean(map(self.measure("sooner"), ends)) for ends in (mine, theirs)))
            if turns:
                yield Reason(weight, "sooner", 0, turns, (number_ref(self.goal),), secret=True)
        elif part == CASH:
            yield from self.money_reasons(mine, theirs, weight)
        elif part == CARDS:
            held = len(self.view.zones[HAND[self.seat]])
            for now, then in self.compare("hand", mine, theirs):
                yield Reason(weight, "hand" if now > held else "keeps-hand", now, then)
        elif part == SPIES:
            for now, then in self.compare("earn", mine, theirs):
                yield Reason(weight, "earn", now, then)
        else:
            yield from self.rival_reasons(mine, theirs, weight)

    @property
    def goal(self) -> int:
        """Return the points that win."""
        return round(self.count.goal)

    def measure_reason(self, reason: Reason, end: GameState) -> float | None:
        rivals = [index for kind, index, _ in map(describe, reason.about) if kind == SEAT]
        return None if reason.key in UNNUMBERED else self.measure(reason.key, *rivals)(end)

    def measure(self, key: str, rival: int = -1) -> Measure:
        """Return a function that reads a reason's number from a final state."""
        seat, count = self.seat, self.count
        if key in ("pays", "toward", "money"):
            return lambda end: end.counters[MONEY[seat]]
        if key in ("hand", "keeps-hand"):
            return lambda end: len(count.hand_of(end, seat))
        if key == "earn":
            return lambda end: count.income(end, seat)
        if key in ("sooner", "rival"):
            return lambda end: count.distance(end, seat if rival < 0 else rival)
        if key in ("may-win", "safe"):
            return lambda end: 100 * self.share([end], key == "may-win")
        return lambda end: points_of(end, seat)

    def compare(self, key: str, mine: Sequence[GameState], theirs: Sequence[GameState]) -> Iterator[tuple[int, int]]:
        """Yield a number after both options, if it is whole and larger in most determinizations."""
        read = self.measure(key)
        first, second = list(map(read, mine)), list(map(read, theirs))
        now, then = whole(first), whole(second)
        more = fmean(float(one > other) for one, other in zip(first, second, strict=True))
        if now is not None and then is not None and now > then and more >= HOLDS:
            yield now, then

    def share(self, ends: Sequence[GameState], is_won: bool) -> float:
        """Return the share of final states in which this turn wins, or loses."""
        return fmean(float(bool(end.over) and bool(end.values[WINNERS] >> self.seat & 1) == is_won) for end in ends)

    # --- the results of the turn -----------------------------------------------------------------------------------

    def winning_reasons(self, mine: Sequence[GameState], theirs: Sequence[GameState]) -> Iterator[Reason]:
        """Yield how likely the turn wins, or lets a rival win."""
        won = self.share(mine, True)
        if won == 1:
            yield Reason(FIRST, "wins", self.goal, secret=True)
        elif fives(won):
            yield Reason(FIRST, "may-win", fives(won), secret=True)
        safer = fives(self.share(theirs, False) - self.share(mine, False))
        if safer > 0:
            yield Reason(FIRST / 2, "safe", 0, safer)

    def question_reasons(self, option: int, instead: int) -> Iterator[Reason]:
        """Yield the reasons for a discard, or for a Spy's zone."""
        question = self.view.question
        assert question is not None
        _, kind, _, options = question
        _, card, target = options[option]
        costs = self.count.cards.costs
        have = self.view.counters[MONEY[self.seat]]
        if kind == ASK_DISCARD and instead >= 0 and options[instead][1] != card:
            yield Reason(SECOND, "discard", 0, 1, (card, options[instead][1]), secret=True)
        elif kind == ASK_INVENT and all(costs[other] > have for _, other, _ in options):
            yield Reason(FIRST, "none-paid", have, secret=True)
        elif kind in (ASK_ESPIONAGE, ASK_PLACE, ASK_REMOVE) and instead >= 0:
            first = self.count.rules.place_options[0][2]
            pay = self.count.spy_pay[self.seat]
            mine, theirs = (round(pay[place - first]) for place in (target, options[instead][2]))
            if mine != theirs and (mine < theirs) == (kind == ASK_REMOVE):
                yield Reason(SECOND, "withdrawn" if kind == ASK_REMOVE else "spy", mine, theirs, (target,))

    def points_reasons(self, mine: Sequence[GameState], theirs: Sequence[GameState], weight: float) -> Iterator[Reason]:
        """Yield the points, with the Invention that brings them if it is the same in most determinizations."""
        now, then = (whole(list(map(self.measure("points"), ends))) for ends in (mine, theirs))
        if now is None or then is None or now <= max(then - 1, points_of(self.view, self.seat)):
            return
        already = self.view.zones[PLAY[self.seat]]
        built = [card for end in mine for card in end.zones[PLAY[self.seat]] if card not in already]
        about = [card for card in dict.fromkeys(built) if built.count(card) >= HOLDS * len(mine)][:1]
        assert self.view.question is not None
        builds = "can-build" if self.view.question[1] == ASK_ACTION else "builds"  # another card may prove better
        yield Reason(weight, builds if about else "points", now, then, (*about, number_ref(self.goal)), secret=True)

    def money_reasons(self, mine: Sequence[GameState], theirs: Sequence[GameState], weight: float) -> Iterator[Reason]:
        """Yield the money, with the Invention that it will pay for."""
        cards, have = self.count.cards, self.view.counters[MONEY[self.seat]]
        held = self.view.zones[HAND[self.seat]]
        for now, then in self.compare("money", mine, theirs):
            paid = [card for card in held if max(have, then) < cards.costs[card] <= now]
            dear = [card for card in held if cards.costs[card] > max(have, now)]
            if paid:
                best = max(paid, key=lambda card: cards.points[card])
                yield Reason(weight, "pays", now, then, (best,), secret=True)
            elif dear:
                best = max(dear, key=lambda card: cards.quality[card])
                yield Reason(weight, "toward", now, then, (best,), secret=True)
            else:
                yield Reason(weight, "money", now, then, secret=True)

    def rival_reasons(self, mine: Sequence[GameState], theirs: Sequence[GameState], weight: float) -> Iterator[Reason]:
        """Yield the rival that this option delays most."""
        far = {seat: [fmean(map(self.measure("rival", seat), ends)) for ends in (theirs, mine)] for seat in self.rivals}
        rival = max(far, key=lambda seat: far[seat][1] - far[seat][0])
        if turns := turns_between(*far[rival]):
            yield Reason(weight, "rival", 0, turns, (seat_ref(rival), number_ref(self.goal)))
