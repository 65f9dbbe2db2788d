"""Dominated options: another one leaves the seat with at least as much of everything, and its rivals with no more.

Options are played to rest, which means until all that they began has been carried out, in the same few worlds that the
view allows. The ends are compared by what the seats have (`engine.kernel.game.holdings`), never by a judgment.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Final

from engine.ai.seat_rng import SeatRng, mixed
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
"""Worlds in which a dominated option is found, and further ones in which it must stay so."""
LONGEST: Final = 100
"""Answers after which an option is not compared with others."""
WON, OPEN, LOST = 1, 0, -1
NOTHING: Final = -1
"""Stands for doing nothing yet, among the options."""
GONE: Final = Holdings()
"""What a seat has that is out of the game."""

Pair = tuple[int, int]
"""An option and another one that may dominate it."""
Window = tuple[int, int, int]
"""A rival's chance to react: its seat, the kind of its question, and the kind of frame that it is about."""


class Answers:
    """How the seat answers on the way: as it did before where that is offered, or else at random or by its policy."""

    def __init__(self, policy: GamePolicy, stream: SeatRng | None = None, before: Sequence[Option] = ()) -> None:
        self.given: list[Option] = []
        self._policy, self._stream = policy, stream
        self._before = [option for option in before if option[0] != PASS]  # what was declined may come later here

    def next(self, state: State, question: Question) -> int:
        """Return the index of the next answer."""
        options = question[3]
        again = next((option for option in self._before if option in options), None)
        if again is not None:
            self._before.remove(again)
            choice = options.index(again)
        else:
            choice = self._stream.below(len(options)) if self._stream else self._policy.answer(state, question)
        self.given.append(options[choice])
        return choice


class End:
    """Where an option leads to in a world: the seat's result, what everybody has, and the windows opened on the way.

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
        """What the rivals have, clockwise: GONE for one that is out, None where that can't be compared. It is read only
        where the seat's own compares.
        """
        state, seat = self._state, self._seat
        return [GONE if state.values[OUT] >> other & 1 else state.table.game.ai.holdings(state, other, seat)
                for other in state.table.clockwise[seat][-1][1:]]  # fmt: skip


def covers(end: End | None, other: End | None, turn_over: bool = False) -> bool:
    """Return whether an end leaves the seat at least as well off as another one; None can't be compared.

    With `turn_over` the other one stands for doing nothing more in this turn: what is pending then doesn't count, if
    the end leaves all else to be done.
    """
    if end is None or other is None or (turn_over and not end.asks_again):
        return False
    if end.result or other.result:
        return end.result >= other.result
    if end.own is None or other.own is None:
        return False
    if not end.own.cover(other.own, turn_over) or not end.windows <= other.windows:
        return False
    return all(has is GONE or (has is not None and had is not None and had is not GONE and had.cover(has))
               for has, had in zip(end.rivals, other.rivals, strict=True))  # fmt: skip


def dominated(
    view: View, policy: GamePolicy, memory: Memory, seed: int,
    among: Collection[int] | None = None, others: Collection[int] | None = None,
) -> dict[int, int]:
    """Return the options of the view's question that others dominate, each with one that dominates it; never every
    option. With `among` only these are looked at, and with `others` only these may dominate them.

    An option is dominated by another one that covers it in all worlds and is strictly better in one. In the confirming
    worlds the seat answers at random what follows it, so that no good use of it is missed. The other option must cover
    that with the answers of the policy, or with the same answers as far as they are offered.
    """
    if len(view.options) < 2 or view.table.game.ai.holdings(view, view.seat, view.seat) is None:
        return {}
    trials = Trials(view, policy, memory, seed)
    every = range(len(view.options))
    pairs = trials.pairs(set(every if among is None else among), set(every if others is None else others))
    strict: set[Pair] = set()
    for number in range(WORLDS):
        pairs = [pair for pair in pairs if trials.covers(number, *pair, again=number > 0)]
        strict |= {(worse, other) for worse, other in pairs if not trials.covers(number, other, worse)}
        if not pairs:
            return {}
    pairs = strongest([pair for pair in pairs if pair in strict and pair[::-1] not in strict])
    for number in range(WORLDS, WORLDS + CONFIRMING):
        pairs = [pair for pair in pairs if trials.covers(number, *pair, at_random=True)]
    found = {option: other for worse, other in pairs if worse != NOTHING for option in trials.alike[worse]}
    for _, other in (pair for pair in pairs if pair[0] == NOTHING and pair[1] not in found):
        found |= {option: other for arm in trials.ending for option in trials.alike[arm] if option not in found}
    return found


def strongest(pairs: Sequence[Pair]) -> list[Pair]:
    """Keep one pair for each dominated option: with the option that dominates most."""
    counts = Counter(other for _, other in pairs)
    found: dict[int, int] = {}
    for worse, other in sorted(pairs, key=lambda pair: (-counts[pair[1]], pair)):
        found.setdefault(worse, other)
    return list(found.items())


def quickest(view: View, policy: GamePolicy, memory: Memory, seed: int, options: Sequence[int]) -> int:
    """Return the option after which the seat wins with the fewest further answers of its own, the first of equals."""
    trials = Trials(view, policy, memory, seed)
    return min(options, key=trials.answers_to_win) if len(options) > 1 else options[0]


class Trials:
    """Plays the options of one question to rest, in worlds that the view allows."""

    def __init__(self, view: View, policy: GamePolicy, memory: Memory, seed: int) -> None:
        self.view, self.policy, self.memory, self.seed = view, policy, memory, seed
        self.carriers = view.table.game.ai.carriers
        self.alike = alike_options(view)
        self.asker = view.stack[-1][: SEAT + 1] if len(view.stack) == self.carriers else []
        """The frame that asks, where it carries the turn and may ask again."""
        self.ending: set[int] = set()
        """The options after which the seat has nothing more to do in its turn."""
        self._worlds: dict[int, State] = {}
        self._known: dict[tuple[int, int, bool], tuple[End | None, Sequence[Option]]] = {}

    def pairs(self, among: set[int], others: set[int]) -> list[Pair]:
        """Return the pairs to compare: an option of `among` and one of `others`, and where an option of `among` ends
        the turn, nothing and one of `others`.
        """
        worse = [arm for arm, same in self.alike.items() if not among.isdisjoint(same)]
        better = [arm for arm, same in self.alike.items() if not others.isdisjoint(same)]
        found = [(arm, other) for arm in worse for other in better if other != arm]
        if self.asker:
            for arm in worse:
                self.end(0, arm)
        return found + [(NOTHING, other) for other in better] if self.ending else found

    def covers(self, number: int, worse: int, other: int, again: bool = True, at_random: bool = False) -> bool:
        """Return whether an option covers another one in a world, where the seat goes on by its policy, or at random
        after the worse one.

        With `again` the seat may also give the same answers after both options, as far as they are offered.
        """
        if NOTHING in (worse, other) or not again:
            return covers(self.end(number, other)[0], self.end(number, worse)[0], NOTHING in (worse, other))
        end, given = self.end(number, worse, at_random)
        if covers(self.end(number, other)[0], end):
            return True
        same = Answers(self.policy, before=[self.view.options[worse], *given])
        return covers(self.played(number, other, same), end)

    def end(self, number: int, option: int, at_random: bool = False) -> tuple[End | None, Sequence[Option]]:
        """Return where an option leads to in a world, and what the seat answers on the way."""
        key = number, option, at_random
        if key not in self._known:
            answers = Answers(self.policy, SeatRng(mixed([self.seed, number, option])) if at_random else None)
            self._known[key] = self.played(number, option, answers), answers.given
        return self._known[key]

    def played(self, number: int, option: int, answers: Answers) -> End | None:
        """Return where an option leads to in a world; None where it can't be compared."""
        state, seat = self.start(number), self.view.seat
        if option == NOTHING:
            return End(state, seat)
        windows: set[Window] = set()
        if not self.play(state, option, answers, windows, self.carriers):
            return None
        end = End(state, seat, windows)
        if self.asker and end.result == OPEN and end.rivals:  # these are read now, because the turn goes on
            end.asks_again = state.stack[-1][: SEAT + 1] == self.asker
            if not end.asks_again and not state.questions:
                advance(state)
            if not end.asks_again and not state.question_for(seat):
                self.ending.add(option)
        return end

    def answers_to_win(self, option: int) -> int:
        """Return how many answers the seat gives until it has won; more than it can give if it doesn't win."""
        state = self.start(0)
        answers = self.play(state, option, Answers(self.policy), set(), 0)
        return answers if End(state, self.view.seat).result == WON else LONGEST + 1

    def start(self, number: int) -> State:
        """Return a position that the view allows, in which chance is the same for every option."""
        if number not in self._worlds:
            self._worlds[number] = self.policy.world(self.view, self.memory, self.seed + number)
        state = self._worlds[number].copy()
        state.rng = seed_rng(mixed([self.seed, number]))
        return state

    def play(self, state: State, option: int, given: Answers, windows: set[Window], frames: int) -> int:
        """Answer with an option and go on until so few frames are left; note the windows that rivals have on the way,
        in which they decline to react. Return how many answers the seat has given, 0 when there were too many.
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
    """Return the options that differ, each with all that do the same: those with cards of one title in the hand."""
    table = view.table
    private = {card for zone in table.private[view.seat] for card in view.zones[zone]}
    found: dict[tuple[int, ...], list[int]] = {}
    for index, (verb, *refs) in enumerate(view.options):
        faces = [number for ref in refs for number in ((1, table.faces[ref]) if ref in private else (0, ref))]
        found.setdefault((verb, *faces), []).append(index)
    return {same[0]: same for same in found.values()}
