"""A match: a game, a seed, options, seats and the answers given. Everything else follows from them.

The match owns the state, publishes events on its bus, and supports undo, replay and saving. It touches no clock and
no file. `engine.store` writes the plain document that `to_document` returns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.kernel.cards.packs import digest, read_pack, write_pack
from engine.kernel.flow import machine
from engine.kernel.flow.bus import EventBus
from engine.kernel.flow.event_log import RULE, CauseState, EventLog, begin
from engine.kernel.flow.machine import EndlessRules, IllegalAnswer
from engine.kernel.game.game import Game, Options
from engine.kernel.game.traits import chart_step
from engine.kernel.match import invariants
from engine.kernel.match.document_check import find_document_fault, is_short_text
from engine.kernel.match.position_check import BadPosition, check_position
from engine.kernel.match.rules_identity import rules_identity
from engine.kernel.match.undo import LETS_BACK, OTHER_SEAT, is_sealed, shared_undo_barrier, solo_undo_barrier
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.printing import describe_board
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import TURN, Option, State
from engine.kernel.state.view import View, view_of

FORMAT: Final = 2
"""The version of the match document, the only one that can be read."""

HUMAN = "human"
"""The kind of a seat that a human plays."""


class BadMatch(ValueError):
    """A match document that can't be played. The message is one sentence."""


@dataclass(slots=True)
class Answer:
    """One answer: the seat, the kind of question and the option."""

    seat: int
    kind: int
    option: Option

    def to_data(self) -> list[int]:
        return [self.seat, self.kind, *self.option]


TIME_CALLED = Answer(NONE, NONE, (NONE, NONE, NONE))
"""The entry among the answers for the moment when time was called."""


@dataclass(slots=True)
class HistoryStep:
    """The state before an answer, and the barriers to undoing it ("" for none).

    `among_several`: for its seat, with several humans. `alone`: for its seat, the only human. `unchosen`: for the only
    human, when another seat gave the answer without a choice.
    """

    before: State
    among_several: str
    alone: str
    causes: CauseState
    unchosen: str = OTHER_SEAT


class Match:
    """A match in progress. Give it answers, listen to its bus, and look at it through views."""

    def __init__(
        self,
        game: Game,
        seat_names: Sequence[str],
        options: Options | None = None,
        seed: int = 1,
        seat_kinds: Sequence[str] = (),
    ) -> None:
        """Set up a match. Raises BadOption or ValueError (number of seats) in one sentence."""
        self.game = game
        self.seed = seed
        self.names = list(seat_names)
        self.kinds = list(seat_kinds) or [HUMAN] * len(self.names)
        checked = game.checked_options(options or {})
        self.options = checked
        self.table = game.new_table(len(self.names), checked, seed)
        self.bus = EventBus()
        self.answers: list[Answer] = []
        self.steps: list[HistoryStep] = []
        self.assisted = False
        """Whether an answer was undone past an undo barrier."""
        self.base: dict[str, Any] | None = None
        """The state at which the match begins, if that isn't the setup."""
        state = game.set_up(self.table, seed)
        state.events = EventLog()
        machine.advance(state)
        self.state = state
        self.history: list[tuple[int, EventLog]] = [(0, self._drain())]
        """Every batch of events, with the number of answers given before or with it."""
        self.points_by_turn: list[list[int]] = []
        self._note_points()

    def __repr__(self) -> str:
        return describe_board(self.state, "Match", self.names)

    def __getstate__(self) -> dict[str, Any]:
        """Return everything except the bus, whose listeners stay in this process."""
        return {name: value for name, value in self.__dict__.items() if name != "bus"}

    def __setstate__(self, content: dict[str, Any]) -> None:
        self.__dict__.update(content)
        self.bus = EventBus()

    # --- playing -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def asked_seats(self) -> list[int]:
        """The seats with an open question, in the order they were asked."""
        return [question[0] for question in self.state.questions]

    def view(self, seat: int = SPECTATOR) -> View:
        """Return the view of a seat, or of a spectator."""
        return view_of(self.state, seat)

    def view_at(self, answers: int, seat: int) -> View:
        """Return the view of a seat after the first `answers` answers. Raises IndexError beyond the last."""
        return view_of(self.position(answers), seat)

    def position(self, answers: int) -> State:
        """Return the state after the first `answers` answers, read-only. Raises IndexError beyond the last."""
        return self.state if answers == len(self.steps) else self.steps[answers].before

    def answer(self, seat: int, option: Option) -> None:
        """Give an answer. Its events are published before this returns.

        Raises IllegalAnswer, or EndlessRules for a fault of the rules. The match is then unchanged.
        """
        if not 0 <= seat < len(self.names):
            raise IllegalAnswer(f"there is no seat {seat + 1} at this table")
        question = self.state.question_for(seat)
        if question is None or option not in question[3]:
            raise IllegalAnswer(f"{self.names[seat]} cannot do that now")
        before = self.state.copy()
        log = self._log()
        causes = log.snapshot()
        try:
            machine.answer(self.state, seat, option)
        except Exception:
            before.events = log.restore(before, causes)
            self.state = before
            raise
        self.answers.append(Answer(seat, question[1], option))
        events = self._drain()
        alone = unchosen = solo_undo_barrier(before, events, self.state, seat)
        if self.has_one_human and self.kinds[seat] != HUMAN:
            unchosen = solo_undo_barrier(before, events, self.state, self.kinds.index(HUMAN))
        self.steps.append(HistoryStep(before, shared_undo_barrier(events, self.state), alone, causes, unchosen))
        self.history.append((len(self.answers), events))
        self._note_points()
        self.bus.publish(events)

    def call_time(self) -> bool:
        """Announce that the time limit is up, also in replays. Return False if the game ignores that now."""
        if self.state.over:
            return False
        before = self.state.copy()
        log = self._log()
        causes = log.snapshot()
        begin(self.state, NONE, kind=RULE)
        if not self.game.rules.call_time(self.state):
            self.state.events = log.restore(self.state, causes)
            return False
        self.answers.append(Answer(NONE, NONE, (NONE, NONE, NONE)))
        events = self._drain()
        self.steps.append(HistoryStep(before, OTHER_SEAT, OTHER_SEAT, causes))
        self.history.append((len(self.answers), events))
        self.bus.publish(events)
        return True

    def _log(self) -> EventLog:
        """Return the log of the next batch. A state that was built by hand gets one."""
        log = self.state.events
        if type(log) is not EventLog:
            log = self.state.events = EventLog(log or ())
        return log

    def _drain(self) -> EventLog:
        log = self._log()
        log.batch = len(self.answers)
        self.state.events = log.close(self.state)
        return log

    def _note_points(self) -> None:
        """Record the points of the current turn (or round) for the chart of the results."""
        view = view_of(self.state)
        turn = chart_step(view)
        points = self.game.shows.scores(view)
        if turn == view.turn >= len(self.points_by_turn) > 0:
            self.points_by_turn[-1] = points  # the last answer of a turn may score before the next turn begins
        self.points_by_turn += [points] * (turn + 1 - len(self.points_by_turn))
        self.points_by_turn[turn] = points

    # --- undo --------------------------------------------------------------------------------------------

    @property
    def has_one_human(self) -> bool:
        """Whether exactly one human plays, all others being computers."""
        return self.kinds.count(HUMAN) == 1

    def undo_barrier(self, seat: int, before: int = 0, unchosen: bool = False) -> str:
        """Return why a seat can't undo the last answer, or the one `before` answers earlier; "" if it can.

        The keys are "nothing", "other-seat", "revealed" and "random". With one human, only facts that this human
        learned count, not those that computers learned. Another seat's sealed answer reveals nothing yet. An `unchosen`
        answer doesn't count as another seat's move: only its results do.
        """
        number = len(self.steps) - 1 - before
        if number < 0:
            return "nothing"
        step, own = self.steps[number], self.answers[number].seat == seat
        if not (own or unchosen):
            return LETS_BACK if self.has_one_human and is_sealed(self.history[number + 1][1], seat) else OTHER_SEAT
        if not self.has_one_human:
            return step.among_several
        return step.alone if own else step.unchosen

    def undo(self, seat: int, force: bool = False, unchosen: bool = False) -> bool:
        """Undo the last answer for a seat and return whether that worked. `unchosen`: see `undo_barrier`.

        `force` ignores barriers and marks the match as assisted.
        """
        if not self.steps:
            return False
        barrier = self.undo_barrier(seat, unchosen=unchosen)
        if barrier and not force:
            return False
        self.assisted = self.assisted or bool(barrier)
        log = self._log()
        step = self.steps.pop()
        self.state = step.before
        self.answers.pop()
        self.history.pop()
        self.state.events = log.restore(self.state, step.causes)
        del self.points_by_turn[chart_step(view_of(self.state)) + 1 :]
        self._note_points()
        return True

    # --- documents ---------------------------------------------------------------------------------------

    def to_document(self) -> dict[str, Any]:
        """Return the match as plain JSON-ready data, with `packs` if the game has pack cards."""
        packs = record_packs(self.game)
        return {
            "format": FORMAT,
            "game": self.game.slug,
            "rules": rules_identity(self.game),
            **({"packs": packs} if packs else {}),
            "seed": self.seed,
            "options": self.options,
            "seats": self.names,
            "kinds": self.kinds,
            "turn": self.state.values[TURN],
            "finished": self.over,
            "assisted": self.assisted,
            **({"base": self.base} if self.base is not None else {}),
            "answers": [answer.to_data() for answer in self.answers],
            "state": self.state.to_data(),
        }

    @classmethod
    def from_document(cls, game: Game, document: Mapping[str, Any]) -> Match:
        """Resume a match by replaying its answers, which must lead to the recorded state.

        `game` must have exactly the match's packs (see `with_recorded_packs`). Raises BadMatch in one sentence.
        """
        match = cls.from_setup(game, document)
        try:
            match.replay(document["answers"])
            match.check_position(document)
        except (KeyError, TypeError, IndexError) as error:
            raise BadMatch(f"this match lacks something: {error}") from error
        return match

    @classmethod
    def from_setup(cls, game: Game, document: Mapping[str, Any]) -> Match:
        """Return a document's match before its first answer. Raises as `from_document`."""
        if problem := find_document_fault(document):
            raise BadMatch(problem)
        try:
            if document["format"] != FORMAT:
                raise BadMatch(f"this match has format {document['format']}; this version reads format {FORMAT}")
            if _identities(document.get("packs", [])) != _identities(record_packs(game)):
                raise BadMatch("this match was played with other card packs")
            match = cls(game, document["seats"], document["options"], document["seed"], document["kinds"])
            match.assisted = bool(document.get("assisted", False))
            if document.get("base") is not None:
                match.start_at(document["base"])
        except BadMatch:
            raise
        except (LookupError, TypeError, ValueError, ArithmeticError) as error:
            raise BadMatch(f"this match cannot have begun like this: {error}") from error
        return match

    @classmethod
    def from_position(cls, game: Game, document: Mapping[str, Any]) -> Match:
        """Return a document's match that begins at its recorded state, for answers that no longer lead there.

        Later answers are replayed as far as they fit. Raises BadMatch when the state isn't sound.
        """
        match = cls.from_setup(game, {key: value for key, value in document.items() if key != "base"})
        try:
            match.start_at(document["state"])
            behind = document["answers"][document.get("state_after", len(document["answers"])) :]
            with suppress(BadMatch):
                match.replay(behind)
            match.start_at(match.state.to_data())
        except (KeyError, TypeError, IndexError, ValueError) as error:
            raise BadMatch(f"the position of this match is not sound: {error}") from error
        return match

    def start_at(self, position: dict[str, Any]) -> None:
        """Begin at a state (in the form of `State.to_data`) instead of the setup, without any history.

        Raises BadMatch when it isn't sound, and KeyError, TypeError or IndexError for data of another shape.
        """
        try:
            check_position(self.table, position)
        except BadPosition as error:
            raise BadMatch(f"the position of this match is not sound: {error}") from error
        state = State.from_data(self.table, position)
        wrong = invariants.check(state) or invariants.answers(state)
        if wrong:
            raise BadMatch(f"the position of this match is not sound: {wrong[0]}")
        state.events = EventLog()
        self.state, self.base = state, state.to_data()
        self.answers, self.steps, self.history = [], [], [(0, EventLog())]
        self.points_by_turn = []
        self._note_points()

    def check_position(self, document: Mapping[str, Any]) -> None:
        """Raise BadMatch if the document records a state and the answers didn't lead to it."""
        after = document.get("state_after", len(self.answers))
        if "state" in document and self.position(after).to_data() != document["state"]:
            raise BadMatch("the answers of this match do not lead to the position it ends with")

    def replay(self, answers: Sequence[Sequence[int]]) -> None:
        """Give recorded answers in order. Raises BadMatch at the first one that doesn't fit."""
        for number, (seat, kind, verb, source, target) in enumerate(answers, 1):
            if seat == NONE:
                self.call_time()
                continue
            question = self.state.question_for(seat)
            if question is None or question[1] != kind:
                raise BadMatch(f"answer {number} of this match doesn't fit: seat {seat + 1} is not asked that")
            try:
                self.answer(seat, (verb, source, target))
            except IllegalAnswer:
                raise BadMatch(f"answer {number} of this match doesn't fit: it is not offered") from None
            except EndlessRules as error:
                raise BadMatch(f"answer {number} of this match doesn't fit: {error}") from error


# --- the packs of a match --------------------------------------------------------------------------------


def record_packs(game: Game) -> list[dict[str, str]]:
    """Return the packs of a game for its match document, with their cards in the format of pack files."""
    return [
        {
            "id": pack.id,
            "name": pack.name,
            "digest": digest(pack, game.slug),
            "text": write_pack(replace(pack, cards={game.slug: pack.cards[game.slug]}, workshop="")),
        }
        for pack in game.packs
    ]


def with_recorded_packs(game: Game, document: Mapping[str, Any]) -> Game:
    """Return the game with the packs of a match document. Raises BadMatch for malformed entries, and BadCard."""
    noted = document.get("packs", [])
    _identities(noted)
    return game.with_packs([read_pack(note["text"], f"{note['id']}.toml") for note in noted])


def _identities(noted: Any) -> list[tuple[str, str]]:
    """Return ids and digests of a document's packs. Raises BadMatch."""
    if not isinstance(noted, list) or not all(
        isinstance(note, Mapping)
        and all(is_short_text(note.get(key)) for key in ("id", "name", "digest"))
        and isinstance(note.get("text"), str)
        for note in noted
    ):
        raise BadMatch("the cards of its packs are not saved with it")
    return [(note["id"], note["digest"]) for note in noted]
