"""Dominated options: another option leaves the seat at least as much of everything, and its opponents no more.

Each option is played in the same few determinizations until all its effects are carried out. The ends are compared by
the seats' holdings (`engine.kernel.game.holdings`), never by values.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Final

from engine.ai.seat_rng import SeatRng, mix_seeds
from engine.kernel.flow.machine import advance
from engine.kernel.flow.ruleset import PASS, QUESTION_LINK, QUESTION_WINDOW
from engine.kernel.game.holdings import Holdings
from engine.kernel.game.policy import GamePolicy, Memory
from engine.kernel.game.rollout import answer_first, run_to_boundary
from engine.kernel.state.refs import NONE
from engine.kernel.state.rng import seed_rng
from engine.kernel.state.state import KIND, OUT, SEAT, WINNERS, Option, Question, State
from engine.kernel.state.view import View

WORLDS: Final = 3
CONFIRMING: Final = 12
"""The determinizations for finding a dominated option, and more of them for confirming it."""
LONGEST: Final = 100
"""The most answers of a trial. An option that takes more isn't compared."""
WON, OPEN, LOST = 1, 0, -1
NOTHING: Final = -1
"""The pseudo-option of not acting yet."""
GONE: Final = Holdings()
"""The holdings of an eliminated seat."""

Pair = tuple[int, int]
"""An option and another one that may dominate it."""
Window = tuple[int, int, int]
"""An opponent's chance to react: its seat, the question kind, and the kind of the frame it is about."""


class Answers:
    """The seat's further answers in a trial: those it gave before if offered, otherwise random or by its policy.

    With answers from before, it declines what is offered in addition.
    """

    def __init__(self, policy: GamePolicy, stream: SeatRng | None = None, before: Sequence[Option] = ()) -> None:
        self.given: list[Option] = []
        self._policy, self._stream, self._declines = policy, stream, bool(before)
        self._before = [option for option in before if option[0] != PASS]  # a declined question may come later here

    def next(self, state: State, question: Question) -> int:
        options = question[3]
        again = next((option for option in self._before if option in options), None)
        if again is not None:
            self._before.remove(again)
            choice = options.index(again)
        elif self._declines and options[-1][0] == PASS:
            choice = len(options) - 1
        else:
            choice = self._stream.random_below(len(options)) if self._stream else self._policy.answer(state, question)
        self.given.append(options[choice])
        return choice


class TrialEnd:
    """The end of a trial: the seat's result, everyone's holdings, and the reaction windows on the way.

    `asks_again`: whether the seat is asked the same question as before.
    """

    def __init__(self, state: State, seat: int, windows: Collection[Window] = ()) -> None:
        lost = state.over or state.values[OUT] >> seat & 1
        self.result = WON if state.over and state.values[WINNERS] >> seat & 1 else LOST if lost else OPEN
        self.windows = set(windows)
        self.asks_again = True
        self.own = None if self.result else state.table.game.ai.holdings(state, seat, seat)
        self._state, self._seat = state, seat

    @cached_property
    def rivals(self) -> list[Holdings | None]:
        """The opponents' holdings, clockwise: GONE for an eliminated one, None if they can't be compared.

        Read lazily, because most comparisons end with the seat's own holdings.
        """
        state, seat = self._state, self._seat
        return [
            GONE if state.values[OUT] >> other & 1 else state.table.game.ai.holdings(state, other, seat)
            for other in state.table.clockwise[seat][-1][1:]
        ]


def covers(end: TrialEnd | None, other: TrialEnd | None, turn_over: bool = False) -> bool:
    """Return whether one end leaves the seat at least as well off as another. None can't be compared.

    With `turn_over`, `other` is the end of doing nothing more this turn. Its pending effects then don't count, if `end`
    leaves all other business open.
    """
    if end is None or other is None or (turn_over and not end.asks_again):
        return False
    if end.result or other.result:
        return end.result >= other.result
    if end.own is None or other.own is None:
        return False
    if not end.own.cover(other.own, turn_over) or not end.windows <= other.windows:
        return False
    return all(
        has is GONE or (has is not None and had is not None and had is not GONE and had.cover(has))
        for has, had in zip(end.rivals, other.rivals, strict=True)
    )


def find_dominated(
    view: View,
    policy: GamePolicy,
    memory: Memory,
    seed: int,
    among: Collection[int] | None = None,
    others: Collection[int] | None = None,
) -> dict[int, int]:
    """Return the dominated options of the view's question, each with one that dominates it. Never all options.

    `among`: the options to check. `others`: the options that may dominate them.

    An option dominates another one if it covers it in all determinizations and is strictly better in one. In the
    confirming ones, the seat continues the worse option with random answers, so that no good use of it is missed. The
    better option must cover that with the policy's answers, or with the same answers as far as they are offered.
    """
    if len(view.options) < 2 or view.table.game.ai.holdings(view, view.seat, view.seat) is None:
        return {}
    trials = DominanceTrials(view, policy, memory, seed)
    every = range(len(view.options))
    pairs = trials.pairs(set(every if among is None else among), set(every if others is None else others))
    strict: set[Pair] = set()
    for number in range(WORLDS):
        pairs = [pair for pair in pairs if trials.covers(number, *pair, again=number > 0 or trials.is_alike(*pair))]
        strict |= {(worse, other) for worse, other in pairs if not trials.covers(number, other, worse)}
        if not pairs:
            return {}
    strict |= {
        (worse, other)
        for worse, other in pairs
        if trials.takes_both(worse, other)
        and not all(trials.covers(number, other, worse) for number in range(WORLDS, WORLDS + CONFIRMING))
    }
    pairs = strongest([pair for pair in pairs if pair in strict and pair[::-1] not in strict])
    for number in range(WORLDS, WORLDS + CONFIRMING):
        pairs = [pair for pair in pairs if trials.covers(number, *pair, at_random=True)]
    found = {option: other for worse, other in pairs if worse != NOTHING for option in trials.alike[worse]}
    for _, other in (pair for pair in pairs if pair[0] == NOTHING and pair[1] not in found):
        found |= {option: other for arm in trials.ending for option in trials.alike[arm] if option not in found}
    return found


def strongest(pairs: Sequence[Pair]) -> list[Pair]:
    """Keep one pair for each dominated option, with the option that dominates the most."""
    counts = Counter(other for _, other in pairs)
    found: dict[int, int] = {}
    for worse, other in sorted(pairs, key=lambda pair: (-counts[pair[1]], pair)):
        found.setdefault(worse, other)
    return list(found.items())


def quickest(view: View, policy: GamePolicy, memory: Memory, seed: int, options: Sequence[int]) -> int:
    """Return the option that wins with the fewest further answers of the seat, the first of equals."""
    trials = DominanceTrials(view, policy, memory, seed)
    return min(options, key=trials.answers_to_win) if len(options) > 1 else options[0]


class DominanceTrials:
    """Plays the options of one question to their ends, in determinizations of the view."""

    def __init__(self, view: View, policy: GamePolicy, memory: Memory, seed: int) -> None:
        self.view, self.policy, self.memory, self.seed = view, policy, memory, seed
        self.carriers = view.table.game.ai.carriers
        self.alike = alike_options(view)
        self.asker = view.stack[-1][: SEAT + 1] if len(view.stack) == self.carriers else []
        """The asking frame, if it runs the turn and may ask again."""
        self.ending: set[int] = set()
        """The options that end the seat's turn."""
        self._worlds: dict[int, State] = {}
        self._known: dict[tuple[int, int, bool], tuple[TrialEnd | None, Sequence[Option]]] = {}

    def pairs(self, among: set[int], others: set[int]) -> list[Pair]:
        """Return the pairs to compare: an option of `among` with one of `others`.

        If an option of `among` ends the turn, NOTHING is also paired with each option of `others`.
        """
        worse = [arm for arm, same in self.alike.items() if not among.isdisjoint(same)]
        better = [arm for arm, same in self.alike.items() if not others.isdisjoint(same)]
        found = [(arm, other) for arm in worse for other in better if other != arm]
        if self.asker:
            for arm in worse:
                self.end(0, arm)
        return found + [(NOTHING, other) for other in better] if self.ending else found

    def covers(self, number: int, worse: int, other: int, again: bool = True, at_random: bool = False) -> bool:
        """Return whether option `other` covers option `worse` in a determinization.

        The seat continues by its policy, or with `at_random` at random after `worse`. With `again`, it may also give
        the same answers after both options, as far as they are offered.
        """
        if NOTHING in (worse, other) or not again:
            return covers(self.end(number, other)[0], self.end(number, worse)[0], NOTHING in (worse, other))
        end, given = self.end(number, worse, at_random)
        if covers(self.end(number, other)[0], end):
            return True
        same = Answers(self.policy, before=[self.view.options[worse], *given])
        return covers(self.play_to_end(number, other, same), end)

    def is_alike(self, worse: int, other: int) -> bool:
        """Return whether two options may differ only by chance: declining and accepting, or two in either order."""
        return worse != NOTHING and self.view.options[worse][0] == PASS or self.takes_both(worse, other)

    def takes_both(self, worse: int, other: int) -> bool:
        """Return whether the seat takes two options in either order. One order is rarely strictly better."""
        orders, options = ((worse, other), (other, worse)), self.view.options
        return NOTHING not in orders[0] and all(options[last] in self.end(0, first)[1] for first, last in orders)

    def end(self, number: int, option: int, at_random: bool = False) -> tuple[TrialEnd | None, Sequence[Option]]:
        """Return the end of an option in a determinization, and the seat's answers on the way. Cached."""
        key = number, option, at_random
        if key not in self._known:
            answers = Answers(self.policy, SeatRng(mix_seeds([self.seed, number, option])) if at_random else None)
            self._known[key] = self.play_to_end(number, option, answers), answers.given
        return self._known[key]

    def play_to_end(self, number: int, option: int, answers: Answers) -> TrialEnd | None:
        """Return the end of an option in a determinization, None if it can't be compared."""
        state, seat = self.start(number), self.view.seat
        if option == NOTHING:
            return TrialEnd(state, seat)
        windows: set[Window] = set()
        if not self.play(state, option, answers, windows, self.carriers):
            return None
        end = TrialEnd(state, seat, windows)
        if self.asker and end.result == OPEN and end.rivals:  # read now, because the turn goes on below
            end.asks_again = state.stack[-1][: SEAT + 1] == self.asker
            if not end.asks_again and not state.questions:
                advance(state)
            if not end.asks_again and not state.question_for(seat):
                self.ending.add(option)
        return end

    def answers_to_win(self, option: int) -> int:
        """Return the number of the seat's answers until it wins, or more than the limit if it doesn't."""
        state = self.start(0)
        answers = self.play(state, option, Answers(self.policy), set(), 0)
        return answers if TrialEnd(state, self.view.seat).result == WON else LONGEST + 1

    def start(self, number: int) -> State:
        """Return a determinization with the same random numbers for every option."""
        if number not in self._worlds:
            self._worlds[number] = self.policy.determinize(self.view, self.memory, self.seed + number)
        state = self._worlds[number].copy()
        state.rng = seed_rng(mix_seeds([self.seed, number]))
        return state

    def play(self, state: State, option: int, given: Answers, windows: set[Window], frames: int) -> int:
        """Answer with an option and play on until only `frames` frames are left.

        Opponents decline to react. Their windows are added to `windows`. Return the number of the seat's answers, 0 if
        there were too many.
        """
        answers = 1

        def choose(state: State, question: Question) -> int:
            nonlocal answers
            asked, kind, _, options = question
            if asked == self.view.seat:
                answers += 1
                return given.next(state, question) if len(options) > 1 else 0
            if kind in (QUESTION_WINDOW, QUESTION_LINK):
                if kind == QUESTION_WINDOW or len(options) > 1:
                    windows.add((asked, kind, state.stack[-2][KIND] if len(state.stack) > 1 else NONE))
                for index, each in enumerate(options):
                    if each[0] == PASS:
                        return index
            return self.policy.answer(state, question) if len(options) > 1 else 0

        answer_first(state, self.view.seat, option)
        at_rest = run_to_boundary(state, choose, lambda state, frame: len(state.stack) <= frames or state.over, LONGEST)
        return answers if at_rest else 0


def alike_options(view: View) -> dict[int, list[int]]:
    """Return the distinct options, each with all options of the same effect, such as hand cards with one title."""
    table = view.table
    private = {card for zone in table.private[view.seat] for card in view.zones[zone]}
    found: dict[tuple[int, ...], list[int]] = {}
    for index, (verb, *refs) in enumerate(view.options):
        faces = [number for ref in refs for number in ((1, table.faces[ref]) if ref in private else (0, ref))]
        found.setdefault((verb, *faces), []).append(index)
    return {same[0]: same for same in found.values()}
