"""A session: one match at one computer, from the first question to the result.

It gives the table its views and events, and lowers the curtain between people. Worker processes think for its computer
seats. It stores every answer. It draws nothing, never waits, and gets the time from its caller.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.ai.workers import WorkerPool, shared_pool
from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.flow.preview import Preview
from engine.kernel.game.game import Game, Options
from engine.kernel.match.match import Match
from engine.kernel.state.state import Option
from engine.session import words
from engine.session.advice import Advice, MatchAdvice
from engine.session.computers.moves import Move
from engine.session.computers.thinking import ComputerSeats, Tempo, checked_kind, known_kinds, saved_memories
from engine.session.log import LogLine
from engine.session.play_clock import LONGEST_STEP_MS, PlayClock
from engine.session.privacy import curtain_rule as privacy
from engine.session.privacy.deck_commitment import DeckCommitment, new_seed
from engine.session.reaction_settings import ReactionSettings
from engine.session.reactions.auto_pass import UNDO, AutoPass
from engine.session.reactions.public_call import NOBODY
from engine.session.reactions.reaction_memory import decline_option
from engine.session.saving.autosave import Autosave, match_result
from engine.session.saving.bookmarks import Bookmarks
from engine.session.saving.notes import sound_notes
from engine.session.saving.street_match import StreetMatch
from engine.session.seat_history import SeatHistory
from engine.session.story import answered_last
from engine.store.history.results import MatchResult
from engine.store.player.settings import Settings
from engine.store.store import Store
from engine.words.say import session as say


class Session(ReactionSettings):
    """A match at this computer. `start` one or `sit_down` at one, and call `update` before every frame.

    For `viewer`, `look` and `openly` see `Viewpoint`.
    """

    def __init__(
        self,
        match: Match,
        settings: Settings,
        *,
        store: Store | None = None,
        pool: WorkerPool | None = None,
        document: Mapping[str, Any] | None = None,
        begins: bool = False,
    ) -> None:
        """Create the session of a match.

        document: a saved match with its session's notes
        begins: whether people see their own cards before the first question
        """
        notes = sound_notes((document or {}).get("session"), match)
        super().__init__(match, notes.get("last_looked"))
        self.settings = settings
        self.pool = pool if pool is not None else shared_pool()
        """The worker pool that runs the computer players."""
        self._number = int(notes.get("number", 0)) or secrets.randbits(62)
        self.computers = ComputerSeats(match, self.pool, settings, self._number, self._remark,
                                       self._replace_player, saved_memories(notes.get("memories")))  # fmt: skip
        """The seats that computers play."""
        self._advice = MatchAdvice(match, self.pool, self._number, saved_memories(notes.get("noted")))
        self.advice: Advice = self._advice
        """Hints for people and explanations of computer moves."""
        self.keeper = Autosave(store, match, document)
        self.occasion = StreetMatch.from_data(notes.get("occasion"))
        """What makes it a match of the street, if it is one."""
        one_try = self.occasion is not None and self.occasion.one_try
        self.bookmarks = None if one_try else Bookmarks(self, self.keeper, self.notes, settings, self.pool)
        """Moments of this match to return to."""
        undo = self.occasion.undo if self.occasion is not None else UNDO
        self.auto_pass = AutoPass(match, settings, notes.get("reactions"), undo)
        self._remarks: list[str] = []
        self._seconds = float(notes.get("seconds", 0.0))
        self.clock = PlayClock.of(match, float(notes.get("played", 0.0)))
        """The playing time, if it is limited."""
        self.seal = DeckCommitment.from_notes(notes.get("seal"))
        """The deck commitment, or None if the match began without one."""
        self.when_over: Callable[[MatchResult], None] = lambda _: None
        """Called when the last answer has been given here."""
        self._watched = notes.get("watched") is True
        self._played = SeatHistory(match, notes.get("changed"))
        self._log.recall(notes.get("told"))
        self.orders.update({int(seat): order for seat, order in notes.get("orders", {}).items()})
        self._now: int | None = None
        self._ended = match.over
        if begins:
            self.seats_to_show = privacy.seats_to_look(match, self.humans, settings.covered_keys)
        self.settle()

    # --- beginning and ending -----------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        game: Game,
        names: Sequence[str],
        kinds: Sequence[str],
        options: Options,
        seed: int,
        settings: Settings,
        *,
        store: Store | None = None,
        pool: WorkerPool | None = None,
        occasion: StreetMatch | None = None,
        known_seed: bool = False,
        prepare: Callable[[Match], None] = lambda match: None,
    ) -> Session:
        """Start a match, and save it if there is a `store`.

        kinds: who plays each seat: "human" or a policy
        known_seed: whether a player typed the seed
        prepare: changes the match before it is saved

        Raises BadOption or ValueError with one sentence.
        """
        checked = [checked_kind(kind) for kind in kinds]
        document = {"session": occasion.notes(seed) if occasion else {}}
        match = Match(game, names, options, seed, checked)
        prepare(match)
        session = cls(match, settings, store=store, pool=pool, document=document, begins=True)
        session.seal = DeckCommitment.new(game.slug, seed, known_seed)
        session._save()
        return session

    @classmethod
    def sit_down(
        cls,
        match: Match,
        document: Mapping[str, Any],
        settings: Settings,
        *,
        store: Store | None = None,
        pool: WorkerPool | None = None,
    ) -> Session:
        """Resume a match that was created from a document. `engine.session.resume` reads stored ones."""
        match.kinds[:], sentences = known_kinds(match.names, match.kinds)
        session = cls(match, settings, store=store, pool=pool, document=document)
        session.tell(*sentences)
        return session

    def restart(self) -> Session:
        """Return a rematch with the same setup and seats but a new seed. This session ends."""
        match = self.match
        self.close()
        return Session.start(
            match.game,
            match.names,
            match.kinds,
            match.options,
            new_seed(),
            self.settings,
            store=self.keeper.store,
            pool=self.pool,
            occasion=self.occasion.for_rematch() if self.occasion else None,
        )

    def close(self) -> None:
        """Leave the table and stop all thinking. The match stays saved."""
        if self.keeper.has_begun:
            self._save(leaving=True)
        self.computers.forget_all()
        self.advice.forget()
        self._stop_listening()

    def document(self) -> dict[str, Any]:
        """Return the match as plain data with this session's notes, for `sit_down`."""
        return self.match.to_document() | {"session": self.notes()}

    def notes(self) -> dict[str, Any]:
        return {
            "number": self._number,
            "memories": {str(seat): memory for seat, memory in self.computers.memories.items()},
            "noted": {str(seat): memory for seat, memory in self._advice.memories.items()},
            "last_looked": self._last_looked,
            "seconds": round(self._seconds, 1),
            "played": round(self.clock.seconds, 1),
            "reactions": self.auto_pass.to_data(),
            "watched": self._watched,
            "changed": self._played.to_data(),
            "told": self._log.notes_to_data(),
            "orders": {str(seat): order for seat, order in self.orders.items()},
            **({"seal": self.seal.to_data()} if self.seal else {}),
            **({"occasion": self.occasion.to_data()} if self.occasion else {}),
        }

    # --- table --------------------------------------------------------------------------------------------

    @property
    def is_saved(self) -> bool:
        return self.keeper.is_saved

    @property
    def save_is_late(self) -> bool:
        return self.keeper.is_late

    @property
    def log_folder(self) -> Path | None:
        return self.keeper.store.folders.logs if self.keeper.store is not None else None

    def take_remarks(self) -> list[str]:
        remarks, self._remarks = [*self._remarks, *self.keeper.take_remarks()], []
        return remarks

    def tell(self, *sentences: str) -> None:
        """Queue sentences for the people at the table, see `take_remarks`."""
        self._remarks += sentences

    # --- people -------------------------------------------------------------------------------------------

    def answer(self, option: Option, aim: Option | None = None) -> None:
        """Answer as in the protocol. The answer is saved before this returns."""
        if self.viewer not in self.humans:
            raise IllegalAnswer("nobody sits at the table to answer")
        self._keys.looks = NOBODY
        self._told[self.viewer] = len(self.match.answers)
        self.auto_pass.answer(self.viewer, option, aim)
        self.advice.forget()
        self._update_after_answer()

    @property
    def queued_answer(self) -> Option | None:
        return self.auto_pass.queued_answer.of(self.viewer)

    def forget_queued_answer(self) -> bool:
        return self.auto_pass.queued_answer.forget(self.viewer)

    def preview(self, *answers: Option) -> Preview:
        """Return a preview as in the protocol.

        An answer offered next to earlier reactions counts as given after them.
        """
        view = self.view() if self.openly else self.match.view(self.viewer)
        no = decline_option(view.question) if view.question is not None and answers[0] not in view.options else None
        return Preview(view, answers if no is None else (no, *answers))

    def undo_state(self) -> tuple[bool, str]:
        """Return the state as in the protocol. The keys are those of the messages "undo-...".

        Nothing blocks undo in an assisted match.
        """
        if self._undoer == NOBODY:
            return False, "not-looking"
        reason = self.auto_pass.undo_refused(self._undoer)
        return not reason or (self.match.assisted and self._goes_beyond), reason

    @property
    def undo_sentence(self) -> str:
        possible, reason = self.undo_state()
        if possible:
            return say("undo-possible")
        return say(f"undo-{reason}.further" if self.undo_question else f"undo-{reason}")

    @property
    def undo_question(self) -> str:
        possible, reason = self.undo_state()
        if possible or not self._goes_beyond:
            return ""
        favor = self.occasion is not None and self.occasion.favor
        return " ".join([say(f"undo-{reason}.question"), *([say("undo-favor")] if favor else [])])

    @property
    def _goes_beyond(self) -> bool:
        return self.has_one_human and self.viewer in self.humans and self.auto_pass.goes_beyond(self.viewer)

    def undo(self, beyond: bool = False) -> bool:
        """Undo the viewer's last answer. Return False when that is impossible. `beyond`: see `undo_question`."""
        possible, reason = self.undo_state()
        if not possible and not (beyond and self._goes_beyond):
            return False
        return self._take_back(self._undoer, force=bool(reason))

    @property
    def undo_at_curtain(self) -> int:
        """Return the seat of a person who can undo a choice while the curtain is closed, or NOBODY."""
        last = self.match.answers[-1].seat if self.match.answers else NOBODY
        takes_back = self.curtain is not None and last in self.humans and not self.auto_pass.undo_refused(last)
        return last if takes_back else NOBODY

    def take_back_at_curtain(self) -> bool:
        """Undo that choice and call its seat. Return False when there is none."""
        seat = self.undo_at_curtain
        if seat == NOBODY:
            return False
        self.present_seat = NOBODY
        return self._take_back(seat)

    def _take_back(self, seat: int, force: bool = False) -> bool:
        if not self.auto_pass.undo(seat, force):
            return False
        self._went_back()
        return True

    def _went_back(self) -> None:
        """Discard everything based on undone answers, and show the current state."""
        self.computers.took_back()
        self._advice.took_back()
        self._log.took_back()
        self._played.took_back()
        last = len(self.match.answers)
        self._last_looked = [min(looked, last) for looked in self._last_looked]
        self._told = [min(told, answered_last(self.match, seat, last)) for seat, told in enumerate(self._told)]
        self._jump()
        self.settle()
        self._save()

    def hand_over(self, seat: int, kind: str) -> None:
        """Let a person ("human") or a computer (a policy) play a seat, including its open question.

        Raises ValueError for another kind.
        """
        before = self.match.kinds[seat]
        if checked_kind(kind) == before:
            return
        if self.curtain is not None and self.curtain.seat == seat:
            # The player who gives up this seat sits in front of the curtain, so no other cards may appear behind it.
            self.present_seat = seat
        self._watched = self._watched or self._shows_hands
        self._replace_player(seat, kind)
        self._log.note(words.handed_over(self.names[seat], kind, before), seat)
        self.settle()
        if not self.over:
            self._save()

    # --- advice -------------------------------------------------------------------------------------------

    def ask_hint(self) -> bool:
        looks = self.curtain is None and not (self.showing or self.openly) and self.viewer in self.humans
        return looks and self._advice.ask_hint(self.viewer)

    @property
    def moves(self) -> Sequence[Move]:
        return self.computers.moves.list_public()

    def move_of(self, line: LogLine) -> Move | None:
        return self.computers.moves.find_in_line(line)

    # --- time and computers -------------------------------------------------------------------------------

    def update(self, now_ms: int) -> bool:
        """Let time pass and the computers answer. Return True when anything changed. Never waits."""
        passed, self._now = 0 if self._now is None or self.over else now_ms - self._now, now_ms
        self._seconds += min(max(0, passed), LONGEST_STEP_MS) / 1000
        if not self.is_stepwise:
            self.clock.run(passed)
        changed = self.keeper.look(now_ms)
        self._remarks += self.keeper.take_remarks()
        if self.clock.is_due(self.match) and self.match.call_time():
            self._update_after_answer()
            changed = True
        changed = self.computers.run(now_ms) or changed
        changed = self._advice.run(now_ms) or changed
        for seat, option in (answers := [] if self.seats_to_show else self.computers.due(now_ms)):
            self.match.answer(seat, option)
        if answers:
            self._watched = self._watched or self.watching
            self._update_after_answer()
        return changed or bool(answers)

    def wake_at(self) -> int | None:
        rest, now = self.clock.wake_in() if not self.over else None, self._now or 0
        moments = (
            self.computers.wake_at(now),
            self._advice.wake_at(now),
            None if rest is None else now + rest,
            self.keeper.wake_at(now),
        )
        return min((moment for moment in moments if moment is not None), default=None)

    @property
    def thinking(self) -> dict[int, int]:
        return self.computers.thinking

    @property
    def waits_for_step(self) -> bool:
        return self.computers.waits_for_step

    def step(self) -> None:
        self.computers.step()

    def hurry(self) -> None:
        self.computers.hurry()

    def set_tempo(self, tempo: Tempo | None) -> None:
        """Set how the computers act while only they play. None restores the settings."""
        self.computers.tempo = tempo

    @property
    def is_stepwise(self) -> bool:
        """Return whether each move of a watched match waits for `step`."""
        return (tempo := self.computers.tempo) is not None and tempo.stepwise

    def quicken_computers(self, follow_up: float) -> None:
        self.computers.follow_up = follow_up

    def hold_computers(self, until_ms: int, haste: float = 1.0) -> None:
        self.computers.hold_until_ms, self.computers.haste = until_ms, haste

    # --- inside -------------------------------------------------------------------------------------------

    def _update_after_answer(self) -> None:
        """Ask the next seat after an answer, and save."""
        self.settle()
        self._save()

    def settle(self) -> None:
        """Choose the viewer, lower the curtain if needed, and let the computers think."""
        self._view = None
        if not self.seats_to_show or self.has_one_human:
            self.auto_pass.run(self.humans)
        if sentence := self.auto_pass.early_pass.lost:
            self.auto_pass.early_pass.lost = ""
            self.tell(sentence)
        look = self.look
        self._decide_looks()
        if self.look != look or self.curtain is not None:
            self.advice.forget()
        self._advice.look([seat for seat in self.match.asked_seats if seat in self.humans])
        self.computers.look()

    def _remark(self, sentence: str, seat: int) -> None:
        self._remarks.append(sentence)
        self._log.note(sentence, seat)

    def _replace_player(self, seat: int, kind: str) -> None:
        self._played.changes(seat)
        self.match.kinds[seat] = kind

    def _save(self, leaving: bool = False) -> None:
        """Store the new answers. The last one is stored together with the result."""
        ends = self.over and not self._ended
        result = match_result(self.match, self._seconds, self._watched, self._played) if ends else None
        self._ended = self.over
        self.keeper.save(self.notes(), result, leaving)
        if result is not None:
            self.when_over(result)
