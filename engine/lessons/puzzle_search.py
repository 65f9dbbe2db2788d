"""Searches a puzzle: every line to the end of the turn, or of the puzzle's number of turns.

The solver needs one good answer per question. For the other seats, all answers must be good. The search sees hidden
cards, so a puzzle may hide nothing that matters.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from engine.kernel.flow import machine
from engine.kernel.scenarios.checks import faults
from engine.kernel.scenarios.names import Names
from engine.kernel.scenarios.reader import ScenarioStep
from engine.kernel.scenarios.runner import StepFailed
from engine.kernel.scenarios.setup import GameLoader
from engine.kernel.state.state import ACTIVE, TURN, Option, State
from engine.kernel.state.view import view_of
from engine.lessons.puzzle_file import Puzzle

MOST_POSITIONS = 60_000
MOST_OF_OWN = 4_000
"""The limit for a player's own puzzles: their positions vary, and the window waits for the answer."""
MOST_SETS = 400
PLAYOUTS = 400
STANDING = "standing"
"""The goal name for a seat's visible progress toward winning: points, Sanity, pets."""
LONGEST = 300
"""The search gives up on a line with more answers than this."""

TOO_DEEP = "more positions than can be searched"
NO_LINE = "no line reaches the goal for every answer of the others"
"""Faults of a puzzle, apart from its written lines."""

Line = frozenset[tuple[str, int]]
"""A set of the solver's answers as text, each with its count."""
Mark = tuple[int, int]
"""The turn's number and its seat."""
Chooser = Callable[[State, int], Option]
"""Chooses an answer for a seat in a state."""


class SearchLimitReached(Exception):
    """The search has reached its limit of states."""


@dataclass(frozen=True, slots=True)
class SearchNode:
    """A state in a line, with the number of passed turns and the current turn."""

    state: State
    passed: int
    mark: Mark


@dataclass(slots=True)
class PuzzleReport:
    """The results of a puzzle check.

    `sets`: sets of the solver's moves that reach the goal, in any order. `minimal`: those without a smaller set in
    them. `share`: the fraction of random lines that reach the goal.
    """

    sets: int = 0
    minimal: int = 0
    moves: int = 0
    clipped: bool = False
    positions: int = 0
    share: float = 0.0
    wrong: list[str] = field(default_factory=list)


class PuzzleSearch:
    """The search of one puzzle."""

    def __init__(self, puzzle: Puzzle, load_game: GameLoader, most: int = MOST_POSITIONS) -> None:
        """Set up the position. The search visits at most `most` states. Raises BadScenario."""
        self.puzzle = puzzle
        self.game = puzzle.game(load_game)
        self.names = Names(self.game, puzzle.scenario.seats)
        self.start = puzzle.position(load_game)
        self.seat = self.names.seats.index(puzzle.seat)
        self.clipped = False
        self.most = most
        self.stopped = False
        """Set to cancel the search."""
        self._load_game = load_game
        self._met: dict[str, frozenset[Line]] = {}
        self._good: dict[str, bool] = {}

    # --- the goal -----------------------------------------------------------------------------------------

    def begin(self) -> SearchNode:
        """Return the node of the puzzle's start."""
        return SearchNode(self.start.copy(), 0, _mark(self.start))

    def next_node(self, spot: SearchNode, seat: int, option: Option) -> SearchNode:
        """Return the node after an answer. `spot` stays unchanged."""
        state = spot.state.copy()
        machine.answer(state, seat, option)
        return self.node_of(state, spot)

    def node_of(self, state: State, before: SearchNode) -> SearchNode:
        mark = _mark(state)
        return SearchNode(state, before.passed + (mark != before.mark), mark)

    def is_over(self, spot: SearchNode) -> bool:
        """Return whether the puzzle's time is up."""
        return spot.state.over or not spot.state.questions or spot.passed >= self.puzzle.turns

    def meets_goal(self, state: State) -> bool:
        puzzle = self.puzzle
        if faults(puzzle.scenario, self.names, state, "puzzle: expect", puzzle.expect):
            return False
        least = all(self._number(state, name) >= bound for name, bound in puzzle.least.items())
        return least and all(self._number(state, name) <= bound for name, bound in puzzle.most.items())

    def _number(self, state: State, name: str) -> int:
        zone = self.names.zone(state, name.removesuffix(".count"))
        if zone is not None:
            return sum(1 for card in state.zones[zone] if card >= 0)
        owner, _, counter = name.partition(".")
        seat, layout = self.names.seats.index(owner), state.table.layout
        if counter == STANDING:
            return self.game.shows.scores(view_of(state))[seat]
        if layout.has_counter(counter):
            return state.counters[layout.counter(counter, seat)]
        return int(self.game.positions.value_of(state, counter, seat))

    # --- every line ---------------------------------------------------------------------------------------

    def lines(self, spot: SearchNode) -> frozenset[Line]:
        """Return the sets of the solver's answers that reach the goal whatever the other seats answer.

        Raises SearchLimitReached.
        """
        if self.is_over(spot):
            return frozenset([frozenset()]) if self.meets_goal(spot.state) else frozenset()
        key = _key(spot)
        if key in self._met:
            return self._met[key]
        self._look(self._met)
        self._met[key] = frozenset()
        seat, options = self._next_question(spot.state)
        own = seat == self.seat
        found: set[Line] = set()
        for number, option in enumerate(options):
            rest = self.lines(self.next_node(spot, seat, option))
            if not own and not rest:
                found = set()
                break
            word = self.word(spot.state, option) if own else ""
            found |= {_with(line, word) for line in rest}
            if own and len(found) > MOST_SETS:
                self.clipped = self.clipped or number < len(options)
                break
        self._met[key] = frozenset(found)
        return self._met[key]

    def holds(self, spot: SearchNode) -> bool:
        """Return whether the goal can still be reached whatever the other seats answer. Raises SearchLimitReached."""
        if self.is_over(spot):
            return self.meets_goal(spot.state)
        key = _key(spot)
        if key not in self._good:
            self._look(self._good)
            self._good[key] = False
            seat, options = self._next_question(spot.state)
            results = (self.holds(self.next_node(spot, seat, option)) for option in options)
            self._good[key] = any(results) if seat == self.seat else all(results)
        return self._good[key]

    def worst(self, spot: SearchNode, seat: int) -> Option:
        """Return the answer of another seat that makes the goal unreachable, or its first option."""
        question = spot.state.question_for(seat)
        assert question is not None
        try:
            for option in question[3]:
                if not self.holds(self.next_node(spot, seat, option)):
                    return option
        except SearchLimitReached:
            pass
        return next(filter(self.game.positions.declines, question[3]), question[3][0])

    @property
    def positions(self) -> int:
        """How many states `lines` has visited so far."""
        return len(self._met)

    def _look(self, met: Collection[str]) -> None:
        """Count one more visited state. Raises SearchLimitReached."""
        if self.stopped or len(met) > self.most:
            raise SearchLimitReached

    def _next_question(self, state: State) -> tuple[int, list[Option]]:
        """Return the next seat to answer and its options. The solver goes first if several seats are asked."""
        question = state.question_for(self.seat) or state.questions[0]
        return question[0], list(question[3])

    def word(self, state: State, option: Option) -> str:
        """Return an answer as text, equal for copies of a card. Empty for an answer that only ends or declines."""
        if self.game.positions.declines(option) or self.game.verbs[option[0]] in ("end_turn", "skip"):
            return ""
        numbers = self.game.positions.option_numbers(state, option)
        labels = [self.names.ref_label(state, ref).split("#")[0] for ref in option[1:]]
        return " ".join([self.game.verbs[option[0]], *labels, *(f"{key}{value}" for key, value in numbers.items())])

    # --- one line -----------------------------------------------------------------------------------------

    def follows(self, steps: tuple[ScenarioStep, ...]) -> tuple[str, SearchNode]:
        """Play a scenario's steps. Returns the error, or an empty string, and the last node."""
        play, spot = self.puzzle.play(self._load_game), self.begin()
        play.state = spot.state
        for step in steps:
            try:
                play.take(step)
            except StepFailed as failure:
                return f"{step.key}: {failure}", spot
            play.state = play.state.copy()
            spot = self.node_of(play.state, spot)
        return "", spot

    def plays_out(self, spot: SearchNode, chooses: Chooser) -> bool:
        """Return whether the goal is reached when `chooses` answers for all seats."""
        for _ in range(LONGEST):
            if self.is_over(spot):
                break
            seat, _ = self._next_question(spot.state)
            spot = self.next_node(spot, seat, chooses(spot.state, seat))
        return self.meets_goal(spot.state)

    def ends_turn(self, state: State, seat: int) -> Option:
        """Return the option that ends the turn soonest."""
        options = state.question_for(seat)[3]  # type: ignore[index]
        ending = [
            option
            for option in options
            if self.game.positions.declines(option) or self.game.verbs[option[0]] in ("end_turn", "skip")
        ]
        return (ending or options)[0]

    def check(self) -> PuzzleReport:
        """Check that the solution works, the obvious line fails, and some line reaches the goal."""
        findings = self.count()
        wrong, spot = self.follows(self.puzzle.scenario.steps)
        if wrong or not self.meets_goal(spot.state):
            findings.wrong.append(wrong or "the solution does not end at the goal")
        if self.puzzle.obvious:
            wrong, spot = self.follows(self.puzzle.obvious)
            if wrong or self.plays_out(spot, self.ends_turn):
                findings.wrong.append(
                    f"the obvious line can't be played: {wrong}" if wrong else "the obvious line reaches the goal"
                )
        chance = random.Random(1)
        pick: Chooser = lambda state, seat: chance.choice(state.question_for(seat)[3])  # type: ignore[index] # noqa: E731
        findings.share = sum(self.plays_out(self.begin(), pick) for _ in range(PLAYOUTS)) / PLAYOUTS
        return findings

    def count(self) -> PuzzleReport:
        """Count the lines that reach the goal, if the search stays within its limit."""
        findings = PuzzleReport()
        try:
            found = self.lines(self.begin())
        except (SearchLimitReached, RecursionError):
            findings.wrong.append(TOO_DEEP)
            return findings
        minimal = [
            line
            for line in found
            if not any(other != line and dict(other).items() <= dict(line).items() for other in found)
        ]
        findings.sets, findings.minimal, findings.clipped = len(found), len(minimal), self.clipped
        findings.moves = min((sum(count for _, count in line) for line in found), default=0)
        findings.positions = len(self._met)
        if not found:
            findings.wrong.append(NO_LINE)
        return findings


def _mark(state: State) -> Mark:
    return state.values[TURN], state.values[ACTIVE]


def _key(spot: SearchNode) -> str:
    state = spot.state
    return repr((spot.passed, state.zones, state.counters, state.values, state.stack, state.queue, state.questions))


def _with(line: Line, word: str) -> Line:
    counts = Counter(dict(line))
    if word:
        counts[word] += 1
    return frozenset(counts.items())
