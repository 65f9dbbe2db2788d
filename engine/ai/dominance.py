"""Dominated options: another one leaves the seat with at least as much of everything, and its rivals with no more.

Every option is played to rest, which means until all that it began has been carried out, in the same few worlds that
the view allows. The ends are compared by what the seats have (`engine.kernel.holdings`), never by a judgment.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import permutations
from typing import Final

from engine.ai.streams import Stream, mixed
from engine.kernel.advice import Adviser, Memory
from engine.kernel.chance import seeded
from engine.kernel.frames import advance
from engine.kernel.holdings import Holdings
from engine.kernel.refs import NONE
from engine.kernel.rules import PASS, QUESTION_LINK, QUESTION_WINDOW
from engine.kernel.state import KIND, OUT, SEAT, WINNERS, Question, State
from engine.kernel.view import View

WORLDS: Final = 3
CONFIRMING: Final = 12
"""Worlds in which a dominated option is found, and further ones in which it must stay so."""
LONGEST: Final = 100
"""Answers after which an option is not compared with others."""
WON, OPEN, LOST = 1, 0, -1
AGAIN, GOES_ON, TURN_OVER = 1, 0, -1
NOTHING: Final = -1
"""Stands for doing nothing yet, among the options."""

Pair = tuple[int, int]
"""An option and another one that may dominate it."""
Window = tuple[int, int, int]
"""A rival's chance to react: its seat, the kind of its question, and the kind of frame that it is about."""


class End:
    """Where an option leads to: the seat's result, what everybody has, the windows opened on the way, and what the seat
    is asked then.
    """

    __slots__ = ("result", "windows", "asked", "own", "_state", "_seat", "_rivals")

    def __init__(self, state: State, seat: int, windows: frozenset[Window], asked: int) -> None:
        out = state.values[OUT] >> seat & 1
        won = state.over and state.values[WINNERS] >> seat & 1
        self.result = WON if won else LOST if out or state.over else OPEN
        self.windows = windows
        self.asked = asked
        self.own = self._holdings(state, seat, seat) if self.result == OPEN else None
        self._state = state
        self._seat = seat
        self._rivals: list[Holdings | None] | None = None

    @staticmethod
    def _holdings(state: State, seat: int, looker: int) -> Holdings | None:
        return state.table.game.mind.holdings(state, seat, looker)

    def rivals(self) -> list[Holdings | None]:
        """What the rivals have, clockwise; None for one that is out. Read only where the seat's own compares."""
        if self._rivals is None:
            state, seat = self._state, self._seat
            self._rivals = [None if state.values[OUT] >> other & 1 else self._holdings(state, other, seat)
                            for other in state.table.clockwise[seat][-1][1:]]  # fmt: skip
        return self._rivals


Ends = Mapping[int, "End | None"]
"""Where options lead to in one world; None for an end that can't be compared."""


def dominated(
    view: View, adviser: Adviser, memory: Memory, seed: int, among: Collection[int] | None = None
) -> set[int]:
    """Return the options of the view's question that others dominate, all or those of `among`; never every option.

    An option is dominated by another one that covers it in all worlds and is strictly better in one. In the confirming
    worlds the seat answers at random what follows it, so that no good use of it is missed.
    """
    if len(view.options) < 2 or view.table.game.mind.holdings(view, view.seat, view.seat) is None:
        return set()
    trials = Trials(view, adviser, memory, seed)
    pairs = trials.pairs(among)
    strict: set[Pair] = set()
    for number in range(WORLDS):
        ends = trials.ends(number, {option for pair in pairs for option in pair})
        pairs = [pair for pair in pairs if is_covered(ends, ends, pair)]
        strict |= {(worse, other) for worse, other in pairs if not is_covered(ends, ends, (other, worse))}
        if not pairs:
            return set()
    pairs = strongest([pair for pair in pairs if pair in strict])
    for number in range(WORLDS, WORLDS + CONFIRMING):
        if not pairs:
            break
        ends = trials.ends(number, {other for _, other in pairs})
        at_random = trials.ends(number, {worse for worse, _ in pairs}, at_random=True)
        pairs = [pair for pair in pairs if is_covered(at_random, ends, pair)]
    return {option for worse, _ in pairs for option in trials.options_for(worse)}


def strongest(pairs: Sequence[Pair]) -> list[Pair]:
    """Keep one pair for each dominated option: with the option that dominates most."""
    counts = Counter(other for _, other in pairs)
    found: dict[int, int] = {}
    for worse, other in sorted(pairs, key=lambda pair: (-counts[pair[1]], pair)):
        found.setdefault(worse, other)
    return list(found.items())


def is_covered(ends: Ends, others: Ends, pair: Pair) -> bool:
    """Return whether the second option of a pair leaves the seat at least as well off as the first, whatever comes.

    Next to doing nothing the pending effects don't count, for that stands for ending the turn.
    """
    end, other = ends[pair[0]], others[pair[1]]
    if end is None or other is None or (pair[0] == NOTHING and other.asked != AGAIN):
        return False
    if end.result or other.result:
        return other.result >= end.result
    if end.own is None or other.own is None:
        return False
    if not other.own.cover(end.own, turn_over=NOTHING in pair) or not other.windows <= end.windows:
        return False
    return all(theirs is None or (mine is not None and mine.cover(theirs))
               for mine, theirs in zip(end.rivals(), other.rivals(), strict=True))  # fmt: skip


class Trials:
    """Plays the options of one question to rest, in worlds that the view allows."""

    def __init__(self, view: View, adviser: Adviser, memory: Memory, seed: int) -> None:
        self.view = view
        self.adviser = adviser
        self.memory = memory
        self.seed = seed
        self.mind = view.table.game.mind
        self.carriers = self.mind.carriers
        self.alike = alike_options(view)
        self.asker = view.stack[-1][: SEAT + 1] if len(view.stack) == self.carriers else []
        """The frame that asks, where it carries the turn and may ask again."""
        self.ending: set[int] = set()
        """The options after which the seat has nothing more to do in its turn."""

    def pairs(self, among: Collection[int] | None) -> list[Pair]:
        """Return all pairs worth comparing, the first of each among some options: those of options, and where the turn
        may go on, of nothing and an option.
        """
        found = [pair for pair in permutations(self.alike, 2)
                 if among is None or any(option in among for option in self.alike[pair[0]])]  # fmt: skip
        return found + [(NOTHING, option) for option in self.alike] if self.asker else found

    def options_for(self, worse: int) -> list[int]:
        """Return the options that an option stands for; for doing nothing, those that end the turn."""
        if worse != NOTHING:
            return self.alike[worse]
        return [option for arm in self.ending for option in self.alike[arm]]

    def ends(self, number: int, options: Iterable[int], at_random: bool = False) -> Ends:
        """Play options to rest in a world. What the seat answers on the way, its policy says, or else chance."""
        world = self.adviser.world(self.view, self.memory, self.seed + number)
        return {option: self.end(world, option, number, at_random) for option in options}

    def end(self, world: State, option: int, number: int, at_random: bool) -> End | None:
        """Play one option to rest in a copy of a world."""
        seat = self.view.seat
        if option == NOTHING:
            return End(world, seat, frozenset(), AGAIN)
        state = world.copy()
        state.rng = seeded(mixed([self.seed, number]))
        windows = self.play(state, option, Stream(mixed([self.seed, number, option])) if at_random else None)
        if windows is None:
            return None
        end = End(state, seat, windows, GOES_ON)
        if self.asker and end.result == OPEN:
            end.rivals()  # the turn goes on from here
            end.asked = self.asked_next(state)
            if end.asked == TURN_OVER:
                self.ending.add(option)
        return end

    def play(self, state: State, option: int, stream: Stream | None) -> frozenset[Window] | None:
        """Answer with an option and go on to rest; return the windows that rivals had on the way. Rivals decline."""
        seat, table, stack, questions = self.view.seat, state.table, state.stack, state.questions
        question = next(question for question in questions if question[0] == seat)
        windows: set[Window] = set()
        choice = option
        for _ in range(LONGEST):
            questions.remove(question)
            frame = stack[-1]
            table.receivers[frame[KIND]](state, frame, question, question[3][choice])
            while not questions:
                if len(stack) <= self.carriers or state.over:
                    return frozenset(windows)
                table.handlers[stack[-1][KIND]](state, stack[-1])
            question = questions[0]
            choice = self.choice(state, question, stream, windows)
        return None

    def choice(self, state: State, question: Question, stream: Stream | None, windows: set[Window]) -> int:
        """Answer a question on the way: rivals decline to react, the seat answers by its policy or at random."""
        asked, kind, _, options = question
        if asked == self.view.seat:
            return stream.below(len(options)) if stream and len(options) > 1 else self.answer(state, question)
        decline = next((index for index, option in enumerate(options) if option[0] == PASS), NONE)
        if kind not in (QUESTION_WINDOW, QUESTION_LINK) or decline < 0:
            return self.answer(state, question)
        if kind == QUESTION_WINDOW or len(options) > 1:
            windows.add((asked, kind, state.stack[-2][KIND] if len(state.stack) > 1 else NONE))
        return decline

    def answer(self, state: State, question: Question) -> int:
        """Answer by the rollout policy."""
        return self.adviser.answer(state, question) if len(question[3]) > 1 else 0

    def asked_next(self, state: State) -> int:
        """Return whether the seat is asked again as before, something else, or no more, once an option is at rest."""
        if not state.over and state.stack[-1][: SEAT + 1] == self.asker:
            return AGAIN
        if not state.questions:
            advance(state)
        return GOES_ON if state.question_for(self.view.seat) else TURN_OVER


def alike_options(view: View) -> dict[int, list[int]]:
    """Return the options that differ, each with all that do the same: those with cards of one title in the hand."""
    table = view.table
    private = {card for zone in table.private[view.seat] for card in view.zones[zone] if card >= 0}
    found: dict[tuple[int, ...], list[int]] = {}
    for index, (verb, source, target) in enumerate(view.options):
        faces = [(1, table.faces[card]) if card in private else (0, card) for card in (source, target)]
        found.setdefault((verb, *faces[0], *faces[1]), []).append(index)
    return {same[0]: same for same in found.values()}
