"""A match: a seed, options, seats and the answers given. Everything else follows from them.

The match owns the position, publishes what happens on its bus, and can take back, replay and be written
down. It never looks at a clock and never reads or writes a file: `engine.store` does that with the plain
document that `to_document` gives.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.kernel.cards.packs import digest, read_pack, write_pack
from engine.kernel.flow import machine
from engine.kernel.flow.bus import EventBus
from engine.kernel.flow.causes import RULE, CauseState, EventLog, begin
from engine.kernel.flow.machine import EndlessRules, IllegalAnswer
from engine.kernel.game.game import Game, Options
from engine.kernel.game.traits.rounds import chart_step
from engine.kernel.match import invariants
from engine.kernel.match.document_check import find_document_fault, is_short_text
from engine.kernel.match.position_check import BadPosition, check_position
from engine.kernel.match.rules_identity import rules_identity
from engine.kernel.state.events import ANSWERED, MOVED, REVEALED, SHUFFLED, SPUN, Event
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.printing import describe_board
from engine.kernel.state.refs import HIDDEN, NONE
from engine.kernel.state.state import KIND, TURN, Option, State
from engine.kernel.state.view import View, view_of

FORMAT: Final = 2
"""Version of the match document. No other version can be read."""

HUMAN = "human"
"""The kind of a seat that a person plays."""
LETS_BACK, OTHER_SEAT = "", "other-seat"
"""The undo barriers of a step that can be taken back, and of one that somebody else has taken."""


class BadMatch(ValueError):
    """A match document that cannot be played; the message is one sentence."""


@dataclass(slots=True)
class Answer:
    """One answer given: who, to what kind of question, with which option."""

    seat: int
    kind: int
    option: Option

    def to_data(self) -> list[int]:
        return [self.seat, self.kind, *self.option]


TIME_CALLED = Answer(NONE, NONE, (NONE, NONE, NONE))
"""Stands among the answers where the time was called."""


@dataclass(slots=True)
class Step:
    """The position before an answer, and why it cannot be taken back ("" when it can): by its seat where several people
    play, by its seat where this one alone is a person's, and by the only person where another seat gave it unchosen.
    """

    before: State
    among_several: str
    alone: str
    causes: CauseState
    unchosen: str = OTHER_SEAT


class Match:
    """A game being played. Feed it answers; listen to its bus; look at it through views."""

    def __init__(self, game: Game, seat_names: Sequence[str], options: Options | None = None, seed: int = 1,
                 seat_kinds: Sequence[str] = ()) -> None:  # fmt: skip
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
        self.steps: list[Step] = []
        self.assisted = False
        """Whether something was taken back that the rules of undo do not let back."""
        self.base: dict[str, Any] | None = None
        """The position at which the match begins, where that is not the set-up."""
        state = game.set_up(self.table, seed)
        state.events = EventLog()
        machine.advance(state)
        self.state = state
        self.history: list[tuple[int, EventLog]] = [(0, self._drain())]
        """Every batch of events with the number of answers that stood behind it."""
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
    def asked(self) -> list[int]:
        """The seats that are being asked, in the order they were asked."""
        return [question[0] for question in self.state.questions]

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know now."""
        return view_of(self.state, seat)

    def view_at(self, answers: int, seat: int) -> View:
        """What a seat might know behind so many of the answers given. Raises IndexError beyond the last."""
        return view_of(self.position(answers), seat)

    def position(self, answers: int) -> State:
        """The position after so many of the answers given: not to be changed. Raises IndexError beyond the last."""
        return self.state if answers == len(self.steps) else self.steps[answers].before

    def answer(self, seat: int, option: Option) -> None:
        """Give an answer; what happens is published before this returns.

        Raises IllegalAnswer, and EndlessRules for a fault of the rules; nothing has changed then.
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
            before.events = log.restored(before, causes)
            self.state = before
            raise
        self.answers.append(Answer(seat, question[1], option))
        events = self._drain()
        alone = unchosen = solo_undo_barrier(before, events, self.state, seat)
        if self.alone and self.kinds[seat] != HUMAN:
            unchosen = solo_undo_barrier(before, events, self.state, self.kinds.index(HUMAN))
        self.steps.append(Step(before, shared_undo_barrier(events, self.state), alone, causes, unchosen))
        self.history.append((len(self.answers), events))
        self._note_points()
        self.bus.publish(events)

    def call_time(self) -> bool:
        """Say that the time set for the match is up; false when that means nothing to the game now.

        It is kept among the answers, so that a replay hears it at the same moment.
        """
        if self.state.over:
            return False
        before = self.state.copy()
        log = self._log()
        causes = log.snapshot()
        begin(self.state, NONE, kind=RULE)
        if not self.game.rules.call_time(self.state):
            self.state.events = log.restored(self.state, causes)
            return False
        self.answers.append(Answer(NONE, NONE, (NONE, NONE, NONE)))
        events = self._drain()
        self.steps.append(Step(before, OTHER_SEAT, OTHER_SEAT, causes))
        self.history.append((len(self.answers), events))
        self.bus.publish(events)
        return True

    def _log(self) -> EventLog:
        """Return the log of the next batch; a position laid out by hand gets one."""
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
        """Keep the points at the end of each turn (or round) for the chart of the results."""
        view = view_of(self.state)
        turn = chart_step(view)
        points = self.game.shows.scores(view)
        if turn == view.turn >= len(self.points_by_turn) > 0:
            self.points_by_turn[-1] = points  # the answer that ends a turn may score before the next one begins
        self.points_by_turn += [points] * (turn + 1 - len(self.points_by_turn))
        self.points_by_turn[turn] = points

    # --- taking back -------------------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """Whether one person plays, all others being computers."""
        return self.kinds.count(HUMAN) == 1

    def undo_barrier(self, seat: int, before: int = 0, unchosen: bool = False) -> str:
        """Why a seat cannot take back the last answer, or the one so many answers before it; empty when it can.

        The keys are "nothing", "other-seat", "revealed" and "random". Where one person plays alone, only what that
        person has learned counts, not what it has shown to computers; and an answer that another seat has sealed tells
        it nothing yet. An answer that is `unchosen` is no move of another seat: only what came of it counts.
        """
        number = len(self.steps) - 1 - before
        if number < 0:
            return "nothing"
        step, own = self.steps[number], self.answers[number].seat == seat
        if not (own or unchosen):
            return LETS_BACK if self.alone and _is_sealed(self.history[number + 1][1], seat) else OTHER_SEAT
        if not self.alone:
            return step.among_several
        return step.alone if own else step.unchosen

    def undo(self, seat: int, force: bool = False, unchosen: bool = False) -> bool:
        """Take back the last answer for a seat; `force` goes past barriers and marks the match as assisted. `unchosen`:
        see `undo_refused`.
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
        self.state.events = log.restored(self.state, step.causes)
        del self.points_by_turn[chart_step(view_of(self.state)) + 1 :]
        self._note_points()
        return True

    # --- writing down ------------------------------------------------------------------------------------

    def to_document(self) -> dict[str, Any]:
        """The match as plain JSON-ready data; with `packs` if the game has cards of any."""
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
        """Resume a match: its answers are replayed and must lead to the position written down.

        `game` must have the packs of the match, no others (see `with_recorded_packs`). Raises BadMatch in one sentence
        when something of this is not so.
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
        """The match of a document before its first answer, for `replay` and `check_position`. Raises as
        `from_document`.
        """
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
        """The match of a document that begins at the last position written down, for one whose answers lead elsewhere.

        Answers behind that position are given as far as they fit. Raises BadMatch when the position is not sound.
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
        """Begin at this position (as `State.to_data` has it) instead of the set-up; nothing before it is known.

        Raises BadMatch when it is not sound, and KeyError, TypeError or IndexError for data of another shape.
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
        """Raises BadMatch unless the answers led to the position that a document has written down, if it has one."""
        after = document.get("state_after", len(self.answers))
        if "state" in document and self.position(after).to_data() != document["state"]:
            raise BadMatch("the answers of this match do not lead to the position it ends with")

    def replay(self, answers: Sequence[Sequence[int]]) -> None:
        """Give recorded answers in order. Raises BadMatch at the first one that does not fit."""
        for number, (seat, kind, verb, source, target) in enumerate(answers, 1):
            if seat == NONE:
                self.call_time()
                continue
            question = self.state.question_for(seat)
            if question is None or question[1] != kind:
                raise BadMatch(f"answer {number} of this match does not fit: seat {seat + 1} is not asked that")
            try:
                self.answer(seat, (verb, source, target))
            except IllegalAnswer:
                raise BadMatch(f"answer {number} of this match does not fit: it is not offered") from None
            except EndlessRules as error:
                raise BadMatch(f"answer {number} of this match cannot be given: {error}") from error


def shared_undo_barrier(events: Sequence[Event], now: State) -> str:
    """Why an answer with these events stands where several people play: somebody saw a hidden card, or chance decided.

    `now` is the position after it. Empty when it can be taken back.
    """
    for event in events:
        kind = event[0]
        if kind in (SHUFFLED, SPUN):
            return "random"
        if kind == REVEALED:
            return "revealed"
        if kind == MOVED and event[2] >= 0 and event[6] & ~now.table.sees[event[3]]:
            return "revealed"
    return LETS_BACK


def solo_undo_barrier(was: State, events: Sequence[Event], now: State, seat: int) -> str:
    """Why an answer stands where only its seat is a person's: that person has learned something, or chance decided.

    `was` and `now` are the positions before and after it. Empty when it can be taken back.
    """
    if now.rng != was.rng or any(event[0] == SPUN for event in events):
        return "random"
    bit = 1 << seat
    shown = (event[2] for event in events if 0 <= event[2] < len(was.known) and event[6] & bit)
    if any(not was.known[card] & bit for card in shown):
        return "revealed"
    if any(new & bit and not old & bit for old, new in zip(was.known, now.known, strict=True)):
        return "revealed"
    return LETS_BACK if _sealed_from(was, seat) <= _sealed_from(now, seat) else "revealed"


def _is_sealed(events: Sequence[Event], seat: int) -> bool:
    """Whether all that happened is that somebody has given an answer which a seat does not know yet."""
    return bool(events) and all(event[0] == ANSWERED and not event[6] >> seat & 1 for event in events)


def _sealed_from(state: State, seat: int) -> set[tuple[int, int, int, int]]:
    """The answers of others that a seat does not know yet: frame and its kind, place in it, value."""
    redactors = state.table.redactors
    return {
        (height, frame[KIND], place, value)
        for height, frame in enumerate(state.stack)
        if frame[KIND] in redactors
        for place, (value, shown) in enumerate(zip(frame, redactors[frame[KIND]](frame, seat), strict=True))
        if shown == HIDDEN and value not in (HIDDEN, NONE)
    }


# --- the packs of a match --------------------------------------------------------------------------------


def record_packs(game: Game) -> list[dict[str, str]]:
    """What a match document notes about the packs of its game, with their cards for it as a pack's file has them."""
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
    """Return the game with the packs that a match document holds. Raises BadMatch for notes that are none, and BadCard.
    """
    noted = document.get("packs", [])
    _identities(noted)
    return game.with_packs([read_pack(note["text"], f"{note['id']}.toml") for note in noted])


def _identities(noted: Any) -> list[tuple[str, str]]:
    """Ids and fingerprints of the packs that a document notes. Raises BadMatch."""
    if not isinstance(noted, list) or not all(
        isinstance(note, Mapping)
        and all(is_short_text(note.get(key)) for key in ("id", "name", "digest"))
        and isinstance(note.get("text"), str)
        for note in noted
    ):
        raise BadMatch("the cards of its packs are not saved with it")
    return [(note["id"], note["digest"]) for note in noted]
