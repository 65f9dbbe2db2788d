"""A match: a seed, options, seats and the answers given. Everything else follows from them.

The match owns the position, publishes what happens on its bus, and can take back, replay and be written
down. It never looks at a clock and never reads or writes a file: `engine.store` does that with the plain
document that `to_document` gives.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.kernel import frames
from engine.kernel.bus import EventBus
from engine.kernel.events import ANSWERED, MOVED, REVEALED, SHUFFLED, SPUN, Event
from engine.kernel.frames import IllegalAnswer
from engine.kernel.game import Game, Options
from engine.kernel.layout import SPECTATOR
from engine.kernel.packs import Pack, digest
from engine.kernel.refs import HIDDEN, NONE
from engine.kernel.state import Option, State
from engine.kernel.view import View, view_of

FORMAT = 1
"""Version of the match document."""

HUMAN = "human"
"""The kind of a seat that a person plays."""
LETS_BACK, OTHER_SEAT = "", "other-seat"
"""The undo barriers of a step that can be taken back, and of one that somebody else has taken."""


class BadMatch(ValueError):
    """A match document that cannot be played; the message is one sentence."""


class PackMissing(BadMatch):
    """A pack with which a match was begun is not there, or not as it was; with it the match can go on."""


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
class _Step:
    """The position before an answer, and why its seat cannot take it back ("" when it can): where several people
    play, and where this seat alone is a person's.
    """

    before: State
    among_several: str
    alone: str


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
        self._steps: list[_Step] = []
        self.assisted = False
        """Whether something was taken back that the rules of undo do not let back."""
        state = game.set_up(self.table, seed)
        state.events = []
        frames.advance(state)
        self.state = state
        self.history: list[tuple[int, list[Event]]] = [(0, self._drain())]
        """Every batch of events with the number of answers that stood behind it."""
        self.points_by_turn: list[list[int]] = []
        self._note_points()

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
        return self.state if answers == len(self._steps) else self._steps[answers].before

    def answer(self, seat: int, option: Option) -> None:
        """Give an answer; what happens is published before this returns.

        Raises IllegalAnswer (nothing has changed then).
        """
        question = self.state.question_for(seat)
        if question is None or option not in question[3]:
            raise IllegalAnswer(f"{self.names[seat]} cannot do that now")
        before = self.state.copy()
        frames.answer(self.state, seat, option)
        self.answers.append(Answer(seat, question[1], option))
        events = self._drain()
        alone = barrier_alone(before, events, self.state, seat)
        self._steps.append(_Step(before, barrier_for_several(events, self.state), alone))
        self.history.append((len(self.answers), events))
        self._note_points()
        self.bus.publish(events)

    def call_time(self) -> bool:
        """Say that the time set for the match is up; false when that means nothing to the game now.

        It is kept among the answers, so that a replay hears it at the same moment.
        """
        before = self.state.copy()
        if self.state.over or not self.game.call_time(self.state):
            return False
        self.answers.append(TIME_CALLED)
        events = self._drain()
        self._steps.append(_Step(before, OTHER_SEAT, OTHER_SEAT))
        self.history.append((len(self.answers), events))
        self.bus.publish(events)
        return True

    def _drain(self) -> list[Event]:
        events = self.state.events or []
        self.state.events = []
        return events

    def _note_points(self) -> None:
        """Keep the points at the end of each turn (or round) for the chart of the results."""
        view = view_of(self.state)
        turn = self.game.chart_step(view)
        points = self.game.scores(view)
        while len(self.points_by_turn) <= turn:
            self.points_by_turn.append(points)
        self.points_by_turn[turn] = points

    # --- taking back -------------------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """Whether one person plays, all others being computers."""
        return self.kinds.count(HUMAN) == 1

    def undo_refused(self, seat: int, before: int = 0) -> str:
        """Why a seat cannot take back the last answer, or the one so many answers before it; empty when it can.

        The keys are "nothing", "other-seat", "revealed" and "random". Where one person plays alone, only what that
        person has learned counts, not what it has shown to computers; and an answer that another seat has sealed tells
        it nothing yet.
        """
        number = len(self._steps) - 1 - before
        if number < 0:
            return "nothing"
        if self.answers[number].seat != seat:
            return LETS_BACK if self.alone and _is_sealed(self.history[number + 1][1], seat) else OTHER_SEAT
        return self._steps[number].alone if self.alone else self._steps[number].among_several

    def undo(self, seat: int, force: bool = False) -> bool:
        """Take back the last answer for a seat; `force` goes past barriers and marks the match as assisted."""
        if not self._steps:
            return False
        barrier = self.undo_refused(seat)
        if barrier and not force:
            return False
        self.assisted = self.assisted or bool(barrier)
        self.state = self._steps.pop().before
        self.answers.pop()
        self.history.pop()
        self.state.events = []
        del self.points_by_turn[self.game.chart_step(view_of(self.state)) + 1 :]
        self._note_points()
        return True

    # --- writing down ------------------------------------------------------------------------------------

    def to_document(self) -> dict[str, Any]:
        """The match as plain JSON-ready data; with `packs` if the game has cards of any."""
        packs = packs_noted(self.game)
        return {
            "format": FORMAT,
            "game": self.game.slug,
            "cards": cards_digest(self.game),
            **({"packs": packs} if packs else {}),
            "seed": self.seed,
            "options": self.options,
            "seats": self.names,
            "kinds": self.kinds,
            "turn": self.state.values[0],
            "finished": self.over,
            "assisted": self.assisted,
            "answers": [answer.to_data() for answer in self.answers],
            "state": self.state.to_data(),
        }

    @classmethod
    def from_document(cls, game: Game, document: Mapping[str, Any]) -> Match:
        """Resume a match: its answers are replayed and must lead to the position written down.

        `game` must have the packs of the match, no others (see `with_noted_packs`). Raises BadMatch in one sentence
        when something of this is not so.
        """
        try:
            match = cls.begun(game, document)
            match.replay(document["answers"])
            match.check_end(document)
        except (KeyError, TypeError, IndexError) as error:
            raise BadMatch(f"this match lacks something: {error}") from error
        return match

    @classmethod
    def begun(cls, game: Game, document: Mapping[str, Any]) -> Match:
        """The match of a document before its first answer, for `replay` and `check_end`. Raises as `from_document`."""
        try:
            if document["format"] != FORMAT:
                raise BadMatch(f"this match has format {document['format']}; this version reads format {FORMAT}")
            if document["cards"] != cards_digest(game):
                raise BadMatch(f"this match was played with other {game.title} cards than this version has")
            if _identities(document.get("packs", [])) != _identities(packs_noted(game)):
                raise PackMissing("this match was played with other card packs")
            match = cls(game, document["seats"], document["options"], document["seed"], document["kinds"])
            match.assisted = bool(document.get("assisted", False))
        except (KeyError, TypeError, IndexError) as error:
            raise BadMatch(f"this match lacks something: {error}") from error
        return match

    def check_end(self, document: Mapping[str, Any]) -> None:
        """Raises BadMatch unless the position is the one that a document ends with."""
        if self.state.to_data() != document["state"]:
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


def barrier_for_several(events: Sequence[Event], now: State) -> str:
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


def barrier_alone(was: State, events: Sequence[Event], now: State, seat: int) -> str:
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
        (height, frame[0], place, value)
        for height, frame in enumerate(state.stack)
        if frame[0] in redactors
        for place, (value, shown) in enumerate(zip(frame, redactors[frame[0]](frame, seat), strict=True))
        if shown == HIDDEN and value not in (HIDDEN, NONE)
    }


@lru_cache(maxsize=16)
def cards_digest(game: Game) -> str:
    """A short fingerprint of a game's box: a match belongs to the cards it was played with.

    Packs are noted beside it, each with a fingerprint of its own. It is worked out once a game: that takes longer than
    a frame of the table has, and matches are written down after every answer.
    """
    text = json.dumps((game.box or game).faces(), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


# --- the packs of a match --------------------------------------------------------------------------------


def packs_noted(game: Game) -> list[dict[str, str]]:
    """What a match document notes about the packs of its game."""
    return [{"id": pack.id, "name": pack.name, "digest": digest(pack, game.slug)} for pack in game.packs]


def with_noted_packs(game: Game, document: Mapping[str, Any], packs: Sequence[Pack]) -> Game:
    """The game with the packs that a match document notes, taken from those there are.

    Raises PackMissing in one sentence that names the pack, BadMatch for notes that are none, and BadCard.
    """
    noted = document.get("packs", [])
    _identities(noted)
    there = {pack.id: pack for pack in packs}
    for note in noted:
        pack = there.get(note["id"])
        if pack is None:
            raise PackMissing(
                f"its card pack {note['name']} is not there; import the file {note['id']}.toml to go on with it"
            )
        if digest(pack, game.slug) != note["digest"]:
            raise PackMissing(
                f"its card pack {note['name']} has other cards now; import the file {pack.file} that the match "
                "was begun with to go on with it"
            )
    return game.with_packs([there[note["id"]] for note in noted])


def _identities(noted: Any) -> list[tuple[str, str]]:
    """Ids and fingerprints of the packs that a document notes. Raises BadMatch."""
    if not isinstance(noted, list) or not all(
        isinstance(note, Mapping) and all(isinstance(note.get(key), str) for key in ("id", "name", "digest"))
        for note in noted
    ):
        raise BadMatch("the card packs of this match are not written as a match writes them")
    return [(note["id"], note["digest"]) for note in noted]
