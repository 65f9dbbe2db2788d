"""Keeps a position of a match as a puzzle: the solver, the goal, and the number of turns."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from client.scenes.page import Page
from client.shell.scene import Host, soonest
from client.widgets import Button, Labeled, Row, ScrollArea, Segments, Stepper, TextField, Toast, Words
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of
from engine.lessons.puzzle_file import Puzzle
from engine.lessons.puzzle_search import TOO_DEEP, PuzzleReport, PuzzleSearch
from engine.store.files.atomic import StoreError
from engine.store.player.puzzles import BEST, SURVIVE, WIN, PuzzleGoal, PuzzleStore, document_of, puzzle_at
from engine.words.say import lessons as say

_WIDEST, _TOP, _GAP, _PADDING, _FIELD = 760.0, 14.0, 14.0, 10.0, 330.0
_LONGEST, _MOST_TURNS, _MOST_STEPS = 60, 4, 60
_LOOK_MS = 200
"""How often the search is looked at."""


MOST_POSITIONS = 20_000
"""The search limit: the table must manage the same search during play."""


class OwnPuzzleSearch:
    """One search, until it ends or is canceled."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.search = PuzzleSearch(puzzle, load, MOST_POSITIONS)
        self.findings: PuzzleReport | None = None
        self.thread = threading.Thread(target=self._work, name="puzzle", daemon=True)
        """Ends with the search."""
        self.thread.start()

    def _work(self) -> None:
        self.findings = self.search.count()

    @property
    def sound(self) -> bool:
        """Whether the search has ended and found a solution."""
        return self.findings is not None and not self.findings.wrong and self.findings.moves > 0

    def stop(self) -> None:
        """Cancel the search and wait for its thread."""
        self.search.stopped = True
        self.thread.join()

    def sentence(self) -> str:
        """Return the search's status as a sentence."""
        found = self.findings
        if found is None:
            return say("searching", positions=self.search.positions)
        if TOO_DEEP in found.wrong:
            return say("too-deep", most=MOST_POSITIONS)
        if found.wrong:
            return say("out-of-reach")
        if not found.moves:
            return say("found-easy")
        return say("found-ways", ways=found.minimal, moves=found.moves, more="yes" if found.clipped else "no")


class KeepPuzzleScene(Page):
    """Asks for the goal of a position and starts its search. Opens "puzzle" (puzzle)."""

    def __init__(
        self, store: PuzzleStore, match: Match, state: State, seat: int = -1, back: Callable[[], None] | None = None
    ) -> None:
        super().__init__(say("keep-as-puzzle"), back)
        self._store, self._match, self._state = store, match, state
        self.checking: OwnPuzzleSearch | None = None
        self._kept = ""
        asked = [question[0] for question in state.questions]
        seats = [(seat, match.names[seat]) for seat in sorted(set(asked))]
        self.field = TextField(say("kept-title", game=match.game.title), longest=_LONGEST, name=say("kept-name"))
        self.seat = Segments(seats, seat if seat in asked else seats[0][0], name=say("who-solves"), then=self._forget)
        goals = [(kind, say(f"goal-{kind}")) for kind in (WIN, SURVIVE, BEST)]
        self.goal = Segments(goals, WIN, name=say("goal"), then=self._forget)
        self.turns = Stepper(1, _MOST_TURNS, 1, name=say("turns"), then=self._forget)
        self.least = Stepper(0, 0, 0, name=say("least"), then=self._forget)
        self.told = Words(say("check-first"))
        self.check = Button(say("check"), "primary", icon="play", then=lambda _: self._press())
        self.keep = Button(say("keep"), icon="save", then=lambda _: self._keep())
        self._counted = Labeled(say("least"), self.least, say("least-hint"), _FIELD)
        self.area = ScrollArea(
            Words(say("keep-about")), Labeled(say("kept-name"), self.field, control_width=_FIELD),
            Labeled(say("who-solves"), self.seat, control_width=_FIELD),
            Labeled(say("goal"), self.goal), Labeled(say("turns"), self.turns, say("turns-hint"), _FIELD),
            self._counted, self.told, Row(self.check, self.keep), gap=_GAP, padding=_PADDING,
            name=self.title)  # fmt: skip
        self._count_from()
        self._show()

    def enter(self, app: Host) -> None:
        super().enter(app)
        self.focus_first(self.check)

    def leave(self) -> None:
        self._stop()
        super().leave()

    # -- what is wanted ---------------------------------------------------------------------------------------

    def _chosen_goal(self) -> PuzzleGoal:
        return PuzzleGoal(self.goal.value, self.turns.value, self.least.value if self.goal.value == BEST else 0)

    def _count_from(self) -> None:
        now = self._match.game.shows.scores(view_of(self._state))[self.seat.value]
        self.least.low, self.least.high = now - _MOST_STEPS, now + _MOST_STEPS
        self.least.value = now + 1

    def _forget(self, _: Any) -> None:
        """Forget the result, because the goal has changed."""
        self._stop()
        self._kept = ""
        if self.form.focused is self.seat:
            self._count_from()
        self.told.words = say("check-first")
        self._show()
        self.place_again()

    # -- the search -------------------------------------------------------------------------------------------

    def _press(self) -> None:
        """Begin to search, or break it off."""
        if self.checking is not None and self.checking.findings is None:
            self._forget(None)
            return
        puzzle = puzzle_at(self._match, self._state, self.seat.value, self._chosen_goal(), self.field.content, "")
        self.checking = OwnPuzzleSearch(puzzle)
        self._follow()

    def _stop(self) -> None:
        if self.checking is not None:
            self.checking.stop()
            self.checking = None

    def _follow(self) -> None:
        assert self.checking is not None
        self.told.words = self.checking.sentence()
        self._show()
        self.place_again()

    def _show(self) -> None:
        """Update the controls to what can be done."""
        runs = self.checking is not None and self.checking.findings is None
        sound = self.checking is not None and self.checking.sound
        self.check.words, self.check.icon = (say("stop"), "close") if runs else (say("check"), "play")
        self.check.kind = "secondary" if sound else "primary"
        self.keep.kind = "primary" if sound else "secondary"
        self.keep.words = say("play-it") if self._kept else say("keep")
        self.keep.icon = "play" if self._kept else "save"
        self.keep.reason = "" if sound else say("not-checked")
        self._counted.visible = self.goal.value == BEST
        self.set_controls(self.area)

    def update(self, now: int) -> bool:
        checking, before = self.checking, self.told.words
        if checking is not None and before != checking.sentence() and not self._kept:
            self._follow()
        return super().update(now) or before != self.told.words

    def wake_at(self) -> int | None:
        runs = self.checking is not None and self.checking.findings is None
        return soonest(super().wake_at(), self._now + _LOOK_MS if runs else None)

    # -- keeping ----------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        if self._kept:
            self.app.open_over("puzzle", puzzle=self._kept)
            return
        title = self.field.content.strip() or self.title
        data = document_of(self._match, self._state, self.seat.value, self._chosen_goal(), title)
        try:
            path = self._store.keep(data)
        except StoreError as problem:
            self.say(Toast("refused", say("not-kept"), str(problem)))
            return
        self._kept = self._store.identity(path)
        self.told.words = say("kept", title=title)
        self._show()
        self.place_again()

    # -- layout -----------------------------------------------------------------------------------------------

    def place_body(self) -> None:
        column, edge = self.column(_WIDEST), self.scale.px(_TOP)
        column.height, column.top = column.height - edge, column.top + edge
        self.area.place(column, self.scale.unit)
