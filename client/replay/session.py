"""A session for replays: offers the table's interface, takes no answers and saves nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from client.replay.recording import Recording
from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.flow.preview import Preview
from engine.kernel.game.traits import chart_step
from engine.kernel.state.events import Event
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.advice import Advice
from engine.session.computers.moves import Move
from engine.session.log import LogLine, last_event
from engine.session.play_clock import PlayClock
from engine.session.privacy.curtain_rule import CurtainCall
from engine.session.privacy.deck_commitment import DeckCommitment
from engine.session.privacy.hidden_keys import HiddenKeyChoice
from engine.session.reactions.public_call import PublicCall
from engine.session.reactions.window_memory import WindowMemory
from engine.session.saving.bookmarks import Bookmarks
from engine.session.viewpoint import Batch
from engine.words.say import replay as say

WATCHED = "watched"
"""The policy name for each seat: none can be asked."""


def _do_nothing(*_: object, **__: object) -> None:
    """Return None: nobody is asked, no computer plays, no move is explained, and nothing goes on by itself."""


def _refuse(*_: object, **__: object) -> bool:
    """Return False: nothing changes the match."""
    return False


class ReplaySession:
    """A session (see `engine.session.protocol`) at a moment of a recording.

    `moment`: the number of answers before the shown state. `viewer`: a seat or SPECTATOR.
    """

    openly = on_public_table = False
    showing = False
    looks_first: Sequence[int] = ()
    curtain: CurtainCall | None = None
    call: PublicCall | None = None
    hidden_key_choice: HiddenKeyChoice | None = None
    seal: DeckCommitment | None = None
    bookmarks: Bookmarks | None = None
    watching = True
    thinking: Mapping[int, int] = {}
    waits_for_step = False
    undo_question = ""
    is_saved = True
    save_is_late = False
    has_one_human = False
    early_choice = ""
    is_untouched = False
    moves: Sequence[Move] = ()
    public_log: Sequence[LogLine] | None = None
    queued_answer: Option | None = None

    def __init__(self, recording: Recording, moment: int = 0, viewer: int = SPECTATOR) -> None:
        self.undo_sentence = say("nothing-changes")
        self.orders: dict[int, list[int]] = {}
        self.recording = recording
        self.game, self.names = recording.game, recording.names
        self.kinds = (WATCHED,) * len(recording.names)
        self.moment = moment
        self.viewer = viewer
        self.look = 0
        self.clock = PlayClock()
        self.windows = WindowMemory()
        self.advice = Advice()
        self._batches: list[Batch] = []
        self._log: tuple[tuple[int, int], Sequence[LogLine]] = (-1, -1), ()

    # --- where it stands -----------------------------------------------------------------------------------

    def go_to(self, moment: int) -> None:
        """Jump to a moment."""
        self.moment = max(0, min(moment, self.recording.length))
        self._batches.clear()
        self.look += 1

    def look_as(self, viewer: int) -> None:
        """Show the same moment to another viewer."""
        self.viewer = viewer
        self.go_to(self.moment)

    def go_on(self) -> int:
        """Advance to the next visible answer. Returns the number of answers passed."""
        recording, before = self.recording, self.moment
        self.moment = recording.next_shown(before, self.viewer)
        for moment in range(before + 1, self.moment + 1):
            events = recording.events(moment, self.viewer)
            if events:
                self._batches.append(Batch(events, recording.view(moment, self.viewer), self.viewer))
        return self.moment - before

    # --- what the table shows ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.moment == self.recording.length

    @property
    def points_by_turn(self) -> Sequence[Sequence[int]]:
        """The points up to the current moment."""
        view = self.recording.view(self.moment, SPECTATOR)
        return self.recording.points_by_turn[: chart_step(view) + 1]

    @property
    def log(self) -> Sequence[LogLine]:
        """The log up to the current moment."""
        key = self.moment, self.viewer
        if self._log[0] != key:
            self._log = key, self.recording.lines(*key)
        return self._log[1]

    @property
    def recap(self) -> Sequence[LogLine]:
        """The recap for the viewer's next question."""
        return self.recording.recap(self.moment, self.viewer)

    @property
    def log_folder(self) -> Path | None:
        """The log folder of the stored match, if any."""
        kept = self.recording.kept
        return kept.store.folders.logs if kept is not None else None

    def last_event(self, kind: int) -> Event | None:
        """Return the last event of a kind up to the current moment, as the viewer sees it."""
        return last_event(self.recording.match.history[: self.moment + 1], kind, self.viewer)

    def view(self) -> View:
        """Return the viewer's view."""
        return self.recording.view(self.moment, self.viewer)

    def take_events(self) -> list[Batch]:
        """Return the events since the last call."""
        batches, self._batches = self._batches, []
        return batches

    def take_remarks(self) -> list[str]:
        """Return no errors, because none can happen."""
        return []

    # --- what people might do ------------------------------------------------------------------------------

    def preview(self, *answers: Option) -> Preview:
        """Return the unchanged view, because no seat is asked."""
        return Preview(self.view(), answers)

    def answer(self, option: Option, aim: Option | None = None) -> None:
        """Raise IllegalAnswer, because the match is over."""
        raise IllegalAnswer("this match is over")

    def undo_state(self) -> tuple[bool, str]:
        """Return that undo is impossible."""
        return False, "nothing"

    def reaction_mode(self, card: int) -> str:
        return ""

    set_reaction_mode = set_window_mode = announce = speak_up = look_first = pass_on = press_hidden_key = _do_nothing
    let_happen = step = hurry = quicken_computers = hold_computers = hand_over = close = _do_nothing
    move_of = wake_at = _do_nothing
    update = undo = forget_queued_answer = ask_hint = _refuse
