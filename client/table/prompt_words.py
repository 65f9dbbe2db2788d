"""The sentence of the prompt bar: the play at the cursor, who is waited for, or the open question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from client.motion.beats import Beat
from client.session.privacy.covered import CoveredCall
from client.session.reactions.public_call import PublicCall
from client.session.story import plain
from client.session.telling import Teller
from client.session.words import called
from client.table.hand import answers
from client.words.say import table as say
from engine.kernel.causes import Cause
from engine.kernel.layout import SPECTATOR
from engine.kernel.plays import play_of

if TYPE_CHECKING:
    from client.table.model import TableState

LEAST_MS = 600
"""How long the prompt bar names the same computers at least."""
LONG_MS = 1000
"""A computer that has thought for so long is named with its seconds. Before that, what was played last stays."""
_LONGEST = 80
"""Letters; more plays at once are only counted."""
PLAY, WAIT, QUESTION = range(3)


class PromptWords:
    """Words the prompt bar of one table from frame to frame, so that nobody has to read faster than people can."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self._said, self._kind, self._since = "", QUESTION, 0
        """The sentence that stands in the bar, what it is about, and since when."""
        self._all_asked: set[int] = set()
        self._waits_since = 0
        self._long = False
        """The computers that were asked since the last play or question, since when, and whether one was named with its
        seconds.
        """
        self._worded: tuple[Sequence[Beat], int, str] = (), -1, ""
        """The beats that were worded last, the phase then, and the words."""

    def sentence(self, call: PublicCall | None = None, covered: CoveredCall | None = None) -> str:
        """Return the sentence of this frame. `call` and `covered` are what the public table asks."""
        table = self.table
        session, view = table.session, table.view
        playing = table.layers.suspense() or ("" if table.reached else self.play())
        if playing:
            return self._say(PLAY, playing)
        if not table.reached and self._said:
            return self._said
        words = answers.sentence(session, view, table.now, LONG_MS, answers.asks_where(table.hand), call, covered)
        computers = answers.computers_asked(session, view, call, covered)
        if computers and not self._said and session.untouched and not table.pace.off:
            return self._say(PLAY, say("dealing"))
        if computers:
            return self._wait(computers, words)
        return self._say(QUESTION, self._with_kept(words))

    def _say(self, kind: int, words: str) -> str:
        if words != self._said:
            self._said, self._since = words, self.table.now
        self._kind = kind
        if kind != WAIT:
            self._all_asked.clear()
            self._long = False
        return words

    def _with_kept(self, words: str) -> str:
        """A sentence behind the choice that is kept until its question comes."""
        kept = self.table.session.kept
        return say("kept-next", choice=kept, asked=words) if kept else words

    def _wait(self, computers: list[int], words: str) -> str:
        """Name the computers that think. Those that are asked in turn are named together, and what was played last
        stays long enough to be read.
        """
        table = self.table
        session, now = table.session, table.now
        if not self._all_asked:
            self._waits_since = now
        self._all_asked.update(computers)
        thought = max((now - session.thinking[seat] for seat in computers if seat in session.thinking), default=0)
        if thought < LONG_MS and self._all_asked != set(computers):
            alone = table.public or table.view.seat == SPECTATOR
            words = say("waiting-for-computers" if alone else "waiting-for-opponents")
        words = self._with_kept(words)
        stands = self._kind == PLAY and now - self._waits_since < LONG_MS
        stands = stands or self._kind == WAIT and (now - self._since < LEAST_MS or self._long and thought < LONG_MS)
        self._long = thought >= LONG_MS or stands and self._long
        return self._said if stands else self._say(WAIT, words)

    # -- plays ------------------------------------------------------------------------------------------------

    def play(self) -> str:
        """Word the play at the cursor, once while it is shown."""
        table = self.table
        beats, phase, words = self._worded
        if beats is not table.director.playing or phase != table.shown.phase:
            words = self._word(table.director.playing)
            self._worded = table.director.playing, table.shown.phase, words
        return words

    def _word(self, beats: Sequence[Beat]) -> str:
        """The play of some beats as the log tells it so far. Several plays or a long one: the cards ("Igor: Freeze
        Ray"). Between plays the phase.
        """
        table = self.table
        acting = {beat.cause.number: beat.cause for beat in beats
                  if beat.cause.seat >= 0 or table.knows(beat.cause.card)}  # fmt: skip
        if len(acting) == 1:
            so_far, now = self._told_so_far(beats, *acting.values())
            found = next((words for words in (so_far, now) if 0 < len(words) <= _LONGEST), "")
            if found or so_far and not now:  # what was said before still stands
                return found
        own = {beat.cause.number for beat in beats if beat.own}
        told = list(dict.fromkeys(self._words_of(cause) for cause in acting.values()
                                  if table.knows(cause.card) or cause.number not in own))  # fmt: skip
        if acting and not told:  # nothing is said of what the player's own answer cleans up
            return ""
        if told:
            words = "; ".join(told)
            return words if len(words) <= _LONGEST else say("several-play", count=len(told))
        phases, phase = table.session.game.phases, table.shown.phase
        if not table.cursor[0]:
            return say("dealing")
        if not 0 <= phase < len(phases):
            return ""
        return table.painter.look.phases.get(phases[phase], phases[phase].capitalize()).lstrip("0123456789 ")

    def _told_so_far(self, beats: Sequence[Beat], cause: Cause) -> tuple[str, str]:
        """The sentence of a play as far as the table has shown it, and of what it does in these beats: a card of the
        table only has that one.
        """
        table = self.table
        teller = Teller(table.view.table, called(table.session))
        now = [event for beat in beats if beat.cause.number == cause.number for event in beat.events]
        so_far = table.director.turn_beats.events(cause.number) if cause.seat >= 0 else []
        told, told_now = (plain(teller.sentence(play_of(table.view.table, cause, some))) for some in (so_far, now))
        return told, told_now

    def _words_of(self, cause: Cause) -> str:
        """Who does something, and with which card."""
        table, seat = self.table, cause.seat
        words, names = table.session.game.words, called(table.session)
        if not table.knows(cause.card):
            return say("play-goes-on", player=names[seat])
        card = words.card_name(table.view.table, cause.card)
        return say("play-of", player=names[seat], card=card) if seat >= 0 else card
