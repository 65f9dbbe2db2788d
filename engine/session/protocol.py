"""The interface between the table and a match in progress.

The table sees only the views and redacted events of the seat it serves. `engine.session` holds the program's session;
tests use simpler ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from engine.kernel.flow.preview import Preview
from engine.kernel.game.game import Game
from engine.kernel.state.events import Event
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.advice import Advice
from engine.session.computers.moves import Move
from engine.session.log import LogLine
from engine.session.play_clock import PlayClock
from engine.session.privacy.curtain_rule import CurtainCall
from engine.session.privacy.deck_commitment import DeckCommitment
from engine.session.privacy.hidden_keys import HiddenKeyChoice
from engine.session.reactions.public_call import PublicCall
from engine.session.reactions.window_memory import ANY, WindowMemory
from engine.session.saving.bookmarks import Bookmarks
from engine.session.viewpoint import Batch


class SessionFacts(Protocol):
    """What the table may know of a match in progress. Times are milliseconds of the program's clock.

    viewer: the seat whose view is shown, or SPECTATOR
    orders: the order of each seat's hand
    clock: the playing time, if limited
    look: a counter that changes when the table must forget everything, because another seat looks
    openly: whether everybody watches while the viewer answers
    on_public_table: whether the table still shows events to everybody, so that the log names nothing private
    showing: whether the viewer sees their cards for the first time, before any question
    call: a question to all people on the public table, or None
    hidden_key_choice: a choice there with hidden keys, or None
    curtain: the curtain call needed before the next question, or None
    seal: the deck commitment, if any
    kinds: who plays each seat: "human" or a policy
    thinking: the computer seats that think, each with its start time
    waits_for_step: whether step mode holds back an answer until `step`
    undo_sentence: why the last choice can or can't be undone, and what to do about it
    undo_question: the question before an undo past a barrier; empty where that is impossible
    saved: whether all answers are on disk, as far as the match is saved at all
    save_is_late: whether an answer has waited for the disk for over a second
    bookmarks: moments of the match to return to; None when nothing is stored
    advice: hints for people and explanations of computer moves
    moves: recent moves of computer seats that can be explained, latest last
    """

    viewer: int
    look: int
    openly: bool
    on_public_table: bool
    orders: dict[int, list[int]]
    clock: PlayClock
    curtain: CurtainCall | None
    call: PublicCall | None
    hidden_key_choice: HiddenKeyChoice | None
    seal: DeckCommitment | None
    advice: Advice
    bookmarks: Bookmarks | None

    @property
    def queued_answer(self) -> Option | None:
        """Return the queued answer of the viewer's last drop until it is given."""

    @property
    def showing(self) -> bool: ...

    @property
    def looks_first(self) -> Sequence[int]:
        """Return the seats that are asked in public and hold cards that they may look at first."""

    @property
    def game(self) -> Game: ...

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def kinds(self) -> Sequence[str]: ...

    @property
    def is_untouched(self) -> bool:
        """Return whether nothing has been answered yet."""

    @property
    def over(self) -> bool: ...

    @property
    def points_by_turn(self) -> Sequence[Sequence[int]]:
        """Return each seat's public points at the end of each turn (or round). The first entry is the start."""

    @property
    def log(self) -> Sequence[LogLine]: ...

    @property
    def recap(self) -> Sequence[LogLine]:
        """Return what others did since the viewer's last choice, one line each, while the viewer is asked."""

    @property
    def public_log(self) -> Sequence[LogLine] | None:
        """Return the public log while several people play. An exported log then holds nothing else."""

    @property
    def log_folder(self) -> Path | None:
        """Return the folder for an exported log, or None when nothing is stored."""

    def last_event(self, kind: int) -> Event | None:
        """Return the last event of a kind in this turn as the viewer knows it, or None."""

    @property
    def thinking(self) -> Mapping[int, int]: ...

    @property
    def waits_for_step(self) -> bool: ...

    @property
    def undo_sentence(self) -> str: ...

    @property
    def undo_question(self) -> str: ...

    @property
    def is_saved(self) -> bool: ...

    @property
    def save_is_late(self) -> bool: ...

    @property
    def watching(self) -> bool:
        """Return whether only computers play."""

    @property
    def has_one_human(self) -> bool:
        """Return whether one person plays at this computer."""

    def reaction_mode(self, card: int) -> str:
        """Return when the viewer wants to be asked about a card (see `engine.session.reactions.reaction_memory`)."""

    @property
    def early_choice(self) -> str:
        """Return the text of the viewer's choice that waits for others to decline; empty without one."""

    @property
    def windows(self) -> WindowMemory:
        """Return when each seat wants to be asked in windows, and which seats have announced a card."""

    def view(self) -> View:
        """Return what the viewer knows now."""

    @property
    def moves(self) -> Sequence[Move]: ...

    def preview(self, *answers: Option) -> Preview:
        """Return what a sequence of the viewer's answers leads to, as far as its view tells."""

    def undo_state(self) -> tuple[bool, str]:
        """Return whether undo works now without a question, and the key of the reason against it."""

    def wake_at(self) -> int | None:
        """Return when `update` is needed next even without input, or None."""

    def move_of(self, line: LogLine) -> Move | None:
        """Return the computer move that a log line reports, or None if it reports none that can be explained."""


class TableSession(SessionFacts, Protocol):
    """A match in progress, as the table uses it."""

    def set_reaction_mode(self, card: int, mode: str) -> None:
        """Set when the viewer wants to be asked about a card."""

    def announce(self, seat: int, card: int = ANY) -> None:
        """Announce that a person wants to play a card at the next window. A second call withdraws it."""

    def set_window_mode(self, seat: int, moment: str, mode: str) -> None:
        """Set whether a seat is asked at a moment."""

    def let_happen(self, hush: bool = False) -> None:
        """Decline the open reaction, or a public `call` for all. With `hush`, decline for the rest of this turn."""

    def press_hidden_key(self, seat: int, number: int) -> None:
        """Record the key of a person in `hidden_key_choice`. Keys start at 0."""

    def look_first(self, seat: int) -> None:
        """Let a seat of `hidden_key_choice` or `looks_first` choose behind the curtain instead."""

    def pass_on(self) -> None:
        """Go on after the viewer has seen their cards for the first time."""

    def speak_up(self, seat: int) -> None:
        """Let a seat of `call` look at its own cards."""

    def take_events(self) -> list[Batch]:
        """Return the batches of events since the last call, each with the view after it.

        The table shows the view of a batch without events at once.
        """

    def take_remarks(self) -> list[str]:
        """Return a sentence for each problem since the last call."""

    def answer(self, option: Option, aim: Option | None = None) -> None:
        """Answer the viewer's question.

        `aim` answers a later question of the same card if it is offered. Raises IllegalAnswer when the option is not
        offered.
        """

    def forget_queued_answer(self) -> bool:
        """Discard the queued answer of the viewer's last drop. Return False if there is none."""

    def ask_hint(self) -> bool:
        """Ask for a hint for the viewer. A later `update` brings it in `advice.hint`.

        Return False when the viewer has no question.
        """

    def undo(self, beyond: bool = False) -> bool:
        """Undo the viewer's last answer. Return False when that is impossible. `beyond` ignores undo barriers."""

    def update(self, now_ms: int) -> bool:
        """Let time pass and computer seats act. Return True when something changed."""

    def step(self) -> None:
        """Let the next computer seat act, in step mode."""

    def hurry(self) -> None:
        """Skip the delay of the computers that think now."""

    def quicken_computers(self, follow_up: float) -> None:
        """Set the share of the delay that a computer waits before it continues its own turn."""

    def hold_computers(self, until_ms: int, haste: float = 1.0) -> None:
        """Let no computer answer before `until_ms`, because the table still shows events.

        After that, each waits the share `haste` of its delay.
        """

    def hand_over(self, seat: int, kind: str) -> None:
        """Give a seat to a computer of a level, or back to a person ("human")."""

    def close(self) -> None: ...
