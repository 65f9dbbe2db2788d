"""A session: one match at one computer, from the first question to the result.

It serves the table (whose eyes, which view, which events), lets the computer seats think in worker processes,
passes the seat between people behind the curtain, and keeps every answer on disk. It draws nothing, waits for
nothing, and is told the time.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.ai.workers import WorkerPool
from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.flow.preview import Preview
from engine.kernel.game.game import Game, Options
from engine.kernel.match.match import Match
from engine.kernel.state.state import Option
from engine.session import words
from engine.session.advice import Advice, MatchAdvice
from engine.session.computers.moves import Move
from engine.session.computers.pool import shared_pool
from engine.session.computers.thinking import ComputerSeats, Tempo, checked_kind, known_kinds, saved_memories
from engine.session.log import LogLine
from engine.session.play_clock import LONGEST_STEP_MS, PlayClock
from engine.session.privacy import curtain_rule as privacy
from engine.session.privacy.seal import Seal, new_seed
from engine.session.reacting import Reacting
from engine.session.reactions.auto_pass import AutoPass
from engine.session.reactions.card_memory import passing
from engine.session.reactions.public_call import NOBODY
from engine.session.saving.autosave import Autosave, match_result
from engine.session.saving.bookmarks import Bookmarks
from engine.session.saving.match_purpose import MatchPurpose
from engine.session.saving.notes import sound_notes
from engine.session.seat_history import SeatHistory
from engine.session.story import answered_last
from engine.store.packs import game_of
from engine.store.results import MatchResult
from engine.store.settings import Settings
from engine.store.store import Store
from engine.words.say import session as say


class Session(Reacting):
    """A match at this computer. `start` or `resume` one; call `update` before every frame.

    For `viewer`, `look` and `openly` see `Looking`.
    """

    def __init__(self, match: Match, settings: Settings, *, store: Store | None = None,
                 pool: WorkerPool | None = None, document: Mapping[str, Any] | None = None,
                 begins: bool = False) -> None:  # fmt: skip
        """Sit down at a match. `document` is that of a saved match, with what its session had noted beside it. Where it
        `begins`, people see what is theirs before anything is asked.
        """
        notes = sound_notes((document or {}).get("session"), match)
        super().__init__(match, notes.get("last_looked"))
        self.settings = settings
        self._pool = pool if pool is not None else shared_pool()
        self._number = int(notes.get("number", 0)) or secrets.randbits(62)
        self.computers = ComputerSeats(match, self._pool, settings, self._number, self._remark,
                                       self._replace_player, saved_memories(notes.get("memories")))  # fmt: skip
        """The seats that computers play."""
        self._advice = MatchAdvice(match, self._pool, self._number, saved_memories(notes.get("noted")))
        self.advice: Advice = self._advice
        """Hints for people, and why computers did what they did."""
        self.keeper = Autosave(store, match, document)
        self.occasion = MatchPurpose.noted(notes.get("occasion"))
        """What the match is played for, beside itself."""
        one_try = self.occasion is not None and self.occasion.one_try
        self.bookmarks = None if one_try else Bookmarks(self, self.keeper, self.notes, settings, self._pool)
        """Moments of this match to go back to."""
        self.passing = AutoPass(match, settings, notes.get("reactions"), one_try)
        self._remarks: list[str] = []
        self._seconds = float(notes.get("seconds", 0.0))
        self.clock = PlayClock.of(match, float(notes.get("played", 0.0)))
        """The minutes of play, where they are limited."""
        self.seal = Seal.noted(notes.get("seal"))
        """What is told about the order of the decks; None for a match that was begun without."""
        self.when_over: Callable[[MatchResult], None] = lambda _: None
        """Called when the last answer has been given here."""
        self._watched = notes.get("watched") is True
        self._played = SeatHistory(match, notes.get("changed"))
        self._log.recall(notes.get("told"))
        self.orders.update({int(seat): order for seat, order in notes.get("orders", {}).items()})
        self._now: int | None = None
        self._ended = match.over
        if begins:
            self.seats_to_show = privacy.shown_round(match, self.humans, settings.covered_keys)
        self.settle()

    # --- beginning and ending -----------------------------------------------------------------------------

    @classmethod
    def start(cls, game: Game, names: Sequence[str], kinds: Sequence[str], options: Options, seed: int,
              settings: Settings, *, store: Store | None = None, pool: WorkerPool | None = None,
              occasion: MatchPurpose | None = None, known_seed: bool = False) -> Session:  # fmt: skip
        """Begin a match and save it, if there is a `store`. `kinds` tell who plays each seat: "human" or a policy; the
        seed is known when a player typed it. Raises BadOption or ValueError in one sentence.
        """
        checked = [checked_kind(kind) for kind in kinds]
        document = {"session": occasion.notes(seed) if occasion else {}}
        match = Match(game, names, options, seed, checked)
        session = cls(match, settings, store=store, pool=pool, document=document, begins=True)
        session.seal = Seal.new(game.slug, seed, known_seed)
        session._save()
        return session

    @classmethod
    def resume(cls, document: Mapping[str, Any], settings: Settings, *, store: Store | None = None,
               pool: WorkerPool | None = None) -> Session:  # fmt: skip
        """Go on with a saved match; `engine.session.resume` also takes one whose rules have changed. Raises BadMatch,
        UnknownGame or ValueError in one sentence.
        """
        match = Match.from_document(game_of(document), document)
        return cls.sit_down(match, document, settings, store=store, pool=pool)

    @classmethod
    def sit_down(cls, match: Match, document: Mapping[str, Any], settings: Settings, *, store: Store | None = None,
                 pool: WorkerPool | None = None) -> Session:  # fmt: skip
        """Go on with the match that was made of a document."""
        match.kinds[:], sentences = known_kinds(match.names, match.kinds)
        session = cls(match, settings, store=store, pool=pool, document=document)
        session.tell(*sentences)
        return session

    @property
    def pool(self) -> WorkerPool:
        """Who thinks for the computers."""
        return self._pool

    def restart(self) -> Session:
        """A rematch: the same set-up and seats with a new seed. This session ends."""
        match = self.match
        self.close()
        return Session.start(match.game, match.names, match.kinds, match.options, new_seed(), self.settings,
                             store=self.keeper.store, pool=self._pool,
                             occasion=self.occasion.again() if self.occasion else None)  # fmt: skip

    def close(self) -> None:
        """Leave the table: nobody thinks any more. The match stays saved."""
        if self.keeper.has_begun:
            self._save(leaving=True)
        self.computers.forget_all()
        self.advice.forget()
        self._stop_listening()

    def document(self) -> dict[str, Any]:
        """The match as plain data, with what this session has noted beside it: `resume` goes on with that."""
        return self.match.to_document() | {"session": self.notes()}

    def notes(self) -> dict[str, Any]:
        """What is noted beside a saved match."""
        return {
            "number": self._number,
            "memories": {str(seat): memory for seat, memory in self.computers.memories.items()},
            "noted": {str(seat): memory for seat, memory in self._advice.memories.items()},
            "last_looked": self._last_looked,
            "seconds": round(self._seconds, 1), "played": round(self.clock.seconds, 1),
            "reactions": self.passing.to_data(), "watched": self._watched,
            "changed": self._played.to_data(), "told": self._log.told(),
            "orders": {str(seat): order for seat, order in self.orders.items()},
            **({"seal": self.seal.to_data()} if self.seal else {}),
            **({"occasion": self.occasion.to_data()} if self.occasion else {}),
        }

    # --- what the table shows -----------------------------------------------------------------------------

    @property
    def saved(self) -> bool:
        return self.keeper.saved

    @property
    def save_is_late(self) -> bool:
        return self.keeper.is_late

    @property
    def log_folder(self) -> Path | None:
        return self.keeper.store.folders.logs if self.keeper.store is not None else None

    def take_remarks(self) -> list[str]:
        """What went wrong since the last call (saving, a computer player), a sentence each."""
        remarks, self._remarks = [*self._remarks, *self.keeper.take_remarks()], []
        return remarks

    def tell(self, *sentences: str) -> None:
        """Have the people at the table told something."""
        self._remarks += sentences

    # --- people -------------------------------------------------------------------------------------------

    def answer(self, option: Option, aim: Option | None = None) -> None:
        """See the protocol; the answer is saved before this returns."""
        if self.viewer not in self.humans:
            raise IllegalAnswer("nobody sits at the table to answer")
        self._keys.looks = NOBODY
        self._told[self.viewer] = len(self.match.answers)
        self.passing.answer(self.viewer, option, aim)
        self.advice.forget()
        self._answered()

    @property
    def intent(self) -> Option | None:
        return self.passing.intent.of(self.viewer)

    def forget_intent(self) -> bool:
        return self.passing.intent.forget(self.viewer)

    def outlook(self, *answers: Option) -> Preview:
        """See the protocol. An answer offered next to earlier reactions counts as given after them."""
        view = self.view() if self.openly else self.match.view(self.viewer)
        no = passing(view.question) if view.question is not None and answers[0] not in view.options else None
        return Preview(view, answers if no is None else (no, *answers))

    def undo_state(self) -> tuple[bool, str]:
        """See the protocol; the keys are those of the messages "undo-...". An assisted match stops no undo."""
        if self._undoer == NOBODY:
            return False, "not-looking"
        reason = self.passing.undo_refused(self._undoer)
        return not reason or (self.match.assisted and self._goes_beyond), reason

    @property
    def undo_sentence(self) -> str:
        """Why the last choice can or cannot be taken back, and what can be done about it."""
        possible, reason = self.undo_state()
        if possible:
            return say("undo-possible")
        return say(f"undo-{reason}.further" if self.undo_question else f"undo-{reason}")

    @property
    def undo_question(self) -> str:
        """What the viewer is asked before undo goes beyond what stops it, which takes back answers of computers and
        marks the match as assisted: a sentence or two, empty where it cannot.
        """
        possible, reason = self.undo_state()
        return "" if possible or not self._goes_beyond else say(f"undo-{reason}.question")

    @property
    def _goes_beyond(self) -> bool:
        return self.alone and self.viewer in self.humans and self.passing.goes_beyond(self.viewer)

    def undo(self, beyond: bool = False) -> bool:
        """Take back the viewer's last answer; false when that cannot be done. `beyond`: see `undo_question`."""
        possible, reason = self.undo_state()
        if not possible and not (beyond and self._goes_beyond):
            return False
        return self._take_back(self._undoer, force=bool(reason))

    @property
    def undo_at_curtain(self) -> int:
        """While the curtain is closed: the seat of a person whose last choice can still be taken back, or NOBODY."""
        last = self.match.answers[-1].seat if self.match.answers else NOBODY
        takes_back = self.curtain is not None and last in self.humans and not self.passing.undo_refused(last)
        return last if takes_back else NOBODY

    def take_back_at_curtain(self) -> bool:
        """Take that choice back; its seat is called. False when there is none."""
        seat = self.undo_at_curtain
        if seat == NOBODY:
            return False
        self.present_seat = NOBODY
        return self._take_back(seat)

    def _take_back(self, seat: int, force: bool = False) -> bool:
        if not self.passing.undo(seat, force):
            return False
        self._went_back()
        return True

    def _went_back(self) -> None:
        """Answers were taken back: whatever was made of them goes, too, and the table shows the position now."""
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
        """Let a person ("human") or the computer (a policy) play a seat from now on: also what it is being asked now.
        Raises ValueError for another kind.
        """
        before = self.match.kinds[seat]
        if checked_kind(kind) == before:
            return
        if self.curtain is not None and self.curtain.seat == seat:
            # Whoever gives up this seat sits before the curtain: nobody else's cards may appear behind it.
            self.present_seat = seat
        self._watched = self._watched or self._shows_hands
        self._replace_player(seat, kind)
        self._log.note(words.handed_over(self.names[seat], kind, before), seat)
        self.settle()
        if not self.over:
            self._save()

    # --- advice -------------------------------------------------------------------------------------------

    def ask_hint(self) -> bool:
        """Ask for advice to whoever looks, for `advice.hint`. False without a question to that person."""
        looks = self.curtain is None and not (self.showing or self.openly) and self.viewer in self.humans
        return looks and self._advice.ask_hint(self.viewer)

    @property
    def moves(self) -> Sequence[Move]:
        """What computer seats have done lately and can be asked about with `advice.ask_why`, the latest last."""
        return self.computers.moves.told()

    def move_of(self, line: LogLine) -> Move | None:
        """The move of a computer seat that a line of the log tells of, where it can be asked about."""
        return self.computers.moves.told_in(line)

    # --- time and computers -------------------------------------------------------------------------------

    def update(self, now_ms: int) -> bool:
        """Let time pass and the computers answer; true when anything has changed. Never waits."""
        passed, self._now = 0 if self._now is None or self.over else now_ms - self._now, now_ms
        self._seconds += min(max(0, passed), LONGEST_STEP_MS) / 1000
        if not self.paused:
            self.clock.run(passed)
        changed = self.keeper.look(now_ms)
        self._remarks += self.keeper.take_remarks()
        changed = self.clock.is_due(self.match) and self._call_time() or changed
        changed = self.computers.run(now_ms) or changed
        changed = self._advice.run(now_ms) or changed
        for seat, option in (answers := [] if self.seats_to_show else self.computers.due(now_ms)):
            self.match.answer(seat, option)
        if answers:
            self._watched = self._watched or self.watching
            self._answered()
        return changed or bool(answers)

    def wake_at(self) -> int | None:
        rest, now = self.clock.wake_in() if not self.over else None, self._now or 0
        moments = (self.computers.wake_at(now), self._advice.wake_at(now), None if rest is None else now + rest,
                   self.keeper.wake_at(now), now if self._batches else None)
        return min((moment for moment in moments if moment is not None), default=None)

    def _call_time(self) -> bool:
        """The minutes set for the match are over; false when that means nothing to the game now."""
        if called := self.match.call_time():
            self._answered()
        return called

    @property
    def thinking(self) -> dict[int, int]:
        """The computer seats that think, each with the moment (milliseconds) since which it does."""
        return self.computers.thinking

    @property
    def waits_for_step(self) -> bool:
        """Whether step mode holds back an answer until `step` is called."""
        return self.computers.waits_for_step

    def step(self) -> None:
        """In step mode: let the computer act once (or all at once, when they choose in secret)."""
        self.computers.step()

    def hurry(self) -> None:
        """Spare the delay before the computers that think now act."""
        self.computers.hurry()

    def set_tempo(self, tempo: Tempo | None) -> None:
        """How the computers act while nobody else plays; None: as the settings say."""
        self.computers.tempo = tempo

    @property
    def paused(self) -> bool:
        """Whether each move of a match that is only watched waits for `step`."""
        return (tempo := self.computers.tempo) is not None and tempo.stepwise

    def quicken_computers(self, follow_up: float) -> None:
        """Let a computer that goes on with its turn wait only this share of the delay of the settings."""
        self.computers.follow_up = follow_up

    def hold_computers(self, until_ms: int, haste: float = 1.0) -> None:
        """Let no computer answer before this moment, and let each wait this share of its delay after that."""
        self.computers.hold_until_ms, self.computers.haste = until_ms, haste

    # --- inside -------------------------------------------------------------------------------------------

    def _answered(self) -> None:
        """Something was answered: ask whoever is next, and let nothing be lost."""
        self.settle()
        self._save()

    def settle(self) -> None:
        """Decide whose eyes the table shows, call for the curtain, and let the computers think."""
        self._view = None
        if not self.seats_to_show or self.alone:
            self.passing.run(self.humans)
        if sentence := self.passing.ahead.lost:
            self.passing.ahead.lost = ""
            self.tell(sentence)
        look = self.look
        self._decide_looks()
        if self.look != look or self.curtain is not None:
            self.advice.forget()
        self._advice.look([seat for seat in self.match.asked if seat in self.humans])
        self.computers.look()

    def _remark(self, sentence: str, seat: int) -> None:
        self._remarks.append(sentence)
        self._log.note(sentence, seat)

    def _replace_player(self, seat: int, kind: str) -> None:
        self._played.changes(seat)
        self.match.kinds[seat] = kind

    def _save(self, leaving: bool = False) -> None:
        """Store what has been answered; the last answer with how the match has ended, in one."""
        ends = self.over and not self._ended
        result = match_result(self.match, self._seconds, self._watched, self._played) if ends else None
        self._ended = self.over
        self.keeper.save(self.notes(), result, leaving)
        if result is not None:
            self.when_over(result)
